import { describe, expect, test } from "vitest";
import { fold, indexEntry, searchEntries } from "./search.ts";

const names = ["Onça Dourada", "Maré Alta", "Noite do Saci"];
const entries = names.map((name) => indexEntry(name, [name]));

describe("players find a game however they type its name", () => {
  test.each([
    ["ONCA", "Onça Dourada"],
    ["onça dou", "Onça Dourada"],
    ["dourda", "Onça Dourada"],
    ["duorada", "Onça Dourada"],
    ["mare", "Maré Alta"],
    ["maré  alta", "Maré Alta"],
    ["noiet", "Noite do Saci"],
    ["saci noite", "Noite do Saci"],
    ["urad", "Onça Dourada"],
  ])("%s", (typed, found) => {
    expect(searchEntries(entries, typed)[0]).toBe(found);
  });

  test("what is no game finds nothing", () => {
    expect(searchEntries(entries, "tigre")).toEqual([]);
    expect(searchEntries(entries, "onca alta")).toEqual([]);
  });

  test("an empty or punctuation-only keyword is no filter", () => {
    expect(searchEntries(entries, "  ")).toEqual(names);
    expect(searchEntries(entries, "%_'")).toEqual(names);
  });

  test("the exact word comes before the slip", () => {
    const close = ["Mara", "Mare"].map((name) => indexEntry(name, [name]));
    expect(searchEntries(close, "mare")).toEqual(["Mare", "Mara"]);
  });
});

test("folding leaves letters of other scripts alone", () => {
  expect(fold("Ação 龍 Ñandu!")).toBe("acao 龍 nandu");
});

test("a hostile keyword costs no time worth measuring", () => {
  const long = "a".repeat(60);
  expect(searchEntries(entries, long)).toEqual([]);
});
