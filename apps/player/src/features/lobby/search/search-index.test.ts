/** Any game is found without its accents, unfinished, and with one slip of the finger. */
import { catalogue as house } from "@tucano/game-math/games/catalogue.ts";
import { expect, test } from "vitest";
import { type Findable, findGames, fold, isOneSlipApart } from "./search-index.ts";

const game = (name: string, brand: string, tags: string[] = []) => ({
  name,
  brand,
  tags,
  game_type: "slots" as const,
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

test("a type of game is found in any of the nine languages", () => {
  const wheel: Findable = { name: "Roleta", brand: "Maré", tags: [], game_type: "live" };
  const fish: Findable = { name: "Anzol", brand: "Maré", tags: [], game_type: "fish" };
  const ofType = (query: string) => findGames([wheel, fish], query).map(({ name }) => name);
  for (const query of ["ao vivo", "live", "真人", "trực tiếp", "langsung", "คาสิโน", "canli"]) {
    expect(ofType(query), query).toEqual(["Roleta"]);
  }
  for (const query of ["pescaria", "fishing", "捕鱼", "捕魚", "ban ca", "ikan", "ยิงปลา", "balik"]) {
    expect(ofType(query), query).toEqual(["Anzol"]);
  }
});

/** What is seen of the results without scrolling, on a phone. */
const FIRST_SIX = 6;

test("each game on offer is among the first six after four letters of its name", () => {
  const catalogue: Findable[] = house.map(({ game: { facts } }) => ({
    name: facts.name,
    brand: "Onça",
    tags: [],
    game_type: facts.type,
  }));
  expect(catalogue.length).toBeGreaterThan(30);
  for (const one of catalogue) {
    const typed = fold(one.name).slice(0, 4).trim();
    expect(findGames(catalogue, typed).slice(0, FIRST_SIX), `${one.name}: ${typed}`).toContain(one);
  }
});
