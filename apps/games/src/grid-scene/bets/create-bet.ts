/** Nothing to choose, lines, or ways that cost more than a plain spin. */
import { segments } from "../../hud/controls.ts";
import type { StageTools } from "../../shell/stage.ts";
import type { SayGrid } from "../texts.ts";
import type { GridGame } from "../theme.ts";
import type { Bet } from "./bet.ts";
import { modesBet } from "./modes-bet.ts";

export function createBet(tools: StageTools, game: GridGame, say: SayGrid): Bet {
  const { modes = [] } = game;
  if (modes.length > 0) return modesBet(tools, modes, say);
  if (game.choosesLines === true) return linesBet(tools, game, say);
  return {
    controls: null,
    choice: () => undefined,
    recall: () => {},
    unitsOf: () => 1,
    setPhase: () => {},
    units: () => 1,
  };
}

function linesBet(tools: StageTools, game: GridGame, say: SayGrid): Bet {
  const counts = game.screen.lines.map((_, index) => index + 1);
  let wanted = counts.length;
  let lines = wanted;
  let isIdle = true;
  let isOffered: (count: number) => boolean = () => true;
  const field = segments({
    label: say("lines"),
    options: counts.map((value) => ({ value, text: String(value) })),
    value: lines,
    onChange: (value) => {
      wanted = value;
      lines = value;
      tools.sound.play("click", value);
      tools.refresh();
    },
  });
  /** A round that is being shown keeps the lines that it was played on. */
  const fit = (): void => {
    const offered = counts.filter(isOffered);
    field.lock(!isIdle || offered.length < counts.length);
    if (!isIdle) return;
    lines = isOffered(wanted) ? wanted : (offered.at(-1) ?? wanted);
    field.set(lines);
  };
  return {
    controls: field.root,
    choice: () => ({ lines }),
    recall: (choice) => {
      ({ lines } = choice as { lines: number });
      wanted = lines;
      field.set(lines);
    },
    unitsOf: () => lines,
    allowUnits: (isAllowed) => {
      isOffered = isAllowed;
      fit();
    },
    setPhase: (phase) => {
      isIdle = phase === "idle";
      fit();
    },
    units: () => lines,
  };
}
