// Protects: whatever an example or a comment says, the page shows it and runs none of it.
import { expect, test } from "vitest";
import { jsonHtml, prose } from "./html.ts";

test("what stands between backticks is code, and nothing is markup", () => {
  expect(prose("`money` & <b>")).toBe("<code>money</code> &amp; &lt;b&gt;");
  expect(prose("`<img src=x>`")).toBe("<code>&lt;img src=x&gt;</code>");
  expect(prose("one ` alone")).toBe("one ` alone");
});

test("names, texts and numbers of JSON are told apart, and nothing in them is markup", () => {
  const html = jsonHtml({ money: "1.00", n: -2.5, on: true, x: '</pre><script>"' });
  expect(html).toContain('<span class="k">&quot;money&quot;</span>: ');
  expect(html).toContain('<span class="s">&quot;1.00&quot;</span>');
  expect(html).toContain('<span class="n">-2.5</span>');
  expect(html).toContain('<span class="n">true</span>');
  expect(html).not.toMatch(/<(?!\/?span\b)/);
});
