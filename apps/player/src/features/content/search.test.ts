import { expect, test } from "vitest";
import { findSections, groupSections, type Section } from "./search.ts";

const deposit: Section = {
  group: "Dinheiro",
  heading: "Como deposito?",
  paragraphs: ["O crédito aparece em segundos."],
};
const rtp: Section = { group: "Jogos", heading: "O que é o RTP?", paragraphs: ["É a parte."] };
const withdraw: Section = { group: "Dinheiro", heading: "Como saco?", paragraphs: ["Por PIX."] };
const all = [deposit, rtp, withdraw];

test("a question is found without its accents, by words of its answer, in any order", () => {
  expect(findSections(all, "CREDITO")).toEqual([deposit]);
  expect(findSections(all, "segundos como")).toEqual([deposit]);
  expect(findSections(all, "  ")).toEqual(all);
  expect(findSections(all, "loteria")).toEqual([]);
});

test("questions stand under their groups; a text without groups stays one list", () => {
  expect(groupSections(all).map(({ name, sections }) => [name, sections.length])).toEqual([
    ["Dinheiro", 2],
    ["Jogos", 1],
  ]);
  const { group: _group, ...bare } = rtp;
  expect(groupSections([bare])).toEqual([{ name: undefined, sections: [bare] }]);
});
