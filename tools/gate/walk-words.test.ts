// Protects: a walk that waits for words that no screen has is found by the gate.
import { expect, test } from "vitest";
import { findWordsOfNoScreen } from "./walk-words.ts";

const read = (app: string) => new Set(app === "player" ? ["Log in"] : ["Approve"]);
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

test("a game's words and files that are no walks are left alone", () => {
  expect(find('import { inGames as say } from "./say.ts";\nsay("spin");')).toEqual([]);
  expect(find('onPlayerSite("Sign in");', "apps/player/src/a.ts")).toEqual([]);
});
