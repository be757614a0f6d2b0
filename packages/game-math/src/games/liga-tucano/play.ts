/** What a player may wish, and the rounds that are published. */
import * as z from "zod/mini";
import { about } from "@tucano/contract/schemas.ts";
import { type Play, whole } from "../play.ts";
import { fixturesOf, marketsOfFixture } from "./table.ts";

/** The home side in the day's first match, goals in the second, a handicap in the third. */
const wanted = [/^result:home$/, /^total:10:over$/, /^handicap:/];

function slip(day: number): string[] {
  return fixturesOf(day)
    .slice(0, wanted.length)
    .map((fixture, index) => {
      const offered = marketsOfFixture(fixture).flatMap(({ selections }) => selections);
      const found = offered.find(({ id }) => wanted[index]?.test(id)) ?? offered[0];
      return `${fixture.match}/${found?.id}`;
    });
}

export const play: Play = {
  bet: about(
    z.strictObject({
      day: whole(1, 100_000_000),
      system: z.string().check(z.regex(/^[a-zA-Z0-9]{4,12}$/)),
      selections: z
        .array(z.string().check(z.regex(/^\d{1,2}\/[a-zA-Z0-9:-]{3,40}$/)))
        .check(z.minLength(1), z.maxLength(8)),
    }),
    '"3/result:home" is the fourth match of the day, its home side.',
  ),
  rounds: ["singles", "multiple", "2of3"].map((system, index) => ({
    choice: { day: index + 1, system, selections: slip(index + 1) },
  })),
};
