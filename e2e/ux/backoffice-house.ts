/**
 * A house on an ordinary day: people who play, pay in and want money, ask and complain, and what
 * the office has set and asked for. All of it comes about as it would: by players' calls, and by
 * those of operators who are signed in.
 */
import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { approve, listApprovals } from "@tucano/contract/backoffice/access/approvals.ts";
import { saveAffiliate, saveLink } from "@tucano/contract/backoffice/affiliates/affiliates.ts";
import { createCampaign, createPromoCode } from "@tucano/contract/backoffice/members/campaigns.ts";
import { saveRace } from "@tucano/contract/backoffice/members/races.ts";
import { saveSegment } from "@tucano/contract/backoffice/members/segments.ts";
import { askMailing, tryMailing } from "@tucano/contract/backoffice/site/mailings.ts";
import { excludeMember, importBarred } from "@tucano/contract/backoffice/members/compliance.ts";
import { announce, scheduleCampaign } from "@tucano/contract/backoffice/site/content-messages.ts";
import { listKyc } from "@tucano/contract/backoffice/members/identity.ts";
import { adjustMember } from "@tucano/contract/backoffice/members/members.ts";
import { saveTag, tagMembers } from "@tucano/contract/backoffice/members/tags.ts";
import { listDeposits, listWithdrawals } from "@tucano/contract/backoffice/payments/payments.ts";
import { matchDay } from "@tucano/contract/backoffice/payments/reconciliation.ts";
import { saveMacro } from "@tucano/contract/backoffice/members/support.ts";
import { listTables } from "@tucano/contract/backoffice/games/tables.ts";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { submitIdentity, uploadPicture } from "@tucano/contract/player/account/identity.ts";
import { createTicket } from "@tucano/contract/player/site/messages.ts";
import { openMyRequest } from "@tucano/contract/player/account/privacy.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { type Guest, newGuest } from "../lib/people/account.ts";
import { inDays, today } from "../lib/days.ts";
import { callOffice, type OfficePage } from "../lib/people/desk.ts";
import { importSample, refuseSample } from "../lib/samples.ts";

const anyPicture = join(import.meta.dirname, "../../docs/pictures/deposit.webp");

export interface House {
  readonly memberId: number;
  readonly withdrawalNo: string;
  readonly depositNo: string;
  readonly day: string;
  readonly gameId: string;
  /** As reports know the game. */
  readonly gameKey: string;
  readonly tableCode: string;
  readonly ticketNo: string;
  readonly affiliateId: number;
  readonly campaignId: number;
  readonly raceId: number;
  readonly submissionId: number;
}

export interface Member extends Guest {
  readonly memberId: number;
}

/** A new member, known by number. */
export async function newMember(origin: string): Promise<Member> {
  const guest = await newGuest(origin);
  return { ...guest, memberId: (await guest.account.read()).id };
}

/** Somebody with a history of money, and a withdrawal that waits. */
async function playerWithMoney(origin: string): Promise<Member> {
  const member = await newMember(origin);
  const { account, person } = member;
  await account.deposit("50.00");
  await account.playUntilFree("Onça Dourada", "40.00");
  await account.withdraw("20.00", person.withdrawalPassword);
  await account.deposit("1234.00");
  await account.play("Maré Alta", 3);
  return member;
}

/** Photos of a document, as far as a machine can tell. */
export async function handInDocuments(origin: string, token: string): Promise<void> {
  for (const kind of ["front", "back", "selfie"]) {
    const address = new URL(uploadPicture.path, origin);
    address.searchParams.set("kind", kind);
    const answer = await fetch(address, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "image/webp" },
      body: readFileSync(anyPicture),
    });
    expect(answer.ok, `a picture of the ${kind}: ${await answer.text()}`).toBe(true);
  }
  await createApiClient(origin)(submitIdentity, { document: "cnh" }, { token });
}

