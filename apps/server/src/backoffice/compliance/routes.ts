import * as contract from "@tucano/contract/backoffice/members/compliance.ts";
import * as requests from "@tucano/contract/backoffice/members/data-requests.ts";
import * as identity from "@tucano/contract/backoffice/members/identity.ts";
import * as market from "@tucano/contract/backoffice/site/market.ts";
import * as privacy from "@tucano/contract/player/account/privacy.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import { type Area, permitted } from "../core/area.ts";
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
  return {
    jobs: [signalsJob(parts)],
    approvals: [settingNumbers(parts, "market.set"), erasure(parts)],
    routes: [
      permitted(market.listNumbers, () => listNumbers(parts)),
      permitted(market.readNumber, (input) => readNumber(parts, input)),
      permitted(market.setNumber, (input, context) => setMarketNumber(parts, input, context)),
      permitted(contract.listCases, (input) => listCases(parts, input)),
      permitted(contract.readCase, (input, context) => readCase(parts, input, context)),
      permitted(contract.decideCase, (input, context) => decideCase(parts, input, context)),
      permitted(contract.actOnCase, (input, context) => actOnCase(parts, input, context)),
      permitted(contract.exportCases, (input, context) => exportCases(parts, input, context)),
      permitted(contract.listExclusions, (input) => exclusions.listExclusions(parts, input)),
      permitted(contract.findExcluded, (input, context) =>
        exclusions.findExcluded(parts, input, context),
      ),
      permitted(contract.excludeMember, (input, context) =>
        exclusions.excludeMember(parts, input, context),
      ),
      permitted(contract.listBarredImports, () => exclusions.listBarredImports(parts)),
      permitted(contract.importBarred, (input, context) =>
        exclusions.importBarred(parts, input, context),
      ),
      permitted(contract.exportMember, (input, context) => exportMember(parts, input, context)),
      ...kycRoutes(parts),
      ...dataRequestRoutes(parts),
      ...ownRoutes(parts),
    ],
  };
}

function kycRoutes(parts: Parts): Route[] {
  return [
    permitted(identity.listKyc, (input, context) => kyc.listKyc(parts, input, context)),
    permitted(identity.readKyc, (input, context) => kyc.readKyc(parts, input, context)),
    permitted(identity.openKyc, (input, context) => kyc.openKyc(parts, input, context)),
    permitted(identity.kycPicture, (input, context) => kyc.sendKycPicture(parts, input, context)),
    permitted(identity.decideKyc, (input, context) => kyc.decideKyc(parts, input, context)),
    permitted(identity.memberIdentity, (input) => kyc.showMemberIdentity(parts, input)),
    permitted(identity.liftBarred, (input, context) =>
      exclusions.liftBarred(parts, input, context),
    ),
  ];
}

function dataRequestRoutes(parts: Parts): Route[] {
  return [
    permitted(requests.listDataRequests, (input) => listDataRequests(parts, input)),
    permitted(requests.readDataRequest, (input, context) => readDataRequest(parts, input, context)),
    permitted(requests.openDataRequest, (input, context) => openDataRequest(parts, input, context)),
    permitted(requests.claimDataRequest, (input, context) =>
      claimDataRequest(parts, input, context),
    ),
    permitted(requests.decideDataRequest, (input, context) =>
      decideDataRequest(parts, input, context),
    ),
    permitted(requests.eraseMember, (input, context) => eraseMember(parts, input, context)),
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
