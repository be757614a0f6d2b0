/** What the three tables share: bets, rack, chips on the board, and how a round locks them. */
import { ZERO } from "@tucano/contract/money.ts";
import type { SpotWin } from "@tucano/contract/events/tables.ts";
import type { Chips } from "@tucano/game-math/tables/chip-table.ts";
import type { Phase } from "../../round/offer.ts";
import type { StageTools } from "../../shell/stage.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import "./chip-tables.css";
import { type Bets, createBets, type Laid } from "./bets.ts";
import { chipFace, chipText, stepsAsMoney } from "./chip.ts";
import { createRack, type Rack } from "./rack.ts";
import type { SpotBoard } from "./spot-board.ts";
import { tableTexts } from "./texts.ts";

export interface Table {
  readonly bets: Bets;
  readonly rack: Rack;
  readonly isLocked: boolean;
  /** Lays the chosen chip on these spots, so many on each. */
  lay: (spots: Laid) => void;
  choice: () => Chips | null;
  unitsOf: (choice: unknown) => number;
  /** Of a recorded round: its chips lie on the table again. */
  recall: (choice: unknown) => void;
  startRound: () => void;
  setPhase: (phase: Phase) => void;
  /** After the result: which stacks won. */
  showWins: (wins: readonly SpotWin[]) => void;
}

/** The third of the rack lies ready: one of the smaller ones. */
const FIRST_CHIP = 2;

interface TableOptions {
  readonly tools: StageTools;
  readonly chipsMax: number;
  readonly board: () => SpotBoard;
  readonly onChange?: () => void;
}

export function createTable({ tools, chipsMax, board, onChange }: TableOptions): Table {
  const { units, sound } = tools;
  const say = wordsFor(tableTexts, tools.language);
  const smallest = units[0] ?? ZERO;
  const values = units.map((unit) => unit / smallest);
  const bets = createBets({ values, stakeMax: Math.floor(tools.maxStake / smallest), chipsMax });
  let isLocked = false;

  const show = (): void => {
    const chips = [...bets.amounts].map(([spot, steps]) => {
      const rank = values.findLastIndex((value) => value <= steps);
      return [spot, chipFace(chipText(stepsAsMoney(smallest, steps)), rank)] as const;
    });
    board().setChips(new Map(chips));
    board().mark("is-won", []);
    refreshRack();
    const choice = bets.choice();
    const unit = units[choice?.unit ?? -1];
    if (unit !== undefined) tools.chooseUnit(unit);
    tools.refresh();
    onChange?.();
  };
  const refreshRack = (): void =>
    rack.refresh({
      isLocked,
      canUndo: bets.canUndo,
      hasChips: bets.total > 0,
      canRepeat: bets.canRepeat,
    });
  const change = (make: () => boolean | void): void => {
    if (isLocked) return;
    const isDone = make() ?? true;
    if (!isDone) tools.notice(say("limit"));
    else sound.play("chip", rack.chosen);
    show();
  };
  const rack = createRack({
    units,
    first: Math.min(FIRST_CHIP, units.length - 1),
    kept: {
      language: tools.language,
      close: tools.translate("close"),
      settings: tools.settings,
      step: smallest,
      amounts: () => bets.amounts,
      spotName: (spot) => board().nameOf(spot),
      lay: (laid) => change(() => bets.lay(laid)),
    },
    onChoose: () => sound.play("click", rack.chosen),
    undo: () => change(bets.undo),
    double: () => change(bets.double),
    repeat: () => change(bets.repeat),
    clear: () => change(bets.clear),
  });
  refreshRack();

  return {
    bets,
    rack,
    get isLocked() {
      return isLocked;
    },
    lay: (spots) => {
      const value = values[rack.chosen] ?? 1;
      change(() => bets.lay(spots.map(([spot, count]) => [spot, count * value] as const)));
    },
    choice: () => {
      const choice = bets.choice();
      return choice === null ? null : { chips: choice.chips };
    },
    unitsOf: (choice) => {
      const { chips } = choice as Chips;
      return Object.values(chips).reduce((sum, count) => sum + count, 0);
    },
    recall: (choice) => {
      bets.clear();
      bets.lay(Object.entries((choice as Chips).chips));
      show();
    },
    startRound: () => {
      bets.remember();
      board().mark("is-won", []);
    },
    setPhase: (phase) => {
      isLocked = phase !== "idle";
      board().lock(isLocked);
      refreshRack();
    },
    showWins: (wins) =>
      board().mark(
        "is-won",
        wins.map(({ spot }) => spot),
      ),
  };
}
