/** The sheet of kept bets: the chips that lie can be kept, kept ones laid again or forgotten. */
import { type Centavos, formatWire, toCentavos } from "@tucano/contract/money.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { closeKey, make } from "../../hud/dom.ts";
import type { SettingsStore } from "../../platform/settings.ts";
import type { Amounts, Laid } from "./bets.ts";
import { forget, keep, type KeptBet, readKept, totalOf } from "./kept-bets.ts";
import { tableTexts } from "./texts.ts";
import "./kept.css";

export interface KeptOptions {
  readonly language: Language;
  readonly close: string;
  readonly settings: SettingsStore;
  /** What one step of the table is worth. */
  readonly step: Centavos;
  /** The chips that lie on the table, in steps. */
  amounts: () => Amounts;
  spotName: (spot: string) => string;
  lay: (laid: Laid) => void;
}

export interface KeptSheet {
  readonly root: HTMLDialogElement;
  open: () => void;
}

export function createKeptSheet(options: KeptOptions): KeptSheet {
  const { settings, step, amounts, spotName } = options;
  const say = wordsFor(tableTexts, options.language);
  const money = (centavos: number): string => formatMoney(formatWire(toCentavos(centavos)));
  const list = make("ul", { class: "kept-bets" });
  const none = make("p", { class: "kept-none", text: say("keptNone") });
  const keepKey = make("button", { type: "button", class: "stake-choice" });
  const root = make("dialog", { class: "panel is-small", "aria-label": say("kept") }, [
    make("header", { class: "panel-head" }, [
      make("h2", { text: say("kept") }),
      closeKey(options.close, () => root.close()),
    ]),
    make("div", { class: "panel-body" }, [list, none, keepKey]),
  ]);
  const lying = (): KeptBet =>
    Object.fromEntries([...amounts()].map(([spot, steps]) => [spot, steps * step]));
  const change = (make: (kept: readonly KeptBet[]) => readonly KeptBet[]): void => {
    settings.write({ bets: JSON.stringify(make(readKept(settings.read().bets))) });
    show();
  };
  const row = (bet: KeptBet): HTMLElement => {
    const spots = Object.keys(bet).map(spotName).join(", ");
    const lay = make("button", { type: "button", class: "kept-bet" }, [
      make("b", { text: money(totalOf(bet)) }),
      make("span", { text: spots }),
    ]);
    lay.addEventListener("click", () => {
      root.close();
      options.lay(Object.entries(bet).map(([spot, centavos]) => [spot, centavos / step] as const));
    });
    const name = `${say("forget")}: ${money(totalOf(bet))}, ${spots}`;
    return make("li", {}, [lay, closeKey(name, () => change((kept) => forget(kept, bet)))]);
  };
  const show = (): void => {
    // A chip may be worth something else by now: what no longer lies in whole chips is left out.
    const fits = (bet: KeptBet) => Object.values(bet).every((centavos) => centavos % step === 0);
    const kept = readKept(settings.read().bets).filter(fits);
    list.replaceChildren(...kept.map(row));
    none.hidden = kept.length > 0;
    const total = totalOf(lying());
    keepKey.disabled = total === 0;
    keepKey.textContent = total === 0 ? say("keepNothing") : say("keep", { amount: money(total) });
  };
  keepKey.addEventListener("click", () => change((kept) => keep(kept, lying())));
  root.addEventListener("click", (event) => {
    if (event.target === root) root.close();
  });
  return {
    root,
    open: () => {
      show();
      root.showModal();
    },
  };
}
