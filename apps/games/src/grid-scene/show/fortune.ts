/** The wheel of fortune, a parasol seen from above: an overlay in the page. */
import type { WheelSlice } from "@tucano/game-math/grid-slots/spins/wheel-spin.ts";
import { make } from "../../hud/dom.ts";
import { at, shape } from "./wheel.ts";

export interface Fortune {
  readonly root: HTMLElement;
  open: () => void;
  /** Degrees of the wheel. */
  turn: (degrees: number) => void;
  /** The slice that it stopped at shines, and is told. */
  tell: (segment: number, text: string) => void;
  close: () => void;
}

/** What stands on a slice: stakes, or free spins and what multiplies their wins. */
interface SliceLabel {
  readonly figure: string;
  readonly times: string | null;
}

/** The four colours of frevo, coins in the warm ones; the dearest slice is of gold. */
const cloths = {
  coins: [
    ["#ff5a4a", "#b80f24"],
    ["#ffd83a", "#e08a00"],
  ],
  freeSpins: [
    ["#3fa8ff", "#0a48b8"],
    ["#4fe07a", "#0a8a3a"],
  ],
} as const;
const gold = ["#fffbd8", "#ffc21f"] as const;

const TIP = 100;
/** Of a figure, by its length. */
const SIZES: Readonly<Record<number, number>> = { 1: 12, 2: 12, 3: 10.5, 4: 9 };

export function createFortune(
  slices: readonly WheelSlice[],
  label: (slice: WheelSlice) => SliceLabel,
): Fortune {
  const top = dearestOf(slices);
  const face = shape("g", { class: "fortune-face" });
  const panels = slices.map((slice, index) => {
    const colours = index === top ? gold : cloths[slice.kind][Math.floor(index / 2) % 2];
    return panelOf({ index, count: slices.length, colours: colours ?? gold }, label(slice));
  });
  face.append(...panels, ...tipsOf(slices.length));
  const wheel = shape("svg", { viewBox: "-112 -122 224 236", "aria-hidden": "true" });
  wheel.append(shape("circle", { r: "108", fill: "#04143c" }), face, ...hub(), pointer());
  const text = make("p", { class: "fortune-text" });
  const frame = make("div", { class: "fortune-wheel" }, [wheel]);
  const root = make("div", { class: "fortune-stage", hidden: true }, [frame, text]);
  return {
    root,
    open: () => {
      for (const panel of panels) panel.classList.remove("is-won");
      root.classList.remove("is-told");
      text.textContent = "";
      root.hidden = false;
    },
    turn: (degrees) => face.setAttribute("transform", `rotate(${degrees})`),
    tell: (segment, words) => {
      panels[segment]?.classList.add("is-won");
      root.classList.add("is-told");
      text.textContent = words;
    },
    close: () => {
      root.hidden = true;
    },
  };
}

function dearestOf(slices: readonly WheelSlice[]): number {
  const worth = slices.map((slice) => (slice.kind === "coins" ? slice.hundredths : 0));
  return worth.indexOf(Math.max(...worth));
}

/** A panel of cloth between two ribs, its hem drawn inwards; light along its middle. */
function panelOf(
  {
    index,
    count,
    colours: [light, dark],
  }: { index: number; count: number } & {
    colours: readonly [string, string];
  },
  { figure, times }: SliceLabel,
): SVGElement {
  const step = (Math.PI * 2) / count;
  const [from, middle, to] = [index * step, (index + 0.5) * step, (index + 1) * step];
  const path = `M0 0L${at(from, TIP)}Q${at(middle, TIP - 6)} ${at(to, TIP)}Z`;
  const panel = shape("g", { class: "fortune-panel" });
  const turned = shape("g", { transform: `rotate(${(middle * 180) / Math.PI})` });
  turned.append(written(figure, -81, SIZES[figure.length] ?? 7.6));
  if (times !== null) turned.append(written(times, -69, 9), again());
  panel.append(
    shape("path", { d: path, fill: dark }),
    shape("path", {
      d: `M0 0L${at(from + step * 0.12, TIP - 3)}Q${at(middle, TIP - 8)} ${at(
        to - step * 0.3,
        TIP - 5,
      )}Z`,
      fill: light,
    }),
    shape("path", { d: path, fill: "none", stroke: "#fff", "stroke-width": "1.1" }),
    turned,
  );
  return panel;
}

function written(text: string, y: number, size: number): SVGElement {
  const words = shape("text", {
    y: String(y),
    "text-anchor": "middle",
    "dominant-baseline": "middle",
    fill: "#fff",
    "font-size": String(size),
    stroke: "#0a1440",
    "stroke-width": "2.6",
    "stroke-linejoin": "round",
    "paint-order": "stroke",
  });
  words.textContent = text;
  return words;
}

/** An arrow that goes round: reels that spin again. */
function again(): SVGElement {
  return shape("path", {
    d: "M3.4 -56.4A4 4 0 1 1 2.4 -60.4M4.6 -63.2L3 -59.6L-0.6 -60.6",
    fill: "none",
    stroke: "#fff",
    "stroke-width": "1.8",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });
}

/** The ends of the ribs. */
function tipsOf(count: number): SVGElement[] {
  return Array.from({ length: count }, (_, index) => {
    const [cx = "0", cy = "0"] = at((index * Math.PI * 2) / count, TIP + 1).split(" ");
    return shape("circle", { cx, cy, r: "3.1", fill: "#ffe45a", stroke: "#8a4a00" });
  });
}

function hub(): SVGElement[] {
  return [
    shape("circle", { r: "26", fill: "#ffd21f", stroke: "#8a4a00", "stroke-width": "2.5" }),
    shape("circle", { r: "19", fill: "#e0202e", stroke: "#fff", "stroke-width": "2" }),
    shape("path", { d: starOf(14, 6), fill: "#fff3a0" }),
  ];
}

function starOf(outer: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, index) =>
    at((index * Math.PI) / 5, index % 2 === 0 ? outer : inner),
  );
  return `M${points.join("L")}Z`;
}

function pointer(): SVGElement {
  return shape("path", {
    d: "M-13 -120H13L0 -88Z",
    fill: "#fff",
    stroke: "#e0202e",
    "stroke-width": "4",
    "stroke-linejoin": "round",
  });
}
