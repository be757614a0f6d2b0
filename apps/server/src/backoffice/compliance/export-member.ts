/**
 * All that is kept about a member, as one file: what the law lets them ask for. Members take it out
 * themselves, a few times a day; operators with a reason that is written down.
 */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/members/compliance.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { formatWire } from "@tucano/contract/money.ts";
import { addDays, dayOf } from "../../platform/days.ts";
import type { MemberRecord } from "../../members/index.ts";
import type { Command } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { noteReveal } from "../core/reveal.ts";
import { findExisting } from "../members/members.ts";
import { listOfMember } from "./data-request-repository.ts";

type MemberFile = DataOf<typeof contract.exportMember>;

const PAGE = 100;
const PAGES_MAX = 50;
const YEARS_DAYS = 5 * 366;

export const exportMember: Command<typeof contract.exportMember> = async (
  parts,
  { member_id: memberId, reason },
  context,
) => {
  const member = await findExisting(parts, memberId);
  await noteReveal(
    parts,
    { action: "request.export", subject: `member:${memberId}`, reason, details: {} },
    context,
  );
  return gatherMember(parts, member);
};

/** As a file. Who it is handed to has been decided, and noted, before. */
export async function gatherMember(parts: Parts, member: MemberRecord): Promise<MemberFile> {
  const { memberId } = member;
  const today = dayOf(parts.clock.now());
  const days = { from: addDays(today, -YEARS_DAYS), to: today };
  const [wallet, deposits, withdrawals, play, money, limits, exclusions, contact, requests] =
    await Promise.all([
      parts.ledger.readWallet(memberId),
      allOf((page) => parts.cashier.listDeposits({ memberId, page, limit: PAGE })),
      allOf((page) => parts.cashier.listWithdrawals({ memberId, page, limit: PAGE })),
      parts.statistics.turnover(memberId, days),
      parts.statistics.moneyDays(memberId, days),
      parts.compliance.listLimits(memberId),
      parts.compliance.listExclusions({ memberId, isRunning: false, after: null, limit: PAGE }),
      gatherContact(parts, memberId),
      listOfMember(parts.db, memberId),
    ]);
  const content = {
    made_at: parts.clock.now().toISOString(),
    member,
    balances: { cash: formatWire(wallet.cash), bonus: formatWire(wallet.bonus) },
    ...contact,
    requests,
    limits,
    exclusions,
    deposits,
    withdrawals,
    play: play.map(({ stakeCentavos, winCentavos, ...one }) => ({
      ...one,
      stake: formatWire(stakeCentavos),
      win: formatWire(winCentavos),
    })),
    money: money.map(({ amountCentavos, ...one }) => ({
      ...one,
      amount: formatWire(amountCentavos),
    })),
  };
  return { name: `member-${memberId}-${today}.json`, content: JSON.stringify(content, null, 2) };
}

/** Where they signed in from, and what they talked about with customer service. */
async function gatherContact(parts: Parts, memberId: MemberId) {
  const [sessions, tickets, allowsMarketing, messages] = await Promise.all([
    parts.members.office.listSessions(memberId, { before: null, limit: PAGE, lang: "pt" }),
    allOf((page) => parts.messages.listTicketsOf(memberId, { page, limit: PAGE })),
    parts.members.office.allowsMarketing(memberId),
    parts.messages.choicesOf(memberId),
  ]);
  const conversations = [];
  for (const { ticketNo } of tickets) {
    const { subject, category, messages: all } = await parts.messages.findTicket(ticketNo);
    const said = all.map(({ operator, text, at }) => ({
      author: operator === null ? "member" : "support",
      text,
      at,
    }));
    conversations.push({ ticketNo, subject, category, messages: said });
  }
  return { allowsMarketing, messages, sessions, conversations };
}

async function allOf<Row>(
  read: (page: number) => Promise<{ readonly list: readonly Row[] }>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const { list } = await read(page);
    rows.push(...list);
    if (list.length < PAGE) break;
  }
  return rows;
}
