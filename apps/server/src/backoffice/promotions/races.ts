/** Races at the desk: drafts by one, money and taking somebody out by two. */
import * as z from "zod/mini";
import type * as contract from "@tucano/contract/backoffice/members/races.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { formatWire, ZERO } from "@tucano/contract/money.ts";
import { memberId } from "@tucano/contract/schemas.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { pointsText, type Race, type RaceDraft, raceStateOf, worthOf } from "../../races/index.ts";
import { agreedEntry, type ApprovalKind, approvalKind } from "../core/approvals.ts";
import type { Command, Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import type { Facts } from "../core/facts.ts";
import { toReference } from "../core/present.ts";

const SHOWN = 200;
const BOARD = 100;

const subjectOf = (raceId: number): string => `race:${raceId}`;

const presentRow = (race: Race, now: Date, cost = ZERO) => ({
  race_id: race.raceId,
  name: race.name,
  state: raceStateOf(race, now),
  scoring: race.scoring,
  starts_at: toWireInstant(race.startsAt),
  ends_at: toWireInstant(race.endsAt),
  entrants: race.entrants,
  budget: formatWire(race.budget),
  cost: formatWire(cost),
  created_by: race.createdBy,
});

export const listRaces: Reading<typeof contract.listRaces> = async ({ races, clock }) => {
  const rows = await races.listAll(SHOWN);
  const paid = await races.sumPaid(rows.map(({ raceId }) => raceId));
  const list = rows.map((race) => presentRow(race, clock.now(), paid.get(race.raceId)));
  return { list, next: null };
};

async function requireRace({ races }: Parts, raceId: number): Promise<Race> {
  const race = await races.find(raceId);
  if (race === null) throw new DomainError("races.not_found");
  return race;
}

export const readRace: Reading<typeof contract.readRace> = async (parts, { race_id: raceId }) => {
  const { races, clock } = parts;
  const race = await requireRace(parts, raceId);
  const [paid, board, games] = await Promise.all([
    races.sumPaid([raceId]),
    readBoard(parts, race),
    parts.catalog.allGames(),
  ]);
  const names = new Map(games.map(({ id, name }) => [id, name]));
  return {
    ...presentRow(race, clock.now(), paid.get(raceId)),
    best_of: race.bestOf,
    rounds_per_day: race.roundsPerDay,
    closes_at: toWireInstant(race.closesAt),
    pays_at: toWireInstant(race.paysAt),
    ties: race.ties,
    min_stake: formatWire(race.minStake),
    review_hours: race.reviewHours,
    games: race.gameIds.map((id) => ({ game_id: id, name: names.get(id) ?? String(id) })),
    prizes: race.prizes.map(presentPrize),
    prizes_total: formatWire(race.prizesTotal),
    cancel_reason: race.cancelReason,
    board,
  };
};

const presentPrize = ({ free, amount, turnoverMultiple, ...prize }: Race["prizes"][number]) => ({
  ...prize,
  amount: formatWire(worthOf({ amount, free })),
  turnover_multiple: turnoverMultiple,
  free:
    free === null
      ? null
      : {
          game: free.gameName,
          stake: formatWire(free.stake),
          rounds: free.rounds,
          days: free.days,
        },
  free_game_id: free?.gameId ?? null,
});

async function readBoard(
  parts: Parts,
  race: Race,
): Promise<DataOf<typeof contract.readRace>["board"]> {
  const { rows, out } = await parts.races.readBoard(race, BOARD);
  const ids = [...rows, ...out].map((row) => row.memberId);
  const members = await parts.members.findMany(ids);
  const shown = rows.map((row) => ({
    member: toReference(row.memberId, members),
    place: row.place,
    points: pointsText(race.scoring, row.score),
    rounds: row.rounds,
    prize: formatWire("pocket" in row ? worthOf(row) : ZERO),
    result: "state" in row ? row.state : null,
    reason: "reason" in row ? row.reason : null,
    disqualified: null,
  }));
  const taken = out.map((row) => ({
    member: toReference(row.memberId, members),
    place: null,
    points: pointsText(race.scoring, 0),
    rounds: 0,
    prize: formatWire(ZERO),
    result: null,
    reason: null,
    disqualified: row.reason,
  }));
  return [...shown, ...taken];
}

const draftOf = (input: InputOf<typeof contract.saveRace>): RaceDraft => ({
  name: input.name,
  scoring: input.scoring,
  bestOf: input.best_of,
  roundsPerDay: input.rounds_per_day,
  minStake: input.min_stake,
  gameIds: [...new Set(input.game_ids)],
  startsAt: new Date(input.starts_at),
  endsAt: new Date(input.ends_at),
  reviewHours: input.review_hours,
  ties: input.ties,
  prizes: input.prizes.map(({ turnover_multiple: turnoverMultiple, free, ...prize }) => ({
    ...prize,
    turnoverMultiple,
    free: free === null ? null : { ...free, gameId: free.game_id },
  })),
  budget: input.budget,
});

export const saveRace: Command<typeof contract.saveRace> = async (
  parts,
  input,
  { operator, ip },
) => {
  if (input.min_stake <= 0) throw new DomainError("backoffice.race_prizes_invalid");
  const draft = draftOf(input);
  const known = input.race_id ?? null;
  const raceId = await parts.races.saveDraft(known, { draft, createdBy: operator.email });
  const race = await requireRace(parts, raceId);
  await inTransaction(parts.db, (tx) =>
    parts.audit.append(tx, {
      action: "race.save",
      subject: subjectOf(raceId),
      operator,
      ip,
      reason: input.reason,
      before: {},
      after: factsOf(race),
    }),
  );
  return { race_id: raceId };
};

function roundsText({ free }: Race["prizes"][number]): string {
  if (free === null) return "";
  const { rounds, stake, studio, gameCode, days } = free;
  return ` (${rounds} × ${formatWire(stake)}, ${studio}/${gameCode}, ${days} d)`;
}

/** What two people agree to: all that decides who is paid what. */
function factsOf(race: Race): Facts {
  const prizes = race.prizes.map((prize) => {
    const { from, to, pocket, turnoverMultiple } = prize;
    const worth = formatWire(worthOf(prize));
    return `${from}–${to}: ${pocket} ${worth} ×${turnoverMultiple}${roundsText(prize)}`;
  });
  return {
    name: race.name,
    scoring: race.scoring === "multiplier" ? `${race.scoring}, ${race.bestOf}` : race.scoring,
    rounds_per_day: String(race.roundsPerDay),
    stake: formatWire(race.minStake),
    games: race.games.join(", "),
    starts_at: toWireInstant(race.startsAt),
    ends_at: toWireInstant(race.endsAt),
    pays_at: toWireInstant(race.paysAt),
    ties: race.ties,
    prizes: prizes.join("; "),
    cost: formatWire(race.prizesTotal),
    budget: formatWire(race.budget),
  };
}

export const cloneRace: Command<typeof contract.cloneRace> = async (
  parts,
  { race_id: from, starts_at, reason },
  { operator, ip },
) => {
  const wish = { startsAt: new Date(starts_at), createdBy: operator.email };
  const raceId = await parts.races.cloneRace(from, wish);
  const race = await requireRace(parts, raceId);
  await inTransaction(parts.db, (tx) =>
    parts.audit.append(tx, {
      action: "race.save",
      subject: subjectOf(raceId),
      operator,
      ip,
      reason,
      details: { copy_of: subjectOf(from) },
      before: {},
      after: factsOf(race),
    }),
  );
  return { race_id: raceId };
};

export const publishRace: Command<typeof contract.publishRace> = async (
  parts,
  { race_id: raceId, reason },
  context,
) => {
  const race = await parts.races.requirePublishable(raceId);
  const after = factsOf(race);
  const payload = { raceId, facts: after };
  const approval = await parts.approvals.request(
    { kind: "race.publish", subject: subjectOf(raceId), payload, before: {}, after, reason },
    context,
  );
  return { approval };
};

const publication = z.object({ raceId: z.int(), facts: z.record(z.string(), z.string()) });

/** A draft that was changed since is not what somebody agreed to; looked at under its lock. */
export function publishing(parts: Parts): ApprovalKind {
  return approvalKind({
    name: "race.publish",
    decidedWith: "members.adjust",
    payload: publication,
    carryOut: async (tx, agreed) => {
      const { raceId, facts } = agreed.payload;
      const race = await parts.races.publish(tx, raceId);
      const isSame = Object.entries(factsOf(race)).every(([key, fact]) => facts[key] === fact);
      if (!isSame) throw new DomainError("backoffice.race_published");
      await parts.audit.append(tx, agreedEntry("race.publish", agreed));
    },
  });
}

export const cancelRace: Command<typeof contract.cancelRace> = async (
  parts,
  { race_id: raceId, reason },
  { operator, ip },
) =>
  inTransaction(parts.db, async (tx) => {
    const race = await parts.races.cancel(tx, { raceId, reason });
    await parts.audit.append(tx, {
      action: "race.cancel",
      subject: subjectOf(raceId),
      operator,
      ip,
      reason,
      before: { state: raceStateOf(race, parts.clock.now()) },
      after: { state: "cancelled" },
    });
    return { state: "cancelled" as const };
  });

export const disqualifyRacer: Command<typeof contract.disqualifyRacer> = async (
  parts,
  { race_id: raceId, member_id, reason },
  context,
) => {
  const race = await parts.races.requireRacer({ raceId, memberId: member_id });
  const member = await parts.members.find(member_id);
  const approval = await parts.approvals.request(
    {
      kind: "race.disqualify",
      subject: `member:${member_id}`,
      payload: { raceId, memberId: member_id },
      before: {},
      after: { account: member?.account ?? "", race: race.name },
      reason,
    },
    context,
  );
  return { approval };
};

const racer = z.object({ raceId: z.int(), memberId });

export function disqualifying(parts: Parts): ApprovalKind {
  return approvalKind({
    name: "race.disqualify",
    decidedWith: "members.adjust",
    payload: racer,
    carryOut: async (tx, agreed) => {
      await parts.races.disqualify(tx, { ...agreed.payload, reason: agreed.reason });
      await parts.audit.append(tx, agreedEntry("race.disqualify", agreed));
    },
  });
}
