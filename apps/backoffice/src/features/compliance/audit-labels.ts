/** The words for this area's acts in the audit log, by the names of its contract. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { complianceAuditActions } from "@tucano/contract/backoffice/members/compliance.ts";

export const complianceAuditLabels: Record<
  (typeof complianceAuditActions)[number],
  MessageDescriptor
> = {
  "market.set": msg`Numbers of the market set`,
  "case.decide": msg`Case decided`,
  "case.act": msg`Acted on a case`,
  "case.export": msg`Suspicions taken out as a file`,
  "exclusion.find": msg`Person looked up by CPF`,
  "exclusion.add": msg`Player excluded`,
  "barred.import": msg`Barred list brought in`,
  "request.export": msg`Data of a player taken out`,
  "request.open": msg`Data request written down`,
  "request.claim": msg`Data request taken on`,
  "request.decide": msg`Data request answered`,
  "request.erase": msg`Person erased`,
  "kyc.open": msg`Documents of a player opened`,
  "kyc.decide": msg`Identity decided`,
  "barred.lift": msg`Player taken off the barred list`,
};
