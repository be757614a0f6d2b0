/**
 * What the rounds of this visit came to, drawn as a line, with the figure and how many they were.
 * Up and down have the same colour: it tells, and neither praises nor presses.
 */
import { formatWire, type Centavos } from "@tucano/contract/money.ts";
import { formatSignedMoney } from "@tucano/i18n/money.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { make } from "../../hud/dom.ts";
import { lineOf, netOf } from "../../round/course.ts";
import type { StageTools } from "../../shell/stage.ts";
import { svg } from "./kit.ts";
import { kitTexts } from "./texts.ts";
import "./visit.css";

export interface Visit {
  readonly root: HTMLElement;
  /** What a stage is told after each round: `Stage.settled`. */
  readonly settled: (course: readonly Centavos[]) => void;
}

/** Hidden until there is a round to tell of. */
export function createVisit({ language }: Pick<StageTools, "language">): Visit {
  const say = wordsFor(kitTexts, language);
  const line = svg("path", { class: "visit-line" });
  const zero = svg("path", { class: "visit-zero" });
  const box = { viewBox: "0 0 100 100", preserveAspectRatio: "none", "aria-hidden": "true" };
  const amount = make("b");
  const count = make("span");
  const root = make("div", { class: "visit", role: "img", hidden: true }, [
    svg("svg", box, [zero, line]),
    amount,
    count,
  ]);
  const settled = (course: readonly Centavos[]): void => {
    const { path, zeroY } = lineOf(course);
    const net = formatSignedMoney(formatWire(netOf(course)));
    line.setAttribute("d", path);
    zero.setAttribute("d", `M0 ${zeroY}H100`);
    amount.textContent = net;
    count.textContent = say("visitRounds", { count: course.length });
    root.setAttribute("aria-label", say("visit", { count: course.length, amount: net }));
    root.hidden = course.length === 0;
  };
  return { root, settled };
}
