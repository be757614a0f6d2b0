// Protects: what is typed is the number that is set, to the centavo and the basis point.
import { expect, test } from "vitest";
import {
  readMoment,
  readNumber,
  unitOf,
  withAt,
  writeMinute,
  writeMoment,
  writeNumber,
} from "./number-units.ts";

test("amounts and rates have two decimals, counts have none", () => {
  expect(unitOf(["prizes", "0", "amountCentavos"])).toBe("money");
  expect(unitOf(["levels", "0", "rebateRates", "slots"])).toBe("percent");
  expect(unitOf(["prizes", "0", "weight"])).toBe("plain");
  // A branch that is called so holds rates; a leaf of that name, or what lies deeper, is none.
  expect(unitOf(["rebateRates", "slots", "weight"])).toBe("plain");
  expect(unitOf(["levels", "0", "rebateRates"])).toBe("plain");
  expect(unitOf([])).toBe("plain");
  expect(readNumber("12", "money")).toBe(1_200);
  expect(readNumber(" 12 ", "plain")).toBe(12);
  for (const value of [0, 5, 20, 12_345, 1_234_567]) {
    expect(readNumber(writeNumber(value, "money"), "money")).toBe(value);
    expect(readNumber(writeNumber(value, "plain"), "plain")).toBe(value);
  }
  expect(writeNumber(100_000_000, "money")).toBe("1.000.000,00");
  for (const typed of ["1.500,5", "1500,50", "1500.5"]) {
    expect(readNumber(typed, "money")).toBe(150_050);
  }
  expect(writeNumber(5, "percent")).toBe("0,05");
  expect(readNumber("12.5", "percent")).toBe(1_250);
  for (const wrong of ["", "-1", "1,234", "a", "1e3"])
    expect(readNumber(wrong, "money")).toBeNull();
  expect(readNumber("1,5", "plain")).toBeNull();
});

test("a moment is written as it is in São Paulo, and read as it was", () => {
  expect(writeMoment("2026-12-31T23:59:59-03:00")).toBe("2026-12-31T23:59:59");
  expect(writeMoment("2026-12-31T02:00:00Z")).toBe("2026-12-30T23:00:00");
  expect(writeMinute("2026-12-31T23:59:59-03:00")).toBe("2026-12-31T23:59");
  for (const none of [null, "", "soon"]) expect(writeMoment(none)).toBe("");
  expect(readMoment("2026-12-31T23:59")).toBe("2026-12-31T23:59:00-03:00");
  expect(readMoment(writeMoment("2026-12-31T23:59:59-03:00"))).toBe("2026-12-31T23:59:59-03:00");
});

test("a change leaves all else as it was", () => {
  const value = { a: [{ b: 1, c: 2 }], d: 3 };
  expect(withAt(value, ["a", "0", "b"], 9)).toEqual({ a: [{ b: 9, c: 2 }], d: 3 });
  expect(value.a[0]?.b).toBe(1);
  expect(withAt(null, ["a", "b"], 9)).toEqual({ a: { b: 9 } });
});
