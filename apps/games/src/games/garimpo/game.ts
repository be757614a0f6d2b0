/** Garimpo: 25 places to dig, gems and mines. */
import {
  garimpo,
  MINES_CELLS,
  MINES_MAX,
  minesMultiplier,
  minesPicksMax,
} from "@tucano/game-math/games/garimpo/game.ts";
import { stepper } from "../../hud/controls.ts";
import { make } from "../../hud/dom.ts";
import { type GameModule, playersOf, type Stage, type StageTools } from "../../shell/stage.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { fact, kitWords, timesOf, voices } from "../arcade-kit/kit.ts";
import { createPast } from "../arcade-kit/past.ts";
import { createPlace } from "../arcade-kit/place.ts";
import { paytable, rulesPage } from "../../hud/rules.ts";
import { gem, mine } from "./pictures.ts";
import { minesTexts } from "./texts.ts";
import back from "./place/back.avif";
import near from "./place/near.avif";
import "./garimpo.css";

export const game: GameModule = {
  look: { className: "theme-onca", layout: "side", button: "bar", voice: voices.onca },
  version: garimpo.facts.version,
  createStage: (tools) => createMines(tools),
};

const COLUMNS = 5;

const motes = { count: 14, from: 0.3, to: 0.95, sway: 14, rise: 70, shineMs: 9_000 };

function createMines(tools: StageTools): Stage {
  const say = wordsFor(minesTexts, tools.language);
  const kit = kitWords(tools);
  let mines = 3;
  let won = 0;
  let touched: HTMLElement | null = null;
  const place = createPlace(tools, { back, near, motes });
  const past = createPast(tools);
  const gems = fact(say("gems"));
  const now = fact(kit("pays"));
  const next = fact(say("next"));
  const cells = Array.from({ length: MINES_CELLS }, (_, index) => {
    const cell = make("button", { type: "button", class: "soil" });
    const place = { row: Math.floor(index / COLUMNS) + 1, column: (index % COLUMNS) + 1 };
    cell.setAttribute("aria-label", say("cell", place));
    cell.addEventListener("click", () => dig(index));
    return cell;
  });
  const grid = make("div", { class: "mines-grid", role: "group", "aria-label": "Garimpo" }, cells);
  grid.addEventListener("keydown", (event) => moveFocus(event, cells));
  const facts = make("div", { class: "facts" }, [gems.root, now.root, next.root]);
  const board = make("div", { class: "board mines" }, [place.root, past.root, facts, grid]);
  const dig = (index: number): void => {
    const cell = cells[index];
    if (tools.phase() !== "open" || cell === undefined || cell.dataset["is"] !== undefined) return;
    touched = cell;
    cell.classList.add("is-touched");
    tools.act({ kind: "pick", cell: index });
  };
  const count = stepper({
    label: say("mines"),
    options: Array.from({ length: MINES_MAX }, (_, index) => ({
      value: index + 1,
      text: String(index + 1),
    })),
    value: mines,
    onChange: (value) => {
      mines = value;
      preview();
    },
  });
  const random = make("button", { type: "button", class: "pill", text: say("random") });
  const anyCell = (): number => {
    const closed = cells.flatMap((cell, index) =>
      cell.dataset["is"] === undefined ? [index] : [],
    );
    return closed[Math.floor(Math.random() * closed.length)] ?? 0;
  };
  random.addEventListener("click", () => dig(anyCell()));
  const preview = (): void => {
    gems.value.textContent = `0/${minesPicksMax(mines)}`;
    now.value.textContent = "–";
    next.value.textContent = timesOf(tools, minesMultiplier(mines, 1));
  };
  const open = (index: number, isMine: boolean, isMuted: boolean): void => {
    const cell = cells[index];
    if (cell === undefined || cell.dataset["is"] !== undefined) return;
    cell.classList.remove("is-touched");
    cell.dataset["is"] = isMine ? "mine" : "gem";
    cell.classList.toggle("is-muted", isMuted);
    cell.replaceChildren(isMine ? mine() : gem(index));
  };
  preview();
  return {
    controls: make("div", { class: "mines-controls" }, [count.root, random]),
    mount: (host) => host.append(board),
    destroy: () => board.remove(),
    frame: place.frame,
    settled: past.settled,
    choice: () => ({ mines }),
    mainStep: () =>
      won > 0
        ? {
            label: tools.translate("cashOut", { amount: tools.money(won) }),
            action: { kind: "cash_out" },
          }
        : { label: say("random"), action: { kind: "pick", cell: anyCell() } },
    setPhase: (phase) => {
      count.lock(phase !== "idle");
      random.disabled = phase !== "open";
      board.classList.toggle("is-open", phase === "open");
    },
    startRound: () => {
      won = 0;
      board.classList.remove("is-won", "is-lost-round");
      for (const cell of cells) {
        delete cell.dataset["is"];
        cell.className = "soil";
        cell.replaceChildren();
      }
      tools.showWin(null);
      tools.say("");
      preview();
    },
    cancelStep: () => touched?.classList.remove("is-touched"),
    players: playersOf<"minesStart" | "minesPick" | "minesEnd">({
      minesStart: async (event) => {
        mines = event.mines;
        count.set(mines);
        preview();
      },
      minesPick: async (event) => {
        open(event.cell, event.isMine, false);
        won = event.multiplierHundredths;
        gems.value.textContent = `${event.picks}/${minesPicksMax(mines)}`;
        now.value.textContent = won > 0 ? timesOf(tools, won) : "–";
        next.value.textContent =
          event.nextHundredths === null ? "–" : timesOf(tools, event.nextHundredths);
        tools.sound.play(event.isMine ? "boom" : "pick", Math.min(7, event.picks));
        const times = timesOf(tools, won);
        tools.announce(event.isMine ? say("hit") : say("found", { times }));
        await tools.motion.wait(event.isMine ? 420 : 160);
      },
      minesEnd: async (event) => {
        board.classList.add(event.reason === "mine" ? "is-lost-round" : "is-won");
        for (const cell of event.mines) open(cell, true, true);
        for (const [index] of cells.entries()) open(index, false, true);
        if (event.reason !== "mine") tools.sound.play("cash");
        past.add(timesOf(tools, won), won > 100);
        await tools.motion.wait(360);
      },
    }),
    rules: () =>
      rulesPage([say("rule"), say("rulePays"), say("ruleTop")], [payTable(tools, mines)]),
    optionName: (id) => `${say("mines")}: ${id.replace("mines-", "")} (${kit("lowest")})`,
  };
}

function payTable(tools: StageTools, mines: number): HTMLElement {
  const say = wordsFor(minesTexts, tools.language);
  const rows = Array.from({ length: minesPicksMax(mines) }, (_, index) => [
    String(index + 1),
    timesOf(tools, minesMultiplier(mines, index + 1)),
  ]);
  return make("div", {}, [
    make("h3", { text: `${say("mines")}: ${mines}` }),
    paytable([say("gems"), kitWords(tools)("pays")], rows),
  ]);
}

/** Arrow keys go from place to place. */
function moveFocus(event: KeyboardEvent, cells: readonly HTMLElement[]): void {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -COLUMNS,
    ArrowDown: COLUMNS,
  };
  const step = steps[event.key];
  const at = cells.findIndex((cell) => cell === document.activeElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  cells[at + step]?.focus();
}
