/**
 * Finding players. What they did is kept by another room, by member: a filter by it looks through
 * players as they come, so many a call, and says how many that were.
 */
import type * as contract from "@tucano/contract/backoffice/members/members.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { formatWire, subtract, ZERO } from "@tucano/contract/money.ts";
import type { MemberRecord } from "../../members/index.ts";
import type { ReadDb } from "../../platform/database/types.ts";
import { addDays, dayOf, toWireInstant } from "../../platform/days.ts";
import type { Command } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { limitOf, numberAfter } from "../core/keyset.ts";
import { toMemberRow } from "../core/present.ts";
import { readingFor } from "../reading-for.ts";
import * as tags from "./tag-repository.ts";
import { toTag } from "./tags.ts";
import { type Deeds, type DeedsWish, fits } from "./deeds.ts";

type Input = InputOf<typeof contract.listMembers>;
type Row = DataOf<typeof contract.listMembers>["list"][number];

const PAGE = 250;
/** So many players a call: more would keep the operator waiting. */
const LOOKED_AT_MAX = 1_000;

export const listMembers: Command<typeof contract.listMembers> = async (parts, input, context) => {
  const reading = readingFor(parts, context);
  const limit = limitOf(input.limit);
  const wish = toWish(input, dayOf(parts.clock.now()));
  if (wish === null && input.tag === undefined && input.device_of === undefined) {
    const { members, next } = await search(parts, reading, { input, after: input.cursor, limit });
    const list = await withDeeds(parts, reading, { members, game: null });
    return { list: await toRows(parts, list), next, looked_at: null };
  }
  const found: Known[] = [];
  let after = input.cursor;
  let lookedAt = 0;
  do {
    const page = await nextOf(parts, reading, { input, after, limit: PAGE });
    const known = await withDeeds(parts, reading, {
      members: page.members,
      game: input.game ?? null,
    });
    found.push(...known.filter(({ deeds }) => fits(deeds, wish ?? {})));
    lookedAt += page.lookedAt;
    after = page.next ?? undefined;
  } while (after !== undefined && found.length < limit && lookedAt < LOOKED_AT_MAX);
  return { list: await toRows(parts, found), next: after ?? null, looked_at: lookedAt };
};

interface Searched {
  readonly input: Input;
  readonly after: string | undefined;
  readonly limit: number;
}

const search = (parts: Parts, reading: ReadDb, { input, after, limit }: Searched) =>
  parts.members.search(reading, {
    text: input.text ?? "",
    status: input.status,
    after: after ?? null,
    limit,
  });

interface Page {
  readonly members: readonly MemberRecord[];
  readonly next: string | null;
  readonly lookedAt: number;
}

/** From whatever names the fewest: a device, a text, a tag; else all of them, the newest first. */
async function nextOf(parts: Parts, reading: ReadDb, of: Searched): Promise<Page> {
  const { tag, device_of: deviceOf, text = "" } = of.input;
  if (deviceOf !== undefined) {
    const members = await asked(parts, of.input, await parts.members.onDevicesOf(deviceOf));
    return { members, next: null, lookedAt: members.length };
  }
  if (tag !== undefined && text === "") return taggedWith(parts, tag, of);
  const { members, next } = await search(parts, reading, of);
  return { members: await withTag(parts, tag, members), next, lookedAt: members.length };
}

async function taggedWith(parts: Parts, tagId: number, of: Searched): Promise<Page> {
  const { after, limit, input } = of;
  const before = numberAfter(after);
  const ids = await tags.listTagged(parts.db, { tagId, before, limit });
  const last = ids.at(-1);
  const next = ids.length < limit || last === undefined ? null : String(last);
  return {
    members: await asked(parts, { ...input, tag: undefined }, ids),
    next,
    lookedAt: ids.length,
  };
}

