/** Roleta ao Vivo: the wheel and the felt of the live table. */
import type { RouletteResult } from "@tucano/game-math/games/roleta-ao-vivo/table.ts";
import {
  announcedBets,
  colourOf,
  neighboursOf,
  rouletteSpots,
} from "@tucano/game-math/games/roleta-europeia/game.ts";
import { make } from "../../hud/dom.ts";
import type { TableModule } from "../../shared/table-page.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { createSpotBoard } from "../chip-tables/spot-board.ts";
import { tableTexts } from "../chip-tables/texts.ts";
import type { LivePart, LiveTools } from "../live-kit/live-game.ts";
import { liveTable } from "../live-kit/live-page.ts";
import { spotsOf } from "../roleta-europeia/felt.ts";
import { rouletteBoxes } from "../roleta-europeia/layout.ts";
import { createRacetrack, raceBoxes } from "../roleta-europeia/racetrack.ts";
import { rouletteRules } from "../roleta-europeia/rules.ts";
import { type RouletteTextKey, rouletteTexts } from "../roleta-europeia/texts.ts";
import { createWheel } from "../roleta-europeia/wheel.ts";
import { createZoom } from "../roleta-europeia/zoom.ts";
import { fromWireSpot, toWireSpot } from "./spots.ts";
import "../roleta-europeia/roulette.css";
import "./style.css";

export const table: TableModule = liveTable({
  className: "live-roulette",
  voice: { root: 262, shape: 0, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
  chipUnits: [1, 2, 5, 10, 50, 200, 1_000],
  dealerAt: 212,
  create: createRoulettePart,
});

const HISTORY_SHOWN = 30;

const pocketOf = (result: unknown): number => (result as RouletteResult).pocket;

function createRoulettePart({ tools, motion, sound, lay }: LiveTools): LivePart {
  const say = wordsFor(rouletteTexts, tools.language);
  const sayTable = wordsFor(tableTexts, tools.language);
  const wheel = createWheel({ motion, onTick: (step) => sound.play("wheel", step % 5) });
  const board = createSpotBoard({
    name: say("table"),
    spots: spotsOf(say),
    onTap: (spot) => lay([[spot, 1]]),
    onLook: (spot) => board.mark("is-covered", coveredBy(spot)),
  });
  board.root.classList.add("roulette-board");
  const track = createRacetrack(
    {
      name: say("track"),
      announced: (id) => say(id as RouletteTextKey),
      neighbours: (pocket) => say("neighbours", { number: pocket }),
    },
    (id) =>
      lay(announcedBets.find((bet) => bet.id === id)?.spots ?? neighboursOf(Number(id)).spots),
  );
  const felt = make("div", { class: "live-felt roulette-felt" }, [board.root, track.root]);
  const switcher = make("button", { type: "button", class: "track-switch" });
  const showTrack = (isShown: boolean): void => {
    felt.parentElement?.classList.toggle("shows-track", isShown);
    switcher.textContent = say(isShown ? "table" : "track");
  };
  const root = make("div", { class: "live-board" }, [felt]);
  switcher.addEventListener("click", () => showTrack(!root.classList.contains("shows-track")));
  showTrack(false);
  const results = make("div", {
    class: "results",
    role: "group",
    "aria-label": sayTable("history"),
  });
  const stage = make("div", { class: "live-wheel" }, [wheel.root]);
  const resultText = (result: unknown): string => {
    const pocket = pocketOf(result);
    return say("result", { number: pocket, colour: say(colourOf(pocket)) });
  };
  let laid: ReadonlyMap<string, unknown> = new Map();

  return {
    stage,
    board: root,
    history: make("div", { class: "live-history" }, [
      results,
      createZoom(say, () => root),
      switcher,
    ]),
    place: (isPortrait) => {
      root.classList.toggle("is-upright", isPortrait);
      board.place(rouletteBoxes(isPortrait));
      track.place(raceBoxes(isPortrait));
    },
    setChips: (chips, pending) => {
      laid = chips;
      board.setChips(chips);
      board.mark("is-pending", pending);
    },
    lock: (isLocked) => {
      board.lock(isLocked);
      track.lock(isLocked);
    },
    toWire: toWireSpot,
    spotName: board.nameOf,
    fromWire: fromWireSpot,
    open: () => {
      wheel.rest();
      stage.classList.remove("is-near");
      board.mark("is-hit", []);
      board.mark("is-won", []);
    },
    close: () => {
      stage.classList.add("is-near");
      wheel.launch();
    },
    reveal: async (result, isLate) => {
      stage.classList.add("is-near");
      const landing = wheel.land(pocketOf(result));
      if (isLate) motion.skip();
      await landing;
      motion.resume();
      sound.play("ball");
      const hit = pocketOf(result);
      board.mark("is-hit", [String(hit)]);
      board.mark(
        "is-won",
        [...laid.keys()].filter((spot) => rouletteSpots.get(spot)?.includes(hit)),
      );
    },
    resultText,
    showHistory: (past) => {
      const shown = past.slice(0, HISTORY_SHOWN).map(({ round_id: id, result }) => {
        const pocket = pocketOf(result);
        const look = `result is-${colourOf(pocket)}`;
        const name = resultText(result);
        const attributes = { type: "button", class: look, "data-round": id, "aria-label": name };
        return make("button", { ...attributes, text: String(pocket) });
      });
      results.replaceChildren(...shown);
    },
    rules: () => rouletteRules(tools.language, say),
  };
}

function coveredBy(spot: string | null): string[] {
  return spot === null ? [] : (rouletteSpots.get(spot) ?? []).map(String);
}
