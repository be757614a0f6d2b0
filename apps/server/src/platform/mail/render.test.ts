// Protects: what a member typed cannot become markup in a mail that we send.
import { expect, test } from "vitest";
import { toHtml } from "./render.ts";

test("paragraphs are kept and markup is shown as it was written", () => {
  const html = toHtml('Hello <b>"Ana"</b> & co,\nhow are you?\n\nBye', "en");
  expect(html).toContain(
    "<p>Hello &lt;b&gt;&quot;Ana&quot;&lt;/b&gt; &amp; co,<br>how are you?</p>",
  );
  expect(html).toContain("<p>Bye</p>");
});
