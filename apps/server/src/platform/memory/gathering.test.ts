// Protects: look-ups made at the same moment share a statement, and each gets its own answer.
import { describe, expect, test } from "vitest";
import { gathering } from "./gathering.ts";

function counting(answer: (key: number) => string) {
  const loads: number[][] = [];
  const load = (keys: readonly number[]): Promise<string[]> => {
    loads.push([...keys]);
    return Promise.resolve(keys.map(answer));
  };
  return { loads, find: gathering({ load }) };
}

describe("gathering", () => {
  test("asks once for what is wanted in the same turn, and answers each its own", async () => {
    const { loads, find } = counting((key) => `value ${key}`);
    const found = await Promise.all([3, 1, 2].map((key) => find(key)));
    expect(found).toEqual(["value 3", "value 1", "value 2"]);
    expect(loads).toEqual([[3, 1, 2]]);
  });

  test("asks for no more than five hundred at once", async () => {
    const { loads, find } = counting(String);
    const keys = Array.from({ length: 1_201 }, (_none, index) => index);
    expect(await Promise.all(keys.map((key) => find(key)))).toEqual(keys.map(String));
    expect(loads.map((one) => one.length)).toEqual([500, 500, 201]);
  });

  test("tells all who asked when it fails, and asks again for the next", async () => {
    let isAway = true;
    const find = gathering<number, number>({
      load: (keys) => (isAway ? Promise.reject(new Error("away")) : Promise.resolve(keys)),
    });
    const failed = await Promise.allSettled([find(1), find(2)]);
    expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    isAway = false;
    expect(await find(3)).toBe(3);
  });

  test("refuses an answer that is too short", async () => {
    const find = gathering<number, number>({ load: () => Promise.resolve([]) });
    await expect(find(1)).rejects.toThrow("too few");
  });
});
