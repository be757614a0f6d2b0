import * as market from "@tucano/contract/backoffice/market.ts";
import { type Area, permitted } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { listNumbers, marketSetting, readNumber, setNumber } from "./market.ts";

export function complianceArea(parts: Parts): Area {
  return {
    approvals: [marketSetting(parts)],
    routes: [
      permitted(market.listNumbers, () => listNumbers(parts)),
      permitted(market.readNumber, (input) => readNumber(parts, input)),
      permitted(market.setNumber, (input, context) => setNumber(parts, input, context)),
    ],
  };
}
