/** Colheita do Café: branches to look through, and a ladder of sacks that fills beside them. */
import { card, RIPE } from "@tucano/game-math/games/colheita-do-cafe/game.ts";
import { figureIn } from "@tucano/i18n/numbers.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { make } from "../../hud/dom.ts";
import { grid, type ScratchDesign } from "../scratch-kit/design.ts";
import { picture } from "../scratch-kit/picture.ts";
import { scratchGame } from "../scratch-kit/scratch-stage.ts";
import { branches } from "./drawings.ts";
import "./harvest.css";
import { harvestTexts } from "./texts.ts";

const design: ScratchDesign = {
  card,
  className: "is-harvest",
  boxes: grid({ x: 0.005, y: 0.005, width: 0.69, height: 0.99, columns: 3, rows: 4 }),
  foil: {
    shine: ["#d9c3a2", "#a98a62", "#e8d6b8", "#98784f", "#c9ad84"],
    hatch: "#5a3c1e44",
    stamp: [
      { path: "M-20-22C4-36 34-8 22 18C2 34-32 6-20-22Z", fill: "#5a3418" },
      {
        path: "M-17-19C-2-8-4 2 4 6C10 9 16 12 19 16C8 14-2 14-6 4C-9-4-8-12-17-19Z",
        fill: "#c79a62",
      },
    ],
  },
};

export const game = scratchGame({
  design,
  look: {
    className: "theme-saci",
    voice: { root: 220, shape: 1, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
  },
  face: ({ language }) => {
    const say = wordsFor(harvestTexts, language);
    const names = [say("ripe"), say("leaf"), say("flower"), say("bird")];
    const steps = card.prizes.map(({ ripe, multiplier }) => {
      const pays = make("span", { text: `${figureIn(language, multiplier)}×` });
      return { ripe, row: make("li", {}, [make("b", { text: String(ripe) }), pays]) };
    });
    return {
      line: say("line"),
      rules: [say("rule"), say("step")],
      print: make("div", { class: "harvest-print" }, [
        make("span", { class: "harvest-head", text: say("steps") }),
        make(
          "ol",
          { class: "harvest-steps" },
          steps.map(({ row }) => row),
        ),
      ]),
      show: ({ fields }) =>
        fields.map((kind) =>
          make("span", { class: "branch", role: "img", "aria-label": names[kind] ?? "" }, [
            picture(branches[kind] ?? ""),
          ]),
        ),
      paying: ({ fields }) => fields.flatMap((kind, field) => (kind === RIPE ? [field] : [])),
      opened: (printed, open) => {
        const ripe = [...open].filter((field) => printed?.fields[field] === RIPE).length;
        const best = Math.max(0, ...steps.map((step) => (step.ripe <= ripe ? step.ripe : 0)));
        for (const { row, ripe: needed } of steps) {
          row.classList.toggle("is-reached", needed <= ripe);
          row.classList.toggle("is-best", needed === best);
        }
      },
    };
  },
});
