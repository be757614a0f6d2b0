/** Sol e Lua: a square of suns and moons between day and night, and one amount. */
import { card, linesOf, SIDE } from "@tucano/game-math/games/sol-e-lua/game.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { make } from "../../hud/dom.ts";
import { amountText } from "../scratch-kit/amount.ts";
import { grid, type ScratchDesign } from "../scratch-kit/design.ts";
import { picture } from "../scratch-kit/picture.ts";
import { scratchGame } from "../scratch-kit/scratch-stage.ts";
import { moon, sun } from "./drawings.ts";
import "./sun-and-moon.css";
import { sunAndMoonTexts } from "./texts.ts";

const SUN = 1;
const AMOUNT_BOX = SIDE * SIDE;

const design: ScratchDesign = {
  card,
  className: "is-sun-and-moon",
  boxes: [
    ...grid({ x: 0.1, y: 0.01, width: 0.8, height: 0.8, columns: SIDE, rows: SIDE }),
    { x: 0.32, y: 0.83, width: 0.58, height: 0.16 },
  ],
  foil: {
    shine: ["#dff3ff", "#8fb9d8", "#f2fbff", "#7ea6c8", "#c4e0f2"],
    hatch: "#3a6a9a33",
    stamp: [
      { path: "M0-30L8-9L30 0L8 9L0 30L-8 9L-30 0L-8-9Z", fill: "#3d5fa8" },
      { path: "M0-13L4-4L13 0L4 4L0 13L-4 4L-13 0L-4-4Z", fill: "#ffd46a" },
    ],
  },
};

export const game = scratchGame({
  design,
  look: {
    className: "theme-mare",
    voice: { root: 247, shape: 1, scale: [0, 2, 3, 5, 7, 9, 10, 12] },
  },
  face: ({ language, money }) => {
    const say = wordsFor(sunAndMoonTexts, language);
    const lightOf = (mark: number): HTMLElement => {
      const [body, name] = mark === SUN ? [sun, say("sun")] : [moon, say("moon")];
      const className = mark === SUN ? "light" : "light is-moon";
      return make("span", { class: className, role: "img", "aria-label": name }, [picture(body)]);
    };
    return {
      line: say("line"),
      rules: [say("rule"), say("moons")],
      print: make("div", { class: "sky-print" }, [
        make("span", { class: "sky-amount", text: say("amount") }),
      ]),
      show: ({ fields, amounts }) => [
        ...fields.map(lightOf),
        ...amounts.map((amount) => amountText(money(100 * amount), "sky-prize")),
      ],
      paying: ({ fields }) => [...linesOf(fields, SUN).flat(), AMOUNT_BOX],
    };
  },
});
