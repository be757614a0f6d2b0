/** Protects: a member is told of what happened to their money once, in their language, alone. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import * as contract from "@tucano/contract/player/site/messages.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import type { CommandKind, TransferDraft } from "../../ledger/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { readJournal } from "../../testing/journal.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const [OUTSIDE, CASH, LOCKED] = ["psp:clearing", "member:cash", "member:locked"] as const;

/** One entry of the journal. */
const entry: CommandKind<TransferDraft, undefined, never, null> = {
  name: "test.entry",
  decide: (_wallet, _facts, transfer) => ({
    outcome: "applied",
    transfers: [transfer],
    answer: null,
  }),
};

async function move(
  { memberId }: TestMember,
  transfer: Pick<TransferDraft, "kind" | "debit" | "credit">,
  amount: number,
): Promise<void> {
  const outcome = await server.rooms.ledger.execute(entry, {
    memberId,
    source: "test",
    externalId: randomUUID(),
    input: { ...transfer, amount: toCentavos(amount), reference: "order:test" },
  });
  expect(outcome.status).toBe("applied");
}

type Inbox = DataOf<typeof contract.listNotifications>;

async function inboxOf({ token }: TestMember, lang = "en"): Promise<Inbox> {
  const answer = await server.call(contract.listNotifications, {}, { token, lang });
  expect(answer.status).toBe(200);
  return answer.body.data as Inbox;
}

const read = (member: TestMember, input: object) =>
  server.send(contract.readNotifications, input, { token: member.token });

describe("the inbox", () => {
  test("tells of a deposit, a payout and a rejection, each once, however often it is read", async () => {
    const member = await registerTestMember(server);
    await move(member, { kind: "deposit", debit: OUTSIDE, credit: CASH }, 123_450);
    for (const [amount, end] of [
      [3_000, { kind: "withdrawal.payout", debit: LOCKED, credit: OUTSIDE }],
      [4_000, { kind: "withdrawal.release", debit: LOCKED, credit: CASH }],
    ] as const) {
      await move(member, { kind: "withdrawal.hold", debit: CASH, credit: LOCKED }, amount);
      await move(member, end, amount);
    }
    await readJournal(server.house.journal);
    await server.house.journal.rebuild("messages.money");

    const { list, unread, total } = await inboxOf(member);
    expect([unread, total]).toEqual([3, 3]);
    const told = Object.fromEntries(list.map((one) => [one.code, one]));
    expect(told["deposit_credited"]).toMatchObject({
      title: "Deposit received",
      text: "R$\u00a01.234,50 has been added to your balance.",
      link: "/rechargeRecord",
      is_read: false,
    });
    expect(told["withdrawal_paid"]?.text).toBe("R$\u00a030,00 is on its way to your bank.");
    expect(told["withdrawal_rejected"]).toMatchObject({ link: "/withdrawalRecord" });
    expect(told["withdrawal_rejected"]?.text).toContain("R$\u00a040,00");

    const portuguese = await inboxOf(member, "pt");
    expect(portuguese.list.map(({ title }) => title)).toContain("Depósito recebido");
  });

  test("is marked one by one or all at once, and only its owner can", async () => {
    const [ana, bia] = [await registerTestMember(server), await registerTestMember(server)];
    const notices = [1, 2, 3].map((cents) => ({
      memberId: ana.memberId,
      code: "reward_claimable" as const,
      params: { amountCentavos: cents },
      link: "/promotion/activity",
    }));
    await server.rooms.messages.notify(null, ...notices);
    const ids = (await inboxOf(ana)).list.map(({ id }) => id);
    expect(ids).toHaveLength(3);

    expect((await read(bia, { ids })).body.data).toEqual({ read: 0, unread: 0 });
    expect((await read(bia, { all: true })).body.data).toEqual({ read: 0, unread: 0 });
    expect((await inboxOf(bia)).list).toEqual([]);
    expect((await read(ana, { ids: ids.slice(0, 1) })).body.data).toEqual({ read: 1, unread: 2 });
    expect((await read(ana, { ids: ids.slice(0, 1) })).body.data).toEqual({ read: 0, unread: 2 });
    const unread = await server.call(
      contract.listNotifications,
      { unread_only: "true", limit: 1 },
      { token: ana.token },
    );
    expect(unread.body.data).toMatchObject({ total: 2, unread: 2, limit: 1 });
    expect(unread.body.data.list).toHaveLength(1);
    expect((await read(ana, { all: true })).body.data).toEqual({ read: 2, unread: 0 });
    expect((await read(ana, {})).body).toMatchObject({ code: 422, error: "common.invalid_input" });
  });

  test("shows what is told for later when its time has come, and one thing once", async () => {
    const member = await registerTestMember(server);
    const { memberId } = member;
    const at = new Date(server.clock.now().getTime() + 60_000);
    const notice = {
      memberId,
      code: "reward_claimable" as const,
      params: { amountCentavos: 1_000 },
      key: "reward:vip.weekly:2026-W47",
      at,
    };
    await Promise.all([1, 2, 3].map(() => server.rooms.messages.notify(null, notice)));
    expect((await inboxOf(member)).unread).toBe(0);
    server.clock.advance(60_000);
    const { list, unread } = await inboxOf(member);
    expect(unread).toBe(1);
    expect(list[0]?.text).toBe("You can claim R$\u00a010,00 now.");
  });

  test("tells of a reward once, when it is offered, and of an offer that was taken back nothing", async () => {
    const member = await registerTestMember(server);
    const { rewards } = server.rooms;
    const offer = {
      memberId: member.memberId,
      kind: "vip.weekly",
      period: "2026-W47",
      amount: toCentavos(800),
      pocket: "cash",
      turnover: toCentavos(800),
      cost: "promotion:cost",
      basis: [],
      availableFrom: server.clock.now(),
      expiresAt: null,
    } as const;
    const failing = inTransaction(server.db, async (tx) => {
      await rewards.offer(tx, [offer]);
      throw new Error("The job that offers has failed.");
    });
    await expect(failing).rejects.toThrow("failed");
    expect((await inboxOf(member)).total).toBe(0);
    for (const _time of [1, 2]) {
      await inTransaction(server.db, (tx) => rewards.offer(tx, [offer]));
    }
    const { list, total } = await inboxOf(member);
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({
      code: "reward_claimable",
      text: "You can claim R$\u00a08,00 now.",
      link: "/promotion/activity",
    });
  });
});

