/** No translation is lost, and none is taken for good, when a text is moved, changed or added. */
import { parsePo } from "pofile-ts";
import { expect, test } from "vitest";
import { translatedItems } from "./translated-items.ts";

const catalogue = `
msgctxt "page.terms"
msgid "First"
msgstr "Primeiro"

msgctxt "page.terms"
msgid "Second"
msgstr "Segundo"

msgctxt "page.faq"
msgid "Gone"
msgstr "Ido"
`;

test("what is as it was keeps its translation, what was changed is fuzzy, what is new is empty", () => {
  const items = translatedItems(
    [
      ["page.terms", "Second"],
      ["page.terms", "First, but otherwise"],
      ["page.terms", "Third"],
    ],
    parsePo(catalogue).items,
  );
  const read = items.map(({ msgid, msgstr, flags }) => [msgid, msgstr[0], flags["fuzzy"] === true]);
  expect(read).toEqual([
    ["Second", "Segundo", false],
    ["First, but otherwise", "Primeiro", true],
    ["Third", "", false],
  ]);
});
