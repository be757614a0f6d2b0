/** All that may be staked, to be chosen with one tap. */
import { type Centavos, formatWire } from "@tucano/contract/money.ts";
import { formatShortMoney } from "@tucano/i18n/money.ts";
import type { Translate } from "../shell/texts.ts";
import { closeKey, make } from "./dom.ts";

interface StakeOptions {
  translate: Translate;
  units: readonly Centavos[];
  unit: () => Centavos;
  onChoose: (unit: Centavos) => void;
}

export interface StakeSheet {
  readonly root: HTMLDialogElement;
  open: () => void;
}

export function createStakeSheet(options: StakeOptions): StakeSheet {
  const { translate: t, units, unit, onChoose } = options;
  const list = make("div", { class: "stakes" });
  const root = make("dialog", { class: "panel is-small", "aria-label": t("stake") }, [
    make("header", { class: "panel-head" }, [
      make("h2", { text: t("stake") }),
      closeKey(t("close"), () => root.close()),
    ]),
    make("div", { class: "panel-body" }, [list]),
  ]);
  root.addEventListener("click", (event) => {
    if (event.target === root) root.close();
  });
  const keyOf = (each: Centavos): HTMLElement =>
    make("button", {
      type: "button",
      class: "stake-choice",
      "aria-pressed": String(each === unit()),
      text: formatShortMoney(formatWire(each)),
      onClick: () => {
        root.close();
        onChoose(each);
      },
    });
  return {
    root,
    open: () => {
      list.replaceChildren(...units.map(keyOf));
      root.showModal();
      list.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    },
  };
}
