/** What people ask about their data by law, and what the house does about it, in time. */
import * as z from "zod/mini";
import {
  dataRequestKinds,
  dataRequestStatuses,
  requestText,
} from "../../player/account/privacy.ts";
import { about, id, instant, memberId } from "../../schemas.ts";
import {
  keysetInput,
  keysetPage,
  memberReference,
  pendingApproval,
  reason,
  text,
} from "../shapes.ts";
import { officeCall } from "../office-call.ts";

const row = z.object({
  request_id: z.int(),
  member: memberReference,
  kind: z.enum(dataRequestKinds),
  status: z.enum(dataRequestStatuses),
  opened_at: instant,
  opened_by: about(
    z.nullable(z.string()),
    "Who wrote it down for the member; null: the member did.",
  ),
  due_at: about(instant, "Fifteen days after it was asked."),
  claimed_by: z.nullable(z.string()),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(instant),
  postponed_until: about(
    z.nullable(z.string()),
    "Of an erasure that has to wait: when the law lets go of the records.",
  ),
});

/** What keeps an account from being erased. */
export const erasureObstacles = [
  "account_open",
  "money_left",
  "exclusion_runs",
  "records_kept",
] as const;
export type ErasureObstacle = (typeof erasureObstacles)[number];

const detail = z.extend(row, {
  text: z.string(),
  answer: about(z.string(), "What the house says to it; empty while it is open."),
  obstacles: about(
    z.array(z.enum(erasureObstacles)),
    "Of a request to be erased: what stands in its way. Empty: nothing.",
  ),
  kept_until: about(
    z.nullable(z.string()),
    "The day from which the records need not be kept any more; null: no day is known, or none.",
  ),
});

const path = (rest: "" | `/${string}`) =>
  `/backoffice/api/compliance/data-requests${rest}` as const;
const one = z.object({ request_id: id });
const unknown = { examples: [{ request_id: 999_999_999 }] };

export const listDataRequests = officeCall({
  method: "GET",
  path: path(""),
  permission: "compliance.requests",
  summary: "What members asked about their data: open ones begin with what is due first.",
  input: z.object({ status: z._default(z.enum(dataRequestStatuses), "open"), ...keysetInput }),
  output: keysetPage(row),
});

export const readDataRequest = officeCall({
  method: "GET",
  path: path("/detail"),
  permission: "compliance.requests",
  summary: "One request with its words, and what keeps an account from being erased.",
  input: one,
  output: detail,
  errors: ["common.not_found"],
  ...unknown,
});

export const openDataRequest = officeCall({
  method: "POST",
  path: path("/open"),
  permission: "support.answer",
  summary: "Writes down what a member asked by e-mail, phone or letter.",
  input: z.object({
    member_id: memberId,
    kind: z.enum(dataRequestKinds),
    text: requestText,
    reason,
  }),
  output: row,
  errors: ["backoffice.member_not_found", "backoffice.request_exists"],
  examples: [
    { member_id: 100_000_001, kind: "erasure", text: "Close and erase.", reason: "By letter" },
  ],
});

export const claimDataRequest = officeCall({
  method: "POST",
  path: path("/claim"),
  permission: "compliance.requests",
  summary: "Takes a request on; somebody else may take it over.",
  input: one,
  output: row,
  errors: ["backoffice.request_decided", "common.not_found"],
  ...unknown,
});

export const decideDataRequest = officeCall({
  method: "POST",
  path: path("/decide"),
  permission: "compliance.requests",
  summary:
    "Answers a request: done, refused, or (an erasure) postponed until the law lets go of the " +
    "records. Done, an objection ends advertising; an erasure is carried out by its own call.",
  input: z.object({
    request_id: id,
    to: z.enum(["done", "refused", "postponed"]),
    answer: about(text(2_000), "What the member reads."),
    reason,
  }),
  output: row,
  errors: ["backoffice.request_decided", "backoffice.not_postponable", "common.not_found"],
  examples: [
    { request_id: 999_999_999, to: "refused", answer: "It is right as it is.", reason: "Checked" },
  ],
});

export const eraseMember = officeCall({
  method: "POST",
  path: path("/erase"),
  permission: "compliance.requests",
  summary: "Asks for a closed account to be erased for good; a second person agrees.",
  input: z.object({ request_id: id, reason }),
  output: z.object({ approval: pendingApproval }),
  errors: [
    "backoffice.request_decided",
    "backoffice.not_erasable",
    "backoffice.approval_waiting",
    "common.not_found",
  ],
  examples: [{ request_id: 999_999_999, reason: "Five years are over" }],
});

export const dataRequestAuditActions = [
  "request.open",
  "request.claim",
  "request.decide",
  "request.erase",
] as const;
