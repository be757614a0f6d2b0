/** The slip: a bar and a bottom sheet on phones, a column beside the matches on wide screens. */
import {
  type Centavos,
  formatWire,
  fromWire,
  larger,
  multiplyFloor,
  parseWire,
  smaller,
} from "@tucano/contract/money.ts";
import {
  fixturesOf,
  legOf,
  MAX_WIN_MULTIPLIER,
} from "@tucano/game-math/games/liga-tucano/table.ts";
import { formatMoney, formatShortMoney, parseTypedMoney } from "@tucano/i18n/money.ts";
import { figureIn, hundredthsIn } from "@tucano/i18n/numbers.ts";
import { closeKey, icon, make } from "../../hud/dom.ts";
import { clubName, marketName, selectionName, systemName } from "./names.ts";
import {
  figuresOf,
  hasSameMatch,
  oddsText,
  partsOf,
  type SlipFigures,
  systemAfter,
  systemsFor,
} from "./slip.ts";
import { clockText, dayOnOffer, type League, leftMs } from "./state.ts";

export interface SlipView {
  readonly root: HTMLElement;
  /** On phones: what opens it. */
  readonly bar: HTMLButtonElement;
  /** On wide screens: the slips of the day, under the one being made. */
  readonly placed: HTMLElement;
  isSending: boolean;
  refresh: () => void;
  /** Only what changes with the clock. */
  tick: () => void;
  close: () => void;
}

export interface SlipOptions {
  onRemove: (selection: string) => void;
  onClear: () => void;
  onSystem: (system: string) => void;
  onPlace: (unit: Centavos) => void;
  onBad: (text: string) => void;
}

const CHIPS = ["1.00", "5.00", "10.00", "50.00"] as const;

export function createSlipView(league: League, options: SlipOptions): SlipView {
  const { say, tools } = league;
  const { opened, settings } = tools;
  const stakes = opened.stakes.map(fromWire);
  const [least = fromWire(opened.default_stake), most = fromWire(opened.max_stake)] = stakes;
  const plain = (unit: Centavos) => formatMoney(formatWire(unit)).replace(/^R\$\s/, "");
  const kept = settings.read().stake;
  const amount = make("input", {
    inputmode: "decimal",
    autocomplete: "off",
    "aria-label": say("stakePerLine"),
    value: plain((kept === null ? null : parseWire(kept)) ?? fromWire(opened.default_stake)),
  });
  const unitOf = (): Centavos | null => {
    const wire = parseTypedMoney(amount.value);
    const unit = wire === null ? null : parseWire(wire);
    return unit === null || unit < least || unit > most ? null : unit;
  };
  const setUnit = (unit: Centavos): void => {
    const bounded = larger(least, smaller(most, unit));
    amount.value = plain(bounded);
    settings.write({ stake: formatWire(bounded) });
    view.refresh();
  };
  const parts = buildSlip(league, options, amount);
  const small = (text: string, label: string, press: () => void) =>
    make("button", { type: "button", "aria-label": label, text, onClick: press });
  parts.chips.append(
    ...CHIPS.map((wire) =>
      small(formatShortMoney(wire), formatMoney(wire), () => setUnit(fromWire(wire))),
    ),
    small("2×", `2× ${say("double")}`, () => setUnit(multiplyFloor(unitOf() ?? least, 2, 1))),
  );
  const { root, bar, place, placed } = parts;
  amount.addEventListener("change", () => {
    const unit = unitOf();
    if (unit !== null) setUnit(unit);
  });
  amount.addEventListener("input", () => view.refresh());
  const open = (isOpen: boolean): void => {
    root.dataset["open"] = String(isOpen);
    bar.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) root.focus({ preventScroll: true });
    else bar.focus({ preventScroll: true });
  };
  bar.addEventListener("click", () => open(root.dataset["open"] !== "true"));
  parts.close.addEventListener("click", () => open(false));
  root.addEventListener("keydown", (event) => {
    if (event.key === "Escape") open(false);
  });
  place.addEventListener("click", () => {
    if (view.isSending || place.getAttribute("aria-disabled") === "true") return;
    const unit = unitOf();
    const figures = unit === null ? null : figuresNow(league, unit);
    if (unit === null || figures === null || figures.stake > fromWire(opened.max_stake)) {
      const bounds = { min: money(least), max: formatMoney(opened.max_stake) };
      return options.onBad(say("amountBad", bounds));
    }
    options.onPlace(unit);
  });
  const view: SlipView = {
    root,
    bar,
    placed,
    isSending: false,
    close: () => {
      if (root.dataset["open"] === "true") open(false);
    },
    refresh: () => {
      drawSelections(league, options, parts);
      const unit = unitOf();
      drawFigures(league, parts, unit === null ? null : figuresNow(league, unit));
      view.tick();
    },
    tick: () => {
      const words = placeWords(league, view.isSending, unitOf());
      if (place.textContent !== words.text) place.textContent = words.text;
      place.setAttribute("aria-disabled", String(words.isOff));
    },
  };
  return view;
}

