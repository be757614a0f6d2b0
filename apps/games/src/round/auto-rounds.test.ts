// Protects: in automatic play one button is a stop and never a stake, the stake follows results as
// chosen, and afterwards the game has the stake that the player chose again.
import { toCentavos } from "@tucano/contract/money.ts";
import { expect, test } from "vitest";
import type { AutoWish } from "./auto-play.ts";
import { roundOf, settled, table } from "./test/table.ts";

const autoWish = (count: number, wish: Partial<AutoWish> = {}): AutoWish => ({
  count,
  lossLimit: toCentavos(100_000),
  stopsOnFeature: false,
  gainLimit: null,
  stopsAtTimes: null,
  afterLoss: "keep",
  afterWin: "keep",
  ...wish,
});

test("that stopped automatic play rests before it is a spin again", async () => {
  const around = table({
    minRoundMs: 2500,
    whileWaiting: () => {
      // Once to stop it, once more because nothing seemed to happen.
      around.control.press();
      around.control.press();
    },
  });
  around.control.startAuto(autoWish(10));
  await settled();
  expect(around.log.sent).toHaveLength(1);
  expect(around.log.offers).toEqual(["spin", "stop", null, "spin"]);
});

test("is a stop through all of automatic play, and rests only at its end", async () => {
  const { control, log } = table();
  control.startAuto(autoWish(3));
  // A stage asks for it: there a tap would be a press, and a press a stop.
  expect(control.isAuto).toBe(true);
  await settled();
  expect(log.sent).toHaveLength(3);
  expect(log.offers).toEqual(["spin", "stop", null, "spin"]);
  expect(control.isAuto).toBe(false);
  expect(log.waits).toEqual([350]);
});

const lostAt = (stake: string) => roundOf("key-1", { stake, win: "0.00", balance: "9.00" });

test("raises the stake after losses up to the most that may be staked, and goes back", async () => {
  const { control, log } = table({ answers: ["1.00", "2.00", "2.00"].map(lostAt) });
  control.startAuto(autoWish(3, { afterLoss: "raise" }));
  await settled();
  expect(log.wishes).toMatchObject([{ stake: "1.00" }, { stake: "2.00" }, { stake: "2.00" }]);
  expect(control.stake).toBe(toCentavos(100));
});

test("says why it stopped", async () => {
  const gain = table();
  gain.control.startAuto(autoWish(9, { gainLimit: toCentavos(300) }));
  await settled();
  expect(gain.log.sent).toHaveLength(2);
  expect(gain.log.notices).toEqual(["Stopped: you're ahead by what you chose."]);
  const times = table();
  times.control.startAuto(autoWish(9, { stopsAtTimes: 3 }));
  await settled();
  expect(times.log.sent).toHaveLength(1);
  expect(times.log.notices).toEqual(["Stopped after a round that returned what you chose."]);
});
