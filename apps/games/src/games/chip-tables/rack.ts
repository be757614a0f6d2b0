/** The chips to choose from, and what can be done with those on the table. */
import type { Centavos } from "@tucano/contract/money.ts";
import { formatWire } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { make } from "../../hud/dom.ts";
import { chipFace, chipText } from "./chip.ts";

export interface RackWords {
  readonly chips: string;
  readonly undo: string;
  readonly double: string;
  readonly repeat: string;
  readonly clear: string;
}

export interface Rack {
  readonly root: HTMLElement;
  readonly chosen: number;
  refresh: (can: RackState) => void;
}

export interface RackState {
  readonly isLocked: boolean;
  readonly canUndo: boolean;
  readonly canDouble: boolean;
  readonly canRepeat: boolean;
  readonly canClear: boolean;
}

interface RackOptions {
  readonly units: readonly Centavos[];
  readonly first: number;
  readonly words: RackWords;
  readonly onChoose: () => void;
  readonly undo: () => void;
  readonly double: () => void;
  readonly repeat: () => void;
  readonly clear: () => void;
}

const SVG = "http://www.w3.org/2000/svg";
const drawings = {
  undo: "M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2",
  repeat: "M4.5 12a7.5 7.5 0 0 1 13-5.1L20 9.5M20 4.5v5h-5M19.5 12a7.5 7.5 0 0 1-13 5.1L4 14.5",
  clear: "M6.5 6.5l11 11M17.5 6.5l-11 11",
};

function sign(drawing: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", drawing);
  svg.append(path);
  return svg;
}

function tool(name: string, content: Node | string, onClick: () => void): HTMLButtonElement {
  const attributes = { type: "button", class: "rack-tool", "aria-label": name, title: name };
  return make("button", { ...attributes, onClick }, [content]);
}

export function createRack(options: RackOptions): Rack {
  const { units, words, onChoose } = options;
  let chosen = options.first;
  const inputs = units.map((unit, index) => {
    const name = formatMoney(formatWire(unit));
    const input = make("input", { type: "radio", name: "rack-chip", "aria-label": name });
    input.checked = index === chosen;
    input.addEventListener("change", () => {
      chosen = index;
      onChoose();
    });
    return input;
  });
  const labels = units.map((unit, index) =>
    make("label", { class: "rack-chip" }, [inputs[index] ?? null, chipFace(chipText(unit), index)]),
  );
  const undo = tool(words.undo, sign(drawings.undo), options.undo);
  const double = tool(`2× ${words.double}`, "2×", options.double);
  const repeat = tool(words.repeat, sign(drawings.repeat), options.repeat);
  const clear = tool(words.clear, sign(drawings.clear), options.clear);
  const chips = { class: "rack-chips", role: "radiogroup", "aria-label": words.chips };
  return {
    root: make("div", { class: "rack" }, [
      make("div", chips, labels),
      make("div", { class: "rack-tools" }, [undo, double, repeat, clear]),
    ]),
    get chosen() {
      return chosen;
    },
    refresh: (can) => {
      undo.disabled = can.isLocked || !can.canUndo;
      double.disabled = can.isLocked || !can.canDouble;
      repeat.disabled = can.isLocked || !can.canRepeat;
      clear.disabled = can.isLocked || !can.canClear;
    },
  };
}
