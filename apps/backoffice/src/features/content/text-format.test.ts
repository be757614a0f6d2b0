// Protects: a text that is edited as plain text comes back as the sections that it was.
import { expect, test } from "vitest";
import { fromPlainText, toPlainText } from "./text-format.ts";

const sections = [
  { group: "Conta", heading: "Como entro?", paragraphs: ["Com a senha.", "Ou com a chave."] },
  { group: "Conta", heading: "E se esqueci?", paragraphs: ["Peça outra."] },
];

test("there and back is the same", () => {
  expect(fromPlainText(toPlainText(sections), "FAQ")).toEqual(sections);
});

test("words before the first heading stand under the title; markup stays text", () => {
  expect(fromPlainText("<b>Olá</b>", "FAQ")).toEqual([
    { heading: "FAQ", paragraphs: ["<b>Olá</b>"] },
  ]);
});
