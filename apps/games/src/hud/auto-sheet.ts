/** Automatic play needs a number of rounds and a loss limit, never one without the other. */
import { type Centavos, formatWire, multiplyFloor, toCentavos } from "@tucano/contract/money.ts";
import { formatShortMoney } from "@tucano/i18n/money.ts";
import type { Translate } from "../shell/texts.ts";
import { closeKey, make } from "./dom.ts";

interface AutoOptions {
  translate: Translate;
  stake: () => Centavos;
  /** There is something worth stopping for. */
  hasFeature: boolean;
  onStart: (count: number, lossLimit: Centavos, stopsOnFeature: boolean) => void;
}

const COUNTS = [10, 25, 50, 100] as const;
/** Loss limits offered, times the stake. */
const LOSSES = [5, 10, 20, 50] as const;

export interface AutoSheet {
  readonly root: HTMLDialogElement;
  open: () => void;
}

export function createAutoSheet(options: AutoOptions): AutoSheet {
  const { translate: t, stake, hasFeature, onStart } = options;
  const root = make("dialog", { class: "panel is-small", "aria-label": t("auto") });

  const build = (): void => {
    const limits = LOSSES.map((times) => multiplyFloor(stake(), times, 1));
    const status = make("p", { class: "hint", role: "alert" });
    const form = make("form", {}, [
      choices(
        "auto-count",
        t("autoCount"),
        COUNTS.map((count) => [String(count), String(count)]),
      ),
      choices(
        "auto-loss",
        t("autoLossLimit"),
        limits.map((limit) => [String(limit), formatShortMoney(formatWire(limit))]),
      ),
      hasFeature
        ? make("label", { class: "check" }, [
            make("input", { type: "checkbox", name: "auto-feature" }),
            make("span", { text: t("autoStopOnFeature") }),
          ])
        : null,
      make("p", { class: "hint", text: t("autoHelp") }),
      status,
      make("button", { type: "submit", class: "pill is-primary", text: t("autoStart") }),
    ]);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const data = new FormData(form);
      const count = Number(data.get("auto-count") ?? 0);
      const loss = Number(data.get("auto-loss") ?? 0);
      if (count <= 0 || loss <= 0) {
        status.textContent = t("autoLossRequired");
        return;
      }
      root.close();
      onStart(count, toCentavos(loss), data.has("auto-feature"));
    });
    const close = closeKey(t("close"), () => root.close());
    root.replaceChildren(
      make("header", { class: "panel-head" }, [make("h2", { text: t("auto") }), close]),
      make("div", { class: "panel-body" }, [form]),
    );
  };

  return {
    root,
    open: () => {
      build();
      root.showModal();
    },
  };
}

/** Nothing is preselected: the player says how much may be lost. */
function choices(name: string, label: string, options: readonly (readonly [string, string])[]) {
  return make("fieldset", { class: "choices" }, [
    make("legend", { text: label }),
    ...options.map(([value, text]) =>
      make("label", { class: "choice" }, [
        make("input", { type: "radio", name, value }),
        make("span", { text }),
      ]),
    ),
  ]);
}
