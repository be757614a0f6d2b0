/** One of the two bets: its stake, its target, and the one big button that is right just now. */
import {
  type Centavos,
  formatWire,
  larger,
  multiplyFloor,
  parseWire,
  smaller,
  toCentavos,
} from "@tucano/contract/money.ts";
import type { OwnBet } from "@tucano/contract/player/games/shared-tables.ts";
import { formatMoney, formatShortMoney, parseTypedMoney } from "@tucano/i18n/money.ts";
import { winOf } from "@tucano/contract/events/round-events.ts";
import {
  CASH_OUT_FROM_HUNDREDTHS,
  CRASH_CAP_HUNDREDTHS,
} from "@tucano/game-math/games/voo-do-tucano/table.ts";
import { make } from "../../hud/dom.ts";
import type { SayFlight } from "./texts.ts";

export type FlightPhase = "betting" | "closed" | "flying" | "shown" | "void" | null;

export interface Wish {
  readonly unit: Centavos;
  readonly autoHundredths: number | null;
}

export interface BetPanel {
  readonly root: HTMLElement;
  /** The bet of this panel in the round at hand, or none. */
  bet: OwnBet | null;
  /** Sent and not answered. */
  isSending: boolean;
  /** To be sent when the next round opens. */
  queued: Wish | null;
  refresh: (phase: FlightPhase, hundredths: number) => void;
}

export interface PanelOptions {
  readonly say: SayFlight;
  readonly index: number;
  readonly stakes: readonly Centavos[];
  readonly firstStake: Centavos;
  readonly name: string;
  onPlace: (panel: BetPanel, wish: Wish) => void;
  onCash: (panel: BetPanel) => void;
  onBad: (text: string) => void;
  onStake: (unit: Centavos) => void;
}

function readTimes(typed: string): number | null {
  const match = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/[\s×x]/gi, ""));
  if (match === null) return null;
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  const isOffered = hundredths >= CASH_OUT_FROM_HUNDREDTHS && hundredths <= CRASH_CAP_HUNDREDTHS;
  return isOffered ? hundredths : null;
}

