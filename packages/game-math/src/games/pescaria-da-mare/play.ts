/** What a player may wish, and the rounds that are published. */
import * as z from "zod/mini";
import { about } from "@tucano/contract/schemas.ts";
import { type Play, wins } from "../play.ts";

export const play: Play = {
  choice: about(
    z.strictObject({
      weapon: z.enum(["harpoon", "lance", "chain", "bomb"]),
      targets: z
        .array(z.string().check(z.regex(/^[a-zA-Z]{1,20}$/)))
        .check(z.minLength(1), z.maxLength(6)),
    }),
    "The one aimed at first.",
  ),
  rounds: [
    { choice: { weapon: "harpoon", targets: ["sardine"] } },
    { choice: { weapon: "bomb", targets: ["ray", "crab", "clown", "shrimp"] }, find: wins(1) },
    { choice: { weapon: "lance", targets: ["goldenTide"] }, find: wins(1) },
  ],
};
