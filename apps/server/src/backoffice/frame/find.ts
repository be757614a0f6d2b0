/** The command palette: what a number or a word leads to, within what the role may see. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/access/frame.ts";
import { formatWire } from "@tucano/contract/money.ts";
import { HOUSE_STUDIO } from "../../catalog/index.ts";
import type { RoundOf } from "../../rounds/index.ts";
import type { Command } from "../core/area.ts";
import type { Parts } from "../core/context.ts";

type Found = DataOf<typeof contract.find>["list"][number];

const MEMBERS_MAX = 8;
const GAMES_MAX = 8;
const AFFILIATES_MAX = 4;
const ROUND_ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
/** As the wallet takes it from studios. */
const ROUND_REF = /^[!-~]{4,64}$/;
const ORDER_NO = /^[A-Za-z0-9]{6,64}$/;

export const find: Command<typeof contract.find> = async (
  parts,
  { text },
  { operator: { permissions } },
) => {
  const looks: Promise<Found[]>[] = [];
  if (permissions.has("withdrawals.read")) looks.push(findWithdrawal(parts, text));
  if (permissions.has("deposits.read")) looks.push(findDeposit(parts, text));
  if (permissions.has("games.read")) {
    looks.push(findRound(parts, text), findGames(parts, text));
  }
  if (permissions.has("affiliates.read")) looks.push(findAffiliates(parts, text));
  if (permissions.has("members.read")) looks.push(findMembers(parts, text));
  return { list: (await Promise.all(looks)).flat() };
};

async function findMembers(parts: Parts, text: string): Promise<Found[]> {
  const { members } = await parts.members.search(parts.db, {
    text,
    status: undefined,
    after: null,
    limit: MEMBERS_MAX,
  });
  return members.map((member) => ({
    kind: "member",
    id: String(member.memberId),
    label: member.account,
    hint: `${member.memberId} · ${member.realname}`,
  }));
}

async function findAffiliates(parts: Parts, text: string): Promise<Found[]> {
  const of = { status: null, search: text, before: null, limit: AFFILIATES_MAX };
  const rows = await parts.affiliates.listAffiliates(of);
  return rows.map(({ affiliateId, company, contact }) => ({
    kind: "affiliate",
    id: String(affiliateId),
    label: company,
    hint: `${affiliateId} · ${contact}`,
  }));
}

async function findWithdrawal(parts: Parts, text: string): Promise<Found[]> {
  if (!ORDER_NO.test(text)) return [];
  const record = await parts.cashier.findWithdrawal(text);
  if (record === null) return [];
  const hint = formatWire(record.amount);
  return [{ kind: "withdrawal", id: record.orderNo, label: record.orderNo, hint }];
}

async function findDeposit(parts: Parts, text: string): Promise<Found[]> {
  if (!ORDER_NO.test(text)) return [];
  const record = await parts.cashier.findDeposit(text);
  if (record === null) return [];
  const hint = formatWire(record.amount);
  return [{ kind: "deposit", id: record.orderNo, label: record.orderNo, hint }];
}

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

async function findGames(parts: Parts, text: string): Promise<Found[]> {
  const wanted = plain(text);
  const games = await parts.catalog.allGames();
  return games
    .filter(({ name, code }) => plain(name).includes(wanted) || code.includes(wanted))
    .slice(0, GAMES_MAX)
    .map((game) => ({
      kind: "game",
      id: String(game.id),
      label: game.name,
      hint: game.studio === HOUSE_STUDIO ? game.code : `${game.studio} · ${game.code}`,
    }));
}

/** A round's page is its player's. Other studios name theirs as they like: they are asked by it. */
async function findRound(parts: Parts, text: string): Promise<Found[]> {
  const [own, others] = await Promise.all([
    findOwnRound(parts, text),
    findOtherRounds(parts, text),
  ]);
  return [...own, ...others];
}

async function findOwnRound(parts: Parts, text: string): Promise<Found[]> {
  if (!ROUND_ID.test(text)) return [];
  const round = text.toLowerCase();
  const memberId = await parts.houseGames.ownerOfRound(round);
  return memberId === null ? [] : [toFound({ memberId, studio: HOUSE_STUDIO, roundRef: round })];
}

async function findOtherRounds(parts: Parts, text: string): Promise<Found[]> {
  if (!ROUND_REF.test(text)) return [];
  return (await parts.rounds.findRoundsByRef(text)).map(toFound);
}

function toFound({ memberId, studio, roundRef }: RoundOf): Found {
  const where = new URLSearchParams({ member: String(memberId), studio, round: roundRef });
  const hint = studio === HOUSE_STUDIO ? String(memberId) : `${memberId} · ${studio}`;
  return { kind: "round", id: where.toString(), label: roundRef, hint };
}
