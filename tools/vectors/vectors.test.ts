// Protects: what docs/fairness publishes (definitions, fingerprints, vectors) is what is played,
// and the verifier, which shares no line with that code, comes to the same and to nothing else.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { definitions } from "@tucano/game-math/definitions/index.ts";
import { currentCodes } from "@tucano/game-math/games/house-games.ts";
import { sharedGames } from "@tucano/game-math/shared/index.ts";
import { NO_PYTHON, recompute } from "../../apps/server/src/testing/verifier.ts";
import { root } from "../lib/root.ts";
import { vectorFiles } from "./files.ts";
import { vectors } from "./vectors.ts";

test.each([...vectorFiles()])("%s is what `npm run vectors` writes", (file, text) => {
  expect(readFileSync(join(root, file), "utf8")).toBe(text);
});

test("every game has a definition and three vectors", () => {
  const codes = [...currentCodes, ...sharedGames.map(({ facts }) => facts.code)];
  const made = vectors();
  for (const code of codes) {
    const own = made.filter(({ game }) => game === code);
    expect([code, own.length]).toEqual([code, 3]);
    expect(definitions).toHaveProperty([`${code}@${own[0]?.definition_version}`]);
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
    const verdicts = recompute(published);
    if (verdicts === null) return context.skip(NO_PYTHON);
    expect(verdicts.lines.filter((line) => !line.startsWith("holds "))).toEqual([]);
    expect(verdicts).toMatchObject({ exitCode: 0, lines: { length: published.length } });
  });

  test.each([
    ["another server seed", changed(({ server_seed }) => ({ server_seed: flipped(server_seed) }))],
    ["another commitment", changed(({ commitment }) => ({ commitment: flipped(commitment) }))],
    ["another client seed", changed(() => ({ client_seed: "another" }))],
    [
      "another nonce",
      changed(({ nonce }) => ({ nonce: Number(nonce) + 1, number: Number(nonce) + 1 })),
    ],
    ["a definition of the house's own", changed(() => ({ definition: { kind: "dice" } }))],
    ["a result of the house's own", changed(() => ({ book_sha256: "0", result_sha256: "0" }))],
    [
      "another win",
      changed(({ bet, win_hundredths: win }) =>
        bet === undefined
          ? { win_hundredths: Number(win) + 1 }
          : { bet: { ...(bet as object), win_hundredths: 1 } },
      ),
    ],
  ])("refuses %s", (_, proofs) => {
    const verdicts = recompute(proofs);
    expect(verdicts?.lines.filter((line) => !line.startsWith("DIFFERS ")) ?? []).toEqual([]);
    expect(verdicts?.exitCode ?? 1).toBe(1);
  });

  test("says what it cannot check: a seed still in use, a version it does not know", () => {
    const [first] = published;
    const verdicts = recompute([
      { ...first, server_seed: null },
      { ...first, definition_version: 99 },
    ]);
    expect(verdicts?.lines.filter((line) => !line.startsWith("? ")) ?? []).toEqual([]);
    expect(verdicts?.exitCode ?? 2).toBe(2);
  });
});