describe("the site's announcements", () => {
  test("are read by everybody, in their time and language, pinned ones first", async () => {
    const { messages } = server.rooms;
    const now = server.clock.now();
    const hour = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
    const base = { site: null, link: null, isPinned: false, startsAt: hour(-2), endsAt: null };
    const pt = (title: string) => ({ pt: { title, text: "…" } });
    await messages.announce({ ...base, texts: pt("antigo"), endsAt: hour(-1) }, "ops@x.example");
    await messages.announce({ ...base, texts: pt("alheio"), site: "outro" }, "ops@x.example");
    await messages.announce({ ...base, texts: pt("amanhã"), startsAt: hour(24) }, "ops@x.example");
    await messages.announce(
      { ...base, texts: { ...pt("novo"), en: { title: "new", text: "…" } }, startsAt: hour(-1) },
      "ops@x.example",
    );
    const pinned = await messages.announce(
      { ...base, texts: pt("fixo"), isPinned: true },
      "ops@x.example",
    );
    const titles = async (lang: string) => {
      const { body } = await server.call(contract.listAnnouncements, {}, { lang });
      return (body.data as DataOf<typeof contract.listAnnouncements>).list.map(
        ({ title }) => title,
      );
    };
    expect(await titles("pt")).toEqual(["fixo", "novo"]);
    expect(await titles("th")).toEqual(["fixo", "new"]);
    expect(await messages.endAnnouncement(pinned)).toBe(true);
    expect(await messages.endAnnouncement(pinned)).toBe(false);
    expect(await titles("en")).toEqual(["new"]);
  });

  test("stand beside the way to customer service, which needs no signing in", async () => {
    const { body } = await server.call(contract.support, {});
    expect(body.data).toEqual({
      link: "/information-center/support",
      hours: "",
      contacts: [],
      channels: [],
    });
    expect((await server.send(contract.listNotifications, {})).status).toBe(401);
  });
});
