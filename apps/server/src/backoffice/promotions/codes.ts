/** Promo codes: a new one is agreed to by a second person, anybody with the right may end one. */
import type * as contract from "@tucano/contract/backoffice/members/campaigns.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { formatWire, multiplyFloor, toCentavos } from "@tucano/contract/money.ts";
import * as z from "zod/mini";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { PromoCode } from "../../promotions/index.ts";
import { costOf, type FreeGift } from "../../rewards/index.ts";
import { agreedEntry, type ApprovalKind, approvalKind } from "../core/approvals.ts";
import type { Command, Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { type Facts, toFacts } from "../core/facts.ts";
import { limitOf, toPage } from "../core/keyset.ts";

const DAY_MS = 24 * 3_600_000;

const subjectOf = (code: string) => `promo_code:${code}`;

export const listPromoCodes: Reading<typeof contract.listPromoCodes> = async (
  parts,
  { cursor, limit: asked },
) => {
  const limit = limitOf(asked);
  const after = cursor ?? null;
  const rows = await parts.promotions.office.listCodes({ after, limit: limit + 1 });
  const games = new Map((await parts.catalog.allGames()).map(({ code, name }) => [code, name]));
  return toPage(rows, limit, { keyOf: ({ code }) => code, show: (one) => present(one, games) });
};

function present(
  one: PromoCode,
  games: ReadonlyMap<string, string>,
): DataOf<typeof contract.listPromoCodes>["list"][number] {
  return {
    code: one.code,
    pocket: one.pocket,
    amount: formatWire(one.amount),
    free:
      one.free === null
        ? null
        : {
            game: games.get(one.free.gameCode) ?? one.free.gameCode,
            stake: formatWire(one.free.stake),
            rounds: one.free.rounds,
            days: one.free.days,
          },
    turnover_multiple: one.turnoverMultiple,
    starts_at: toWireInstant(one.startsAt),
    ends_at: toWireInstant(one.endsAt),
    limit_total: one.limitTotal,
    limit_per_member: one.limitPerMember,
    level_from: one.levelFrom,
    registered_from: one.registeredFrom,
    is_open: one.isOpen,
    taken: one.taken,
    cost: formatWire(multiplyFloor(costOf(one), one.taken, 1)),
    created_by: one.createdBy,
    created_at: toWireInstant(one.createdAt),
  };
}

export const createPromoCode: Command<typeof contract.createPromoCode> = async (
  parts,
  { reason, free: wanted, ...input },
  context,
) => {
  const code = input.code.toUpperCase();
  if (input.amount < 0 || (input.amount === 0 && wanted === undefined)) {
    throw new DomainError("backoffice.amount_invalid");
  }
  const endsAt = new Date(input.ends_at);
  if (endsAt <= new Date(input.starts_at) || endsAt <= parts.clock.now()) {
    throw new DomainError("backoffice.campaign_invalid");
  }
  if ((await parts.promotions.office.findCode(code)) !== null) {
    throw new DomainError("backoffice.promo_code_exists");
  }
  const { free, facts } = await readFree(parts, wanted);
  const approval = await parts.approvals.request(
    {
      kind: "promo_code.open",
      subject: subjectOf(code),
      payload: { ...input, code, free },
      before: {},
      after: { ...toFacts({ ...input, code, amount: formatWire(input.amount) }), ...facts },
      reason,
    },
    context,
  );
  return { approval };
};

/** As it is kept, and as the second person sees it. */
async function readFree(
  { freeRounds, clock }: Parts,
  wanted: InputOf<typeof contract.createPromoCode>["free"],
): Promise<{ readonly free: FreeGift | null; readonly facts: Facts }> {
  if (wanted === undefined) return { free: null, facts: {} };
  const { game_id: gameId, stake, rounds, days } = wanted;
  const endsAt = new Date(clock.now().getTime() + days * DAY_MS);
  const [game] = await freeRounds.requireAllowed({ gameIds: [gameId], stake, rounds, endsAt });
  if (game === undefined) throw new DomainError("free_rounds.game_not_offered");
  return {
    free: { studio: game.studio, gameCode: game.code, stake, rounds, days },
    facts: {
      game: game.name,
      rounds: String(rounds),
      stake: formatWire(stake),
      free_days: String(days),
    },
  };
}

const payload = z.object({
  code: z.string(),
  pocket: z.enum(["cash", "bonus"]),
  amount: z.int().check(z.minimum(0)),
  free: z._default(
    z.nullable(
      z.object({
        studio: z.string(),
        gameCode: z.string(),
        stake: z.int(),
        rounds: z.int(),
        days: z.int(),
      }),
    ),
    null,
  ),
  turnover_multiple: z.int(),
  starts_at: z.string(),
  ends_at: z.string(),
  limit_total: z.nullable(z.int()),
  limit_per_member: z.int(),
  level_from: z.int(),
  registered_from: z.nullable(z.string()),
});

export function openingCode(parts: Parts): ApprovalKind {
  return approvalKind({
    name: "promo_code.open",
    decidedWith: "members.adjust",
    payload,
    carryOut: async (tx, { payload: wish, ...agreed }) => {
      const isNew = await parts.promotions.office.createCode(tx, {
        code: wish.code,
        pocket: wish.pocket,
        amount: toCentavos(wish.amount),
        free: wish.free === null ? null : { ...wish.free, stake: toCentavos(wish.free.stake) },
        turnoverMultiple: wish.turnover_multiple,
        startsAt: new Date(wish.starts_at),
        endsAt: new Date(wish.ends_at),
        limitTotal: wish.limit_total,
        limitPerMember: wish.limit_per_member,
        levelFrom: wish.level_from,
        registeredFrom: wish.registered_from,
        createdBy: agreed.requester.email,
        createdAt: parts.clock.now(),
      });
      if (!isNew) throw new DomainError("backoffice.promo_code_exists");
      await parts.audit.append(tx, agreedEntry("promo_code.open", agreed));
    },
  });
}

export const closePromoCode: Command<typeof contract.closePromoCode> = async (
  parts,
  { code: typed, reason },
  { operator, ip },
) => {
  const { office } = parts.promotions;
  const found = await office.findCode(typed);
  if (found === null) throw new DomainError("backoffice.promo_code_unknown");
  if (!found.isOpen) return { is_open: false };
  await inTransaction(parts.db, async (tx) => {
    await office.closeCode(tx, found.code);
    await parts.audit.append(tx, {
      action: "promo_code.close",
      subject: subjectOf(found.code),
      operator,
      ip,
      reason,
      details: { taken: String(found.taken) },
      before: { state: "open" },
      after: { state: "closed" },
    });
  });
  return { is_open: false };
};
