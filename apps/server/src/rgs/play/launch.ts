/** Opening a game: the address of its front end, with the parameters that public clients read. */
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import type { LaunchOrder } from "../../rounds/index.ts";
import { findPlayed } from "../publications/publication-repository.ts";
import { type Context, hashOf } from "./context.ts";
import { deleteSessions, insertSession } from "./repository.ts";

/** Tokens of the platform live for half of it. */
const SESSION_KEPT_MS = 24 * 3_600_000;
const RGS_PATH = "/rgs";

export async function launchUrl(context: Context, order: LaunchOrder): Promise<string> {
  const { user: player, token, gameCode: game } = order;
  const publication = await findPlayed(context.db, game);
  // There is no demo: a round is one of the ledger or none.
  if (publication === null || player === undefined || token === undefined) {
    throw new DomainError("rounds.game_unavailable");
  }
  const session = { player, game, publicationId: publication.id };
  const at = context.clock.now();
  await inTransaction(context.db, (tx) =>
    insertSession(tx, { ...session, tokenHash: hashOf(token), at }),
  );
  const house = new URL(context.config.http.publicUrl || context.selfUrl());
  const parameters = new URLSearchParams({
    sessionID: token,
    gameID: game,
    rgs_url: `${house.host}${RGS_PATH}`,
    lang: order.lang.slice(0, 2),
    currency: "BRL",
    device: order.platform === "GPL_MOBILE" ? "mobile" : "desktop",
    social: "false",
    demo: "false",
  });
  const folder = `${context.frontOrigin()}/${game}/${publication.version}`;
  return `${folder}/index.html?${parameters.toString()}`;
}

export function forgetSessions({ db, clock }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - SESSION_KEPT_MS);
  return inTransaction(db, (tx) => deleteSessions(tx, before));
}
