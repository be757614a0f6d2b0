/** What a real browser can be made to do, by what people type and by pages of others. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { createTicket, replyToTicket } from "@tucano/contract/player/site/messages.ts";
import { ensureChromium } from "../../lib/chromium.ts";
import { type Attack, look, type Verdict } from "./attack.ts";
import type { House } from "./house.ts";
import { admin, enter, expectData, type Member } from "./people.ts";

/** A browser of its own for each attack: nothing is left of the one before. */
async function withBrowser(work: (browser: Browser) => Promise<Verdict>): Promise<Verdict> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ["--no-sandbox"],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A page of somebody else's, at a port of its own: another origin on the same site. */
async function openEvil(html: string) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}

/** Counts whatever ran, and whatever the page's own policy had to stop. */
async function watch(page: Page) {
  const ran: string[] = [];
  page.on("dialog", (dialog) => {
    ran.push(`a dialog at ${page.url()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction("attackRan", (what: string) => ran.push(`${what} at ${page.url()}`));
  return ran;
}

const PAYLOADS = [
  "<script>attackRan('script')</script>",
  "<img src=x onerror=attackRan('img')>",
  "<svg onload=attackRan('svg')>",
  "\"><script>attackRan('quote')</script>",
  "'><img src=x onerror=attackRan('single')>",
  "<iframe srcdoc=\"<script>parent.attackRan('srcdoc')</script>\">",
  "<a href=\"javascript:attackRan('href')\" autofocus onfocus=attackRan('focus')>x</a>",
  "<details open ontoggle=attackRan('toggle')>",
  "{{constructor.constructor('attackRan(1)')()}}",
  "${attackRan('template')}",
  "</title><script>attackRan('title')</script>",
  "</textarea><script>attackRan('textarea')</script>",
  "<math><mtext></p><style><img src onerror=attackRan('math')></style></mtext></math>",
  "javascript:attackRan('scheme')",
  "<style>@import'//127.0.0.1:1/x'</style>",
  "<base href=//127.0.0.1:1/>",
  "<meta http-equiv=refresh content=0;url=javascript:attackRan('meta')>",
  "\u003cscript\u003eattackRan('escaped')\u003c/script\u003e",
];

const PLACES = [
  (payload: string) => `/searchGames?name=${encodeURIComponent(payload)}`,
  (payload: string) => `/fairness?round=${encodeURIComponent(payload)}`,
  (payload: string) => `/login?redirect=${encodeURIComponent(payload)}`,
  (payload: string) => `/${encodeURIComponent(payload)}`,
  (payload: string) => `/play/onca-dourada/#lang=pt&lobby=${encodeURIComponent(payload)}`,
  (payload: string) => `/backoffice/members?text=${encodeURIComponent(payload)}`,
];

/** On the device that they registered on: the address has been guessed from by all the others. */
async function signIn(page: Page, { account, password, device }: Member): Promise<void> {
  const [name = "", value = ""] = device.split("=");
  await page.context().addCookies([{ name, value, domain: "127.0.0.1", path: "/api/auth" }]);
  await page.goto("/login");
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("textbox").first().fill(account);
  await sheet.locator("input[type=password]").fill(password);
  await sheet.locator("input[type=password]").press("Enter");
  await page.getByTestId("balance").first().waitFor({ timeout: 20_000 });
}

async function officeOf(house: House, browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: house.url });
  const [name = "", value = ""] = (await admin(house)).cookie.split("=");
  await context.addCookies([{ name, value, domain: "127.0.0.1", path: "/backoffice" }]);
  return context;
}

const reflected: Attack = {
  name: "scripts in addresses",
  guards: "nothing of an address runs in a page",
  limitMs: 180_000,
  run: (house) =>
    withBrowser(async (browser) => {
      const seen = look();
      const context = await officeOf(house, browser);
      const page = await context.newPage();
      const ran = await watch(page);
      let opened = 0;
      for (const [index, payload] of PAYLOADS.entries()) {
        // Each payload in two places, each place with six payloads.
        for (const place of [PLACES[index % 6], PLACES[(index + 3) % 6]]) {
          if (place === undefined) continue;
          await page.goto(new URL(place(payload), house.url).href, { waitUntil: "load" });
          opened += 1;
        }
      }
      for (const one of ran) seen.that(false, one);
      return seen.verdict(
        `${PAYLOADS.length} payloads at ${PLACES.length} places, ${opened} pages: none ran`,
      );
    }),
};

const stored: Attack = {
  name: "scripts in what a player writes",
  guards: "what customer service reads is text, in the back office and on the player's own page",
  limitMs: 120_000,
  run: (house) =>
    withBrowser(async (browser) => {
      const seen = look();
      const member = await enter(house);
      const { visitor, token } = member;
      const subject = "Canario <img src=x onerror=attackRan('subject')>";
      const about = {
        category: "deposit" as const,
        subject,
        text: PAYLOADS.slice(0, 9).join("\n"),
      };
      const { ticket_no } = expectData(
        await visitor.call(createTicket, about, { token }),
        "A conversation",
      );
      await visitor.call(
        replyToTicket,
        { ticket_no, text: PAYLOADS.slice(9).join("\n") },
        { token },
      );
      const office = await (await officeOf(house, browser)).newPage();
      const player = await (await browser.newContext({ baseURL: house.url })).newPage();
      const ran = [await watch(office), await watch(player)];
      await office.goto(`/backoffice/tickets/${ticket_no}`);
      await office.getByText("Canario <img").first().waitFor({ timeout: 20_000 });
      await signIn(player, member);
      await player.goto("/information-center/support");
      await player.getByText("Canario <img").first().click({ timeout: 20_000 });
      await player.getByText("attackRan('toggle')").first().waitFor({ timeout: 20_000 });
      for (const one of ran.flat()) seen.that(false, one);
      return seen.verdict(
        `${PAYLOADS.length} payloads in a conversation, shown to both sides as text: none ran`,
      );
    }),
};

const framed: Attack = {
  name: "another site's page frames the house, and speaks to it",
  guards: "no page of the house is shown in a frame of others, and none listens to them",
  run: (house) =>
    withBrowser(async (browser) => {
      const seen = look();
      const paths = ["/", "/login", "/backoffice/", "/play/onca-dourada/", "/recharge"];
      const frames = paths.map((path) => `<iframe src="${house.url}${path}"></iframe>`).join("");
      const evil = await openEvil(frames);
      const page = await browser.newPage();
      await page.goto(evil.url, { waitUntil: "load" });
      const shown = page.frames().filter((frame) => frame.url().startsWith(house.url));
      for (const frame of shown) {
        const body = await frame.evaluate(() => document.body.innerText).catch(() => "");
        seen.that(body === "", `${frame.url()} is shown in a frame`);
      }
      const [popup] = await Promise.all([
        page.waitForEvent("popup"),
        page.evaluate(
          (url) => void Object.assign(window, { opened: window.open(url) }),
          `${house.url}/login`,
        ),
      ]);
      await popup.waitForLoadState("load");
      const before = popup.url();
      await page.evaluate(() => {
        const { opened } = window as unknown as { opened: Window };
        for (const type of ["leave", "open", "navigate", "balance"]) {
          opened.postMessage(
            { mark: "tucano.game.1", type, path: "//evil.example", url: "//evil.example" },
            "*",
          );
        }
      });
      await popup.waitForTimeout(500);
      seen.that(popup.url() === before, `a message led to ${popup.url()}`);
      evil.close();
      return seen.verdict(
        `${paths.length} pages in frames: none shown; 4 foreign messages: the page stays`,
      );
    }),
};

const formOfOthers: Attack = {
  name: "another site's form, with the operator's real cookie",
  guards: "a form and a fetch of a page that is not the house's change nothing",
  run: (house) =>
    withBrowser(async (browser) => {
      const seen = look();
      const member = await enter(house);
      const context = await officeOf(house, browser);
      const action = `${house.url}/backoffice/api/members/freeze`;
      const body = JSON.stringify({ member_id: member.memberId, reason: "An attack" });
      const evil = await openEvil(
        `<form method=post enctype=text/plain action="${action}"><input name='${body.slice(0, -1)},"x":"' value='"}'></form>`,
      );
      const page = await context.newPage();
      await page.goto(evil.url);
      const fetched = await page.evaluate(
        async ([url, json]) => {
          const send = (headers: Record<string, string>) =>
            fetch(url ?? "", {
              method: "POST",
              mode: "no-cors",
              credentials: "include",
              headers,
              body: json ?? "",
            }).then(
              () => "sent",
              () => "stopped",
            );
          return [await send({ "content-type": "text/plain" }), await send({})];
        },
        [action, body],
      );
      await page.evaluate(() => document.forms[0]?.submit());
      await page.waitForLoadState("load");
      const mine = await member.visitor.post("/api/auth/me", {}, { token: member.token });
      seen.that(
        mine.status === 200,
        `the member is answered ${mine.status}: frozen by a page of others`,
      );
      evil.close();
      return seen.verdict(
        `a form and ${fetched.length} fetches (${fetched.join(", ")}): the member is not frozen`,
      );
    }),
};

const leftBehind: Attack = {
  name: "what one player leaves behind for the next on one browser",
  guards: "the worker and the stores keep the shell, and not a byte of who was here",
  limitMs: 90_000,
  run: (house) =>
    withBrowser(async (browser) => {
      const seen = look();
      const member = await enter(house, { realname: "Zuleide Canarinha" });
      const page = await (await browser.newContext({ baseURL: house.url })).newPage();
      await signIn(page, member);
      for (const path of ["/profile", "/records", "/withdraw"])
        await page.goto(path, { waitUntil: "load" });
      const { token } = member;
      await member.visitor.post("/api/security/sessions/revoke", { others: true }, { token });
      await page.goto("/profile", { waitUntil: "load" });
      await page.goto("/", { waitUntil: "load" });
      const kept = await page.evaluate(async () => {
        const names = await caches.keys();
        const texts = await Promise.all(
          names.map(async (name) => {
            const cache = await caches.open(name);
            const found = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
            return Promise.all(found.map(async (one) => `${one?.url} ${await one?.text()}`));
          }),
        );
        return {
          caches: texts.flat().join("\n"),
          stores: JSON.stringify([localStorage, sessionStorage]),
        };
      });
      const traces = [
        /Zuleide/i,
        /Canarinha/i,
        new RegExp(member.form.cpf ?? "-"),
        new RegExp(String(member.memberId)),
      ];
      for (const trace of traces) {
        for (const [where, text] of Object.entries(kept)) {
          seen.that(!trace.test(text), `${String(trace)} stands in the ${where}`);
        }
      }
      seen.that(
        !(kept.caches.match(/^https?:\S+/gm)?.join(" ") ?? "").includes("/api/"),
        "an answer is kept by the worker",
      );
      return seen.verdict(
        `${kept.caches.length} bytes in caches, ${kept.stores.length} in stores: no trace of the one before`,
      );
    }),
};

export const browser: readonly Attack[] = [reflected, stored, framed, formOfOthers, leftBehind];
