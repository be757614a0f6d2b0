/** Numbers follow the reader's language, digit for digit as the wire has them. */
import { expect, test } from "vitest";
import { languages } from "./languages.ts";
import { figureIn, hundredthsIn, multiplierIn, percentIn } from "./numbers.ts";

test("point and comma change places by language", () => {
  expect(figureIn("pt", "4055.04")).toBe("4.055,04");
  expect(figureIn("en", "4055.04")).toBe("4,055.04");
  const withComma = languages.filter((language) => figureIn(language, "1.5") === "1,5");
  expect(withComma).toEqual(["pt", "vi", "id", "tr"]);
});

test.each([
  [0, "0"],
  [999, "999"],
  [1_000, "1.000"],
  ["5148297", "5.148.297"],
  ["-1234.5", "-1.234,5"],
  ["–", "–"],
  ["99999999999999999999.01", "99.999.999.999.999.999.999,01"],
])("groups thousands and loses nothing: %s", (figure, shown) => {
  expect(figureIn("pt", figure)).toBe(shown);
});

test.each([
  ["96.03", "96,03%"],
  ["96.50", "96,5%"],
  ["20.00", "20%"],
  ["100", "100%"],
  ["0.00", "0%"],
])("percentages lose needless zeros: %s", (wire, shown) => {
  expect(percentIn("pt", wire)).toBe(shown);
});

test("a percentage is written as its reader does", () => {
  expect(percentIn("en", "96.50")).toBe("96.5%");
  expect(percentIn("tr", "96.50")).toBe("%96,5");
});

test("hundredths keep both their decimals", () => {
  expect(hundredthsIn("pt", 5)).toBe("0,05");
  expect(hundredthsIn("en", 123_450)).toBe("1,234.50");
  expect(multiplierIn("pt", 250)).toBe("2,50×");
});
