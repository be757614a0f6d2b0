/** A slip before it is placed and while its matches are played: pure, so that it can be tested. */
import { type Centavos, multiplyFloor, smaller } from "@tucano/contract/money.ts";
import { winOf } from "@tucano/contract/events/round-events.ts";
import {
  type DayResult,
  fixturesOf,
  legOf,
  MAX_WIN_MULTIPLIER,
  modelOfFixture,
  type Slip,
} from "@tucano/game-math/games/liga-tucano/table.ts";
import {
  returnsOf,
  settleSelection,
} from "@tucano/game-math/games/liga-tucano/football/markets.ts";
import {
  highestPayoutOf,
  type Settlement,
} from "@tucano/game-math/games/liga-tucano/slip/settle.ts";
import {
  linesOf,
  namedSystems,
  SELECTIONS_MAX,
} from "@tucano/game-math/games/liga-tucano/slip/systems.ts";
import { type Moment, scoreAt } from "./live-clock.ts";

/** Splits "3/result:home" into its two parts. */
export function partsOf(selection: string): { match: number; id: string } {
  const [match = "", id = ""] = selection.split("/");
  return { match: Number(match), id };
}

/** Taps a selection: it is added, removed, or replaces another of the same market. */
export function toggle(selections: readonly string[], tapped: string): readonly string[] | "full" {
  if (selections.includes(tapped)) return selections.filter((each) => each !== tapped);
  const marketOf = (selection: string) => selection.slice(0, selection.lastIndexOf(":"));
  const at = selections.findIndex((each) => marketOf(each) === marketOf(tapped));
  if (at >= 0) return selections.with(at, tapped);
  return selections.length >= SELECTIONS_MAX ? "full" : [...selections, tapped];
}

export function hasSameMatch(selections: readonly string[]): boolean {
  return new Set(selections.map((each) => partsOf(each).match)).size < selections.length;
}

export interface SystemOffer {
  readonly id: string;
  readonly lines: number;
}

/** The systems that these selections can be staked as; two of one match only as singles. */
export function systemsFor(selections: readonly string[]): readonly SystemOffer[] {
  const count = selections.length;
  const sizes = Array.from({ length: Math.max(0, count - 2) }, (_, index) => index + 2);
  const ids = [
    "singles",
    "multiple",
    ...sizes.map((size) => `${size}of${count}`),
    ...namedSystems.map(({ id }) => id),
  ];
  return ids
    .filter((id) => id === "singles" || !hasSameMatch(selections))
    .flatMap((id) => {
      const lines = linesOf(id, count);
      return lines === null ? [] : [{ id, lines: lines.length }];
    });
}

/** The chosen system, if it is still there; otherwise what most players mean. */
export function systemAfter(selections: readonly string[], chosen: string): string {
  const offered = systemsFor(selections).map(({ id }) => id);
  if (offered.includes(chosen)) return chosen;
  return offered.includes("multiple") ? "multiple" : "singles";
}

export interface SlipFigures {
  readonly lines: number;
  readonly stake: Centavos;
  /** If everything wins. */
  readonly highest: Centavos;
  readonly isCapped: boolean;
  /** Product of the odds, in thousandths; only for one line. */
  readonly oddsThousandths: number | null;
  /** How much of such stakes comes back in the long run, in hundredths of a percent. */
  readonly returnHundredths: number;
}

export function figuresOf(slip: Slip, unit: Centavos): SlipFigures | null {
  const lines = linesOf(slip.system, slip.selections.length);
  const legs = slip.selections.map((selection) => legOf(slip.day, selection));
  const odds = legs.flatMap((leg) => (leg === null ? [] : [leg.oddsThousandths]));
  if (lines === null || odds.length < legs.length || odds.length === 0) return null;
  const capHundredths = MAX_WIN_MULTIPLIER * 100;
  const hundredths = highestPayoutOf(lines, odds, 100);
  const returns = slip.selections.map((selection) => returnOf(slip.day, selection));
  const sum = lines.reduce(
    (total, line) => total + line.reduce((part, place) => part * (returns[place] ?? 0), 1),
    0,
  );
  return {
    lines: lines.length,
    stake: multiplyFloor(unit, lines.length, 1),
    highest: smaller(winOf(unit, hundredths), winOf(unit, capHundredths)),
    isCapped: hundredths > capHundredths,
    oddsThousandths: lines.length === 1 ? highestPayoutOf(lines, odds, 1_000) : null,
    returnHundredths: Math.floor((sum / lines.length) * 10_000),
  };
}

function returnOf(day: number, selection: string): number {
  const { match, id } = partsOf(selection);
  const fixture = fixturesOf(day)[match];
  return fixture === undefined ? 0 : (returnsOfFixture(fixture).get(id) ?? 0);
}

type Model = ReturnType<typeof modelOfFixture>;
const known = new WeakMap<Model, ReadonlyMap<string, number>>();

function returnsOfFixture(fixture: Parameters<typeof modelOfFixture>[0]) {
  const model = modelOfFixture(fixture);
  const returns = known.get(model) ?? returnsOf(model);
  known.set(model, returns);
  return returns;
}

export type LegState = "waiting" | Settlement["kind"];

/** A selection's state; during a match, as if it ended now. */
export function legStateAt(selection: string, result: DayResult | null, moment: Moment): LegState {
  const { match, id } = partsOf(selection);
  const played = result?.matches[match];
  if (played === undefined || moment.part === "before") return "waiting";
  return settleSelection(id, scoreAt(played, moment))?.kind ?? "waiting";
}

/** Reads a stored choice, which the game itself checks elsewhere; null: not a slip. */
export function slipOf(choice: unknown): Slip | null {
  if (typeof choice !== "object" || choice === null) return null;
  const { day, system, selections } = choice as Partial<Record<keyof Slip, unknown>>;
  if (typeof day !== "number" || typeof system !== "string" || !Array.isArray(selections)) {
    return null;
  }
  const list: readonly unknown[] = selections;
  return { day, system, selections: list.filter((each) => typeof each === "string") };
}

/** "1,857": decimal odds in the Brazilian pattern. */
export function oddsText(thousandths: number): string {
  const digits = String(thousandths).padStart(4, "0");
  const whole = digits.slice(0, -3).replaceAll(/\B(?=(\d{3})+$)/g, ".");
  return `${whole},${digits.slice(-3)}`;
}

/** Quarters of a goal as people write them: -0,75; +1; 2,5. */
export function lineText(quarters: number, isSigned: boolean): string {
  const absolute = Math.abs(quarters);
  const rest = ["", ",25", ",5", ",75"][absolute % 4] ?? "";
  const sign = quarters < 0 ? "−" : isSigned && quarters > 0 ? "+" : "";
  return `${sign}${Math.floor(absolute / 4)}${rest}`;
}
