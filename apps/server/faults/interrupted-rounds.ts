/** Rounds of our studio as an interrupted player plays them: at once, and of several steps. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import {
  actInRound,
  beginRound,
  openGame,
  spin,
  type SteppedRound,
} from "@tucano/contract/player/games/house-games.ts";
import { formatWire, fromWire, multiplyFloor } from "@tucano/contract/money.ts";
import { findGame } from "@tucano/game-math/games/house-games.ts";
import type { Device, Told } from "./interrupted-player.ts";

/** A game, and what is done in it; of the actions the first that is allowed is taken. */
export interface Pastime {
  readonly game: string;
  readonly choice?: unknown;
  readonly actions?: (step: number) => readonly object[];
}

const kinds = (...names: readonly string[]) => names.map((kind) => ({ kind }));
const CELLS = [3, 11, 19];

export const pastimes: readonly Pastime[] = [
  { game: "dados", choice: { side: "over", target: 5_000 } },
  {
    game: "vinte-e-um",
    choice: { hands: [["perfectPairs"], [], ["perfectPairs", "plusThree"]] },
    actions: () => kinds("decline", "split", "double", "stand"),
  },
  {
    game: "video-poker",
    choice: { hands: 10 },
    actions: () => [{ kind: "hold", positions: [0, 1, 2] }],
  },
  {
    game: "garimpo",
    choice: { mines: 3 },
    actions: (step) => {
      const cell = CELLS[step];
      return cell === undefined ? kinds("cash_out") : [{ kind: "pick", cell }];
    },
  },
  {
    game: "bingo-do-luar",
    choice: { cards: [[1, 13, 25, 37, 49, 2, 14, 26, 38, 50, 3, 15, 27, 39, 51]] },
    actions: (step) => (step < 3 ? kinds("extra", "end") : kinds("end")),
  },
];

const REFUSED_MS = 50;

/** The lowest stake for this choice. */
function stakeOf({ game: code, choice }: Pastime): string {
  const game = findGame(code);
  if (game === null) throw new Error(`${code} is gone.`);
  const read = game.readChoice(choice);
  if (read === null) throw new Error(`${code} does not take this choice.`);
  const least = formatWire(
    multiplyFloor(fromWire("0.01"), Math.min(...game.facts.stakesCentavos), 1),
  );
  return formatWire(multiplyFloor(fromWire(least), game.unitsOf(read), 1));
}

export function playOnce(device: Device, pastime: Pastime): Promise<Told> {
  return pastime.actions === undefined ? spinOnce(device, pastime) : stepThrough(device, pastime);
}

async function spinOnce(device: Device, pastime: Pastime): Promise<Told> {
  const { game: kind, choice } = pastime;
  const cutBefore = device.cutCount;
  for (;;) {
    const wish = { stake: stakeOf(pastime), round_key: randomUUID(), choice };
    const { data, code } = await device.insist(spin, wish);
    if (data === null && code !== "house_games.too_fast") throw new Error(`${kind}: ${code}`);
    if (data === null) {
      await pause(REFUSED_MS);
      continue;
    }
    return {
      kind,
      name: data.round_id,
      staked: data.stake,
      win: data.win,
      isInterrupted: device.cutCount > cutBefore,
      recheck: async () => {
        const again = (await device.insist(spin, wish)).data;
        return JSON.stringify(again) === JSON.stringify(data) ? null : "answered otherwise";
      },
    };
  }
}

/** What a page finds when it comes back: the open round, or one that ended meanwhile. */
async function comeBack(device: Device, game: string, key: string): Promise<SteppedRound | null> {
  const { data } = await device.insist(openGame, { game });
  const open = data?.open_round ?? null;
  return open?.round_key === key ? open : null;
}

async function stepThrough(device: Device, pastime: Pastime): Promise<Told> {
  const { game, choice } = pastime;
  const cutBefore = device.cutCount;
  const key = randomUUID();
  const wish = {
    stake: stakeOf(pastime),
    round_key: key,
    ...(choice === undefined ? {} : { choice }),
  };
  const begin = () => device.insist(beginRound, wish, () => comeBack(device, game, key));
  let answer = await begin();
  while (answer.data === null && answer.code === "house_games.too_fast") {
    await pause(REFUSED_MS);
    answer = await begin();
  }
  if (answer.data === null) throw new Error(`${game}: ${answer.code}`);
  let round = answer.data;
  while (round.status === "open") round = await step(device, pastime, round);
  return {
    kind: game,
    name: round.round_id,
    staked: round.staked,
    win: round.win,
    isInterrupted: device.cutCount > cutBefore,
    recheck: async () => {
      const { data } = await device.insist(beginRound, wish);
      const isSame = JSON.stringify(data) === JSON.stringify(round);
      return isSame ? null : `${round.round_id} stands otherwise`;
    },
  };
}

async function step(device: Device, pastime: Pastime, round: SteppedRound): Promise<SteppedRound> {
  for (const action of pastime.actions?.(round.step) ?? []) {
    const wish = { round_id: round.round_id, step: round.step, action };
    const { data, code } = await device.insist(actInRound, wish);
    if (data !== null) return data;
    if (code !== "house_games.action_not_allowed") throw new Error(`${pastime.game}: ${code}`);
  }
  throw new Error(`${pastime.game}: no step is allowed, and the round is open.`);
}
