/**
 * A round's events as people read them: amounts in reais, multipliers, cards, screens and words, in
 * the order in which the player saw them. What only a client needs to draw is left out.
 */
import { type Centavos, formatWire, multiplyFloor } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { writeNumber } from "../numbers/number-units.ts";

export type Value =
  | { readonly kind: "text"; readonly text: string }
  /** As it is called in the book; some names have a word of their own. */
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "yes" | "no" | "none" }
  | { readonly kind: "cards"; readonly cards: readonly string[] }
  | { readonly kind: "screen"; readonly reels: readonly (readonly string[])[] }
  | { readonly kind: "list"; readonly items: readonly (readonly Detail[])[] };

export interface Detail {
  readonly field: string;
  readonly value: Value;
}

interface BookEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** For a client: where it draws and how; what the other details say already. */
const untold = new Set([
  "type",
  "stops",
  "step",
  "cells",
  "removed",
  "filled",
  "entered",
  "tier",
  "growth_ppb",
]);

/** `unit` is what a hundred hundredths are; null: nobody knows any more. */
export function tellEvent(event: BookEvent, unit: Centavos | null): readonly Detail[] {
  const { type, result } = event;
  const fields = type === "result" && isRecord(result) ? result : event;
  return tellFields(fields, unit);
}

/** What the player chose before or during the round, in the same words. */
export function tellChoice(choice: unknown, unit: Centavos | null): readonly Detail[] {
  return isRecord(choice) ? tellFields(choice, unit) : [];
}

/** Rows of a screen are heights, one a reel; those of plinko a number. Spin 0 is the paid one. */
const isForClients = (field: string, value: unknown) =>
  (field === "rows" && Array.isArray(value)) || (field === "spin" && value === 0);

function tellFields(fields: Readonly<Record<string, unknown>>, unit: Centavos | null): Detail[] {
  return Object.entries(fields)
    .filter(([field, value]) => !untold.has(field) && !isForClients(field, value))
    .map(([field, value]) => ({ field, value: tellValue(field, value, unit) }));
}

const CARD = /^[2-9TJQKA][shdc]$/;
const isCard = (value: unknown): value is string => typeof value === "string" && CARD.test(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isScreen = (value: readonly unknown[]): value is readonly (readonly string[])[] =>
  value.every((reel) => Array.isArray(reel) && reel.every((one) => typeof one === "string"));

function tellValue(field: string, value: unknown, unit: Centavos | null): Value {
  if (value === null || value === undefined) return { kind: "none" };
  if (typeof value === "boolean") return { kind: value ? "yes" : "no" };
  if (typeof value === "number") return text(tellNumber(field, value, unit));
  if (isCard(value)) return { kind: "cards", cards: [value] };
  if (typeof value === "string") return { kind: "name", name: value };
  if (Array.isArray(value)) return tellMany(field, value, unit);
  if (isRecord(value)) return { kind: "list", items: [tellFields(value, unit)] };
  return { kind: "none" };
}

function tellMany(field: string, values: readonly unknown[], unit: Centavos | null): Value {
  if (values.length === 0) return { kind: "none" };
  if (values.every(isCard)) return { kind: "cards", cards: values };
  if ((field === "window" || field === "columns") && isScreen(values)) {
    return { kind: "screen", reels: values };
  }
  if (values.every(isRecord)) {
    return { kind: "list", items: values.map((one) => tellFields(one, unit)) };
  }
  const written = values.map((one): string => {
    if (Array.isArray(one)) return one.map((each) => writeOne(field, each)).join(" ");
    return writeOne(field, one);
  });
  return text(written.join(values.some(Array.isArray) ? " | " : ", "));
}

/** A step of a falling ball is a direction; everything else stands as it was drawn. */
function writeOne(field: string, value: unknown): string {
  if (field === "path") return value === 0 ? "←" : "→";
  if (typeof value !== "number") return plain(String(value));
  return String(listedPlaces.has(field) ? value + 1 : value);
}

const times = /^(multiplier|next|target|result|crash|auto)Hundredths$/;
/** Counted from 0 where clients draw, and from 1 by people. */
const places = new Set([
  "line",
  "reel",
  "row",
  "cell",
  "hand",
  "floor",
  "door",
  "match",
  "index",
  "segment",
  "card",
]);
/** The same of several: where `mines` is one number, it is how many. */
const listedPlaces = new Set(["reels", "mines", "traps", "held", "positions"]);

function tellNumber(field: string, value: number, unit: Centavos | null): string {
  if (times.test(field)) return `${writeNumber(value, "percent")}×`;
  if (field.endsWith("Hundredths")) {
    if (unit === null) return `${writeNumber(value, "percent")}×`;
    return formatMoney(formatWire(multiplyFloor(unit, value, 100)));
  }
  if (field === "roll" || field === "target") return writeNumber(value, "percent");
  if (field.endsWith("BasisPoints")) return `${writeNumber(value, "percent")}%`;
  if (field === "multiplier") return `${value}×`;
  return String(places.has(field) ? value + 1 : value);
}

const text = (written: string): Value => ({ kind: "text", text: written });

/** `sete_ouro` and `dozen-1` without the signs of a code. */
export const plain = (name: string): string => name.replaceAll(/[_-]/g, " ");
