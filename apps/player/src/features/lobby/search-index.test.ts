/** Any game is found without its accents, unfinished, and with one slip of the finger. */
import { expect, test } from "vitest";
import { findGames, isOneSlipApart } from "./search-index.ts";

const game = (name: string, brand: string, tags: string[] = []) => ({
  name,
  brand,
  tags,
  game_type: "slots",
});
const games = [
  game("Onça Dourada", "Onça"),
  game("Maré Alta", "Maré", ["mar"]),
  game("Noite do Saci", "Saci"),
];
const names = (query: string) => findGames(games, query).map((found) => found.name);

test("accents and case do not matter", () => {
  expect(names("onca")).toEqual(["Onça Dourada"]);
  expect(names("MARÉ")).toEqual(["Maré Alta"]);
});

test("a beginning is enough, and so is a middle", () => {
  expect(names("dou")).toEqual(["Onça Dourada"]);
  expect(names("urada")).toEqual(["Onça Dourada"]);
});

test("one slip is forgiven from four letters on", () => {
  expect(names("duorada")).toEqual(["Onça Dourada"]);
  expect(names("dorada")).toEqual(["Onça Dourada"]);
  expect(names("noitte")).toEqual(["Noite do Saci"]);
  expect(names("xyz")).toEqual([]);
});

test("every word must be found; the studio counts too, after names", () => {
  expect(names("noite saci")).toEqual(["Noite do Saci"]);
  expect(names("noite onca")).toEqual([]);
});

test("nothing typed finds nothing", () => expect(names("  ")).toEqual([]));

test("one slip means one", () => {
  expect(isOneSlipApart("gato", "gota")).toBe(false);
  expect(isOneSlipApart("gato", "gtao")).toBe(true);
  expect(isOneSlipApart("gato", "gat")).toBe(true);
  expect(isOneSlipApart("gato", "gatos")).toBe(true);
  expect(isOneSlipApart("gato", "rato")).toBe(true);
});
