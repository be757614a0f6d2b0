// Protects: a first page is never sent without its words, its looks or its code: when the bundler
// writes its output in another way, the build fails and says which place it misses.
import { expect, test } from "vitest";
import { type BuiltPage, leaveOut, pageFrame } from "./page-frame.ts";

const places = {
  language: 'lang="pt-BR"',
  words: "<!-- words -->",
  wordsEnd: "<!-- /words -->",
  theme: '<script src="/theme.js"></script>',
  entry: '<script type="module" crossorigin src="/assets/index-1.js"></script>',
  runtime: '<link rel="modulepreload" crossorigin href="/assets/runtime-1.js">',
  sheet: '<link rel="stylesheet" crossorigin href="/assets/index-1.css">',
  root: '<div id="root">',
  body: "</body>",
};

const built = (html: string): BuiltPage => ({
  html,
  entry: "assets/index-1.js",
  imports: ["assets/runtime-1.js"],
  sheet: "assets/index-1.css",
  firstSheet: "assets/first-1.css",
  scripts: ["assets/index-1.js", "assets/runtime-1.js", "assets/other-1.js"],
});

const { language, words, wordsEnd, theme, entry, runtime, sheet, root, body } = places;
const head = `<head>${words}<title>x</title>${wordsEnd}${theme}${entry}${runtime}${sheet}</head>`;
const html = `<html ${language}>${head}<body>${root}still</div>${body}</html>`;

test("the page comes apart at its places, and asks for no code by itself", () => {
  expect(pageFrame(built(html))).toEqual({
    beforeLanguage: "<html ",
    beforeHead: "><head>",
    beforeCode: "",
    beforeSheet: "",
    beforeBody: "</head><body>",
    end: "</body></html>",
    sheets: {
      first:
        '<link rel="stylesheet" crossorigin href="/assets/first-1.css" data-whole="/assets/index-1.css">',
      whole: sheet,
    },
  });
});

test.each(Object.entries(places))("a page whose %s is not there is not built", (_name, place) => {
  expect(() => pageFrame(built(html.replace(place, "")))).toThrow(place);
  expect(() => pageFrame(built(html.replace(place, place + place)))).toThrow(place);
});

test("a place that is written in another way is missed", () => {
  const other = html.replace('crossorigin src="/assets/index-1.js"', 'src="/assets/index-1.js"');
  expect(() => pageFrame(built(other))).toThrow(entry);
});

test("code that is asked for in any other way stops the build", () => {
  const more = html.replace("</head>", '<script src="/assets/other-1.js"></script></head>');
  expect(() => pageFrame(built(more))).toThrow("assets/other-1.js");
});

test("what is left out has a beginning and an end", () => {
  expect(leaveOut("a<!-- x -->b<!-- /x -->c", "<!-- x -->", "<!-- /x -->")).toBe("ac");
  expect(() => leaveOut("abc", "<!-- x -->", "<!-- /x -->")).toThrow("<!-- x -->");
});
