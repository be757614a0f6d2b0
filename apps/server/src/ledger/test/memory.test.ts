// Protects: a process that remembers wallets never decides on a stale one: whatever another process
// moved, froze or noted counts from the next command on, each command applies once, and an id that
// comes again, however old, gets its stored answer.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { listenToExecutor, type Overheard } from "../../testing/money-statements.ts";
import type { CommandKind, Ledger, Outcome, WalletAccess } from "../index.ts";
import { readWallets } from "../repository.ts";
import { type Bench, command, credit, debit, findDifferences, openBench } from "./bench.ts";
import { findWaiting, skippableTime } from "./moments.ts";

let bench: Bench;
/** As another process on the same database. */
let rival: Ledger;
let nextMember = 200_000_000;
const time = skippableTime();

beforeAll(async () => {
  bench = await openBench();
  rival = bench.createRival();
});
beforeEach(() => time.trustAgain());
afterAll(async () => {
  await rival.close();
  await bench.close();
  time.restore();
});

/** A member whose wallet this process remembers. */
async function knownMember(amount = 0): Promise<MemberId> {
  nextMember += 1;
  const member = toMemberId(nextMember);
  await bench.openWallet(member);
  await bench.ledger.execute(credit, command(member, { amount: amount + 1 }));
  await bench.ledger.execute(debit, command(member, { amount: 1 }));
  return member;
}

function knownMembers(count: number, amount = 0): Promise<MemberId[]> {
  return Promise.all(Array.from({ length: count }, () => knownMember(amount)));
}

async function listen<T>(work: () => Promise<T>): Promise<Overheard & { readonly result: T }> {
  const listening = listenToExecutor();
  try {
    const result = await work();
    return { result, ...listening.stop() };
  } finally {
    listening.stop();
  }
}

function answerOf<Answer>(outcome: Outcome<Answer, unknown, string>): Answer {
  if (outcome.status !== "applied") throw new Error(`Not applied: ${outcome.status}`);
  return outcome.answer;
}

async function cashOf(member: MemberId): Promise<number> {
  return (await bench.ledger.readWallet(member)).cash;
}

test("a batch of known wallets is one statement, and reads nothing", async () => {
  const members = await knownMembers(3, 100);
  const { result, transactions, reads } = await listen(() =>
    Promise.all(members.map((one) => bench.ledger.execute(debit, command(one, { amount: 30 })))),
  );
  expect(result.map(answerOf)).toEqual([{ cash: 70 }, { cash: 70 }, { cash: 70 }]);
  expect(transactions.map(({ statements }) => statements.length)).toEqual([1]);
  expect([...reads]).toEqual([]);
});

