/** One bingo card: fifteen numbers, the marks on them, and the patterns that it holds. */
import { patterns } from "@tucano/game-math/games/bingo-do-luar/patterns.ts";
import { make } from "../../hud/dom.ts";

export interface BingoCardView {
  readonly root: HTMLElement;
  setNumbers: (numbers: readonly number[]) => void;
  clear: () => void;
  /** The cell, if the card has the number. */
  mark: (ball: number) => HTMLElement | null;
  /** Shows what the card is paid for. */
  setPrizes: (ids: readonly string[], text: string) => void;
  /** Numbers that one more ball would win with. */
  setNear: (balls: ReadonlySet<number>) => void;
}

export function createBingoCard(title: string): BingoCardView {
  const cells = Array.from({ length: 15 }, () => make("span", { class: "bingo-cell" }));
  const prize = make("span", { class: "bingo-prize" });
  const head = make("div", { class: "bingo-head" }, [make("span", { text: title }), prize]);
  const root = make("div", { class: "bingo-card", role: "group", "aria-label": title }, [
    head,
    make("div", { class: "bingo-cells" }, cells),
  ]);
  let numbers: readonly number[] = [];
  const cellOf = (ball: number): HTMLElement | null => cells[numbers.indexOf(ball)] ?? null;

  return {
    root,
    setNumbers: (next) => {
      numbers = next;
      for (const [index, cell] of cells.entries()) cell.textContent = String(next[index] ?? "");
    },
    clear: () => {
      for (const cell of cells) cell.className = "bingo-cell";
      prize.textContent = "";
      root.classList.remove("has-prize");
    },
    mark: (ball) => {
      const cell = cellOf(ball);
      cell?.classList.add("is-marked");
      return cell;
    },
    setPrizes: (ids, text) => {
      const held = patterns.filter(({ id }) => ids.includes(id));
      for (const [index, cell] of cells.entries()) {
        const isHeld = held.some(({ mask }) => (mask & (1 << index)) !== 0);
        cell.classList.toggle("is-prize", isHeld);
      }
      prize.textContent = text;
      root.classList.toggle("has-prize", held.length > 0);
    },
    setNear: (balls) => {
      for (const [index, cell] of cells.entries()) {
        cell.classList.toggle("is-near", balls.has(numbers[index] ?? 0));
      }
    },
  };
}

/** A pattern drawn small, for the list of prizes. */
export function patternSign(mask: number): HTMLElement {
  const cells = Array.from({ length: 15 }, (_, index) =>
    make("i", { class: (mask & (1 << index)) === 0 ? "" : "is-on" }),
  );
  return make("span", { class: "pattern-sign", "aria-hidden": "true" }, cells);
}