/** What somebody else has asked for, agreed to by the colleague. */
export async function agreeToAll(colleague: Page): Promise<void> {
  const { list } = await callOffice(colleague, listApprovals, { state: "waiting" });
  for (const { approval_id, can_decide } of list) {
    if (can_decide) await callOffice(colleague, approve, { approval_id, note: "" });
  }
}

async function askAndComplain(origin: string, { token }: Guest): Promise<string> {
  const call = createApiClient(origin);
  const asked = { category: "deposit", subject: "Meu PIX de hoje", text: "Já entrou?" } as const;
  const { ticket_no } = await call(createTicket, asked, { token });
  const wish = { kind: "correction", text: "Nasci em 20 de maio de 1990." } as const;
  await call(openMyRequest, wish, { token });
  await handInDocuments(origin, token);
  return ticket_no;
}

const reason = "Um dia como os outros";
const gift = { amount: "5.00", turnover_multiple: 3, reason };

async function giveToOne(admin: OfficePage, memberId: number): Promise<number> {
  const { campaign_id } = await callOffice(admin, createCampaign, {
    ...gift,
    name: `Volta às aulas ${randomInt(1_000, 9_999)}`,
    gift: "bonus",
    segment: { member_ids: [memberId] },
    ends_at: inDays(7),
    budget: "100.00",
  });
  return campaign_id;
}

async function workInTheOffice(admin: Page, colleague: Page, memberId: number): Promise<number> {
  const campaignId = await giveToOne(admin, memberId);
  await callOffice(admin, createPromoCode, {
    ...gift,
    code: `PRAIA-${randomInt(1_000, 9_999)}`,
    pocket: "bonus",
    starts_at: inDays(-1),
    ends_at: inDays(7),
    limit_per_member: 1,
    level_from: 0,
  });
  await agreeToAll(colleague);
  const money = { member_id: memberId, direction: "give", amount: "25.00" } as const;
  await callOffice(admin, adjustMember, { ...money, reason });
  const { tag_id } = await callOffice(admin, saveTag, {
    name: `Imprensa ${randomInt(1_000, 9_999)}`,
    colour: "sea",
  });
  await callOffice(admin, tagMembers, { tag_id, member_ids: [memberId], is_on: true });
  const words = { pt: { title: "Manutenção", text: "Quarta, das 4h às 4h15." } };
  await callOffice(admin, announce, {
    announcement: {
      site: null,
      texts: words,
      link: null,
      is_pinned: false,
      starts_at: inDays(-1),
      ends_at: inDays(1),
    },
    reason,
  });
  await callOffice(admin, scheduleCampaign, {
    texts: words,
    link: null,
    segment: {},
    starts_at: null,
    reason,
  });
  const { segment_id: segmentId } = await callOffice(admin, saveSegment, {
    segment_id: null,
    name: `Fora há uma semana ${randomInt(1_000, 9_999)}`,
    purpose: "marketing",
    rules: { days_away: { from: 7, to: 30 }, deposited: { from: "50.00" } },
    reason,
  });
  const hello = { pt: { title: "Olá, {name}", text: "Um jogo novo chegou." } };
  await callOffice(admin, tryMailing, { texts: hello, language: "pt" });
  await callOffice(admin, askMailing, {
    texts: hello,
    link: "/game",
    segment_id: segmentId,
    channels: ["inbox", "mail"],
    starts_at: null,
    reason,
  });
  const answer = { title: "PIX recebido", category: "deposit", texts: { pt: "O PIX entrou." } };
  await callOffice(admin, saveMacro, { ...answer, category: "deposit", reason });
  await callOffice(admin, matchDay, { day: today() });
  return campaignId;
}

async function keepAway(admin: Page, origin: string): Promise<void> {
  const [excluded, barred] = [await newMember(origin), await newMember(origin)];
  const reason = "Pediu por carta";
  await callOffice(admin, excludeMember, { member_id: excluded.memberId, months: 6, reason });
  const source = "SIGAP";
  const cpfs = [barred.person.cpf];
  await callOffice(admin, importBarred, { import_id: null, source, cpfs, reason: "A lista" });
}

