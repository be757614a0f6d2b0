/** What a game that shows a recorded round has instead of a server: it opens, and that is all. */
import { type Centavos, formatWire, fromWire, multiplyFloor } from "@tucano/contract/money.ts";
import type { RecordedRound } from "@tucano/contract/player/games/replays.ts";
import type { GameServer } from "../platform/server.ts";

/** Of the unit where amounts are not told: all of them are written as multiples of it. */
export const UNTOLD_UNIT = "1.00";

export const unitOfRecord = ({ unit }: RecordedRound): string => unit ?? UNTOLD_UNIT;

export const stakeOfRecord = (round: RecordedRound): Centavos =>
  multiplyFloor(fromWire(unitOfRecord(round)), round.staked_hundredths, 100);

const noSeeds = {
  commitment: "0".repeat(64),
  next_commitment: "0".repeat(64),
  client_seed: null,
  nonce: 0,
};

export function createRecordedServer(round: RecordedRound): GameServer {
  const never = (): Promise<never> => Promise.reject(new Error("Nothing is played in a replay."));
  const unit = unitOfRecord(round);
  return {
    open: async () => ({
      session_token: null,
      mode: "real",
      currency: "BRL",
      language: "",
      balance: "0.00",
      stakes: [unit],
      default_stake: unit,
      max_stake: formatWire(stakeOfRecord(round)),
      game: round.sheet,
      fairness: noSeeds,
      market: { min_round_ms: 0, autoplay: false, turbo: false, buy_feature: true },
      unfinished_round: null,
      open_round: null,
    }),
    spin: never,
    begin: never,
    act: never,
    markShown: never,
    setClientSeed: never,
    rotateSeed: never,
    history: never,
  };
}
