/** Opening a game: the address of its front end, with the parameters that public clients read. */
import type { Language } from "@tucano/i18n/languages.ts";
import { languageTag } from "@tucano/i18n/dates.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import type { LaunchOrder } from "../../rounds/index.ts";
import { findPlayed, isAltered } from "../publications/publication-repository.ts";
import { type Context, hashOf } from "./context.ts";
import type { Mode } from "../publications/mode-cache.ts";
import { deleteSessions, forgetDemoRounds, insertSession, type Round } from "./repository.ts";

/** Tokens of the platform live for half of it. */
const SESSION_KEPT_MS = 24 * 3_600_000;
/** As long as those of the house's own games. */
const DEMO_ROUND_KEPT_MS = 7 * SESSION_KEPT_MS;
const RGS_PATH = "/rgs";

export async function launchUrl(context: Context, order: LaunchOrder): Promise<string> {
  const { gameCode: game, mode } = order;
  const publication = await findPlayed(context.db, game);
  if (publication === null || isAltered(publication)) {
    throw new DomainError("rounds.game_unavailable");
  }
  const { player, token } = await whoPlays(context, order);
  const free = order.freeGrant ?? null;
  const session = { player, game, publicationId: publication.id, free };
  const at = context.clock.now();
  await inTransaction(context.db, (tx) =>
    insertSession(tx, { ...session, tokenHash: hashOf(token), at }),
  );
  return frontUrl(
    context,
    { game, version: publication.version, lang: order.lang },
    {
      sessionID: token,
      gameID: game,
      device: order.platform === "GPL_MOBILE" ? "mobile" : "desktop",
      demo: String(mode === "demo"),
    },
  );
}

interface FrontEnd {
  readonly game: string;
  readonly version: number;
  readonly lang: Language;
}

function frontUrl(
  { config, selfUrl, frontOrigin }: Context,
  { game, version, lang }: FrontEnd,
  own: Readonly<Record<string, string>>,
): string {
  const house = new URL(config.http.publicUrl || selfUrl());
  const parameters = new URLSearchParams({
    ...own,
    rgs_url: `${house.host}${RGS_PATH}`,
    // As public clients know languages, by ISO 639-1.
    lang: languageTag(lang).slice(0, 2),
    currency: "BRL",
    social: "false",
  });
  return `${frontOrigin()}/${game}/${version}/index.html?${parameters.toString()}`;
}

/** Where anybody may watch a book of a round again; it tells nothing of whoever drew it. */
export function replayUrl(
  context: Context,
  of: {
    readonly round: Round;
    readonly mode: Mode;
    readonly row: number;
    readonly version: number;
    readonly lang: Language;
  },
): string {
  const { round, mode, row, version, lang } = of;
  return frontUrl(
    context,
    { game: round.game, version, lang },
    {
      replay: "true",
      game: round.game,
      version: String(version),
      mode: mode.name,
      event: String(mode.firstId + row),
      device: "desktop",
      demo: "false",
    },
  );
}

async function whoPlays({ demos }: Context, { mode, user, token, gameCode, lang }: LaunchOrder) {
  if (mode === "demo") return demos.start(gameCode, lang);
  if (user === undefined || token === undefined) throw new Error("Real play needs a player.");
  return { player: user, token };
}

export function forgetSessions({ db, clock }: Context): Promise<void> {
  const now = clock.now().getTime();
  return inTransaction(db, async (tx) => {
    await deleteSessions(tx, new Date(now - SESSION_KEPT_MS));
    await forgetDemoRounds(tx, new Date(now - DEMO_ROUND_KEPT_MS));
  });
}
