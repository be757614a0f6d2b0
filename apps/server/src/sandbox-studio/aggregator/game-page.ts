/** The sandbox studio's pages: a plain game, a round as it was, and the switches. */
import type { FastifyInstance, FastifyReply } from "fastify";
import * as z from "zod/mini";
import { drawGamePicture } from "./game-picture.ts";
import { findGame, PICTURES } from "./games.ts";
import { isMischief, type Mischief, mischiefs } from "./mischief.ts";
import { playRound } from "./play.ts";
import { find, list } from "./records-repository.ts";
import { introduce, type Studio } from "./studio.ts";
import { GAME_SCRIPT, GAME_STYLE } from "./page-files.ts";

const policyFor = (frames: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frames}`,
  ].join("; ");

/** A house at this machine, whatever its port. */
const HOUSES = "http://localhost:* http://127.0.0.1:*";

const play = z.object({
  session: z.string().check(z.minLength(1), z.maxLength(64)),
  stake: z.int().check(z.minimum(1), z.maximum(100_000_000)),
});

export function gamePages(
  app: FastifyInstance,
  studio: Studio,
  turn: (mischief: Mischief, isOn: boolean) => void,
): void {
  app.get("/game.js", (_request, reply) => reply.type("text/javascript").send(GAME_SCRIPT));
  app.get("/game.css", (_request, reply) => reply.type("text/css").send(GAME_STYLE));
  app.get<{ Params: { code: string } }>(`${PICTURES}:code.png`, async ({ params }, reply) => {
    const game = findGame(params.code);
    if (game === null) return reply.code(404).send();
    return reply.type("image/png").send(drawGamePicture(game.prizes.length * 50));
  });
  app.get("/play", async (request, reply) => {
    const id = queryOf(request.query, "session");
    const session = await find(studio.db, "session", id);
    const game = session === null ? null : findGame(session.game);
    if (session === null || game === null) return reply.code(404).type("text/plain").send("None.");
    const mode = session.seat === null ? "demo" : "real";
    return page(reply, HOUSES, game.name, [
      `<main data-session="${escape(id)}" data-lobby="${escape(session.lobbyUrl)}">`,
      `<p class="badge">SANDBOX · ${mode}</p><h1>${escape(game.name)}</h1>`,
      `<p id="said" role="status">Return ${game.rtp} %</p><p id="balance"></p>`,
      // No form: frames that may not send any do not tell of it either.
      `<div id="play"><label>Stake, R$ <input id="stake" inputmode="decimal" value="1.00"`,
      ` pattern="[0-9]{1,4}([.,][0-9]{1,5})?"></label><button>Play</button></div>`,
      `<button id="leave" class="quiet">Lobby</button></main>`,
      `<script src="/game.js"></script>`,
    ]);
  });
  app.post("/play", async (request, reply) => {
    const asked = play.safeParse(request.body);
    if (!asked.success) return reply.code(400).send({ status: "RS_ERROR_WRONG_SYNTAX" });
    return playRound(studio, asked.data.session, asked.data.stake);
  });
  app.get("/round", async (request, reply) => {
    const id = queryOf(request.query, "transaction");
    const bet = await find(studio.db, "transaction", id);
    const all = await list(studio.db, "transaction");
    const rows = all
      .filter(({ round }) => bet !== null && round === bet.round)
      .map((one) => `<li>${one.kind} <b>${units(one.amount)}</b> ${one.inserted_at} UTC</li>`);
    const title = bet === null ? "No such round" : `Round of ${bet.game_code}`;
    return page(reply, HOUSES, title, [
      `<main><p class="badge">SANDBOX</p><h1>${escape(title)}</h1>`,
      `<ul>${rows.join("")}</ul></main>`,
    ]);
  });
  switchPages(app, studio, turn);
}

function queryOf(query: unknown, name: string): string {
  const read = z.record(z.string(), z.string()).safeParse(query);
  return read.success ? (read.data[name] ?? "") : "";
}

const units = (amount: number): string =>
  `R$ ${Math.trunc(amount / 100_000)}.${String(amount % 100_000).padStart(5, "0")}`;

/** For the person at this machine. */
function switchPages(
  app: FastifyInstance,
  studio: Studio,
  turn: (mischief: Mischief, isOn: boolean) => void,
): void {
  app.get("/introduction", () => introduce(studio));
  app.get("/key.pem", async (_request, reply) =>
    reply.type("text/plain").send((await studio.key()).export({ type: "pkcs8", format: "pem" })),
  );
  app.get("/", async (_request, reply) => {
    const { baseUrl, operatorId, publicKeyPem } = await introduce(studio);
    const rows = (Object.keys(mischiefs) as Mischief[]).map((name) => {
      const isOn = studio.isOn(name);
      const action = `/switches/${name}/${isOn ? "off" : "on"}`;
      return (
        `<li><form method="post" action="${action}"><button class="quiet">${name}: ` +
        `${isOn ? "on" : "off"}</button> ${mischiefs[name]}</form></li>`
      );
    });
    return page(reply, "'none'", "Sandbox studio", [
      `<main class="wide"><p class="badge">SANDBOX</p><h1>Sandbox studio</h1>`,
      `<p>Calls: <code>${baseUrl}</code>, operator ${operatorId}, frames in the words of hizi. Key:</p>`,
      `<pre>${publicKeyPem}</pre>`,
      `<ul>${rows.join("")}</ul>`,
      `<p>Is the wallet ready? Asked as the player who came last:</p>`,
      `<pre>${escape(await conformCommand(studio))}</pre></main>`,
    ]);
  });
  app.post<{ Params: { name: string; state: string } }>(
    "/switches/:name/:state",
    async (request, reply) => {
      const { name, state } = request.params;
      const isFromHere = request.headers.origin === studio.origin();
      if (isFromHere && isMischief(name)) turn(name, state === "on");
      return reply.redirect("/", 303);
    },
  );
}

/** With all that is known: an older launch is a token that is over, another player is another. */
async function conformCommand(studio: Studio): Promise<string> {
  const seats = (await list(studio.db, "session")).flatMap(({ seat, game }) =>
    seat === null ? [] : [{ ...seat, game }],
  );
  const last = seats.pop();
  if (last === undefined) return "Open a game in the lobby, then load this page again.";
  const isSame = (one: typeof last) => one.user === last.user && one.game === last.game;
  const over = seats.findLast(isSame);
  const other = seats.findLast(({ user, game }) => user !== last.user && game === last.game);
  return [
    `curl -so sandbox.pem ${studio.origin()}/key.pem`,
    `npm run conform:wallet -- ${studio.houseUrl()}/wallet/v1 --key sandbox.pem`,
    `  --user ${last.user} --token ${last.token} --game ${last.game}`,
    ...(over === undefined ? [] : [`  --expired-token ${over.token}`]),
    ...(other === undefined ? [] : [`  --other-user ${other.user} --other-token ${other.token}`]),
  ]
    .join(" \\\n")
    .replace(" \\", "");
}

function page(
  reply: FastifyReply,
  frames: string,
  title: string,
  body: readonly string[],
): FastifyReply {
  return reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", policyFor(frames))
    .header("cache-control", "no-store")
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(title)}</title>` +
        `<meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<link rel="stylesheet" href="/game.css">${body.join("")}</html>`,
    );
}

function escape(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
