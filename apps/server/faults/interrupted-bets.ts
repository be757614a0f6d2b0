/** Bets at a flight, made over a line that may break at any moment. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket } from "ws";
import {
  tableBets,
  type TableMessage,
  TABLES_PATH,
  type TableWish,
} from "@tucano/contract/player/games/shared-tables.ts";
import type { Device, Told, Wish } from "./interrupted-player.ts";

export const FLIGHT = "voo-do-tucano";
const UNIT = "1.00";
const AUTO_HUNDREDTHS = 150;
const AGAIN_MS = 60;
const LOOK_AGAIN_MS = 150;
const ANSWER_MS = 3_000;

/** One connection, until a message `isEnough`; null: it broke, or nothing came. */
function exchangeMessages(
  device: Device,
  react: (told: TableMessage, say: (wish: TableWish) => void) => boolean,
): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new WebSocket(device.url.replace(/^http/, "ws") + TABLES_PATH);
    const { signal } = device;
    const say = (wish: TableWish): void => socket.send(JSON.stringify(wish));
    const end = (isClear: boolean): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", cut);
      socket.terminate();
      resolve(isClear);
    };
    const cut = (): void => end(false);
    const timer = setTimeout(cut, ANSWER_MS);
    signal.addEventListener("abort", cut);
    socket.on("open", () => say({ type: "hello", token: device.token, game: FLIGHT }));
    socket.on("message", (data) => {
      const told = JSON.parse((data as Buffer).toString("utf8")) as TableMessage;
      if (react(told, say)) end(true);
    });
    socket.on("error", cut);
    socket.on("close", cut);
  });
}

/** What a table says when it has a bet. */
export interface TakenBet {
  readonly key: string;
  readonly name: string;
}

/** Bets as soon as a round takes bets; null: the house has not taken the bet. */
export async function betOnce(
  device: Device,
  onTaken?: (bet: TakenBet) => void,
): Promise<Told | null> {
  const key = randomUUID();
  const wish = { type: "bet", bet_key: key, unit: UNIT, client_seed: key } as const;
  const choice = { autoHundredths: AUTO_HUNDREDTHS };
  let roundId: string | null = null;
  let cuts = 0;
  const said: Wish[] = [];
  for (let isTaken = false; !isTaken;) {
    let isRefused = false;
    isTaken = await exchangeMessages(device, (told, say) => {
      if (told.type === "welcome" && told.own.some((bet) => bet.bet_key === key)) return true;
      const round = told.type === "welcome" || told.type === "round" ? told.round : null;
      if (round !== null && (said.length > 0 || round.phase === "betting")) {
        // The same key belongs to the same round, also when that one is over.
        roundId ??= round.round_id;
        said.push(device.send());
        say({ ...wish, choice, round_id: roundId });
      }
      const isOurs = told.type === "bet_taken" && told.bet.bet_key === key;
      if ((isOurs || told.type === "refused") && said.at(-1)?.isLost() === true) return false;
      if (told.type === "refused") isRefused = true;
      if (isOurs) onTaken?.({ key, name: told.bet.bet_id });
      return isRefused || isOurs;
    });
    if (isRefused) break;
    if (!isTaken && said.some(({ isHeard }) => isHeard)) cuts = 1;
    if (!isTaken) await pause(AGAIN_MS);
  }
  device.cutCount += cuts;
  return waitForEnd(device, key, cuts);
}

/** What became of it, by the list of the player's bets. */
async function waitForEnd(device: Device, key: string, cuts: number): Promise<Told | null> {
  const cutBefore = device.cutCount;
  const look = async () => {
    const { data } = await device.insist(tableBets, {});
    return data?.list.find((bet) => bet.bet_key === key) ?? null;
  };
  let bet = await look();
  while (bet !== null && bet.status !== "settled" && bet.status !== "void") {
    await pause(LOOK_AGAIN_MS);
    bet = await look();
  }
  if (bet === null) return null;
  const { bet_id: name, status, stake, win, result } = bet;
  const crash = (result as { crashHundredths?: number } | null)?.crashHundredths ?? null;
  const isRight =
    status === "void" || crash === null || crash >= AUTO_HUNDREDTHS === (win !== "0.00");
  return {
    kind: FLIGHT,
    name,
    staked: status === "void" ? "0.00" : stake,
    win: status === "void" ? "0.00" : (win ?? ""),
    isInterrupted: cuts > 0 || device.cutCount > cutBefore,
    recheck: async () => {
      const again = await look();
      const isSame = again?.status === status && again.win === win;
      return isSame && isRight ? null : `${name} ended ${status} with ${win} at ${crash}`;
    },
  };
}