describe("What another process changed", () => {
  /** Stakes what the account may. */
  const play: typeof debit = {
    ...debit,
    name: "test.play",
    decide: (wallet, facts, input) =>
      wallet.access === "active"
        ? debit.decide(wallet, facts, input)
        : { outcome: "refused", code: "wallet.account_blocked" },
  };
  const stakeOne = (member: MemberId) => bench.ledger.execute(play, command(member, { amount: 1 }));
  const setElsewhere = (member: MemberId, access: WalletAccess) =>
    inTransaction(bench.database.db, (tx) => rival.setAccess(tx, member, access));

  test("money that came there is staked here, though the wallet is known as poor", async () => {
    const member = await knownMember(100);
    await rival.execute(credit, command(member, { amount: 900 }));
    const staked = await bench.ledger.execute(debit, command(member, { amount: 1_000 }));
    expect(staked).toMatchObject({ status: "applied", replayed: false, wallet: { cash: 0 } });
  });

  test("money that was spent there is not staked here once more", async () => {
    const member = await knownMember(100);
    await rival.execute(debit, command(member, { amount: 60 }));
    const staked = await bench.ledger.execute(debit, command(member, { amount: 60 }));
    expect(staked).toMatchObject({ status: "refused", wallet: { cash: 40 } });
    expect(await cashOf(member)).toBe(40);
  });

  test("a freeze refuses the very next command, and its end admits the very next", async () => {
    const member = await knownMember(100);
    expect(await stakeOne(member)).toMatchObject({ status: "applied" });
    await setElsewhere(member, "frozen");
    expect(await stakeOne(member)).toMatchObject({
      status: "refused",
      code: "wallet.account_blocked",
    });
    time.trustAgain();
    expect(await stakeOne(member)).toMatchObject({
      status: "refused",
      code: "wallet.account_blocked",
    });
    await setElsewhere(member, "active");
    expect(await stakeOne(member)).toMatchObject({ status: "applied", wallet: { cash: 98 } });
  });

  test("a freeze that is still being written is waited for; undone, it never was", async () => {
    const member = await knownMember(100);
    const staked: ReturnType<typeof stakeOne>[] = [];
    const freezing = inTransaction(bench.database.db, async (tx) => {
      await rival.setAccess(tx, member, "frozen");
      staked.push(stakeOne(member));
      await findWaiting(bench.database.owner.db);
      throw new Error("undone");
    });
    await expect(freezing).rejects.toThrow("undone");
    expect(await staked[0]).toMatchObject({ status: "applied", wallet: { cash: 99 } });
  });

  test("a decision that throws on what is known is made again on what is there", async () => {
    const strict: typeof debit = {
      ...debit,
      name: "test.strict",
      decide: (wallet, facts, input) => {
        if (wallet.cash < input.amount) throw new Error("too poor");
        return debit.decide(wallet, facts, input);
      },
    };
    const member = await knownMember(100);
    const stake = () => bench.ledger.execute(strict, command(member, { amount: 500 }));
    await expect(stake()).rejects.toThrow("too poor");
    await rival.execute(credit, command(member, { amount: 900 }));
    expect(await stake()).toMatchObject({ status: "applied", wallet: { cash: 500 } });
  });

  test("limits that were set there are known to the very next command", async () => {
    const member = await knownMember(100);
    await inTransaction(bench.database.db, (tx) => rival.setLimited(tx, member, true));
    const seen = await bench.ledger.execute(debit, command(member, { amount: 1 }));
    expect(seen).toMatchObject({ status: "applied", wallet: { isLimited: true, cash: 99 } });
  });
});

describe("Two processes on the same members", () => {
  test("in turns: each command applies once, and none is refused wrongly", async () => {
    const members = await knownMembers(4);
    for (let turn = 0; turn < 12; turn += 1) {
      time.trustAgain();
      const [payer, player] = turn % 2 === 0 ? [bench.ledger, rival] : [rival, bench.ledger];
      const all = (ledger: Ledger, kind: typeof credit | typeof debit, amount: number) =>
        Promise.all(members.map((one) => ledger.execute(kind, command(one, { amount }))));
      const paid = await all(payer, credit, 100 + turn);
      const staked = await all(player, debit, 99 + turn);
      expect(paid.map(answerOf)).toEqual(members.map(() => ({ cash: 100 + 2 * turn })));
      expect(staked.map(answerOf)).toEqual(members.map(() => ({ cash: turn + 1 })));
    }
    expect(await Promise.all(members.map(cashOf))).toEqual([12, 12, 12, 12]);
    expect(await findDifferences(bench.database)).toEqual([]);
  });

  test("at once: all of the money can be staked, and not a centavo more", async () => {
    const members = await knownMembers(4, 40);
    const stakes = Array.from({ length: 25 }, () => members).flat();
    const outcomes = await Promise.all(
      [bench.ledger, rival].flatMap((ledger) =>
        stakes.map((one) => ledger.execute(debit, command(one, { amount: 1 }))),
      ),
    );
    const applied = outcomes.filter((one) => one.status === "applied" && !one.replayed);
    expect(applied).toHaveLength(4 * 40);
    expect(await Promise.all(members.map(cashOf))).toEqual([0, 0, 0, 0]);
    expect(await findDifferences(bench.database)).toEqual([]);
  });
});

