/** No way of playing is shown by its raw code: each that is published is understood. */
import { catalogue } from "@tucano/game-math/games/catalogue.ts";
import { sheetOfGame } from "@tucano/game-math/sheet.ts";
import { expect, test } from "vitest";
import { readOption } from "./option-codes.ts";

const sheets = catalogue.map(({ game }) => sheetOfGame(game));
const options = sheets.flatMap((sheet) =>
  "options" in sheet ? sheet.options.map(({ id }) => ({ game: sheet.code, id })) : [],
);

test("every published way of playing is understood", () => {
  expect(options.length).toBeGreaterThan(150);
  expect(options.filter(({ game, id }) => readOption(game, id) === null)).toEqual([]);
});

test("codes with numbers are read by their meaning", () => {
  expect(readOption("dados", "chance-4950")).toEqual({ kind: "chance", hundredths: 4_950 });
  expect(readOption("plinko-tropical", "medium-12")).toMatchObject({ kind: "rows", count: 12 });
  expect(readOption("roda-da-praia", "low-10")).toMatchObject({ kind: "segments", risk: "low" });
  expect(readOption("voo-do-tucano", "1.01")).toEqual({ kind: "cash-out", hundredths: 101 });
  expect(readOption("roleta-ao-vivo", "16-17-18")).toEqual({ kind: "numbers", count: 3 });
  expect(readOption("roleta-ao-vivo", "dozen-1")).toEqual({ kind: "plain", code: "dozen-1" });
  expect(readOption("sic-bo", "total-4-17")).toEqual({ kind: "totals", low: 4, high: 17 });
});

test("what nobody has named is not guessed", () => {
  expect(readOption("another", "something-else")).toBeNull();
});
