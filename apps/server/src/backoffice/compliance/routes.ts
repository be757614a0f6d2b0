import * as contract from "@tucano/contract/backoffice/members/compliance.ts";
import * as requests from "@tucano/contract/backoffice/members/data-requests.ts";
import * as identity from "@tucano/contract/backoffice/members/identity.ts";
import * as market from "@tucano/contract/backoffice/site/market.ts";
import * as privacy from "@tucano/contract/player/account/privacy.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import { type Area, callsOf } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { actOnCase, decideCase, exportCases, listCases, readCase } from "./cases.ts";
import {
  claimDataRequest,
  decideDataRequest,
  listDataRequests,
  openDataRequest,
  readDataRequest,
} from "./data-requests.ts";
import { eraseMember, erasure } from "./erase-member.ts";
import * as exclusions from "./exclusions.ts";
import * as kyc from "./kyc.ts";
import { exportMember } from "./export-member.ts";
import { signalsJob } from "./gather-signals.ts";
import * as own from "./my-data.ts";
import { settingNumbers } from "../core/set-number.ts";
import { listNumbers, readNumber, setMarketNumber } from "./market.ts";

export function complianceArea(parts: Parts): Area {
  const call = callsOf(parts);
  return {
    jobs: [signalsJob(parts)],
    approvals: [settingNumbers(parts, "market.set"), erasure(parts)],
    routes: [
      call(market.listNumbers, listNumbers),
      call(market.readNumber, readNumber),
      call(market.setNumber, setMarketNumber),
      call(contract.listCases, listCases),
      call(contract.readCase, readCase),
      call(contract.decideCase, decideCase),
      call(contract.actOnCase, actOnCase),
      call(contract.exportCases, exportCases),
      call(contract.listExclusions, exclusions.listExclusions),
      call(contract.findExcluded, exclusions.findExcluded),
      call(contract.excludeMember, exclusions.excludeMember),
      call(contract.listBarredImports, exclusions.listBarredImports),
      call(contract.importBarred, exclusions.importBarred),
      call(contract.exportMember, exportMember),
      ...kycRoutes(parts),
      ...dataRequestRoutes(parts),
      ...ownRoutes(parts),
    ],
  };
}

function kycRoutes(parts: Parts): Route[] {
  const call = callsOf(parts);
  return [
    call(identity.listKyc, kyc.listKyc),
    call(identity.readKyc, kyc.readKyc),
    call(identity.openKyc, kyc.openKyc),
    call(identity.kycPicture, kyc.sendKycPicture),
    call(identity.decideKyc, kyc.decideKyc),
    call(identity.memberIdentity, kyc.showMemberIdentity),
    call(identity.liftBarred, exclusions.liftBarred),
  ];
}

function dataRequestRoutes(parts: Parts): Route[] {
  const call = callsOf(parts);
  return [
    call(requests.listDataRequests, listDataRequests),
    call(requests.readDataRequest, readDataRequest),
    call(requests.openDataRequest, openDataRequest),
    call(requests.claimDataRequest, claimDataRequest),
    call(requests.decideDataRequest, decideDataRequest),
    call(requests.eraseMember, eraseMember),
  ];
}

/** Members' own: whom the data are about asks without anybody in between. */
function ownRoutes(parts: Parts): Route[] {
  return [
    route(privacy.myData, (_input, context) => own.showMyData(parts, context)),
    route(privacy.exportMyData, (_input, context) => own.exportMyData(parts, context)),
    route(privacy.openMyRequest, (input, context) => own.openMyRequest(parts, input, context)),
    route(privacy.withdrawMyRequest, (input, context) =>
      own.withdrawMyRequest(parts, input, context),
    ),
    route(privacy.chooseMarketing, (input, context) => own.chooseMarketing(parts, input, context)),
  ];
}
