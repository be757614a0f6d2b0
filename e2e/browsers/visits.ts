/** Every address of a site, one after the other, as links within it would lead there. */
import { expect } from "@playwright/test";
import type { Seat } from "./seat.ts";

/** Answers what is wrong, each with its address. */
export async function visitAll(seat: Seat, paths: readonly string[]): Promise<string[]> {
  const findings: string[] = [];
  const headings = new Set<string>();
  for (const path of paths) {
    try {
      await seat.follow(path);
      const found = await seat.judge();
      findings.push(...found.map((one) => `${path}: ${one}`));
    } catch (error) {
      findings.push(`${path}: ${String(error).split("\n", 3).join(" ")}`);
    }
    headings.add(await seat.heading());
  }
  // Tabs and filters share a heading; a site that stays where it is has one in all.
  expect(headings.size, "pages that were really seen").toBeGreaterThan(paths.length / 3);
  return findings;
}
