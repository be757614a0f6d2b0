/**
 * A board of spots: real buttons in a box, one of them in the tab order, arrows go from one to the
 * nearest in their direction. `place` gives each spot's position, as fractions of the box.
 */
import { make } from "../../hud/dom.ts";

export interface Spot {
  readonly id: string;
  readonly className: string;
  /** For those who listen. */
  readonly name: string;
  readonly content?: readonly (Node | string)[];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface SpotBoard {
  readonly root: HTMLElement;
  readonly buttons: ReadonlyMap<string, HTMLButtonElement>;
  place: (boxes: ReadonlyMap<string, Box>) => void;
  /** What lies on each spot; spots that are missing are empty. */
  setChips: (chips: ReadonlyMap<string, HTMLElement>) => void;
  mark: (name: string, ids: Iterable<string>) => void;
  lock: (isLocked: boolean) => void;
  nameOf: (id: string) => string;
}

export interface BoardOptions {
  readonly name: string;
  readonly spots: readonly Spot[];
  readonly onTap: (id: string) => void;
  readonly onLook?: (id: string | null) => void;
}

type Direction = readonly [number, number];

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function createSpotBoard({ name, spots, onTap, onLook }: BoardOptions): SpotBoard {
  const root = make("div", { class: "spots", role: "group", "aria-label": name });
  const buttons = new Map<string, HTMLButtonElement>();
  const names = new Map<string, string>();
  const read = new Map<string, string>();
  let placed: ReadonlyMap<string, Box> = new Map();
  let isLocked = false;

  /** Without those that a small felt leaves out. */
  const seen = () => new Map([...placed].filter(([id]) => buttons.get(id)?.checkVisibility()));
  const focus = (id: string): void => {
    for (const [each, button] of buttons) button.tabIndex = each === id ? 0 : -1;
    buttons.get(id)?.focus();
  };

  for (const spot of spots) {
    const content = (spot.content ?? []).flatMap((each) => [each, " "]);
    names.set(spot.id, nameOf(spot));
    read.set(spot.id, readOn(spot));
    const button = make("button", {
      type: "button",
      class: `spot ${spot.className}`,
      "aria-label": nameOf(spot),
      tabindex: buttons.size === 0 ? "0" : "-1",
      onClick: () => {
        if (!isLocked) onTap(spot.id);
      },
    });
    button.append(...content);
    button.addEventListener("pointerenter", () => onLook?.(spot.id));
    button.addEventListener("pointerleave", () => onLook?.(null));
    button.addEventListener("focus", () => onLook?.(spot.id));
    button.addEventListener("blur", () => onLook?.(null));
    button.addEventListener("keydown", (event) => {
      const direction = directions[event.key];
      if (direction === undefined) return;
      event.preventDefault();
      const next = nearest(seen(), spot.id, direction);
      if (next !== null) focus(next);
    });
    buttons.set(spot.id, button);
    root.append(button);
  }

  return {
    root,
    buttons,
    place: (boxes) => {
      placed = boxes;
      for (const [id, { x, y, w, h }] of boxes) {
        const style = buttons.get(id)?.style;
        style?.setProperty("left", `${100 * x}%`);
        style?.setProperty("top", `${100 * y}%`);
        style?.setProperty("width", `${100 * w}%`);
        style?.setProperty("height", `${100 * h}%`);
      }
    },
    setChips: (chips) => {
      for (const [id, button] of buttons) {
        const lying = button.querySelector(".chip");
        const wanted = chips.get(id);
        if (wanted === undefined) lying?.remove();
        else if (lying === null) button.append(wanted);
        else if (lying.textContent !== wanted.textContent) lying.replaceWith(wanted);
        const lies = wanted?.textContent ?? "";
        button.setAttribute("aria-label", nameWith(lies, names.get(id) ?? "", read.get(id) ?? ""));
      }
    },
    mark: (className, ids) => {
      const marked = new Set(ids);
      for (const [id, button] of buttons) button.classList.toggle(className, marked.has(id));
    },
    lock: (locked) => {
      isLocked = locked;
      root.classList.toggle("is-locked", locked);
    },
    nameOf: (id) => names.get(id) ?? id,
  };
}

const readOn = ({ content = [] }: Spot): string =>
  content
    .map((each) => (typeof each === "string" ? each : (each.textContent ?? "")))
    .join(" ")
    .trim();

/** What is read on the spot and what it is called, so that both say it to a voice. */
function nameOf(spot: Spot): string {
  const { name } = spot;
  const words = readOn(spot);
  if (name.includes(words)) return name;
  return words.includes(name) ? words : `${words} ${name}`;
}

/** A chip is read after what is written on the spot, and called so: "0 5, Green". */
function nameWith(lies: string, name: string, words: string): string {
  if (lies === "" || name.endsWith(words)) return `${name} ${lies}`.trim();
  return `${words} ${lies}, ${name.replace(words, "").trim()}`;
}

function nearest(boxes: ReadonlyMap<string, Box>, from: string, [dx, dy]: Direction) {
  const start = boxes.get(from);
  if (start === undefined) return null;
  const [x0, y0] = centreOf(start);
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [id, box] of boxes) {
    const [x, y] = centreOf(box);
    const ahead = (x - x0) * dx + (y - y0) * dy;
    const aside = Math.abs((x - x0) * dy) + Math.abs((y - y0) * dx);
    if (id === from || ahead < 1e-6) continue;
    const distance = ahead + 2.5 * aside;
    if (distance < least) [best, least] = [id, distance];
  }
  return best;
}

const centreOf = ({ x, y, w, h }: Box): readonly [number, number] => [x + w / 2, y + h / 2];
