/** What is too small for a finger: measured as it can be hit, not as it is drawn. */
/// <reference lib="dom" />
import type { Page } from "@playwright/test";

/** No side of anything that can be pressed is shorter (WCAG 2.2, 2.5.8). */
const LEAST = 24;
/** What is pressed again and again in a round. */
const COMFORTABLE = 44;

interface Rules {
  readonly least: number;
  readonly comfortable: number;
  /** May be as small as the least: what is seldom pressed, or lies between larger places. */
  readonly seldom: string;
}

/** Runs in the page. */
function findSmall({ least, comfortable, seldom }: Rules): string[] {
  /** Rounding of parts of a box. */
  const SLACK = 0.6;
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const all = top.querySelectorAll<HTMLElement>(
    "button, a[href], input, select, textarea, summary, [role=button], [role=tab]",
  );
  /** What surrounds a small picture of a key belongs to the key. */
  const outset = (element: Element): readonly [number, number] => {
    const { content, position, width, height } = getComputedStyle(element, "::after");
    const isArea = content !== "none" && position === "absolute";
    const pixels = (length: string) => Number(length.replace("px", "")) || 0;
    return isArea ? [pixels(width), pixels(height)] : [0, 0];
  };
  /** Moved out of its list or felt for now, or where nobody can bring it back from. */
  const placeOf = (element: Element, { x, y, width, height }: DOMRect) => {
    const [across, down] = [x + width / 2, y + height / 2];
    const canMove = { across: false, down: false };
    for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(parent);
      const view = parent.getBoundingClientRect();
      canMove.across ||= /auto|scroll/.test(overflowX);
      canMove.down ||= /auto|scroll/.test(overflowY);
      const isBeside = overflowX !== "visible" && (across < view.left || across > view.right);
      const isBelow = overflowY !== "visible" && (down < view.top || down > view.bottom);
      if (isBeside) return canMove.across ? "moved" : "cut";
      if (isBelow) return canMove.down ? "moved" : "cut";
    }
    return "seen";
  };
  const isReached = (target: Element) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && (target.contains(hit) || hit.contains(target));
  };
  const found: string[] = [];
  for (const each of all) {
    const target = each.matches("input") ? (each.closest("label") ?? each) : each;
    if (each.matches(":disabled") || each.closest("[inert]") !== null) continue;
    if (getComputedStyle(each).pointerEvents === "none") continue;
    if (!target.checkVisibility({ visibilityProperty: true })) continue;
    const box = target.getBoundingClientRect();
    const place = placeOf(target, box);
    if (place === "moved") continue;
    const [wide, high] = outset(target);
    const width = Math.max(box.width, wide);
    const height = Math.max(box.height, high);
    const wanted = seldom !== "" && target.matches(seldom) ? least : comfortable;
    const name = (each.getAttribute("aria-label") ?? each.textContent ?? "").trim().slice(0, 24);
    const words = `${target.className} "${name}"`;
    if (Math.min(width, height) < wanted - SLACK) {
      found.push(`${words} is ${Math.round(width)}×${Math.round(height)}`);
    }
    if (place === "cut") found.push(`${words} is cut off`);
    if (place === "cut" || isReached(target)) continue;
    // A till that stays below a list covers its last rows, until somebody moves the list.
    target.scrollIntoView({ block: "center" });
    if (!isReached(target)) found.push(`${words} lies below something else`);
  }
  return found;
}

export function smallTargets(page: Page, seldom: readonly string[]): Promise<string[]> {
  const rules = { least: LEAST, comfortable: COMFORTABLE, seldom: seldom.join(", ") };
  return page.evaluate(findSmall, rules);
}
