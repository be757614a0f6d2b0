// Protects: bars and charts are as long as the amounts that they stand for.
import { expect, test } from "vitest";
import { formatCentavos, isZero, shareOf } from "./amounts.ts";

test("a share lies between nothing and all, and nothing of nothing is all", () => {
  expect(shareOf("25.00", "100.00")).toBe(0.25);
  expect(shareOf("150.00", "100.00")).toBe(1);
  expect(shareOf("-5.00", "100.00")).toBe(0);
  expect(shareOf("0.00", "0.00")).toBe(1);
  expect(shareOf("0.00", "0.01")).toBe(0);
});

test("only nothing is zero", () => {
  expect(isZero("0.00")).toBe(true);
  expect(isZero("-0.01")).toBe(false);
});

test("a chart's centavos are read as money", () => {
  expect(formatCentavos(123_450).replace("\u00a0", " ")).toBe("R$ 1.234,50");
  expect(formatCentavos(1_000.5).replace("\u00a0", " ")).toBe("R$ 10,01");
  expect(formatCentavos(1_000).replace("\u00a0", " ")).toBe("R$ 10");
});