interface Known extends Pick<House, "ticketNo" | "campaignId"> {
  readonly player: Member;
}

/** A company with a link, and nobody who came by it yet. */
async function addAffiliate(admin: OfficePage): Promise<number> {
  const { affiliate_id } = await callOffice(admin, saveAffiliate, {
    company: "Guia de Jogos Ltda",
    tax_id: "12.345.678/0001-95",
    contact: "Rui Prado",
    email: "rui@guia.example.com",
    pix_key: "pagamentos@guia.example.com",
    status: "active",
    reason,
  });
  await callOffice(admin, saveLink, {
    affiliate_id,
    name: "Resenha do Voo",
    target: "/register",
    placement: "guia.example.com/voo",
    is_open: true,
    reason,
  });
  return affiliate_id;
}

/** A draft, which nobody but the office sees. */
async function draftRace(admin: OfficePage, gameId: number): Promise<number> {
  const { race_id } = await callOffice(admin, saveRace, {
    name: "Semana da melhor rodada",
    scoring: "multiplier",
    best_of: 5,
    rounds_per_day: 100,
    min_stake: "1.00",
    game_ids: [gameId],
    starts_at: inDays(1),
    ends_at: inDays(8),
    review_hours: 24,
    ties: "earlier",
    prizes: [
      { from: 1, to: 1, pocket: "cash", amount: "50.00", turnover_multiple: 1, free: null },
      {
        from: 2,
        to: 3,
        pocket: "free",
        amount: "0",
        turnover_multiple: 0,
        free: { game_id: gameId, stake: "1.00", rounds: 10, days: 7 },
      },
    ],
    budget: "70.00",
    reason,
  });
  return race_id;
}

/** By what its pages are known. */
async function readHouse(
  origin: string,
  admin: OfficePage,
  { player, ...known }: Known,
): Promise<House> {
  const text = player.person.account;
  const [withdrawals, deposits, kyc, { list: tables }] = [
    await callOffice(admin, listWithdrawals, { text, status: "all" }),
    await callOffice(admin, listDeposits, { text }),
    await callOffice(admin, listKyc, {}),
    await callOffice(admin, listTables, {}),
  ];
  const { list: games } = await createApiClient(origin)(listGames, { keyword: "Onça Dourada" });
  const there = <T>(value: T | undefined, what: string): T => {
    if (value === undefined) throw new Error(`The house has no ${what}.`);
    return value;
  };
  return {
    ...known,
    memberId: player.memberId,
    affiliateId: await addAffiliate(admin),
    raceId: await draftRace(admin, there(games[0]?.id, "game")),
    day: today(),
    withdrawalNo: there(withdrawals.list[0]?.order_no, "withdrawal"),
    depositNo: there(deposits.list[0]?.order_no, "deposit"),
    submissionId: there(kyc.list[0]?.submission_id, "identity"),
    gameId: String(there(games[0]?.id, "game")),
    gameKey: `house/${games[0]?.code}`,
    tableCode: there(tables[0]?.code, "table"),
  };
}

export async function furnish(origin: string, admin: Page, colleague: Page): Promise<House> {
  const player = await playerWithMoney(origin);
  const ticketNo = await askAndComplain(origin, player);
  const campaignId = await workInTheOffice(admin, colleague, player.memberId);
  await keepAway(admin, origin);
  // Nobody offers it: other walks would meet it in the lobby.
  importSample();
  refuseSample();
  return readHouse(origin, admin, { player, ticketNo, campaignId });
}

/** No more than each address of the office needs, and nothing that other walks would meet. */
export async function furnishPlainly(origin: string, admin: OfficePage): Promise<House> {
  const player = await playerWithMoney(origin);
  const ticketNo = await askAndComplain(origin, player);
  const campaignId = await giveToOne(admin, player.memberId);
  return readHouse(origin, admin, { player, ticketNo, campaignId });
}
