/** A bank is found however people write it, and the likeliest one stands first. */
import { expect, test } from "vitest";
import { type Bank, findBanks } from "./find-banks.ts";

const bank = (code: string, short_name: string, name: string): Bank => ({
  code,
  short_name,
  name,
  ispb: "00000000",
});

const banks = [
  bank("341", "Itaú", "Itaú Unibanco S.A."),
  bank("260", "Nubank", "Nu Pagamentos S.A."),
  bank("003", "Banco da Amazônia", "Banco da Amazônia S.A."),
];
const codes = (typed: string) => findBanks(banks, typed).map(({ code }) => code);

test("without accents, by number, and by a part of the long name", () => {
  expect(codes("itau")).toEqual(["341"]);
  expect(codes("260")).toEqual(["260"]);
  expect(codes("unibanco")).toEqual(["341"]);
  expect(codes("AMAZONIA")).toEqual(["003"]);
});

test("what begins with the word comes before what has it somewhere", () => {
  expect(codes("banco")).toEqual(["003", "341"]);
});

test("nothing typed shows all, and nonsense none", () => {
  expect(codes(" ")).toHaveLength(3);
  expect(codes("xyz")).toEqual([]);
});
