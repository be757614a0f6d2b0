/** A chip as it lies on the table and in the rack. */
import { type Centavos, formatWire, multiplyFloor } from "@tucano/contract/money.ts";
import { make } from "../../hud/dom.ts";

/** Edge and face, by the chips' rank. */
const colours: readonly (readonly [string, string])[] = [
  ["#8fb3bd", "#42626c"],
  ["#d8a1f0", "#7b3fa0"],
  ["#f6efdc", "#b8a67a"],
  ["#ffd27a", "#c97a10"],
  ["#ff9a8a", "#c0392f"],
  ["#8cc8ff", "#1f63b8"],
  ["#8fe6b0", "#157a48"],
  ["#e9c877", "#1c1a22"],
];

/** "2,50" or "25": as much as fits on a chip. */
export function chipText(amount: Centavos): string {
  const [whole = "0", cents = "00"] = formatWire(amount).split(".");
  if (whole.length > 3) return `${whole.slice(0, -3)}k`;
  return cents === "00" ? whole : `${whole},${cents}`;
}

export const stepsAsMoney = (smallest: Centavos, steps: number): Centavos =>
  multiplyFloor(smallest, steps, 1);

export function chipFace(text: string, rank: number): HTMLElement {
  const chip = make("span", { class: "chip", "aria-hidden": "true" }, [
    make("span", { class: "chip-face", text }),
  ]);
  const [light, dark] = colours[rank] ?? ["#fff", "#444"];
  chip.style.setProperty("--chip-light", light);
  chip.style.setProperty("--chip-dark", dark);
  if (text.length > 3) chip.classList.add("is-long");
  return chip;
}
