/** The information panel: pays, rules with the exact figures, fairness, history. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type {
  playHistory,
  rotateSeed,
  setClientSeed,
  SlotSheet,
} from "@tucano/contract/house-games.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Translate } from "../texts/index.ts";
import { icon, make } from "./dom.ts";
import { fairnessView } from "./panel-fairness.ts";
import { historyView } from "./panel-history.ts";
import { paysView } from "./panel-pays.ts";
import { rulesView } from "./panel-rules.ts";

export type Fairness = DataOf<typeof setClientSeed>;

export interface PanelOptions {
  sheet: SlotSheet;
  translate: Translate;
  language: string;
  stake: () => Centavos;
  stakes: readonly string[];
  fairness: Fairness;
  lastRoundId: () => string | null;
  /** Nonce of the next round of this commitment, once one was played from it. */
  nextNonce: (commitment: string) => number | null;
  picture: (symbol: string) => HTMLCanvasElement;
  setClientSeed: (seed: string) => Promise<Fairness>;
  rotateSeed: () => Promise<DataOf<typeof rotateSeed>>;
  history: (page: number) => Promise<DataOf<typeof playHistory>>;
  openPage: (path: string) => void;
  onClose: () => void;
}

export interface Panel {
  readonly root: HTMLDialogElement;
  open: () => void;
}

export function createPanel(options: PanelOptions): Panel {
  const { translate: t, sheet } = options;
  const shared = { fairness: options.fairness };
  const views = [
    { name: t("tabPays"), build: () => paysView(options) },
    { name: t("tabRules"), build: () => rulesView(options) },
    { name: t("tabFair"), build: () => fairnessView(options, shared) },
    { name: t("tabHistory"), build: () => historyView(options) },
  ];
  const body = make("div", {
    class: "panel-body",
    role: "tabpanel",
    tabindex: "0",
    id: "panel-body",
  });
  const tabs = views.map(({ name }, index) =>
    make("button", {
      type: "button",
      role: "tab",
      class: "tab",
      text: name,
      "aria-controls": "panel-body",
      onClick: () => choose(index),
    }),
  );
  const list = make("div", { class: "tabs", role: "tablist" }, tabs);
  const close = make(
    "button",
    {
      type: "button",
      class: "key close",
      "aria-label": t("close"),
      onClick: () => root.close(),
    },
    [icon("close")],
  );
  const head = make("header", { class: "panel-head" }, [make("h2", { text: sheet.name }), close]);
  const root = make("dialog", { class: "panel", "aria-label": t("menu") }, [head, list, body]);
  root.addEventListener("close", options.onClose);
  root.addEventListener("click", (event) => {
    if (event.target === root) root.close();
  });
  list.addEventListener("keydown", (event) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const now = tabs.findIndex((tab) => tab === document.activeElement);
    if (step === 0 || now < 0) return;
    const next = (now + step + tabs.length) % tabs.length;
    choose(next);
    tabs[next]?.focus();
  });

  const choose = (index: number): void => {
    for (const [each, tab] of tabs.entries()) {
      tab.setAttribute("aria-selected", String(each === index));
      tab.tabIndex = each === index ? 0 : -1;
    }
    body.replaceChildren(views[index]?.build() ?? "");
    body.scrollTop = 0;
  };

  return {
    root,
    open: () => {
      choose(0);
      root.showModal();
    },
  };
}
