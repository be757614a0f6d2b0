/**
 * Runs in the page, before anything else of it: notes every error from the first on, knows whether
 * a page has settled, finds what a hand is to press, and judges what can be seen. A browser takes
 * this file as it is, without its types: it imports nothing else.
 */
import type { Spot, Tour, Wish } from "./wish.ts";

/** Rounding of parts of a box. */
const SLACK = 1;
/** A title and a close button: what is left of a sheet that has no height. */
const COLLAPSED = 100;
/** Wider windows are no telephone's. */
const PHONE = 600;
const LOOK_EVERY_MS = 20;
const SELECTORS: Readonly<Record<Wish["kind"], string>> = {
  button: "button, [role=button], [role=tab], summary, [role=menuitem]",
  link: "a[href]",
  field: "input, textarea, select",
  any: "button, a[href], input, select, textarea, summary, [role=button], [role=tab]",
};

const troubles: string[] = [];
const alerts: string[] = [];
let underWay = 0;

function plain(text: string | null | undefined): string {
  return (text ?? "").replaceAll(/\s+/g, " ").trim();
}

function nameOf(element: Element): string {
  const label = element.getAttribute("aria-label");
  if (label !== null) return plain(label);
  const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const named = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent).join(" ");
  if (plain(named) !== "") return plain(named);
  const labels = (element as Partial<HTMLInputElement>).labels ?? [];
  if (labels.length > 0) return plain(labels[0]?.textContent);
  const picture = element.querySelector("img[alt]")?.getAttribute("alt");
  return plain(element.textContent) || plain(picture);
}

function describe(element: Element): string {
  const look = plain(element.getAttribute("class")).slice(0, 40);
  return `${element.tagName.toLowerCase()}.${look} "${nameOf(element).slice(0, 40)}"`;
}

