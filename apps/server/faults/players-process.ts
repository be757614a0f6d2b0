/**
 * The players of a drill, in a process of their own, so that nothing which breaks is in their
 * event loop. Spinners play round after round; savers deposit and withdraw; bettors
 * bet at a flight; one operator approves.
 * What gets no clear answer is requested again under the same id until it has one, as the
 * product's own clients do.
 */
import { setTimeout as pause } from "node:timers/promises";
import type { PlayersOptions, PlayersReport } from "./cast.ts";
import { approveAll, openEntrance, readBalance } from "./entrance.ts";
import { createBettor } from "./bettor.ts";
import { createWriter } from "./player-log.ts";
import { createSaver } from "./saver.ts";
import { createSpinner } from "./spinner.ts";

const options = JSON.parse(process.argv[2] ?? "{}") as PlayersOptions;
const REPORT_MS = 25;
const APPROVE_MS = 250;

let acknowledged = 0;
let state: PlayersReport["state"] = "entering";
let isResting = false;
let awake = Promise.withResolvers<void>();

function report(balances: PlayersReport["balances"] = []): void {
  if (process.connected) process.send?.({ acknowledged, state, balances } satisfies PlayersReport);
}

/** One wish after another; at rest between two of them, never within one. */
async function repeat(wish: () => Promise<void>): Promise<void> {
  for (;;) {
    if (isResting) {
      resting += 1;
      if (resting === loops) state = "resting";
      await awake.promise;
      resting -= 1;
    }
    await wish();
  }
}

let loops = 0;
let resting = 0;

async function main(): Promise<void> {
  const write = createWriter(options.logFile);
  const note: typeof write = (event) => {
    write(event);
    if (event.event === "acknowledged") acknowledged += 1;
  };
  const entrance = await openEntrance(options, note);
  const wishes = [
    ...entrance.spinners.map((player) => createSpinner(player, options, note)),
    ...entrance.savers.flatMap((player) => createSaver(player, options, note)),
    ...(await Promise.all(entrance.bettors.map((one) => createBettor(one, options, note)))),
  ];
  loops = wishes.length;
  process.on("message", (message) => {
    if (message === "rest") isResting = true;
    if (message === "resume") {
      isResting = false;
      state = "playing";
      awake.resolve();
      awake = Promise.withResolvers<void>();
    }
    if (message === "balances") {
      const everybody = [...entrance.spinners, ...entrance.savers, ...entrance.bettors];
      void Promise.all(everybody.map((one) => readBalance(options, one))).then(report);
    }
  });
  state = "playing";
  setInterval(report, REPORT_MS);
  void approveForEver();
  await Promise.all(wishes.map(repeat));
}

async function approveForEver(): Promise<void> {
  for (;;) {
    await approveAll(options);
    await pause(APPROVE_MS);
  }
}

// A drill that is over, however it ended, leaves nobody playing.
process.on("disconnect", () => process.exit(1));
await main();
