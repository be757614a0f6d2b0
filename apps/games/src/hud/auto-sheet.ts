/** Automatic play needs a number of rounds and a loss limit, never one without the other. */
import { type Centavos, formatWire, multiplyFloor, toCentavos } from "@tucano/contract/money.ts";
import { formatShortMoney } from "@tucano/i18n/money.ts";
import type { AutoWish, StakeMove } from "../round/auto-play.ts";
import type { Translate } from "../shell/texts.ts";
import { closeKey, make } from "./dom.ts";

interface AutoOptions {
  translate: Translate;
  stake: () => Centavos;
  /** There is something worth stopping for. */
  hasFeature: boolean;
  /** The stake may follow results: at boards where rounds are short and alike. */
  movesStake: boolean;
  onStart: (wish: AutoWish) => void;
}

const COUNTS = [10, 25, 50, 100] as const;
/** Loss limits offered, times the stake. */
const LOSSES = [5, 10, 20, 50] as const;
/** Ends offered for who is ahead, and for one round's return; times the stake. */
const GAINS = [10, 20, 50] as const;
const TIMES = [5, 20, 100] as const;

export interface AutoSheet {
  readonly root: HTMLDialogElement;
  open: () => void;
}

export function createAutoSheet(options: AutoOptions): AutoSheet {
  const { translate: t, onStart } = options;
  const root = make("dialog", { class: "panel is-small", "aria-label": t("auto") });

  const build = (): void => {
    const status = make("p", { class: "hint", role: "alert" });
    const form = make("form", {}, [
      ...neededFields(options),
      make("details", { class: "more" }, [
        make("summary", { text: t("autoMore") }),
        ...stopFields(options),
        ...(options.movesStake ? moveFields(t) : []),
      ]),
      make("p", { class: "hint", text: t("autoHelp") }),
      status,
      make("button", { type: "submit", class: "pill is-primary", text: t("autoStart") }),
    ]);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const wish = readWish(new FormData(form));
      if (wish === null) {
        status.textContent = t("autoLossRequired");
        return;
      }
      root.close();
      onStart(wish);
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

/** Null: how many rounds, or how much may be lost, was left open. */
function readWish(data: FormData): AutoWish | null {
  const number = (name: string): number => Number(data.get(name) ?? 0);
  const [count, loss] = [number("auto-count"), number("auto-loss")];
  if (count <= 0 || loss <= 0) return null;
  return {
    count,
    lossLimit: toCentavos(loss),
    stopsOnFeature: data.has("auto-feature"),
    gainLimit: number("auto-gain") > 0 ? toCentavos(number("auto-gain")) : null,
    stopsAtTimes: number("auto-times") > 0 ? number("auto-times") : null,
    afterLoss: readMove(data.get("auto-after-loss")),
    afterWin: readMove(data.get("auto-after-win")),
  };
}

const readMove = (value: FormDataEntryValue | null): StakeMove =>
  value === "raise" || value === "reset" ? value : "keep";

type Option = readonly [value: string, text: string];

function amounts(stake: Centavos, multiples: readonly number[]): Option[] {
  return multiples.map((times) => {
    const amount = multiplyFloor(stake, times, 1);
    return [String(amount), formatShortMoney(formatWire(amount))];
  });
}

/** Nothing is preselected: the player says how much may be lost. */
function neededFields({ translate: t, stake }: AutoOptions) {
  const counts = COUNTS.map((count): Option => [String(count), String(count)]);
  return [
    choices("auto-count", t("autoCount"), counts),
    choices("auto-loss", t("autoLossLimit"), amounts(stake(), LOSSES)),
  ];
}

function stopFields({ translate: t, stake, hasFeature }: AutoOptions) {
  const never: Option = ["0", t("autoNever")];
  const times = TIMES.map((one): Option => [String(one), `${one}×`]);
  return [
    choices("auto-gain", t("autoGainLimit"), [never, ...amounts(stake(), GAINS)], "0"),
    choices("auto-times", t("autoStopAtTimes"), [never, ...times], "0"),
    hasFeature
      ? make("label", { class: "check" }, [
          make("input", { type: "checkbox", name: "auto-feature" }),
          make("span", { text: t("autoStopOnFeature") }),
        ])
      : null,
  ];
}

function moveFields(t: Translate) {
  const moves: readonly Option[] = [
    ["keep", t("autoStakeKeep")],
    ["raise", t("autoStakeRaise")],
    ["reset", t("autoStakeReset")],
  ];
  return [
    choices("auto-after-loss", t("autoAfterLoss"), moves, "keep"),
    choices("auto-after-win", t("autoAfterWin"), moves, "keep"),
    make("p", { class: "hint", text: t("autoStakeHelp") }),
  ];
}

function choices(name: string, label: string, options: readonly Option[], chosen?: string) {
  return make("fieldset", { class: "choices" }, [
    make("legend", { text: label }),
    ...options.map(([value, text]) =>
      make("label", { class: "choice" }, [
        make("input", { type: "radio", name, value, checked: value === chosen }),
        make("span", { text }),
      ]),
    ),
  ]);
}
