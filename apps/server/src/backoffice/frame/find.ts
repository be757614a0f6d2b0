/** The command palette: what a number or a word leads to, within what the role may see. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/frame.ts";
import { formatWire } from "@tucano/contract/money.ts";
import { HOUSE_STUDIO } from "../../catalog/index.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Parts } from "../core/context.ts";

type Found = DataOf<typeof contract.find>["list"][number];

const MEMBERS_MAX = 8;
const ROUND_ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const ORDER_NO = /^[A-Za-z0-9]{6,64}$/;

export async function find(
  parts: Parts,
  { text }: InputOf<typeof contract.find>,
  { operator: { permissions } }: OperatorContext,
): Promise<DataOf<typeof contract.find>> {
  const looks: Promise<Found[]>[] = [];
  if (permissions.has("withdrawals.read")) looks.push(findWithdrawal(parts, text));
  if (permissions.has("deposits.read")) looks.push(findDeposit(parts, text));
  if (permissions.has("games.read")) looks.push(findRound(parts, text));
  if (permissions.has("members.read")) looks.push(findMembers(parts, text));
  return { list: (await Promise.all(looks)).flat() };
}

async function findMembers(parts: Parts, text: string): Promise<Found[]> {
  const { members } = await parts.members.search({
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

/** A round's page is its player's: rounds of other studios have ids of their studio's making. */
async function findRound(parts: Parts, text: string): Promise<Found[]> {
  if (!ROUND_ID.test(text)) return [];
  const round = text.toLowerCase();
  const member = await parts.houseGames.ownerOfRound(round);
  if (member === null) return [];
  const where = new URLSearchParams({ member: String(member), studio: HOUSE_STUDIO, round });
  return [{ kind: "round", id: where.toString(), label: round, hint: String(member) }];
}
