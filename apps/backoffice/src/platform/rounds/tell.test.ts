/// <reference types="node" />
// Protects: an operator reads any round of any game in words and reais. No step and no detail is
// shown by the name that it has in the code.
import { readFileSync } from "node:fs";
import { toCentavos } from "@tucano/contract/money.ts";
import { expect, test } from "vitest";
import { type Detail, tellChoice, tellEvent } from "./tell.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
/** What has words; the words themselves take a build. */
const namesIn = (file: string) =>
  new Set([...read(file).matchAll(/^ {2}(\w+): msg/gm)].map(([, name]) => name));
const titles = namesIn("event-words.ts");
const fields = namesIn("detail-words.ts");

interface Published {
  readonly game: string;
  readonly book?: readonly { readonly type: string }[];
  readonly result?: object;
  readonly choice?: unknown;
  readonly actions?: readonly unknown[];
}

/** Rounds of every game, as anybody can recompute them. */
const rounds = JSON.parse(
  read("../../../../../docs/fairness/vectors.json"),
) as readonly Published[];

const unit = toCentavos(50);
const eventsOf = ({ book, result }: Published) =>
  book ?? (result === undefined ? [] : [{ type: "result", number: 1, result }]);

const flat = (details: readonly Detail[]): readonly Detail[] =>
  details.flatMap((one) => [
    one,
    ...(one.value.kind === "list" ? one.value.items.flatMap(flat) : []),
  ]);

test("every step of every game has a title in words", () => {
  for (const { type } of rounds.flatMap(eventsOf)) expect(titles, type).toContain(type);
});

const isCode = /[{}[\]"_]|object/;

test("every detail is named, and none shows how it is stored", () => {
  const unnamed = new Set<string>();
  for (const event of rounds.flatMap(eventsOf)) {
    for (const { field, value } of flat(tellEvent(event, unit))) {
      if (!fields.has(field)) unnamed.add(`${event.type}: ${field}`);
      if (value.kind === "text") expect(value.text, event.type).not.toMatch(isCode);
    }
  }
  expect([...unnamed]).toEqual([]);
});

test("what the player chose is told as well", () => {
  for (const { game, choice, actions = [] } of rounds) {
    for (const act of [choice, ...actions].filter((one) => one !== undefined)) {
      const told = tellChoice(act, unit);
      expect(told.length, game).toBeGreaterThan(0);
      for (const { value } of flat(told)) {
        if (value.kind === "text") expect(value.text, game).not.toMatch(isCode);
      }
    }
  }
});

const textOf = (details: readonly Detail[], field: string) => {
  const found = details.find((one) => one.field === field);
  return found?.value.kind === "text" ? found.value.text.replace(/\s/, " ") : undefined;
};

test("wins are money of this stake, multipliers stay multipliers", () => {
  const pays = tellEvent({ type: "finalWin", winHundredths: 250, tier: "win" }, unit);
  expect(textOf(pays, "winHundredths")).toBe("R$ 1,25");
  const unknown = tellEvent({ type: "finalWin", winHundredths: 250, tier: "win" }, null);
  expect(textOf(unknown, "winHundredths")).toBe("2,50×");
  const star = tellEvent(
    { type: "limboStar", targetHundredths: 200, resultHundredths: 347, isWin: true },
    unit,
  );
  expect(textOf(star, "resultHundredths")).toBe("3,47×");
});

test("people count places from one", () => {
  const shown = tellEvent({ type: "minesEnd", reason: "mine", mines: [0, 24] }, unit);
  expect(textOf(shown, "mines")).toBe("1, 25");
  const laid = tellEvent({ type: "minesStart", mines: 3, picksMax: 22, nextHundredths: 112 }, unit);
  expect(textOf(laid, "mines")).toBe("3");
});