/** Those of them that the filters beside a list of numbers leave. */
async function asked(
  parts: Parts,
  { status, tag, text = "" }: Input,
  ids: readonly MemberId[],
): Promise<readonly MemberRecord[]> {
  const known = [...(await parts.members.findMany(ids)).values()]
    .filter((one) => status === undefined || one.status === status)
    .filter(({ memberId, account }) => [account, String(memberId)].some((it) => it.includes(text)))
    .toSorted((a, b) => b.memberId - a.memberId);
  return withTag(parts, tag, known);
}

async function withTag(
  parts: Parts,
  tag: number | undefined,
  members: readonly MemberRecord[],
): Promise<readonly MemberRecord[]> {
  if (tag === undefined) return members;
  const held = await tags.tagsOf(
    parts.db,
    members.map(({ memberId }) => memberId),
  );
  return members.filter(({ memberId }) => held.get(memberId)?.some((one) => one.tag_id === tag));
}

/** Null: nothing that they did matters. */
function toWish(input: Input, today: string): DeedsWish | null {
  const { no_deposit_days: noDeposit, away_days: away, game } = input;
  const wish: DeedsWish = {
    levelFrom: input.level_from,
    levelTo: input.level_to,
    site: input.site,
    registeredFrom: input.registered_from,
    registeredTo: input.registered_to,
    cashFrom: input.cash_from,
    cashTo: input.cash_to,
    depositedFrom: input.deposited_from,
    depositedTo: input.deposited_to,
    noDepositSince: noDeposit === undefined ? undefined : before(today, noDeposit),
    stakedFrom: input.staked_from,
    lostFrom: input.lost_from,
    wonFrom: input.won_from,
    awaySince: away === undefined ? undefined : before(today, away),
    hasPlayed: game === undefined ? undefined : true,
  };
  return Object.values(wish).every((one) => one === undefined) ? null : wish;
}

/** Before any house opened: what lies further back is the same. */
const DAYS_MAX = 36_500;

const before = (today: string, days: number) => addDays(today, -Math.min(days, DAYS_MAX));

interface Known {
  readonly member: MemberRecord;
  readonly deeds: Deeds;
  readonly lastDepositAt: Date | null;
}

async function withDeeds(
  parts: Parts,
  reading: ReadDb,
  { members, game }: { readonly members: readonly MemberRecord[]; readonly game: string | null },
): Promise<Known[]> {
  const memberIds = members.map(({ memberId }) => memberId);
  const activity = new Map(
    (await parts.statistics.activityOf(reading, { memberIds, game })).map((one) => [
      one.memberId,
      one,
    ]),
  );
  const wallets = await parts.ledger.readWallets(memberIds);
  return members.map((member) => {
    const did = activity.get(member.memberId);
    const lastDepositAt = did?.lastDepositAt ?? null;
    return {
      member,
      lastDepositAt,
      deeds: {
        level: member.level,
        site: member.registerSite,
        registeredOn: dayOf(member.createdAt),
        cash: wallets.get(member.memberId)?.cash ?? ZERO,
        deposited: did?.deposited ?? ZERO,
        lastDepositOn: lastDepositAt === null ? null : dayOf(lastDepositAt),
        staked: did?.staked ?? ZERO,
        won: did?.won ?? ZERO,
        lastPlayedOn: did?.lastPlayedOn ?? null,
      },
    };
  });
}

async function toRows(parts: Parts, known: readonly Known[]): Promise<Row[]> {
  const memberIds = known.map(({ member }) => member.memberId);
  const held = await tags.tagsOf(parts.db, memberIds);
  return known.map(({ member, deeds, lastDepositAt }) => ({
    ...toMemberRow(member),
    site: deeds.site,
    cash: formatWire(deeds.cash),
    deposited: formatWire(deeds.deposited),
    last_deposit_at: lastDepositAt === null ? null : toWireInstant(lastDepositAt),
    staked: formatWire(deeds.staked),
    net_result: formatWire(subtract(deeds.won, deeds.staked)),
    last_played_on: deeds.lastPlayedOn,
    tags: (held.get(member.memberId) ?? []).map(toTag),
  }));
}
