import * as contract from "@tucano/contract/backoffice/access/frame.ts";
import { type Area, callsOf } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { find } from "./find.ts";
import { readWaiting } from "./waiting.ts";
import { readSettings, saveSettings } from "./settings.ts";

export function frameArea(parts: Parts): Area {
  const call = callsOf(parts);
  return {
    routes: [
      call(contract.find, find),
      call(contract.readWaiting, readWaiting),
      call(contract.readSettings, (_parts, _input, context) => readSettings(parts, context)),
      call(contract.saveSettings, saveSettings),
    ],
  };
}