const money = (amount: Centavos): string => formatMoney(formatWire(amount));

function figuresNow(league: League, unit: Centavos): SlipFigures | null {
  const { selections, system } = league;
  if (selections.length === 0) return null;
  const day = dayOnOffer(league);
  return figuresOf({ day, system: systemAfter(selections, system), selections }, unit);
}

function placeWords(league: League, isSending: boolean, unit: Centavos | null) {
  const { say, round, selections } = league;
  if (isSending) return { text: say("placing"), isOff: true };
  if (selections.length === 0) return { text: say("choose"), isOff: true };
  if (round?.phase !== "betting") {
    const opensIn = round?.phase === "shown" ? clockText(leftMs(league)) : "…";
    return { text: say("opensIn", { time: opensIn }), isOff: true };
  }
  const figures = unit === null ? null : figuresNow(league, unit);
  const amount = figures === null ? "" : money(figures.stake);
  return { text: say("place", { amount }).trim(), isOff: false };
}

function buildSlip(league: League, options: SlipOptions, amount: HTMLInputElement) {
  const { say, tools } = league;
  const close = closeKey(tools.translate("close"), () => undefined);
  const count = make("b", { class: "slip-count" });
  const clear = make("button", {
    type: "button",
    class: "slip-clear",
    text: say("clear"),
    onClick: () => options.onClear(),
  });
  const list = make("ul", { class: "slip-list" });
  const note = make("p", { class: "slip-note" });
  const systems = make("div", { class: "slip-systems", role: "group", "aria-label": say("kind") });
  const chips = make("div", { class: "slip-chips" });
  const placed = make("section", { class: "slip-placed", "aria-label": say("myBets") });
  const stake = make("div", { class: "slip-stake" }, [
    make("label", {}, [
      make("span", { text: say("stakePerLine") }),
      make("span", { class: "slip-field" }, [make("i", { text: "R$" }), amount]),
    ]),
    chips,
  ]);
  const figures = make("dl", { class: "slip-figures" });
  const place = make("button", { type: "button", class: "place-key" });
  const root = make("aside", { class: "slip", tabindex: -1, "aria-label": say("slip") }, [
    make("header", {}, [make("h2", { text: say("slip") }), count, clear, close]),
    make("div", { class: "slip-scroll" }, [list, note, systems, placed]),
    make("footer", {}, [stake, figures, place]),
  ]);
  const barText = make("span");
  const barFigure = make("b");
  const bar = make("button", { type: "button", class: "slip-bar", "aria-expanded": "false" }, [
    barText,
    barFigure,
  ]);
  systems.addEventListener("click", (event) => {
    const key = (event.target as HTMLElement).closest<HTMLElement>("[data-system]");
    if (key?.dataset["system"] !== undefined) options.onSystem(key.dataset["system"]);
  });
  return {
    root,
    bar,
    barText,
    barFigure,
    close,
    count,
    clear,
    list,
    note,
    systems,
    placed,
    chips,
    stake,
    figures,
    place,
  };
}

