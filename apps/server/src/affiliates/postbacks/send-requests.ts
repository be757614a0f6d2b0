/** Requests affiliates' addresses when something happens, by the machinery of webhooks. */
import { formatWire } from "@tucano/contract/money.ts";
import { createSender, type Sender } from "../../integrations/index.ts";
import { fillTemplate } from "../policy.ts";
import type { AffiliatesDeps } from "../types.ts";
import {
  type Due,
  fanOut,
  findPostback,
  listDue,
  noteAnswered,
  noteFailure,
  type PostbackRow,
  saveOutcome,
  takeDue,
} from "./postback-repository.ts";

export function createRequestSender(deps: AffiliatesDeps): Sender {
  return createSender<PostbackRow, Due>(deps, {
    name: "postbacks",
    fanOut,
    listDue,
    takeDue,
    findAddress: findPostback,
    mayTell: async ({ memberId }) =>
      !(await deps.compliance.excludedAmong([memberId])).has(memberId),
    messageOf: (postback, one) => ({
      url: addressFor(postback, one),
      headers: { "user-agent": "Tucano-Postbacks/1" },
      body: null,
    }),
    saveOutcome,
    noteAnswered,
    noteFailure,
  });
}

/** No name, no number of the member, no order: the click, and what it came to. */
function addressFor({ template }: PostbackRow, one: Due): string {
  const subs = one.subs.map((sub, index) => [`sub${index + 1}`, sub]);
  return fillTemplate(template, {
    click_id: one.partnerClick ?? one.clickId,
    event: one.kind,
    amount: formatWire(one.amount),
    currency: "BRL",
    txn_id: one.txnId,
    link: one.code,
    ...(Object.fromEntries(subs) as Record<string, string>),
  });
}