describe("An id that comes again", () => {
  /** Three bets: the second was refused, then money came, and the third is the last command. */
  async function memberWithPast() {
    const member = await knownMember(100);
    const bet = (amount: number) => command(member, { amount });
    const bets = [bet(10), bet(1_000), bet(20)] as const;
    const first = await bench.ledger.execute(debit, bets[0]);
    const refused = await bench.ledger.execute(debit, bets[1]);
    await bench.ledger.execute(credit, command(member, { amount: 2_000 }));
    const last = await bench.ledger.execute(debit, bets[2]);
    expect([first.status, refused.status, last.status]).toEqual(["applied", "refused", "applied"]);
    return { member, bets };
  }
  const stored = [
    { status: "applied", answer: { cash: 90 } },
    { status: "refused", code: "wallet.insufficient_funds" },
    { status: "applied", answer: { cash: 2_070 } },
  ] as const;

  test.each([
    ["an old one", 0],
    ["an old refusal", 1],
    ["the last one", 2],
  ] as const)("%s: has its stored answer, its neighbours apply once", async (_name, which) => {
    const { member, bets } = await memberWithPast();
    const neighbours = await knownMembers(3, 100);
    const [again, ...others] = await Promise.all([
      bench.ledger.execute(debit, bets[which]),
      ...neighbours.map((one) => bench.ledger.execute(debit, command(one, { amount: 30 }))),
    ]);
    expect(again).toMatchObject({ ...stored[which], replayed: true, wallet: { cash: 2_070 } });
    const fresh = { status: "applied", replayed: false, answer: { cash: 70 } };
    expect(others).toMatchObject([fresh, fresh, fresh]);
    expect(await Promise.all([member, ...neighbours].map(cashOf))).toEqual([2_070, 70, 70, 70]);
  });

  test("an old refusal that would be refused again is a repeat all the same", async () => {
    const member = await knownMember(100);
    const bet = command(member, { amount: 1_000 });
    await bench.ledger.execute(debit, bet);
    await bench.ledger.execute(debit, command(member, { amount: 40 }));
    const again = await bench.ledger.execute(debit, bet);
    expect(again).toMatchObject({ status: "refused", replayed: true, wallet: { cash: 60 } });
  });

  test.each([0, 1, 2] as const)("with another payload or kind conflicts (%i)", async (which) => {
    const { member, bets } = await memberWithPast();
    const changed = { ...bets[which], input: { amount: 11 } };
    expect(await bench.ledger.execute(debit, changed)).toEqual({ status: "conflict" });
    expect(await bench.ledger.execute(credit, bets[which])).toEqual({ status: "conflict" });
    expect(await cashOf(member)).toBe(2_070);
  });

  test("from a process that never saw it has its stored answer, too", async () => {
    const { member, bets } = await memberWithPast();
    await rival.execute(credit, command(member, { amount: 5 }));
    for (const which of [0, 1, 2] as const) {
      const again = await rival.execute(debit, bets[which]);
      expect(again).toMatchObject({ ...stored[which], replayed: true, wallet: { cash: 2_075 } });
    }
  });

  test("and again undoes no batch: who repeats is looked up from then on", async () => {
    const { member, bets } = await memberWithPast();
    await bench.ledger.execute(debit, bets[0]);
    await bench.ledger.execute(debit, command(member, { amount: 1 }));
    const { result, transactions, reads } = await listen(() =>
      bench.ledger.execute(debit, bets[1]),
    );
    expect(result).toMatchObject({ status: "refused", replayed: true });
    expect(transactions).toEqual([]);
    expect(reads.size).toBe(1);
  });
});

