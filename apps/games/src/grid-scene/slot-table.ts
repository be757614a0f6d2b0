/** What a slot pays, as its paytable shows it, by its mechanic. */
import type { GridSlot } from "@tucano/game-math/grid-slots/kinds.ts";
import type { ClassicNumbers } from "@tucano/game-math/grid-slots/spins/classic-spin.ts";
import type { LineDefinition } from "@tucano/game-math/grid-slots/spins/line-spin.ts";
import type { BookDefinition } from "@tucano/game-math/grid-slots/spins/book-spin.ts";
import { type PayTable, runTable, stepTable } from "./pay-table.ts";

export function tableOf(slot: GridSlot): PayTable {
  switch (slot.kind) {
    case "line":
      return lineTable(slot.numbers);
    case "respin":
    case "rise":
    case "hold":
    case "sticky":
    case "joined":
    case "wheel":
      return runTable(slot.numbers.pays.pays, slot.numbers.pays.least);
    case "book":
      return bookTable(slot.numbers);
    case "ways":
      return runTable(slot.numbers.pays, slot.numbers.least);
    case "cascade": {
      const { pays } = slot.numbers;
      return "counts" in pays ? stepTable(pays.pays, pays.counts) : runTable(pays.pays, pays.least);
    }
    case "ladder": {
      const { pays, jackpots } = slot.numbers;
      const prizes = jackpots.map(({ jackpot, winHundredths }) => ({
        jackpot,
        hundredths: winHundredths,
      }));
      return { ...runTable(pays.pays, pays.least), jackpots: prizes };
    }
    case "classic":
      return classicTable(slot.numbers);
  }
}

/** The book pays wherever it is, all others on lines. */
function bookTable({ book, scatterPays, pays }: BookDefinition): PayTable {
  const { symbols } = runTable(pays.pays, pays.least);
  return { symbols: [...runTable({ [book]: scatterPays }, 3).symbols, ...symbols] };
}

/** In shares of the stake, of which the bet on a line is a part. */
function lineTable({ symbols, lines }: LineDefinition): PayTable {
  const hundredths = symbols.map(({ id, role, pays }) => {
    const divisor = role === "scatter" ? 1 : lines.length;
    return [id, pays.map((pay) => (pay * 100) / divisor)] as const;
  });
  return runTable(Object.fromEntries(hundredths), 3);
}

/** Cherries pay from one on; everything else, mixed or not, in threes. */
function classicTable({ screen, triples, wilds, cherries }: ClassicNumbers): PayTable {
  const rowOf = (hundredths: number, count = 3) => ({ count: String(count), hundredths });
  const wild = screen.symbols.find(({ role }) => role === "wild")?.id ?? "";
  const last = triples.at(-1);
  const symbols = triples.map((triple) => {
    const few = triple === last ? cherries.map((pay, index) => rowOf(pay, index + 1)) : [];
    return { id: triple.symbol, rows: [...few, rowOf(triple.pay)] };
  });
  return { symbols: [{ id: wild, rows: [rowOf(wilds)] }, ...symbols] };
}
