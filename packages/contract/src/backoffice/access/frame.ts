/**
 * What the frame around all screens asks for: the command palette and an operator's own settings.
 */
import * as z from "zod/mini";
import { about, empty } from "../../schemas.ts";
import { text } from "../shapes.ts";
import { officeCall } from "../office-call.ts";

export const foundKinds = [
  "member",
  "affiliate",
  "withdrawal",
  "deposit",
  "round",
  "game",
] as const;

export const find = officeCall({
  method: "GET",
  path: "/backoffice/api/find",
  permission: "signed_in",
  summary:
    "What a number or a word leads to, within what the role may see: a player by id, account, " +
    "name, CPF, phone or e-mail, an affiliate by number, link, name, tax number or e-mail, an order " +
    "by its number, a round by its id, a game by its name or code.",
  input: z.object({ text: text(100).check(z.minLength(2)) }),
  output: z.object({
    list: z.array(
      z.object({
        kind: z.enum(foundKinds),
        id: about(z.string(), "Of a round: what its page is asked for, as a query."),
        label: z.string(),
        hint: z.string(),
      }),
    ),
  }),
  examples: [{ text: "ana" }],
});

/** What waits for somebody, by the page where it is worked off. */
export const waitingKinds = [
  "withdrawals",
  "approvals",
  "conversations",
  "rounds",
  "identities",
] as const;

export const readWaiting = officeCall({
  method: "GET",
  path: "/backoffice/api/waiting",
  permission: "signed_in",
  summary: "How much waits on which page, within what the role may see.",
  input: empty,
  output: z.object({
    list: z.array(z.object({ kind: z.enum(waitingKinds), count: z.int() })),
  }),
});

/** What a new house has to decide before it lets players in, in this order. */
export const firstSteps = ["company", "market", "terms", "colleague", "mail", "bank"] as const;

export const readFirstSteps = officeCall({
  method: "GET",
  path: "/backoffice/api/first-steps",
  permission: "market.read",
  summary:
    "What is left to do before players are let in, as far as it is done in the office or seen from " +
    "it; `npm run ready` has the whole list.",
  input: empty,
  output: z.object({
    list: z.array(z.object({ step: z.enum(firstSteps), is_done: z.boolean() })),
  }),
});

const screen = text(40).check(z.regex(/^[a-z][a-z0-9-]*$/));

/** Of one table: columns that are hidden, and filters kept under a name. */
export const tableSettings = z.object({
  hidden: z.array(text(40)).check(z.maxLength(40)),
  views: z
    .array(z.object({ name: text(40).check(z.minLength(1)), search: text(1_000) }))
    .check(z.maxLength(20)),
});

export const readSettings = officeCall({
  method: "GET",
  path: "/backoffice/api/settings",
  permission: "signed_in",
  summary: "One's own settings of all tables.",
  input: empty,
  output: z.object({ tables: z.record(z.string(), tableSettings) }),
});

export const saveSettings = officeCall({
  method: "POST",
  path: "/backoffice/api/settings",
  permission: "signed_in",
  summary: "Keeps one's own settings of one table.",
  input: z.object({ screen, settings: tableSettings }),
  output: z.object({ tables: z.record(z.string(), tableSettings) }),
  examples: [{ screen: "members", settings: { hidden: ["phone"], views: [] } }],
});
