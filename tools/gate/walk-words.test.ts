// Protects: a walk that waits for words that no screen has is found by the gate.
import { expect, test } from "vitest";
import { findWordsOfNoScreen } from "./walk-words.ts";

const texts = { player: "Log in", backoffice: "Approve", games: "spin" } as const;
const read = (app: string) => new Set([texts[app as keyof typeof texts]]);
const find = (text: string, path = "e2e/ux/a.spec.ts") =>
  findWordsOfNoScreen([{ path, text }], read).map(({ line, message }) => `${line}: ${message}`);

test("words are looked up in the site that they are said to", () => {
  const imports = 'import { inBackoffice as office, onPlayerSite as say } from "../lib/say.ts";\n';
  expect(find(`${imports}say("Log in"); office("Approve");`)).toEqual([]);
  expect(find(`${imports}say("Sign in");\noffice(\n  "Log in",\n);`)).toEqual([
    '2: No screen of the player says "Sign in".',
    '3: No screen of the backoffice says "Log in".',
  ]);
});

test("a game's words are looked up by their keys", () => {
  const imports = 'import { inGames as say } from "./say.ts";\n';
  expect(find(`${imports}say("spin");`)).toEqual([]);
  expect(find(`${imports}say("continue");`)).toEqual([
    '2: No screen of the games says "continue".',
  ]);
});

test("files that are no walks are left alone", () => {
  expect(find('onPlayerSite("Sign in");', "apps/player/src/a.ts")).toEqual([]);
});
