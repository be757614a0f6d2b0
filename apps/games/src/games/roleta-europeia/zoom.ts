/**
 * On a small phone the whole felt is seen, and its numbers are pressed; lines between them would be
 * too narrow for a finger. The felt is made larger for those, and moved.
 */
import { make } from "../../hud/dom.ts";
import type { SayRoulette } from "./texts.ts";
import "./zoom.css";

const SVG = "http://www.w3.org/2000/svg";

export function createZoom(say: SayRoulette, felt: () => Element | null): HTMLButtonElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute(
    "d",
    "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20M10.5 8v5M8 10.5h5",
  );
  svg.append(path);
  const button = make("button", {
    type: "button",
    class: "felt-zoom",
    "aria-label": say("zoom"),
    "aria-pressed": "false",
    onClick: () => {
      const isLarge = felt()?.classList.toggle("is-large") ?? false;
      button.setAttribute("aria-pressed", String(isLarge));
    },
  });
  button.append(svg);
  return button;
}
