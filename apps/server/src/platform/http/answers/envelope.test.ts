// Protects: in whatever form a handler answers, the same data leaves the house.
import { expect, test } from "vitest";
import { dataOf, say, Serialised, successText } from "./envelope.ts";

const data = { list: [1], text: 'a "b"' };

test("plain, with a message or as JSON already: the data is the same", () => {
  const answers = [data, say(data, "common.success"), new Serialised(JSON.stringify(data))];
  for (const answer of answers) {
    expect(dataOf(answer)).toEqual(data);
    expect(JSON.parse(successText(answer, "en"))).toEqual({
      code: 200,
      status: "success",
      message: "Success",
      data,
    });
  }
});

test("fields go in front of what is JSON already, also where one side has none", () => {
  const kept = new Serialised<typeof data>(JSON.stringify(data));
  expect(kept.after({ id: 7 }).json).toBe(JSON.stringify({ id: 7, ...data }));
  expect(kept.after({}).json).toBe(kept.json);
  expect(new Serialised("{}").after({ id: 7 }).json).toBe('{"id":7}');
});