describe("A note", () => {
  /** Takes the next place of the note's chapter: "chapter places". */
  const count: CommandKind<object, undefined, never, { chapter: number; place: number }> = {
    name: "test.count",
    isOptimistic: true,
    decide: ({ note }) => {
      const { chapter, places } = chapterOf(note);
      return {
        outcome: "applied",
        transfers: [],
        note: `${chapter} ${places + 1}`,
        answer: { chapter, place: places },
      };
    },
  };
  function chapterOf(note: string): { chapter: number; places: number } {
    const [chapter = 0, places = 0] = note.split(" ").map(Number);
    return { chapter, places };
  }
  const countBy = (ledger: Ledger, member: MemberId) => ledger.execute(count, command(member, {}));
  /** Begins the next chapter; answers how many places the one before had. */
  const turnPage = (ledger: Ledger, member: MemberId) =>
    inTransaction(bench.database.db, async (tx) => {
      const note = await ledger.lockNote(tx, member);
      const seen = await readWallets(bench.database.owner.db, [member]);
      expect(seen.get(member)?.note).toBe(note);
      const { chapter, places } = chapterOf(note);
      await ledger.setNote(tx, member, `${chapter + 1} 0`);
      return places;
    });
  const range = (length: number) => Array.from({ length }, (_one, index) => index);

  test("counted up by two processes at once misses no number, and uses none twice", async () => {
    const members = await knownMembers(2);
    for (const member of members) await countBy(bench.ledger, member);
    const answers = await Promise.all(
      members.map((member) =>
        Promise.all(
          [bench.ledger, rival].flatMap((ledger) => range(40).map(() => countBy(ledger, member))),
        ),
      ),
    );
    for (const outcomes of answers) {
      const places = outcomes.map((one) => answerOf(one).place);
      expect(places.toSorted((a, b) => a - b)).toEqual(range(81).slice(1));
    }
  });

  test("that is set while commands count on loses none of them", async () => {
    const member = await knownMember();
    const lengths: number[] = [];
    const turnPages = async () => {
      for (const ledger of [rival, bench.ledger, rival, bench.ledger, rival, bench.ledger]) {
        lengths.push(await turnPage(ledger, member));
      }
    };
    const [outcomes] = await Promise.all([
      Promise.all(
        [bench.ledger, rival].flatMap((ledger) => range(60).map(() => countBy(ledger, member))),
      ),
      turnPages(),
    ]);
    lengths.push(await turnPage(bench.ledger, member));
    const chapters = Map.groupBy(outcomes.map(answerOf), (one) => one.chapter);
    for (const [chapter, length] of lengths.entries()) {
      const places = (chapters.get(chapter) ?? []).map((one) => one.place);
      expect(places.toSorted((a, b) => a - b)).toEqual(range(length));
    }
    expect(lengths.reduce((sum, one) => sum + one, 0)).toBe(120);
  });

  test("that is locked is as the last answer left it", async () => {
    const member = await knownMember();
    for (const ledger of [bench.ledger, rival, bench.ledger]) await countBy(ledger, member);
    const lock = () => inTransaction(bench.database.db, (tx) => bench.ledger.lockNote(tx, member));
    expect(await lock()).toBe("0 3");
    await rival.execute(debit, command(member, { amount: 1 }));
    expect(await lock()).toBe("0 3");
  });

  test("that is set and undone counts on as if nothing had been", async () => {
    const member = await knownMember();
    await countBy(bench.ledger, member);
    const setting = inTransaction(bench.database.db, async (tx) => {
      await bench.ledger.setNote(tx, member, "7 7");
      throw new Error("undone");
    });
    await expect(setting).rejects.toThrow("undone");
    expect(answerOf(await countBy(bench.ledger, member))).toEqual({ chapter: 0, place: 1 });
  });

  test("of who has no wallet is neither locked nor set", async () => {
    const nobody = toMemberId(7);
    const attempt = (what: "lockNote" | "setNote") =>
      inTransaction(bench.database.db, async (tx) => {
        await bench.ledger[what](tx, nobody, "x");
      });
    await expect(attempt("lockNote")).rejects.toThrow("a wallet that exists");
    await expect(attempt("setNote")).rejects.toThrow("a wallet that exists");
  });
});

test("After all of this the books are clean", async () => {
  await bench.ledger.foldHouse();
  expect(await findDifferences(bench.database)).toEqual([]);
});
