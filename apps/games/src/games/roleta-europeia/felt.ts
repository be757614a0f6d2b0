/** The felt's spots: what stands on each, and what it is called for those who listen. */
import { colourOf, rouletteSpots } from "@tucano/game-math/games/roleta-europeia/game.ts";
import { make } from "../../hud/dom.ts";
import type { Spot } from "../chip-tables/spot-board.ts";
import type { RouletteTextKey, SayRoulette } from "./texts.ts";

export function spotsOf(say: SayRoulette): Spot[] {
  return [...rouletteSpots].map(([id, numbers]) => {
    if (/^\d+$/.test(id)) {
      const colour = colourOf(Number(id));
      return {
        id,
        className: `cell is-${colour}`,
        name: say("result", { number: id, colour: say(colour) }),
        content: [make("span", { class: "cell-text", text: id })],
      };
    }
    if (/^\d/.test(id)) return { id, className: "line", name: numbers.join(", ") };
    const text = outsideText(id, say);
    const isColour = id === "red" || id === "black";
    const content = isColour
      ? make("span", { class: `diamond is-${id}` })
      : make("span", { class: "cell-text", text });
    const className = id.startsWith("column") ? "cell is-outside is-column" : "cell is-outside";
    return { id, className, name: outsideName(id, say), content: [content] };
  });
}

const orders: Readonly<Record<string, string>> = { "1": "1–12", "2": "13–24", "3": "25–36" };

function outsideText(id: string, say: SayRoulette): string {
  const dozen = /^dozen(\d)$/.exec(id)?.[1];
  if (dozen !== undefined) return orders[dozen] ?? "";
  if (id.startsWith("column")) return "2:1";
  if (id === "low") return "1–18";
  return id === "high" ? "19–36" : say(id as RouletteTextKey);
}

function outsideName(id: string, say: SayRoulette): string {
  const group = /^(dozen|column)(\d)$/.exec(id);
  if (group === null) return say(id as RouletteTextKey);
  return `${say(group[1] as RouletteTextKey)} ${group[2] ?? ""}`;
}
