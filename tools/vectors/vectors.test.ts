// Protects: what docs/fairness publishes (definitions, fingerprints, vectors) is what is played,
// and the verifier, which shares no line with that code, comes to the same and to nothing else.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { definitions } from "@tucano/game-math/definitions/index.ts";
import { catalogue } from "@tucano/game-math/games/catalogue.ts";
import { byOne, verdictsOn } from "../../apps/server/src/testing/verifier.ts";
import { root } from "../lib/root.ts";
import { vectorFiles } from "./files.ts";
import { vectors } from "./vectors.ts";

test.each([...vectorFiles()])("%s is what `npm run vectors` writes", (file, text) => {
  expect(readFileSync(join(root, file), "utf8")).toBe(text);
});

interface Moded {
  readonly modes?: readonly { readonly id: string }[];
}

test("every game has a definition and three vectors, and one of each way of playing", () => {
  const codes = catalogue.map(({ game }) => game.facts.code);
  const made = vectors();
  for (const code of codes) {
    const own = made.filter(({ game }) => game === code);
    expect(own.length, code).toBeGreaterThanOrEqual(3);
    const { modes = [] } = definitions[`${code}@${own[0]?.definition_version}`] as Moded;
    const choices = own.map((vector) => ("choice" in vector ? vector.choice : undefined));
    for (const { id } of modes) expect(choices).toContainEqual({ mode: id });
  }
});

/** As they lie in docs/fairness/vectors.json. */
const published = JSON.parse(JSON.stringify(vectors())) as Record<string, unknown>[];
const changed = (change: (proof: Record<string, unknown>) => object) =>
  published.map((proof) => ({ ...proof, ...change(proof) }));
const flipped = (hex: unknown) => {
  const text = String(hex);
  return `${text.startsWith("0") ? "1" : "0"}${text.slice(1)}`;
};

describe("tools/verify.py", () => {
  test("recomputes every vector", (context) => {
    const verdicts = verdictsOn(published, context);
    expect(verdicts.lines.filter((line) => !line.startsWith("holds "))).toEqual([]);
    expect(verdicts).toMatchObject({ exitCode: 0, lines: { length: published.length } });
  });

  test.for<readonly [string, object[]]>([
    ["another server seed", changed(({ server_seed }) => ({ server_seed: flipped(server_seed) }))],
    ["another commitment", changed(({ commitment }) => ({ commitment: flipped(commitment) }))],
    ["another client seed", changed(() => ({ client_seed: "another" }))],
    [
      "another nonce",
      changed(({ nonce }) => ({ nonce: Number(nonce) + 1, number: Number(nonce) + 1 })),
    ],
    ["a definition of the house's own", changed(() => ({ definition: { kind: "dice" } }))],
    [
      "a result that differs by one",
      changed(({ book, result }) =>
        book === undefined ? { result: byOne(result) } : { book: byOne(book) },
      ),
    ],
    [
      "another win",
      changed(({ bet, win_hundredths: win }) =>
        bet === undefined
          ? { win_hundredths: Number(win) + 1 }
          : { bet: { ...(bet as object), win_hundredths: 1 } },
      ),
    ],
  ])("refuses %s", ([, proofs], context) => {
    const verdicts = verdictsOn(proofs, context);
    expect(verdicts.lines.filter((line) => !line.startsWith("DIFFERS "))).toEqual([]);
    expect(verdicts.exitCode).toBe(1);
  });

  test("says what it cannot check: a seed still in use, a version it does not know", (context) => {
    const [first] = published;
    const unknown = [
      { ...first, server_seed: null },
      { ...first, definition_version: 99 },
    ];
    const { exitCode, lines } = verdictsOn(unknown, context);
    expect(lines.filter((line) => !line.startsWith("? "))).toEqual([]);
    expect(exitCode).toBe(2);
  });
});
