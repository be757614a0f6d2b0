/**
 * A game is drawn and played without WebGL, and goes on when its context is lost; where nothing can
 * be drawn it says so, with the balance and the ways out in sight.
 */
import { expect } from "@playwright/test";
import { patientMs } from "../lib/patience.ts";
import { inGames as say } from "../lib/say.ts";
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

const games = ["onca-dourada", "recife-vivo"];

test.beforeEach(() => test.setTimeout(minutes(6)));

test.describe("without WebGL", () => {
  test.use({ engineOptions: { hasWebGl: false } });

  for (const game of games) {
    test(`${game} is drawn more plainly, says so, and is played`, async ({ seat }) => {
      await seat.openGame(`/play/${game}/#lang=pt`);
      await seat.see(say("plainPicture"));
      await expect.poll(() => coloursDrawn(seat)).toBeGreaterThan(100);
      await seat.playRound(false);
      expect(await seat.takeTroubles()).toEqual([]);
    });
  }

  test("the sea is drawn more plainly, says so, and is shot at", async ({ seat }) => {
    await seat.openGame("/play/pescaria-da-mare/#lang=pt");
    await seat.see(say("plainPicture"));
    await expect.poll(() => coloursDrawn(seat)).toBeGreaterThan(100);
    expect(await seat.takeTroubles()).toEqual([]);
  });
});

function loseContext(seat: Seat): Promise<void> {
  return seat.engine.run(() => {
    const board = document.querySelector("canvas");
    const context = board?.getContext("webgl2") ?? board?.getContext("webgl");
    board?.setAttribute("data-lost", "yes");
    context?.getExtension("WEBGL_lose_context")?.loseContext();
  }, null);
}

const isReplaced = (seat: Seat): Promise<boolean> =>
  seat.engine.run(() => document.querySelector("canvas[data-lost]") === null, null);

const isPlain = (seat: Seat): Promise<boolean> =>
  seat.engine.run(() => {
    const board = document.querySelector<HTMLCanvasElement>("canvas:not([data-lost])");
    return board?.getContext("2d") !== null;
  }, null);

for (const game of [...games, "pescaria-da-mare"]) {
  test(`${game} goes on when its WebGL context is lost`, async ({ seat }) => {
    await seat.openGame(`/play/${game}/#lang=pt`);
    await seat.see(say("balance"));
    let losses = 0;
    do {
      await loseContext(seat);
      losses += 1;
      const wait = { timeout: patientMs(30_000), message: "another board in the lost one's place" };
      await expect.poll(() => isReplaced(seat), wait).toBe(true);
      if (game !== "pescaria-da-mare") await seat.playRound(false);
      // A card that loses its context again and again is left alone, by some browsers sooner.
    } while (!(await isPlain(seat)) && losses < 3);
    expect(await isPlain(seat), "the plainer picture in the end").toBe(true);
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
