/** Numbers to choose from; the same board then shows what was drawn. */
import { make } from "../../hud/dom.ts";
import { quickPick } from "./chance.ts";
import { prizeTimes } from "./prize-text.ts";
import type { BoardTools, TicketBoard } from "./spec.ts";

export interface PickTicket {
  readonly picks: readonly number[];
}

export interface NumberBoardOptions extends BoardTools {
  readonly numbers: number;
  readonly columns: number;
  /** On an upright phone, where ten would be narrower than a finger. */
  readonly columnsNarrow: number;
  readonly picksMin: number;
  readonly picksMax: number;
  /** How many a quick pick chooses where nothing has been chosen. */
  readonly picksQuick: number;
  /** What this many numbers can win: hundredths by hits. */
  paysOf: (picks: number) => Readonly<Record<number, number>>;
}

type Cells = readonly HTMLButtonElement[];

export function createNumberBoard(options: NumberBoardOptions): TicketBoard<PickTicket> {
  const { numbers, columns, columnsNarrow, picksMin, picksMax, picksQuick, say } = options;
  const picked = new Set<number>();
  const cells: Cells = Array.from({ length: numbers }, (_, index) =>
    make("button", {
      type: "button",
      class: "cell",
      tabindex: index === 0 ? 0 : -1,
      "aria-pressed": "false",
      "data-number": index + 1,
      text: String(index + 1),
    }),
  );
  const root = make(
    "div",
    {
      class: "number-board",
      role: "group",
      style: `--columns:${columns};--columns-narrow:${columnsNarrow}`,
    },
    cells,
  );
  // Where it overflows, it can be scrolled by keyboard too.
  const prizes = make("div", { class: "prize-row", tabindex: "0" });
  let isDrawing = false;
  const refresh = (): void => {
    for (const [index, cell] of cells.entries()) {
      cell.setAttribute("aria-pressed", String(picked.has(index + 1)));
    }
    root.classList.toggle("is-full", picked.size === picksMax);
    showPrizes(prizes, options, picked.size >= picksMin ? picked.size : picksQuick);
    options.onChange();
  };
  const toggle = (number: number): void => {
    if (isDrawing) return;
    if (picked.has(number)) picked.delete(number);
    else if (picked.size < picksMax) picked.add(number);
    else return;
    options.onPick();
    refresh();
  };
  root.addEventListener("click", (event) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>(".cell");
    if (cell !== null) toggle(Number(cell.dataset["number"]));
  });
  root.addEventListener("keydown", (event) => moveFocus(event, root, cells));
  const key = (text: string, press: () => void) =>
    make("button", { type: "button", class: "tool", text, onClick: press });
  const quick = key(say("quick"), () => {
    const isReady = picked.size >= picksMin;
    const wanted = quickPick(isReady ? picked.size : picksQuick, numbers);
    picked.clear();
    for (const number of wanted) picked.add(number);
    options.onPick();
    refresh();
  });
  const clear = (): void => {
    picked.clear();
    refresh();
  };
  showPrizes(prizes, options, picksQuick);
  return {
    root,
    keys: [quick, key(say("clear"), clear)],
    prizes,
    wishes: () =>
      picked.size < picksMin ? [] : [{ picks: [...picked].toSorted((a, b) => a - b) }],
    clear,
    showOwn: () => undefined,
    showDraw: (view) => {
      isDrawing = view !== null;
      root.classList.toggle("is-drawing", isDrawing);
      const own = new Set(view?.tickets.flatMap(({ bet }) => bet.picks));
      const out = new Set(view?.out);
      for (const [index, cell] of cells.entries()) {
        const number = index + 1;
        cell.classList.toggle("is-own", own.has(number));
        cell.classList.toggle("is-out", out.has(number));
      }
    },
  };
}

/** The arrow keys move over the board, whatever its number of columns is just now. */
function moveFocus(event: KeyboardEvent, root: HTMLElement, cells: Cells): void {
  const columns = getComputedStyle(root).gridTemplateColumns.split(" ").length;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  const step = steps[event.key];
  const at = cells.indexOf(event.target as HTMLButtonElement);
  const next = step === undefined || at < 0 ? undefined : cells[at + step];
  if (next === undefined) return;
  event.preventDefault();
  cells[at]?.setAttribute("tabindex", "-1");
  next.setAttribute("tabindex", "0");
  next.focus();
}

function showPrizes(row: HTMLElement, options: NumberBoardOptions, count: number): void {
  const { language, say } = options;
  const pays = Object.entries(options.paysOf(count));
  row.replaceChildren(
    ...pays
      .toReversed()
      .map(([hits, hundredths]) =>
        make("span", { class: "prize" }, [
          make("small", { text: say("hits", { hits, count }) }),
          make("b", { text: prizeTimes(language, hundredths) }),
        ]),
      ),
  );
}
