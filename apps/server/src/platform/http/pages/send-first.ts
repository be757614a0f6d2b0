/** What somebody is sent who comes for the first time, and what search engines ask for. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LANGUAGE, type Language, toLanguage } from "@tucano/i18n/languages.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { encodingFor } from "../answers/pack.ts";
import type { FirstPage, FirstPages } from "./first-pages.ts";
import { type App, sendShell } from "./shell.ts";

interface FirstOptions {
  readonly firstPages: FirstPages;
  readonly player: App;
  readonly hostOf: (asked: string) => string;
  readonly publicUrl: string;
}

/** Set by the player site: a browser that has it is no first visitor, and may see another page. */
const KNOWN = /(?:^|;\s*)tucano\.known=1(?:;|$)/;

/** The only page that is another for each of its questions. */
const GAME = { path: "/gameInfo", question: /^\?id=\d{1,9}$/ } as const;

/** Where PUBLIC_URL is set no caller chooses a port: each would be a page of its own to keep. */
function placeOf({ hostOf, publicUrl }: FirstOptions, request: FastifyRequest) {
  const host = hostOf(request.hostname);
  if (publicUrl === "") {
    const named = host === request.hostname ? request.host : host;
    return { host, origin: `${request.protocol}://${named}` };
  }
  const house = new URL(publicUrl);
  return { host, origin: house.hostname === host ? house.origin : `${house.protocol}//${host}` };
}

interface Asked {
  readonly path: string;
  readonly question: string;
  readonly language: Language;
}

/** Questions in the address change what a page shows: only those that it can answer are written. */
function askedOf(url: string): Asked | null {
  const [at = "/", text = ""] = url.split("?");
  const questions = new URLSearchParams(text);
  const said = questions.get("lang");
  const language = said === null ? DEFAULT_LANGUAGE : toLanguage(said);
  questions.delete("lang");
  if (at === "/") return { path: at, question: "", language };
  const question = questions.size === 0 ? "" : `?${questions.toString()}`;
  const isAnswered = at === GAME.path ? GAME.question.test(question) : question === "";
  return isAnswered ? { path: at, question, language } : null;
}

function sendPacked(request: FastifyRequest, reply: FastifyReply, page: FirstPage): FastifyReply {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  if (encoding !== null) void reply.header("content-encoding", encoding);
  return reply
    .header("cache-control", "no-cache")
    .header("vary", "accept-encoding, cookie")
    .send(page[encoding ?? "plain"]);
}

export async function sendFirst(
  options: FirstOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { firstPages, player } = options;
  const [address = "/"] = request.url.split("?");
  const { cookie = "", accept = "" } = request.headers;
  const mayWrite = /text\/html|\*\/\*/.test(accept) && !KNOWN.test(cookie);
  const asked = mayWrite ? askedOf(request.url) : null;
  if (firstPages.pages[address]?.isPublic !== true) void reply.header("x-robots-tag", "noindex");
  const place = placeOf(options, request);
  const page =
    asked === null ? null : await firstPages.find(asked, { ...place, language: asked.language });
  if (page === null) {
    if (address !== "/") return sendShell(reply, player);
    return reply.header("cache-control", "no-cache").sendFile("index.html", player.folder);
  }
  if (page.isMissing) void reply.status(404).header("x-robots-tag", "noindex");
  return sendPacked(request, reply.type("text/html; charset=utf-8"), page);
}

const RETRY_AFTER_S = 5;

export async function sendSiteMap(
  options: FirstOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const map = await options.firstPages.map(placeOf(options, request));
  if (map === null) return reply.status(503).header("retry-after", RETRY_AFTER_S).send();
  return sendPacked(request, reply.type("application/xml; charset=utf-8"), map);
}

export function sendRobots(
  options: FirstOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const rules = readFileSync(path.join(options.player.folder, "robots.txt"), "utf8");
  const { origin } = placeOf(options, request);
  return reply
    .type("text/plain; charset=utf-8")
    .header("cache-control", "no-cache")
    .send(`${rules.trimEnd()}\n\nSitemap: ${origin}/sitemap.xml\n`);
}
