import * as contract from "@tucano/contract/backoffice/access/frame.ts";
import { type Area, permitted } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { find } from "./find.ts";
import { readSettings, saveSettings } from "./settings.ts";

export function frameArea(parts: Parts): Area {
  return {
    routes: [
      permitted(contract.find, (input, context) => find(parts, input, context)),
      permitted(contract.readSettings, (_input, context) => readSettings(parts, context)),
      permitted(contract.saveSettings, (input, context) => saveSettings(parts, input, context)),
    ],
  };
}
