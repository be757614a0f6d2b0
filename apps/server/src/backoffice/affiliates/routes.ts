import * as money from "@tucano/contract/backoffice/affiliates/affiliate-money.ts";
import * as contract from "@tucano/contract/backoffice/affiliates/affiliates.ts";
import { type Area, callsOf } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import {
  approveStatement,
  correctAffiliate,
  corrections,
  deals,
  listAffiliateEntries,
  listStatements,
  markPaid,
  payouts,
  setDeal,
} from "./affiliate-money.ts";
import {
  decideQualification,
  listAffiliateDays,
  listAffiliates,
  readAffiliate,
  saveAffiliate,
  saveLink,
} from "./affiliates.ts";
import { listPostbackRequests, savePostback } from "./postbacks.ts";

export function affiliatesArea(parts: Parts): Area {
  const call = callsOf(parts);
  return {
    routes: [
      call(contract.listAffiliates, listAffiliates),
      call(contract.readAffiliate, readAffiliate),
      call(contract.saveAffiliate, saveAffiliate),
      call(contract.saveLink, saveLink),
      call(contract.listAffiliateDays, listAffiliateDays),
      call(contract.decideQualification, decideQualification),
      call(money.setDeal, setDeal),
      call(money.listAffiliateEntries, listAffiliateEntries),
      call(money.correctAffiliate, correctAffiliate),
      call(money.listStatements, listStatements),
      call(money.approveStatement, approveStatement),
      call(money.markPaid, markPaid),
      call(money.savePostback, savePostback),
      call(money.listPostbackRequests, listPostbackRequests),
    ],
    approvals: [deals(parts), corrections(parts), payouts(parts)],
  };
}
