/**
 * A game is drawn and played without WebGL, and goes on when its context is lost; where nothing can
 * be drawn it says so, with the balance and the ways out in sight.
 */
import { expect } from "@playwright/test";
import { patientMs } from "../lib/patience.ts";
import { inGame, inGames as say } from "../lib/say.ts";
import { minutes } from "../ux/visit.ts";
import { type Seat, test } from "./seat.ts";

/** How many colours a small copy of the picture has: an empty board has one. */
function coloursDrawn(seat: Seat): Promise<number> {
  return seat.engine.run(() => {
    const copy = document.createElement("canvas");
    [copy.width, copy.height] = [48, 48];
    const pen = copy.getContext("2d");
    const board = document.querySelector("canvas");
    if (pen === null || board === null) return 0;
    pen.drawImage(board, 0, 0, 48, 48);
    return new Set(new Uint32Array(pen.getImageData(0, 0, 48, 48).data.buffer)).size;
  }, null);
}

const sea = "pescaria-da-mare";
/** Each with the button that begins a round. */
const keys = new Map([
  ["onca-dourada", say("spin")],
  ["recife-vivo", say("spin")],
  [sea, inGame(sea)("shoot")],
]);

test.beforeEach(() => test.setTimeout(minutes(6)));

test.describe("without WebGL", () => {
  test.use({ engineOptions: { hasWebGl: false } });

  for (const [game, key] of keys) {
    test(`${game} is drawn more plainly, says so, and is played`, async ({ seat }) => {
      await seat.openGame(`/play/${game}/#lang=pt`);
      await seat.hear(say("plainPicture"));
      await expect.poll(() => coloursDrawn(seat)).toBeGreaterThan(100);
      await seat.playRound(false, key);
      expect(await seat.takeTroubles()).toEqual([]);
    });
  }
});

/** Of the board that is there now; false while there is none yet that a card draws. */
const loseContext = (seat: Seat): Promise<boolean> =>
  seat.engine.run(() => {
    const board = document.querySelector("canvas");
    const context = board?.getContext("webgl2") ?? board?.getContext("webgl");
    const loss = context?.getExtension("WEBGL_lose_context");
    if (!board || !context || !loss || context.isContextLost()) return false;
    board.setAttribute("data-lost", "yes");
    loss.loseContext();
    return true;
  }, null);

const isReplaced = (seat: Seat): Promise<boolean> =>
  seat.engine.run(() => document.querySelector("canvas[data-lost]") === null, null);

const isPlain = (seat: Seat): Promise<boolean> =>
  seat.engine.run(() => {
    const board = document.querySelector<HTMLCanvasElement>("canvas:not([data-lost])");
    return board !== null && board.getContext("2d") !== null;
  }, null);

for (const [game, key] of keys) {
  test(`${game} goes on when its WebGL context is lost`, async ({ seat }) => {
    const wait = { timeout: patientMs(30_000) };
    await seat.openGame(`/play/${game}/#lang=pt`);
    let losses = 0;
    do {
      await expect.poll(() => loseContext(seat), { ...wait, message: "a board" }).toBe(true);
      losses += 1;
      const replaced = { ...wait, message: "another board in the lost one's place" };
      await expect.poll(() => isReplaced(seat), replaced).toBe(true);
      await seat.playRound(false, key);
      // A card that loses its context again and again is left alone, by some browsers sooner.
    } while (!(await isPlain(seat)) && losses < 3);
    expect(await isPlain(seat), "the plainer picture in the end").toBe(true);
    await expect.poll(() => coloursDrawn(seat)).toBeGreaterThan(100);
    expect(await seat.takeTroubles()).toEqual([]);
  });
}

test("where nothing can be drawn the game says so, and shows the ways out", async ({ seat }) => {
  await seat.openGame("/play/onca-dourada/?blind#lang=pt");
  await seat.see(say("cannotDraw"));
  await seat.see(say("nothingLost"));
  for (const name of ["retry", "tabHistory", "leave"]) {
    await seat.meet({ kind: "button", name: say(name) });
  }
});
