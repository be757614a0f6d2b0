/** Imported games: what was taken in, and which version is played, which two people decide. */
import * as z from "zod/mini";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/games/publications.ts";
import { gameTypes } from "@tucano/contract/player/games/catalog.ts";
import { formatBasisPoints } from "@tucano/contract/percent.ts";
import { toWireInstant } from "../../platform/days.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import * as rgs from "../../rgs/index.ts";
import { agreedEntry, type ApprovalKind, approvalKind } from "../core/approvals.ts";
import type { Command } from "../core/area.ts";
import type { Parts } from "../core/context.ts";

const MICROS = 1_000_000;

export async function listPublications(
  parts: Parts,
): Promise<DataOf<typeof contract.listPublications>> {
  const [publications, refusals, games] = await Promise.all([
    rgs.listDeskPublications(parts.db),
    rgs.listRefusals(parts.db),
    parts.catalog.allGames(),
  ]);
  const nameOf = (code: string): string | null =>
    games.find((game) => game.studio === rgs.RGS_STUDIO && game.code === code)?.name ?? null;
  return {
    list: publications.map((one) => ({
      game: one.game,
      name: nameOf(one.game),
      version: one.version,
      status: one.status,
      hash: one.hash,
      has_front: one.hasFront,
      imported_at: toWireInstant(one.importedAt),
      modes: one.report.modes.map((mode) => ({
        name: mode.name,
        cost: mode.costMicros / MICROS,
        books: mode.bookCount,
        rtp: mode.rtp,
        rtp_percent: mode.rtpPercent,
        hit_percent: mode.hitPercent,
        max_multiplier: formatBasisPoints(mode.maxPayout),
        max_one_in: mode.maxOneIn,
        deviation: mode.deviation,
        weights_hash: one.hashes[mode.name]?.weights ?? "",
        books_root: one.hashes[mode.name]?.books ?? "",
      })),
      warnings: presentFindings(one.report.findings, one.report.warnings),
      altered: one.altered.map(({ part, mode }) => ({ part, mode })),
      verified_at: toWireInstant(one.verifiedAt),
    })),
    refused: refusals.map(({ game, folder, reasons, findings, refusedAt }) => ({
      game,
      folder,
      reasons: presentFindings(findings, reasons),
      refused_at: toWireInstant(refusedAt),
    })),
  };
}

type WireFinding = DataOf<typeof contract.listPublications>["refused"][number]["reasons"][number];

/** Those of older imports are in English alone. */
function presentFindings(
  findings: readonly rgs.Finding[] | null | undefined,
  texts: readonly string[],
): WireFinding[] {
  const known = findings?.map((one) => ({ ...one, text: rgs.tell(one) }));
  return known ?? texts.map((text) => ({ code: null, params: {}, text }));
}

const payload = z.object({
  game: z.string(),
  version: z.int(),
  /** Null: it is withdrawn. */
  offer: z.nullable(z.object({ name: z.string(), brand: z.string(), gameType: z.enum(gameTypes) })),
});
type Wish = z.output<typeof payload>;

/** Still fit for what is wished: a version is published once, and withdrawn while it is played. */
async function requireFit(db: Db, wish: Wish): Promise<rgs.Publication> {
  const publication = await rgs.findPublication(db, wish);
  const isPlayed = publication?.status === "published";
  if (publication === null || isPlayed !== (wish.offer === null)) {
    throw new DomainError("backoffice.publication_unfit");
  }
  return publication;
}

function factsOf({ hash, report }: rgs.Publication): Readonly<Record<string, string>> {
  const returns = report.modes.map(({ name, rtpPercent }) => `${name} ${rtpPercent} %`);
  return { hash, returns: returns.join(", ") };
}

async function ask(
  parts: Parts,
  wish: Wish & { readonly reason: string },
  context: Parameters<Command<typeof contract.offerPublication>>[2],
) {
  const { reason, ...wanted } = wish;
  const publication = await requireFit(parts.db, wanted);
  const facts = factsOf(publication);
  const after = wanted.offer === null ? "withdrawn" : "published";
  const approval = await parts.approvals.request(
    {
      kind: "game.publication",
      subject: `rgs:${publication.game}/${publication.version}`,
      payload: wanted,
      before: { ...facts, status: publication.status },
      after: { ...facts, status: after, ...wanted.offer },
      reason,
    },
    context,
  );
  return { approval };
}

export const offerPublication: Command<typeof contract.offerPublication> = (
  parts,
  { game, version, name, brand, game_type: gameType, reason },
  context,
) => ask(parts, { game, version, offer: { name, brand, gameType }, reason }, context);

export const withdrawPublication: Command<typeof contract.withdrawPublication> = (
  parts,
  { game, version, reason },
  context,
) => ask(parts, { game, version, offer: null, reason }, context);

/** Nobody waits for it here: it takes as long as an import. */
export async function verifyPublication(
  parts: Parts,
  wish: InputOf<typeof contract.verifyPublication>,
  { operator, ip }: OperatorContext,
): Promise<DataOf<typeof contract.verifyPublication>> {
  const publication = await rgs.findPublication(parts.db, wish);
  if (publication === null) throw new DomainError("backoffice.publication_unfit");
  await inTransaction(parts.db, async (tx) => {
    await parts.rgs.askToVerify(tx, publication.id);
    await parts.audit.append(tx, {
      action: "rgs.verify",
      subject: `rgs:${wish.game}/${wish.version}`,
      operator,
      ip,
      details: { hash: publication.hash },
    });
  });
  return { was_verified_at: toWireInstant(publication.verifiedAt) };
}

/** Two who agree on two versions of a game one after the other: the later one is played. */
export function publicationChosen(parts: Parts): ApprovalKind {
  return approvalKind({
    name: "game.publication",
    decidedWith: "games.odds",
    payload,
    carryOut: async (tx, agreed) => {
      const { offer } = agreed.payload;
      const publication = await requireFit(tx, agreed.payload);
      await carryOut(parts, tx, { publication, offer });
      const action = offer === null ? "rgs.withdraw" : "rgs.offer";
      const details = { hash: publication.hash };
      await parts.audit.append(tx, agreedEntry(action, agreed, { details }));
    },
  });
}

async function carryOut(
  { catalog, clock }: Parts,
  tx: Tx,
  { publication, offer }: { readonly publication: rgs.Publication; readonly offer: Wish["offer"] },
): Promise<void> {
  try {
    if (offer === null) return await rgs.withdrawPublication(tx, catalog, publication);
    await rgs.offerPublication(tx, catalog, {
      publication,
      offer: { ...offer, at: clock.now() },
    });
  } catch (error) {
    if (!(error instanceof rgs.OfferRefused)) throw error;
    throw new DomainError("backoffice.publication_unfit");
  }
}
