/** The picture always stops on what the server drew, and never hides a prize or invents one. */
import { expect, test } from "vitest";
import { angleTo, FIELD_COUNT, fieldsOf, restOf } from "./fields.ts";

const prize = (code: string, weight: number) => ({ code, odds: { weight } });
const daily = [
  prize("nothing", 400),
  prize("again", 200),
  prize("half", 250),
  prize("two", 100),
  prize("five", 40),
  prize("twenty", 9),
  prize("hundred", 1),
];

test("each prize has a field, likelier ones have more", () => {
  const fields = fieldsOf(daily);
  expect(fields).toHaveLength(FIELD_COUNT);
  const count = (code: string) => fields.filter((one) => one === code).length;
  expect(count("hundred")).toBe(1);
  expect(count("nothing")).toBeGreaterThan(count("half") - 1);
  expect(count("half")).toBeGreaterThan(count("two"));
  expect(new Set(fields)).toEqual(new Set(daily.map(({ code }) => code)));
});

test("more prizes than fields get a field each", () => {
  const many = Array.from({ length: 20 }, (_, index) => prize(`p${index}`, 1));
  expect(fieldsOf(many)).toHaveLength(20);
});

test("wherever it stands, it turns forward and ends with the field at the top", () => {
  for (let index = 0; index < FIELD_COUNT; index += 1) {
    for (const from of [0, 11.25, 359, 5_000.5]) {
      const rest = restOf(index, FIELD_COUNT);
      const angle = angleTo(from, rest, 5);
      expect(angle).toBeGreaterThanOrEqual(from + 5 * 360);
      expect(angle).toBeLessThan(from + 6 * 360);
      expect(((angle % 360) + 360) % 360).toBeCloseTo(rest % 360, 6);
    }
  }
});