type Parts = ReturnType<typeof buildSlip>;

function drawSelections(league: League, options: SlipOptions, parts: Parts): void {
  const { say, selections } = league;
  const day = dayOnOffer(league);
  const fixtures = fixturesOf(day);
  const isEmpty = selections.length === 0;
  parts.root.classList.toggle("is-empty", isEmpty);
  parts.bar.hidden = isEmpty;
  parts.count.textContent = String(selections.length);
  parts.clear.hidden = isEmpty;
  const items = selections.flatMap((selection) => {
    const { match, id } = partsOf(selection);
    const fixture = fixtures[match];
    const leg = legOf(day, selection);
    if (fixture === undefined || leg === null) return [];
    const name = selectionName(say, id, fixture);
    const remove = make("button", {
      type: "button",
      class: "leg-remove",
      "aria-label": `${say("remove")}: ${name}`,
      onClick: () => options.onRemove(selection),
    });
    remove.append(icon("close"));
    const market = marketName(say, id.split(":")[0] ?? "", fixture);
    return [
      make("li", {}, [
        make("strong", { text: name }),
        make("b", { text: oddsText(leg.oddsThousandths) }),
        make("small", {
          text: `${market} · ${clubName(fixture.home)} × ${clubName(fixture.away)}`,
        }),
        remove,
      ]),
    ];
  });
  const empty = make("li", { class: "slip-none", text: say("slipEmpty") });
  parts.list.replaceChildren(...(isEmpty ? [empty] : items));
  parts.note.textContent = hasSameMatch(selections) ? say("sameMatch") : "";
  const chosen = systemAfter(selections, league.system);
  const offered = isEmpty ? [] : systemsFor(selections);
  parts.systems.hidden = offered.length < 2;
  parts.systems.replaceChildren(
    ...offered.map(({ id, lines }) =>
      make("button", { type: "button", "data-system": id, "aria-pressed": String(id === chosen) }, [
        make("span", { text: systemName(say, id) }),
        make("small", { text: linesWords(league, lines) }),
      ]),
    ),
  );
}

export function linesWords({ say }: League, lines: number): string {
  return lines === 1 ? say("oneLine") : say("lines", { count: lines });
}

function drawFigures(league: League, parts: Parts, figures: SlipFigures | null): void {
  const { say, selections } = league;
  const row = (name: string, value: string, kind = ""): HTMLElement =>
    make("div", { class: kind }, [make("dt", { text: name }), make("dd", { text: value })]);
  const count = say("selections", { count: selections.length });
  parts.barText.textContent = `${say("slip")} · ${count}`;
  if (figures === null) {
    parts.barFigure.textContent = "";
    return parts.figures.replaceChildren();
  }
  const { lines, stake, highest, isCapped, oddsThousandths, returnHundredths } = figures;
  parts.barFigure.textContent =
    oddsThousandths === null ? linesWords(league, lines) : oddsText(oddsThousandths);
  const { language } = league.tools;
  parts.figures.replaceChildren(
    row(
      say("totalStake"),
      lines === 1 ? money(stake) : `${money(stake)} · ${linesWords(league, lines)}`,
    ),
    ...(oddsThousandths === null ? [] : [row(say("odds"), oddsText(oddsThousandths))]),
    row(say("possible"), money(highest), "is-main"),
    row(say("returnOf"), `${hundredthsIn(language, returnHundredths)}%`, "is-return"),
    ...(isCapped
      ? [row(say("maxWin", { times: figureIn(language, MAX_WIN_MULTIPLIER) }), "", "is-note")]
      : []),
  );
}
