/** What the boards of the arcade have in common: voices, SVG, words and facts. */
import { make } from "../../hud/dom.ts";
import { multiplierIn } from "@tucano/i18n/numbers.ts";
import type { StageTools } from "../../shell/stage.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { kitTexts, type SayKit } from "./texts.ts";
import "./kit.css";

export const voices = {
  onca: { root: 262, shape: 1, scale: [0, 3, 5, 7, 10, 12, 15, 17] },
  mare: { root: 294, shape: 0, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
  saci: { root: 247, shape: 1, scale: [0, 3, 5, 7, 10, 12, 15, 17] },
} as const;

export function kitWords(tools: StageTools): SayKit {
  return wordsFor(kitTexts, tools.language);
}

export function timesOf(tools: StageTools, hundredths: number): string {
  return multiplierIn(tools.language, hundredths);
}

const SVG = "http://www.w3.org/2000/svg";

export function svg(
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  children: readonly Node[] = [],
): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

/** One figure with its name. */
export function fact(label: string) {
  const value = make("b");
  return { root: make("div", { class: "fact" }, [make("span", { text: label }), value]), value };
}
