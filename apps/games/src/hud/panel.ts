/** The information panel: pays, rules with the exact figures, fairness, history. */
import { closeKey, make } from "./dom.ts";
import { fairnessView } from "./panel-fairness.ts";
import { figuresView } from "./panel-figures.ts";
import { historyView } from "./panel-history.ts";
import type { PanelOptions } from "./panel-options.ts";
import { soundSwitches } from "./sound-keys.ts";

export interface Panel {
  readonly root: HTMLDialogElement;
  open: () => void;
}

interface Page {
  readonly title: string;
  readonly build: () => HTMLElement;
}

/** What the game says about itself, then what holds in every game. */
function pagesOf(options: PanelOptions): readonly Page[] {
  const { translate: t, stage } = options;
  const shared = { fairness: options.fairness };
  return [
    { title: t("tabRules"), build: () => stage.rules() },
    { title: t("tabFigures"), build: () => figuresView(options) },
    { title: t("tabFair"), build: () => fairnessView(options, shared) },
    { title: t("tabHistory"), build: () => historyView(options) },
  ];
}

export function createPanel(options: PanelOptions): Panel {
  const { translate: t, sheet } = options;
  const views = pagesOf(options);
  const body = make("div", {
    class: "panel-body",
    role: "tabpanel",
    tabindex: "0",
    id: "panel-body",
  });
  const tabs = views.map(({ title }, index) =>
    make("button", {
      type: "button",
      role: "tab",
      class: "tab",
      text: title,
      "aria-controls": "panel-body",
      onClick: () => choose(index),
    }),
  );
  const list = make("div", { class: "tabs", role: "tablist" }, tabs);
  const close = closeKey(t("close"), () => root.close());
  const head = make("header", { class: "panel-head" }, [make("h2", { text: sheet.name }), close]);
  const root = make("dialog", { class: "panel", "aria-label": t("menu") }, [
    head,
    soundSwitches(options.sound, t),
    list,
    body,
  ]);
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
