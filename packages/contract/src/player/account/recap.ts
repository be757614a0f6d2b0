/** The weekly recap: what a week of play came to, told to those who wish it. */
import * as z from "zod/mini";
import { memberCall } from "../../endpoint.ts";
import { about, day, memberId } from "../../schemas.ts";
import { limitState, statement } from "./compliance.ts";

const tag = "compliance";
const wishes = {
  inbox: about(z.boolean(), "Each Monday as a message on the site."),
  mail: about(z.boolean(), "By e-mail, too."),
};

export const readRecap = memberCall(tag, {
  method: "GET",
  path: "/api/recap/week",
  summary: "The last whole week from Monday to Sunday, or the week of another day",
  input: z.object({ member_id: z.optional(memberId), day: z.optional(day) }),
  output: z.object({
    figures: statement.output,
    best_multiplier: about(
      z.nullable(z.string()),
      'The most that one round returned by its stake, as "12.50"; null: no round returned anything.',
    ),
    limits: z.array(limitState),
    wishes: z.object(wishes),
    has_mail: about(z.boolean(), "There is an address to send it to."),
  }),
  examples: [{}],
});

export const chooseRecap = memberCall(tag, {
  method: "POST",
  path: "/api/recap/wish",
  repeatable: true,
  summary: "Whether the member wants it, and where; nobody gets it without asking",
  input: z.object({ member_id: z.optional(memberId), ...wishes }),
  output: z.object(wishes),
  examples: [{ inbox: true, mail: false }],
});
