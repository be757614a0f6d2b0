/** What a table that shows a recorded bet has instead of a server: it opens, and that is all. */
import type { RecordedTable } from "@tucano/contract/player/games/replays.ts";
import { formatWire, fromWire, multiplyFloor } from "@tucano/contract/money.ts";
import type { TableServer } from "../shared/table-server.ts";
import { UNTOLD_UNIT } from "./recorded-server.ts";

/** Short enough to be waited for, long enough to see where the bet lies. */
export const paceOf = ({ show_ms }: RecordedTable) => ({
  betting_ms: 2_500,
  closed_ms: 1_500,
  show_ms,
});

/** Tables count in the smallest of their units: a bet of several is one of so many. */
export const unitOfBet = ({ bet }: RecordedTable): string => bet.unit ?? UNTOLD_UNIT;

export const stakeOfBet = (record: RecordedTable): string =>
  formatWire(multiplyFloor(fromWire(unitOfBet(record)), record.bet.units, 1));

export function createRecordedTableServer(record: RecordedTable): TableServer {
  const never = (): Promise<never> => Promise.reject(new Error("Nothing is played in a replay."));
  const unit = unitOfBet(record);
  return {
    token: "",
    open: async () => ({
      session_token: null,
      mode: "real",
      currency: "BRL",
      language: "",
      balance: "0.00",
      stakes: [unit],
      default_stake: unit,
      max_stake: stakeOfBet(record),
      is_stake_free: false,
      bets_max: 1,
      game: record.sheet,
      pace: paceOf(record),
      has_chat: false,
    }),
    bets: never,
    proof: never,
  };
}
