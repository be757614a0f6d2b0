// Protects: a pushed message opens a page of this site and nothing else, whatever it says.
import { expect, test } from "vitest";
import { deviceIdOf, INBOX, pathWithin, readPushed } from "./push.ts";

const origin = "https://tucano.example";

test("only paths of this site are opened", () => {
  expect(pathWithin("/withdrawalRecord?id=1#a", origin)).toBe("/withdrawalRecord?id=1#a");
  expect(pathWithin("/", origin)).toBe("/");
  for (const link of [
    "https://elsewhere.example/",
    "//elsewhere.example/",
    "/\\elsewhere.example/",
    "/\t/elsewhere.example/",
    "javascript:alert(1)",
    "",
    7,
    null,
    undefined,
  ]) {
    expect(pathWithin(link, origin), String(link)).toBe(INBOX);
  }
});

test("what is understood is said, and what is not leads to the inbox", () => {
  const whole = { title: "Paid", text: "See", lang: "en", tag: "push-1", link: "/game", end: "No" };
  expect(readPushed(JSON.stringify(whole), origin)).toEqual({
    title: "Paid",
    text: "See",
    lang: "en",
    tag: "push-1",
    path: "/game",
    end: "No",
  });
  expect(readPushed('{"title":"Paid","end":""}', origin)).toMatchObject({ path: INBOX, end: null });
  for (const text of ["", "{", "7", "null", '{"title":""}', '{"title":{}}']) {
    expect(readPushed(text, origin)).toMatchObject({ title: "Tucano", path: INBOX, end: null });
  }
});

test("a device is known by its endpoint's hash, as the server computes it", async () => {
  expect(await deviceIdOf("")).toBe("47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU");
});