export function createBetPanel(options: PanelOptions): BetPanel {
  const { say, stakes, index } = options;
  const [least, most] = [stakes[0] ?? toCentavos(100), stakes.at(-1) ?? toCentavos(100)];
  const wireOf = (unit: Centavos) => formatMoney(formatWire(unit)).replace(/^R\$\s/, "");
  const amount = make("input", {
    class: "bet-amount",
    inputmode: "decimal",
    autocomplete: "off",
    "aria-label": `${say("stake")} ${index}`,
    value: wireOf(options.firstStake),
  });
  const auto = make("input", {
    class: "bet-target",
    inputmode: "decimal",
    autocomplete: "off",
    "aria-label": `${say("autoAt")} ${index}`,
    value: "2,00",
  });
  const hasAuto = make("input", { type: "checkbox", "aria-label": `${say("auto")} ${index}` });
  const label = make("span", { class: "main-label" });
  const detail = make("span", { class: "main-detail" });
  const main = make("button", { type: "button", class: "main-key" }, [label, detail]);
  const unitOf = (): Centavos | null => {
    const wire = parseTypedMoney(amount.value);
    const unit = wire === null ? null : parseWire(wire);
    return unit === null || unit < least || unit > most ? null : unit;
  };
  const setUnit = (unit: Centavos): void => {
    const bounded = larger(least, smaller(most, unit));
    amount.value = wireOf(bounded);
    options.onStake(bounded);
    panel.refresh(last.phase, last.hundredths);
  };
  const small = (text: string, aria: string, press: () => void) =>
    make("button", {
      type: "button",
      class: "small-key",
      "aria-label": aria,
      text,
      onClick: press,
    });
  const scaled = (numerator: number, denominator: number) => () =>
    setUnit(multiplyFloor(unitOf() ?? least, numerator, denominator));
  const chips = stakes.filter((unit) => [200, 500, 1_000, 5_000].includes(unit));
  const stakeRow = make("div", { class: "bet-stake" }, [
    make("label", { class: "bet-field" }, [make("span", { text: "R$" }), amount]),
  ]);
  const quick = make("div", { class: "bet-quick" }, [
    small("½", `½ ${say("half")}`, scaled(1, 2)),
    small("2×", `2× ${say("double")}`, scaled(2, 1)),
    ...chips.map((unit) => {
      const shown = formatShortMoney(formatWire(unit));
      return small(shown, shown, () => setUnit(unit));
    }),
  ]);
  const autoRow = make("label", { class: "bet-auto" }, [
    hasAuto,
    make("span", { class: "switch" }),
    make("span", { class: "auto-label", text: say("auto") }),
    make("span", { class: "auto-times" }, [auto, "×"]),
  ]);
  const fields = make("div", { class: "bet-fields" }, [stakeRow, quick, autoRow]);
  const root = make("section", { class: "bet-panel", "aria-label": `${options.name} ${index}` }, [
    fields,
    main,
  ]);
  const last = { phase: null as FlightPhase, hundredths: 100 };

  const wish = (): Wish | null => {
    const unit = unitOf();
    if (unit === null) {
      const bounds = { min: formatMoney(formatWire(least)), max: formatMoney(formatWire(most)) };
      options.onBad(say("amountBad", bounds));
      return null;
    }
    const target = hasAuto.checked ? readTimes(auto.value) : null;
    if (hasAuto.checked && target === null) {
      options.onBad(say("targetBad"));
      return null;
    }
    return { unit, autoHundredths: target };
  };
  const press = (): void => {
    const { bet } = panel;
    if (panel.isSending) return;
    if (bet?.status === "staked" && last.phase === "flying") return options.onCash(panel);
    if (bet?.status === "staked" && last.phase !== "shown") return;
    if (panel.queued !== null) {
      panel.queued = null;
      return panel.refresh(last.phase, last.hundredths);
    }
    const wanted = wish();
    if (wanted === null) return;
    options.onStake(wanted.unit);
    if (last.phase === "betting") options.onPlace(panel, wanted);
    else panel.queued = wanted;
    panel.refresh(last.phase, last.hundredths);
  };
  main.addEventListener("click", press);
  amount.addEventListener("change", () => {
    const unit = unitOf();
    if (unit !== null) setUnit(unit);
  });

  const show = (mode: string, words: string, more: string, isOff = false): void => {
    main.dataset["mode"] = mode;
    if (label.textContent !== words) label.textContent = words;
    if (detail.textContent !== more) detail.textContent = more;
    main.setAttribute("aria-disabled", String(isOff));
  };
  const panel: BetPanel = {
    root,
    bet: null,
    isSending: false,
    queued: null,
    refresh: (phase, hundredths) => {
      last.phase = phase;
      last.hundredths = hundredths;
      const { bet, queued, isSending } = panel;
      const isIn = bet?.status === "staked" && bet.cashed_hundredths === null;
      fields.toggleAttribute("inert", (isIn && phase !== "shown") || queued !== null || isSending);
      if (isIn && bet !== null && phase === "flying") {
        const unit = parseWire(bet.unit) ?? least;
        const money = formatMoney(formatWire(winOf(unit, hundredths)));
        const isEarly = hundredths < CASH_OUT_FROM_HUNDREDTHS || isSending;
        return show("cash", say("cashOut"), money, isEarly);
      }
      if (isIn && phase !== "shown" && phase !== "void" && bet !== null) {
        return show("placed", say("placed"), formatMoney(bet.stake), true);
      }
      if (isSending) return show("placed", "…", "", true);
      if (queued !== null) return show("queued", say("cancel"), say("queued"));
      const unit = unitOf();
      const money = unit === null ? "" : formatMoney(formatWire(unit));
      show("bet", say("bet"), phase === "betting" ? money : say("queued"));
    },
  };
  return panel;
}
