// Protects: the words of a slot name nothing that its numbers do not say.
import { slots } from "@tucano/game-math/grid-slots/index.ts";
import type { Words } from "@tucano/i18n/words.ts";
import { expect, test } from "vitest";
import { rulesOf, valuesOf } from "./slot-rules.ts";

const all = import.meta.glob<Words<Readonly<Record<"how" | "feature", string>>>>(
  "../../../../packages/game-math/src/slots/*/texts.ts",
  { eager: true, import: "texts" },
);

test.each(slots.map((slot) => [slot.game.facts.code, slot] as const))("%s", (code, slot) => {
  const texts = all[`../../../../packages/game-math/src/slots/${code}/texts.ts`];
  const values = valuesOf(slot);
  for (const text of Object.values(texts?.english ?? {})) {
    for (const [, name = ""] of text.matchAll(/\{(\w+)\}/g)) expect(values).toHaveProperty(name);
  }
  const rules = rulesOf(slot, texts, "en");
  expect(rules.length).toBeGreaterThanOrEqual(2);
  for (const rule of rules) expect(rule).not.toMatch(/\{\w+\}|^$/);
});
