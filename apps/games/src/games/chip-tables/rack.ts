/** The chips to choose from, and what can be done with those on the table. */
import type { Centavos } from "@tucano/contract/money.ts";
import { formatWire } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { make } from "../../hud/dom.ts";
import { chipFace, chipText } from "./chip.ts";
import { createKeptSheet, type KeptOptions } from "./kept-sheet.ts";
import { tableTexts } from "./texts.ts";

export interface Rack {
  readonly root: HTMLElement;
  readonly chosen: number;
  refresh: (can: RackState) => void;
}

export interface RackState {
  readonly isLocked: boolean;
  readonly canUndo: boolean;
  readonly hasChips: boolean;
  readonly canRepeat: boolean;
}

interface RackOptions {
  readonly units: readonly Centavos[];
  readonly first: number;
  readonly kept: KeptOptions;
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
  kept: "M12 4l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z",
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
  const { units, onChoose } = options;
  const say = wordsFor(tableTexts, options.kept.language);
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
  const sheet = createKeptSheet(options.kept);
  const undo = tool(say("undo"), sign(drawings.undo), options.undo);
  // Over an empty table the last bet comes back; what lies there can be doubled.
  const repeat = tool(say("repeat"), sign(drawings.repeat), options.repeat);
  const double = tool(`2× ${say("double")}`, "2×", options.double);
  const clear = tool(say("clear"), sign(drawings.clear), options.clear);
  const kept = tool(say("kept"), sign(drawings.kept), sheet.open);
  const chips = { class: "rack-chips", role: "radiogroup", "aria-label": say("chips") };
  return {
    root: make("div", { class: "rack" }, [
      make("div", chips, labels),
      make("div", { class: "rack-tools" }, [undo, repeat, double, clear, kept]),
      sheet.root,
    ]),
    get chosen() {
      return chosen;
    },
    refresh: ({ isLocked, canUndo, hasChips, canRepeat }) => {
      const hadFocus = [repeat, double].includes(document.activeElement as HTMLButtonElement);
      repeat.hidden = hasChips;
      double.hidden = !hasChips;
      if (hadFocus) (hasChips ? double : repeat).focus();
      undo.disabled = isLocked || !canUndo;
      repeat.disabled = isLocked || !canRepeat;
      double.disabled = isLocked;
      clear.disabled = isLocked || !hasChips;
      kept.disabled = isLocked;
    },
  };
}