function isSeen(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

function pageOf(isInGame: boolean): Document | undefined {
  if (!isInGame) return document;
  return document.querySelector("iframe")?.contentDocument ?? undefined;
}

function topOf(page: Document): ParentNode {
  return [...page.querySelectorAll("dialog[open]")].at(-1) ?? page;
}

/** Text that runs over two lines is pressed on its first. */
function middleOf(element: Element): { x: number; y: number } {
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What a pointer meets there instead; null when it meets the control. */
function coverOf(element: Element): string | null {
  const { x, y } = middleOf(element);
  const hit = element.ownerDocument.elementFromPoint(x, y);
  if (hit === null) return "the edge of the window";
  const isMet = element.contains(hit) || hit.closest("label")?.contains(element) === true;
  // A note leaves by itself, or is sent away.
  const isNote = hit.closest("[role=status], [role=alert], [aria-live]") !== null;
  return isMet || isNote ? null : describe(hit);
}

function bringIntoView(element: Element): void {
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
}

/** A box that is only drawn: its label, or what lies around it, is what is pressed. */
function handleOf(element: Element): Element {
  const isDrawn = element.matches("input[type=checkbox], input[type=radio], input[type=file]");
  return isDrawn ? (element.closest("label") ?? element) : element;
}

function find(wish: Wish): Element | undefined {
  const page = pageOf(wish.isInGame === true);
  if (page === undefined) return undefined;
  const escaped = plain(wish.name).replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&");
  const parts = escaped.replaceAll(/\{\w+\}|<\/?\d+\/?>/g, ".*");
  const pattern = new RegExp(wish.isPattern === true ? parts : `^${parts}$`);
  return [...topOf(page).querySelectorAll(SELECTORS[wish.kind])]
    .filter((element) => isSeen(handleOf(element)) && !element.matches(":disabled"))
    .find((element) => pattern.test(nameOf(element)));
}

function spot(wish: Wish): Spot {
  const found = find(wish);
  if (found === undefined) return { problem: `There is no ${wish.kind} "${wish.name}".` };
  const handle = handleOf(found);
  // Whole: what only begins at an edge is not pressed there.
  handle.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  if (coverOf(handle) !== null) bringIntoView(handle);
  const cover = coverOf(handle);
  if (cover !== null) return { problem: `${describe(handle)} lies below ${cover}.` };
  const { x, y } = middleOf(handle);
  const frame = document.querySelector("iframe");
  if (wish.isInGame !== true || frame === null) return { x, y };
  const { x: left, y: top } = frame.getBoundingClientRect();
  const isMet = document.elementFromPoint(x + left, y + top) === frame;
  return isMet ? { x: x + left, y: y + top } : { problem: "Something lies above the game." };
}

function isSettled(): boolean {
  const { state, history } = window.__TSR_ROUTER__ ?? {};
  // An address that has been chosen is not yet the page that is seen. Of tabs the path is one.
  const chosen = history?.location.state.__TSR_key;
  const isThere = state?.resolvedLocation?.state.__TSR_key === chosen;
  if (state?.status !== "idle" || !isThere) return false;
  const heading = document.querySelector("h1");
  if (heading === null || !heading.checkVisibility() || underWay > 0) return false;
  // Shown in its states on purpose, waiting among them.
  if (location.pathname.startsWith("/gallery")) return true;
  return document.querySelector("[aria-busy=true], .animate-shimmer") === null;
}

function rounds(isInGame: boolean): number {
  const calls = pageOf(isInGame)?.defaultView?.performance.getEntriesByType("resource") ?? [];
  return calls.filter(({ name }) => name.includes("/play/api/spin")).length;
}

/** What sticks out of the window at the right, but for what a row or a picture holds back. */
function outside(): string[] {
  const { clientWidth: width } = document.documentElement;
  const isInside = (element: Element) => element.getBoundingClientRect().right <= width + SLACK;
  const isHeldBack = (element: Element): boolean => {
    const parent = element.parentElement;
    if (parent === null || parent === document.body) return false;
    const holds = getComputedStyle(parent).overflowX !== "visible" && isInside(parent);
    return holds || isHeldBack(parent);
  };
  return [...document.querySelectorAll("body *")]
    .filter((element) => !isInside(element) && element.getBoundingClientRect().width > SLACK)
    .filter((element) => isSeen(element) && !isHeldBack(element))
    .map((element) => `sticks out: ${describe(element)}`)
    .slice(0, 5);
}

/** A sheet that hides what it has room for, or hangs over an edge of the window. */
function sheets(): string[] {
  const found: string[] = [];
  for (const dialog of document.querySelectorAll("dialog[open]")) {
    const { top, bottom, left, right, height } = dialog.getBoundingClientRect();
    const name = `the sheet "${dialog.querySelector("h2")?.textContent ?? ""}"`;
    if (dialog.scrollTop !== 0) found.push(`${name} has slipped out of its frame`);
    if (height < COLLAPSED) found.push(`${name} has collapsed to ${Math.round(height)} pixels`);
    const isCut = Math.min(top, left, innerHeight - bottom, innerWidth - right) < -SLACK;
    if (isCut) found.push(`${name} is cut off`);
    if (height > innerHeight * 0.85) continue;
    for (const part of dialog.children) {
      if (part.scrollHeight <= part.clientHeight + SLACK) continue;
      if (getComputedStyle(part).overflowY === "visible") continue;
      found.push(`${name} shows ${part.clientHeight} of ${part.scrollHeight} pixels`);
    }
  }
  return found;
}

/** Controls that a pointer cannot meet, wherever the page is scrolled to. */
function covered(): string[] {
  const found: string[] = [];
  for (const each of topOf(document).querySelectorAll(SELECTORS.any)) {
    const handle = handleOf(each);
    if (each.matches(":disabled") || each.closest("[inert]") !== null || !isSeen(handle)) continue;
    if (getComputedStyle(handle).pointerEvents === "none") continue;
    const { width, height } = handle.getBoundingClientRect();
    // What only a screen reader hears, or a keyboard brings forth.
    if (width <= 2 || height <= 2 || coverOf(handle) === null) continue;
    bringIntoView(handle);
    // A way round the menu comes into sight for a keyboard alone.
    if (coverOf(handle) !== null && each.matches("a[href^='#']")) continue;
    const cover = coverOf(handle);
    if (cover !== null) found.push(`${describe(handle)} lies below ${cover}`);
  }
  scrollTo(0, 0);
  return found;
}

/** Whoever looks has asked that nothing moves: what does may not even be done yet. */
function moving(): string[] {
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) return [];
  return document
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target ?? []) : []))
    .map((element) => `moves: ${describe(element)}`)
    .slice(0, 5);
}

/** What is hidden may not make the page longer than what is seen. */
function endless(): string[] {
  const { scrollHeight } = document.documentElement;
  const bottom = (document.querySelector("#root")?.getBoundingClientRect().bottom ?? 0) + scrollY;
  const beyond = Math.round(scrollHeight - Math.max(innerHeight, bottom));
  return beyond > SLACK ? [`scrolls ${beyond} pixels past its end`] : [];
}

