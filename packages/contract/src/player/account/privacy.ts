/** What members ask about their own data: all of it as a file, corrections, the end of it. */
import * as z from "zod/mini";
import { memberCall } from "../../endpoint.ts";
import { about, id, instant, memberId } from "../../schemas.ts";

const tag = "security";
const member = { member_id: z.optional(memberId) };

/** export: told what is kept. objection: no advertising. */
export const dataRequestKinds = ["export", "correction", "erasure", "objection"] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** postponed: of an erasure, until the law lets go of the records. */
export const dataRequestStatuses = ["open", "postponed", "done", "refused", "withdrawn"] as const;
export type DataRequestStatus = (typeof dataRequestStatuses)[number];

export const requestText = z.string().check(z.trim(), z.maxLength(2_000));

const ownRequest = z.object({
  request_id: z.int(),
  kind: z.enum(dataRequestKinds),
  status: z.enum(dataRequestStatuses),
  opened_at: instant,
  due_at: about(instant, "When it is answered at the latest."),
  decided_at: z.nullable(instant),
  answer: about(z.string(), "What the house says to it; empty while it is open."),
  postponed_until: about(
    z.nullable(z.string()),
    "Of an erasure that has to wait: when the law lets go of the records.",
  ),
});

export const myData = memberCall(tag, {
  method: "GET",
  path: "/api/security/my-data",
  summary: "What the member has asked about their data, and whether they get advertising.",
  input: z.object(member),
  output: z.object({
    list: z.array(ownRequest),
    allows_marketing: z.boolean(),
    exports_left: about(z.int(), "How often the file may still be taken out today."),
    kept_years: about(
      z.int(),
      "So many years after the account's end, records of money and play are kept.",
    ),
  }),
});

export const exportMyData = memberCall(tag, {
  method: "POST",
  path: "/api/security/my-data/export",
  summary: "All that is kept about the member, as a JSON file; a few times a day.",
  input: z.object(member),
  output: z.object({ name: z.string(), content: z.string() }),
  errors: ["members.too_many_exports"],
});

export const openMyRequest = memberCall(tag, {
  method: "POST",
  path: "/api/security/my-data/requests",
  summary: "Asks for data to be corrected or erased; the house answers within fifteen days.",
  input: z.object({ ...member, kind: z.enum(["correction", "erasure"]), text: requestText }),
  output: ownRequest,
  errors: ["members.data_request_open"],
  examples: [{ kind: "correction", text: "My birth date is 20 May 1990." }],
});

export const withdrawMyRequest = memberCall(tag, {
  method: "POST",
  path: "/api/security/my-data/requests/withdraw",
  summary: "Takes a request back that nobody has decided yet.",
  input: z.object({ ...member, request_id: id }),
  output: ownRequest,
  errors: ["members.data_request_unknown"],
  examples: [{ request_id: 999_999_999 }],
});

export const chooseMarketing = memberCall(tag, {
  method: "POST",
  path: "/api/security/marketing",
  summary: "Whether the house may send the member advertising; news of terms come all the same.",
  input: z.object({ ...member, allows_marketing: z.boolean() }),
  output: z.object({ allows_marketing: z.boolean() }),
  examples: [{ allows_marketing: false }],
});
