/** Making elements without a framework: the games carry only what they need. */
type Child = Node | string | null;

interface Attributes {
  class?: string;
  text?: string;
  onClick?: (event: MouseEvent) => void;
  [attribute: string]: string | number | boolean | undefined | ((event: MouseEvent) => void);
}

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  children: readonly Child[] = [],
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener("click", value as EventListener);
    else if (name === "text") element.textContent = String(value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child !== null) element.append(child);
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** Our own line icons, 24 x 24. */
const icons = {
  menu: "M4 7h16M4 12h16M4 17h16",
  minus: "M6 12h12",
  plus: "M6 12h12M12 6v12",
  soundOn: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11",
  soundOff: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM16 9.5l5 5M21 9.5l-5 5",
  turbo: "M13 3 5 13.5h6L10 21l9-11.5h-6.5L13 3Z",
  auto:
    "M4.5 12a7.5 7.5 0 0 1 13-5.1L20 9.5M20 4.5v5h-5" +
    "M19.5 12a7.5 7.5 0 0 1-13 5.1L4 14.5M4 19.5v-5h5",
  spin: "M19.5 12a7.5 7.5 0 1 1-2.4-5.5M20 3.5v4.7h-4.7",
  stop: "M8 8h8v8H8z",
  play: "M8.5 5.5v13l10-6.5-10-6.5Z",
  pause: "M8.5 6v12M15.5 6v12",
  close: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  locked: "M8 11V8a4 4 0 0 1 8 0v3M6 11h12v8.5H6z",
  unlocked: "M8 11V7.5a4 4 0 0 1 7.7-1.5M6 11h12v8.5H6z",
  alone:
    "M12 11.5a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4ZM5 20c.4-3.6 3.2-5.5 7-5.5s6.6 1.9 7 5.5",
  company:
    "M9 11a3.3 3.3 0 1 0 0-6.6A3.3 3.3 0 0 0 9 11ZM2.8 19.5c.3-3.4 2.8-5.3 6.2-5.3s5.9 1.9 6.2 5.3" +
    "M15.5 4.6a3.3 3.3 0 0 1 0 6.2M17.5 14.5c2.2.7 3.5 2.4 3.7 5",
  back: "M14.5 5.5 8 12l6.5 6.5",
} as const;

export type IconName = keyof typeof icons;

export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", icons[name]);
  svg.append(path);
  return svg;
}

/** The panel is re-rendered at every change of phase; an unchanged icon is kept. */
export function setIcon(button: HTMLElement, name: IconName): void {
  if (button.dataset["icon"] === name) return;
  button.dataset["icon"] = name;
  button.replaceChildren(icon(name));
}

/** The cross in the corner of a sheet. */
export function closeKey(label: string, onClick: () => void): HTMLButtonElement {
  const attributes = { type: "button", class: "key close", "aria-label": label };
  return make("button", { ...attributes, onClick: () => onClick() }, [icon("close")]);
}
