/** What came out of a shared round, in a few words: for lists and for the proof. */
import { t } from "@lingui/core/macro";
import { formatHundredths } from "../../platform/text.ts";
import { readTableResult } from "./read-table-result.ts";

export function tableResultText(result: unknown): string {
  const read = readTableResult(result);
  switch (read.kind) {
    case "flight":
      return t`Flew to ${formatHundredths(read.hundredths)}×`;
    case "pocket":
      return t`Number ${read.pocket}`;
    case "drawn":
      return read.numbers.join(", ");
    case "baccarat": {
      const { player, banker } = read;
      return t`Player ${player}, banker ${banker}`;
    }
    case "matches":
      return read.scores.join(" · ");
    case "unknown":
      return "–";
  }
}
