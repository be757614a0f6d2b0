/**
 * Numbers as people write them. Amounts are whole centavos and rates basis points in the market,
 * and both are written with two decimals here: by digits, never by fractions of a computer.
 */
import { formatWire, fromWire, toCentavos } from "@tucano/contract/money.ts";
import { parseTypedMoney, typedMoney } from "@tucano/i18n/money.ts";

export type Unit = "money" | "percent" | "plain";

const SAO_PAULO_MS = 3 * 3_600_000;
const MINUTE_LENGTH = "2026-11-20T12:00".length;
const RATE = /^(rate|rateFrom|rateTo|welcomeRate|smallRate|direct|indirect)$/;

/** By what a number is called, and by what holds it. */
export function unitOf(path: readonly string[]): Unit {
  const name = path.at(-1) ?? "";
  if (name.endsWith("Centavos")) return "money";
  return RATE.test(name) || ["rebateRates", "costRates"].includes(path.at(-2) ?? "")
    ? "percent"
    : "plain";
}

export function writeNumber(value: number, unit: Unit): string {
  if (unit === "plain") return String(value);
  if (unit === "money") return typedMoney(formatWire(toCentavos(value)));
  const digits = String(value).padStart(3, "0");
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** Null: that is no such number. */
export function readNumber(written: string, unit: Unit): number | null {
  if (unit === "money") {
    const wire = parseTypedMoney(written);
    return wire === null ? null : fromWire(wire);
  }
  const found = /^(\d{1,10})(?:[.,](\d{1,2}))?$/.exec(written.trim());
  if (found === null) return null;
  const [, whole = "", rest] = found;
  if (unit === "plain") return rest === undefined ? Number(whole) : null;
  return Number(whole + (rest ?? "").padEnd(2, "0"));
}

/** An instant in São Paulo time, which has had no summer time since 2019. */
export function writeMoment(iso: string | null): string {
  const at = Date.parse(iso ?? "");
  if (Number.isNaN(at)) return "";
  return new Date(at - SAO_PAULO_MS).toISOString().slice(0, "2026-11-20T12:00:00".length);
}

/** The same for a field without seconds. */
export const writeMinute = (iso: string | null) => writeMoment(iso).slice(0, MINUTE_LENGTH);

/** What a field of a moment holds, with or without its seconds; null where it is empty. */
export function readMoment(written: string): string | null {
  if (written === "") return null;
  const isShort = written.length === MINUTE_LENGTH;
  return `${written}${isShort ? ":00" : ""}-03:00`;
}

export type Tree = Readonly<Record<string, unknown>>;

/** The same tree with another leaf or branch at that path. */
export function withAt(value: unknown, path: readonly string[], next: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return next;
  if (Array.isArray(value)) {
    return value.map((one: unknown, index) =>
      String(index) === step ? withAt(one, rest, next) : one,
    );
  }
  const tree = (value ?? {}) as Tree;
  return { ...tree, [step]: withAt(tree[step], rest, next) };
}
