/** What the house promises in numbers: what holds, what held and what is to come. */
import * as z from "zod/mini";
import { about, instant } from "../../schemas.ts";
import { pendingApproval, reason, text } from "../shapes.ts";
import { officeCall } from "../office-call.ts";

/** Ready-made sets of numbers, to be compared with what holds. */
export const marketPresets = ["standard", "br-bets"] as const;

const key = text(40).check(z.minLength(1));
const value = z.record(z.string(), z.unknown());

const version = z.object({
  effective_from: instant,
  value,
  set_by: about(z.nullable(z.string()), "Null: the product came with it."),
});

export const listNumbers = officeCall({
  method: "GET",
  path: "/backoffice/api/market",
  permission: "market.read",
  summary: "Every group of numbers: what holds now, and what each preset would make of it.",
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        key: z.string(),
        ...version.shape,
        coming: about(z.int(), "Versions that lie ahead."),
        presets: z.object({ standard: value, "br-bets": value }),
      }),
    ),
  }),
});

export const readNumber = officeCall({
  method: "GET",
  path: "/backoffice/api/market/versions",
  permission: "market.read",
  summary: "The latest hundred versions of a group of numbers, those to come first.",
  input: z.object({ key }),
  output: z.object({ key: z.string(), list: z.array(version) }),
  examples: [{ key: "play" }],
});

export const setNumber = officeCall({
  method: "POST",
  path: "/backoffice/api/market/set",
  permission: "market.manage",
  summary:
    "Sets a group of numbers from a moment on that lies ahead. What money depends on waits until " +
    "somebody else agrees, unless a promise is merely closed.",
  /** `effective_from` null: as soon as it may be, once all who must have agreed. */
  input: z.object({ key, effective_from: z.nullable(instant), value, reason }),
  output: z.object({ approval: z.nullable(pendingApproval) }),
  errors: [
    "backoffice.numbers_invalid",
    "backoffice.numbers_unchanged",
    "backoffice.numbers_past",
    "backoffice.numbers_taken",
    "backoffice.approval_waiting",
  ],
  examples: [
    {
      key: "play",
      effective_from: "2099-01-01T00:00:00-03:00",
      value: { mayAutoplay: false, mayTurbo: false, mayBuyFeature: false, sessionIdleMinutes: 30 },
      reason: "New rules from January on",
    },
  ],
});

export const marketAuditActions = ["market.set"] as const;
