/** The whole paytable for the rules: a line for each kind of ticket. */
import type { Language } from "@tucano/i18n/languages.ts";
import { make } from "../../hud/dom.ts";
import { prizeTimes } from "./prize-text.ts";

export interface PrizeLine {
  readonly title: string;
  readonly prizes: readonly { readonly label: string; readonly hundredths: number }[];
  /** The return of such a ticket, where each has its own: "RTP 95,16%". */
  readonly note?: string;
}

export function viewPrizeLines(language: Language, lines: readonly PrizeLine[]): HTMLElement {
  const rows = lines.map(({ title, prizes, note }) =>
    make("tr", {}, [
      make("th", { scope: "row", text: title }),
      make(
        "td",
        {},
        prizes.map(({ label, hundredths }) =>
          make("span", {}, [`${label} `, make("b", { text: prizeTimes(language, hundredths) })]),
        ),
      ),
      note === undefined ? null : make("td", { class: "prize-note", text: note }),
    ]),
  );
  return make("table", { class: "prize-table" }, [make("tbody", {}, rows)]);
}