/** An iPhone zooms into a field whose words are smaller, and stays there. */
function small(): string[] {
  if (innerWidth >= PHONE) return [];
  const isSmall = (element: Element) =>
    Number(getComputedStyle(element).fontSize.replace("px", "")) < 16;
  const typed = "input:not([type=checkbox], [type=radio], [type=range], [type=file])";
  return [document, pageOf(true)]
    .flatMap((page) => [...(page?.querySelectorAll(`${typed}, select, textarea`) ?? [])])
    .filter((element) => isSeen(element) && isSmall(element))
    .map((element) => `is typed in small letters: ${describe(element)}`);
}

function judge(): string[] {
  // Whoever looks at what is covered brings each into sight: a sheet must stay in its frame.
  const looks = [...moving(), ...outside(), ...covered(), ...sheets()];
  return [...looks, ...small(), ...endless()];
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Twice in a row: between an answer and what it asks for next nothing is under way. */
async function settles(withinMs: number): Promise<boolean> {
  const giveUpAt = performance.now() + withinMs;
  for (let seen = 0; seen < 2; seen = isSettled() ? seen + 1 : 0) {
    if (performance.now() > giveUpAt) return false;
    await wait(LOOK_EVERY_MS);
  }
  return true;
}

/** What is wrong with an address, opened as a link within the site would. */
async function visit(path: string, patienceMs: number): Promise<string[]> {
  try {
    history.pushState(null, "", path);
    const found = (await settles(patienceMs)) ? judge() : ["does not come to rest"];
    return [...troubles.splice(0), ...found];
  } catch (error) {
    return [wordsOf(error)];
  }
}

let tour: Tour | null = null;

/** One address after the other: a driver that is asked about each takes longer than the pages. */
async function walk(paths: readonly string[], patienceMs: number): Promise<void> {
  const findings: string[] = [];
  const headings: string[] = [];
  tour = { findings, headings, isOver: false };
  for (const path of paths) {
    const found = await visit(path, patienceMs);
    findings.push(...found.map((one) => `${path}: ${one}`));
    headings.push(plain(document.querySelector("h1")?.textContent));
  }
  tour = { findings, headings, isOver: true };
}

/** The frame of a game tells what it met to the page around it. */
function tell(text: string): void {
  if (window.parent === window) troubles.push(text);
  else window.parent.eyes.note(`in the game: ${text}`);
}

function wordsOf(value: unknown): string {
  return value instanceof Error ? `${value.name}: ${value.message}` : String(value);
}

function listen(): void {
  addEventListener("error", (event) => tell(`error: ${event.message}`));
  addEventListener("unhandledrejection", (event) => tell(`rejected: ${wordsOf(event.reason)}`));
  document.addEventListener("securitypolicyviolation", (event) =>
    tell(`refused by policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
  const complain = console.error.bind(console);
  console.error = (...parts: unknown[]) => {
    tell(`complained: ${parts.map(wordsOf).join(" ")}`);
    complain(...parts);
  };
  const fetchPlainly = window.fetch.bind(window);
  window.fetch = async (...parts) => {
    underWay += 1;
    try {
      return await fetchPlainly(...parts);
    } finally {
      // What came is put into the page before it is said to have come.
      setTimeout(() => (underWay -= 1), 30);
    }
  };
}

/** What is said for a moment would be gone before a busy machine looks. */
function listenToAlerts(): void {
  const options = { subtree: true, childList: true, attributeFilter: ["hidden"] };
  new MutationObserver(() => {
    for (const alert of document.querySelectorAll("[role=alert]")) {
      const words = plain(alert.textContent);
      if (words !== "" && !alerts.includes(words) && isSeen(alert)) alerts.push(words);
    }
  }).observe(document, options);
}

listen();
listenToAlerts();
// Such a browser has neither WebGL nor a canvas.
if (location.search === "?blind") HTMLCanvasElement.prototype.getContext = () => null;
window.eyes = {
  note: (text) => void troubles.push(text),
  take: () => troubles.splice(0),
  isSettled,
  spot,
  hasFocus: (wish) => find(wish) === document.activeElement,
  rounds,
  // A frame that has just been put there has no page yet.
  words: (isInGame) => plain(pageOf(isInGame)?.querySelector("body")?.innerText),
  alerts: () => alerts,
  judge,
  walk: (paths, patienceMs) => void walk(paths, patienceMs),
  tour: () => tour,
};
