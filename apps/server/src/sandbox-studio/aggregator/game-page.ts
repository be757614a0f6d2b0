/** The sandbox studio's pages: a plain game, a round as it was, and the switches. */
import type { FastifyInstance, FastifyReply } from "fastify";
import * as z from "zod/mini";
import { findGame } from "./games.ts";
import { isMischief, type Mischief, mischiefs } from "./mischief.ts";
import { playRound } from "./play.ts";
import { find, list } from "./records-repository.ts";
import { OPERATOR_PREFIX } from "./operator-api.ts";
import { OPERATOR_ID, type Studio } from "./studio.ts";
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
      `<form id="play"><label>Stake, R$ <input id="stake" inputmode="decimal" value="1.00"`,
      ` pattern="[0-9]{1,4}([.,][0-9]{1,5})?"></label><button>Play</button></form>`,
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
  app.get("/", (_request, reply) => {
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
      `<p>Calls: <code>${studio.origin()}${OPERATOR_PREFIX}</code>, operator ${OPERATOR_ID}</p>`,
      `<ul>${rows.join("")}</ul></main>`,
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
