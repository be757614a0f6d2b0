/** The head of an arcade board: the latest results, and the course of this visit beside them. */
import { make } from "../../hud/dom.ts";
import type { StageTools } from "../../shell/stage.ts";
import { kitWords } from "./kit.ts";
import { createVisit, type Visit } from "./visit.ts";

const STRIP_LENGTH = 8;

export interface Past extends Visit {
  /** The latest result, newest at the right. */
  readonly add: (text: string, isWin: boolean) => void;
}

export function createPast(tools: StageTools): Past {
  const visit = createVisit(tools);
  const strip = make("ol", { class: "strip", "aria-label": kitWords(tools)("results") });
  return {
    root: make("div", { class: "past" }, [visit.root, strip]),
    settled: visit.settled,
    add: (text, isWin) => {
      strip.append(make("li", { class: isWin ? "is-win" : "", text }));
      while (strip.children.length > STRIP_LENGTH) strip.firstElementChild?.remove();
    },
  };
}
