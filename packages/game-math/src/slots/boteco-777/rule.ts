/** What three symbols on one line of Boteco 777 pay, in hundredths of the bet on that line. */
import type { LineRule, LineRun } from "../../grid-slots/lines.ts";
import { type GridSymbol, paying } from "../../grid-slots/screens.ts";

export const botecoSymbols: readonly GridSymbol[] = [
  { id: "caipirinha", role: "wild", multiplier: 2 },
  { id: "vazio", role: "blank" },
  ...paying("sete_ouro", "sete", "bar3", "bar2", "bar1", "cereja"),
];
const WILD = botecoSymbols.findIndex(({ id }) => id === "caipirinha");

/** Three of one set, wilds standing for any of them. The first that fits is the dearest. */
export const botecoTriples = [
  { symbol: "sete_ouro", of: ["sete_ouro"], pay: 12_000 },
  { symbol: "sete", of: ["sete"], pay: 5_400 },
  { symbol: "any_seven", of: ["sete_ouro", "sete"], pay: 2_000 },
  { symbol: "bar3", of: ["bar3"], pay: 3_000 },
  { symbol: "bar2", of: ["bar2"], pay: 1_500 },
  { symbol: "bar1", of: ["bar1"], pay: 600 },
  { symbol: "any_bar", of: ["bar3", "bar2", "bar1"], pay: 200 },
  { symbol: "cereja", of: ["cereja"], pay: 800 },
] as const;

/** Three wilds. */
export const botecoWildsPay = 50_000;

/** Cherries on the first reel, on the first two: without wilds. */
export const botecoCherries = [100, 300] as const;

export const botecoRule: LineRule = (tuple) => {
  const wilds = tuple.filter((symbol) => symbol === WILD).length;
  if (wilds === tuple.length) {
    return { symbol: "caipirinha", count: 3, multiplier: 1, pay: botecoWildsPay };
  }
  const multiplier = 2 ** wilds;
  const triple = botecoTriples.find(({ of }) =>
    tuple.every((symbol) => symbol === WILD || isOneOf(symbol, of)),
  );
  if (triple !== undefined) {
    return { symbol: triple.symbol, count: 3, multiplier, pay: triple.pay * multiplier };
  }
  return cherriesOf(tuple);
};

function isOneOf(symbol: number, ids: readonly string[]): boolean {
  return ids.includes(botecoSymbols[symbol]!.id);
}

function cherriesOf(tuple: readonly number[]): LineRun | null {
  const count = tuple.findIndex((symbol) => !isOneOf(symbol, ["cereja"]));
  const pay = botecoCherries[count - 1];
  return pay === undefined ? null : { symbol: "cereja", count, multiplier: 1, pay };
}
