/** Every address of a site, one after the other, as links within it would lead there. */
import { expect } from "@playwright/test";
import { patientMs } from "../lib/patience.ts";
import type { Seat } from "./seat.ts";

const PATIENCE_MS = patientMs(20_000);
const LOOK_EVERY_MS = 250;

/** Answers what is wrong, each with its address. */
export async function visitAll(seat: Seat, paths: readonly string[]): Promise<readonly string[]> {
  const order = { paths, patienceMs: PATIENCE_MS };
  await seat.engine.run((all) => window.eyes.walk(all.paths, all.patienceMs), order);
  let met = 0;
  const isOver = async () => {
    const tour = await seat.engine.run(() => window.eyes.tour(), null);
    if (tour === null) throw new Error(`${paths[met]} loads the whole site again.`);
    met = tour.headings.length;
    return tour.isOver;
  };
  // Each address has its own patience; the test's own time is the end of all of them.
  const options = { timeout: 0, intervals: [LOOK_EVERY_MS], message: "all addresses" };
  await expect.poll(isOver, options).toBe(true);
  const tour = await seat.engine.run(() => window.eyes.tour(), null);
  // Tabs and filters share a heading; a site that stays where it is has one in all.
  const pages = new Set(tour?.headings).size;
  expect(pages, "pages that were really seen").toBeGreaterThan(paths.length / 3);
  return tour?.findings ?? [];
}
