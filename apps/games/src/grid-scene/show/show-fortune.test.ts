// Protects: the wheel of fortune stops at the slice that was drawn, and is left only where it paid.
import { expect, test } from "vitest";
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import { slot } from "@tucano/game-math/slots/frevo-da-fortuna/definition.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { gridTexts } from "../texts.ts";
import { fortunePlayers } from "./show-fortune.ts";
import type { Context } from "./show-context.ts";

const { wheel } = slot.numbers;

function stage() {
  const told: string[] = [];
  const log = (what: string): void => void told.push(what);
  const shown = { degrees: 0 };
  const wait = (): Promise<void> => Promise.resolve();
  const move = ({ step }: { step: (t: number) => void }): Promise<void> => {
    step(1);
    return Promise.resolve();
  };
  const context = {
    say: wordsFor(gridTexts, "en"),
    game: { fortune: wheel },
    fortune: {
      open: () => log("open"),
      turn: (degrees: number) => void (shown.degrees = degrees),
      tell: (segment: number, words: string) => log(`${segment}: ${words}`),
      close: () => log("close"),
    },
    tools: {
      money: (hundredths: number) => `$${hundredths / 100}`,
      motion: { resume: () => {}, wait, move, isReduced: false },
      sound: { play: () => {} },
      say: () => {},
      announce: () => {},
      showWin: (hundredths: number) => log(`win ${hundredths}`),
      enterBonus: (_bonus: string, _words: object, changeBoard: () => void) => {
        changeBoard();
        return Promise.resolve();
      },
      leaveBonus: (_left: object, changeBoard: () => void) => {
        changeBoard();
        return Promise.resolve();
      },
    },
  } as unknown as Context;
  return { told, shown, players: fortunePlayers(context) };
}

const drawn = (segment: number, more: Partial<EventOf<"gridFortune">>): EventOf<"gridFortune"> => ({
  type: "gridFortune",
  segment,
  kind: "coins",
  spins: 0,
  multiplier: 1,
  winHundredths: 0,
  totalHundredths: 0,
  ...more,
});

test.each(wheel.map((_, segment) => segment))("slice %i comes to the pointer", async (segment) => {
  const { shown, players } = stage();
  await players.gridFortune(drawn(segment, {}));
  const step = 360 / wheel.length;
  // The slice's middle, turned as far as the wheel, is on top.
  const middle = (segment + 0.5) * step + shown.degrees;
  expect(((middle % 360) + 360) % 360).toBeCloseTo(0, 8);
  expect(shown.degrees).toBeLessThan(-4 * 360);
});

test("coins are told, counted, and the wheel is left", async () => {
  const { told, players } = stage();
  await players.gridFortune(drawn(2, { winHundredths: 3_000, totalHundredths: 3_050 }));
  expect(told).toEqual(["open", "2: $30", "win 3050", "close"]);
});

test("free spins are told, and the wheel stays until their scene covers it", async () => {
  const { told, players } = stage();
  await players.gridFortune(drawn(3, { kind: "freeSpins", spins: 10, multiplier: 3 }));
  expect(told).toEqual(["open", "3: 10 free spins, all wins ×3"]);
});
