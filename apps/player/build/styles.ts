/**
 * Two style sheets of one: the whole, and what of it the first pages use. Nobody waits for the
 * looks of pages that they may never open; the whole takes the place of its part before any other
 * code is shown (platform/first-paint/styles.ts). Its rules are always in the order of one sheet.
 */
import type { Plugin } from "vite";

/** Of these browsers every one mixes colours itself; what they would fall back to is left out. */
export const STYLE_TARGETS = ["chrome111", "firefox113", "safari16.4"];

const FIRST_CLASS = /\.((?:\\.|[\w-])+)/;
const GROUP = /^@(?:layer|media|supports|container)\b/;
const REGISTERED = /^@property (--[\w-]+)/;
/** Layers whose rules are chosen by class; what resets or themes the page is kept whole. */
const CHOSEN = /^@layer (?:components|utilities)\b/;
/** A mixed colour: said once for browsers that cannot mix, and again for all that are supported. */
const PLAIN = String.raw`([^{}]+)\{\s*([\w-]+):[^;{}]+;?\s*\}\s*`;
const CHOICE = String.raw`@supports \(color:\s*color-mix\([^{]*\{\s*\1\{\s*\2:([^{}]+)\}\s*\}`;
const MIXED = new RegExp(PLAIN + CHOICE, "g");

/** Statements at the outermost level: rules, groups of rules, and what ends with a semicolon. */
function statementsOf(css: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === "{") depth += 1;
    if (sign === "}") depth -= 1;
    if (depth > 0 || (sign !== "}" && sign !== ";")) continue;
    found.push(css.slice(start, at + 1));
    start = at + 1;
  }
  return found;
}

const headOf = (rule: string): string => rule.slice(0, rule.indexOf("{"));
const bodyOf = (rule: string): string => rule.slice(rule.indexOf("{") + 1, -1);

/** The class as written in the code: "lg:p-4" of ".lg\:p-4", "2xl" of "\32 xl". */
function classOf(selector: string): string | undefined {
  const escaped = FIRST_CLASS.exec(selector)?.[1];
  return escaped?.replaceAll(/\\(.)/g, "$1");
}

function keepUsed(css: string, isUsed: (name: string) => boolean): string {
  const kept = statementsOf(css).map((rule) => {
    if (GROUP.test(rule) && rule.endsWith("}")) {
      const inside = keepUsed(bodyOf(rule), isUsed);
      return inside === "" ? "" : `${headOf(rule)}{${inside}}`;
    }
    const name = classOf(headOf(rule));
    return name === undefined || isUsed(name) ? rule : "";
  });
  return kept.join("");
}

/** The part of a style sheet that is needed if the code has only these classes. */
export function firstPartOf(css: string, code: string): string {
  const rules = statementsOf(css).map((rule) =>
    CHOSEN.test(rule) && rule.endsWith("}")
      ? `${headOf(rule)}{${keepUsed(bodyOf(rule), (name) => code.includes(name))}}`
      : rule,
  );
  const used = rules.filter((rule) => !REGISTERED.test(rule)).join("");
  return rules
    .filter((rule) => {
      const name = REGISTERED.exec(rule)?.[1];
      return name === undefined || used.includes(`(${name}`) || used.includes(`${name}:`);
    })
    .join("");
}

/** Leaves out what only browsers need that do not run the site's code either. */
export function leanStyles(): Plugin {
  return {
    name: "tucano:lean-styles",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith("/src/app.css")) return null;
      return { code: code.replaceAll(MIXED, "$1{$2:$3}"), map: null };
    },
  };
}
