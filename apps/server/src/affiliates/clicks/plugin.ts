/**
 * `/go/<code>`: an affiliate's link. It counts the click, gives the browser its number for some
 * days, and leads on to a page of the site; also where nothing is counted, so that nobody is lost.
 */
import { stringifySetCookie } from "cookie";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { inTransaction } from "../../platform/database/transaction.ts";
import { dayOf } from "../../platform/days.ts";
import { mayBePlain } from "../../platform/http/pages/plain-cookies.ts";
import { networkOf } from "../../platform/http/requests/rate-limit.ts";
import { partOf, subsIn } from "../policy.ts";
import { findLink } from "../programme/affiliate-repository.ts";
import type { AffiliatesDeps } from "../types.ts";
import { CLICK_COOKIE, CLICK_PATH } from "./attribute.ts";
import { countClick, insertClick } from "./click-repository.ts";

const CLICK_BYTES = 18;
const DAY_SECONDS = 86_400;
const HOME = "/";
const CODE = /^[\w-]{4,40}$/;

/** Programs that look at what a link leads to, and browsers that fetch before anybody clicks. */
function isNobody({ headers, method }: FastifyRequest): boolean {
  const purpose = `${String(headers["sec-purpose"])} ${String(headers["purpose"])}`;
  const agent = headers["user-agent"] ?? "";
  return (
    method !== "GET" || /prefetch|prerender|preview/.test(purpose) || !agent || BOT.test(agent)
  );
}
const BOT = /bot|crawl|spider|preview|facebookexternalhit|whatsapp|telegram/i;

/** Who asks not to be followed is counted, and not known again. */
const asksForPrivacy = ({ headers }: FastifyRequest): boolean => headers["sec-gpc"] === "1";

export function clicksPlugin(deps: AffiliatesDeps): FastifyPluginAsync {
  const { config, limitsOf } = deps;
  const { rateLimitPerMinute: perAddress, tokenRateLimitPerMinute: perToken } = config.http;
  const limits = limitsOf("affiliates", { perAddress, perToken });
  return async (app) => {
    app.get<{ Params: { code: string } }>("/go/:code", async (request, reply) => {
      await limits.take(null, request.ip);
      const { target, cookie } = await noteClick(deps, request, request.params.code);
      if (cookie !== null) void reply.header("set-cookie", cookie);
      return reply
        .headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" })
        .redirect(target, 302);
    });
  };
}

async function noteClick(
  { db, clock, config, market, random }: AffiliatesDeps,
  request: FastifyRequest,
  code: string,
): Promise<{ readonly target: string; readonly cookie: string | null }> {
  const link = CODE.test(code) ? await findLink(db, code) : null;
  if (link === null) return { target: HOME, cookie: null };
  const { target, linkId } = link;
  const { isOpen, clickDays } = await market.read("affiliates");
  const counts = isOpen && link.isOpen && link.status === "active" && !isNobody(request);
  if (!counts) return { target, cookie: null };
  const now = clock.now();
  const clickId = asksForPrivacy(request) ? null : random.token(CLICK_BYTES);
  const query = subsIn(request.query as Record<string, unknown>);
  await inTransaction(db, async (tx) => {
    await countClick(tx, { linkId, day: dayOf(now) });
    if (clickId === null) return;
    const network = partOf(networkOf(request.ip));
    await insertClick(tx, { clickId, linkId, at: now, network, ...query });
  });
  if (clickId === null) return { target, cookie: null };
  const cookie = stringifySetCookie({
    name: CLICK_COOKIE,
    value: clickId,
    path: CLICK_PATH,
    maxAge: clickDays * DAY_SECONDS,
    sameSite: "strict",
    httpOnly: true,
    secure: !mayBePlain(request, config),
  });
  return { target, cookie };
}
