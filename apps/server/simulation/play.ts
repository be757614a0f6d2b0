/**
 * The commands of a day at the house, small enough to be modelled in a page: they go through the
 * real ledger and the real pocket functions, and keep their bets in a table of their own, so that
 * effects and money must commit together here too.
 */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { multiplyFloor, toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { CommandKind, Decision, Ledger, Outcome } from "../src/ledger/index.ts";
import type { Db, Tx } from "../src/platform/database/types.ts";
import {
  deposit,
  grant,
  hold,
  payout,
  release,
  rollbackStake,
  type Split,
  stake,
  win,
  type WalletRefusal,
} from "../src/wallet/index.ts";

/** One wish of one member. JSON, so that it can be sent to another process unchanged. */
export type Wish = { readonly member: MemberId; readonly id: string } & Act;

export type Act =
  | { readonly act: "deposit" | "bonus" | "bet" | "hold" | "release" | "payout"; amount: number }
  | { readonly act: "win"; readonly bet: string; readonly amount: number }
  | { readonly act: "rollback"; readonly bet: string };

export const TURNOVER_WEIGHT_PERCENT = 100;
/** What a bonus owes. */
export const BONUS_MULTIPLE = 2;
const GAME = "simulated";

interface Bet {
  readonly id: string;
  readonly split: Split;
  readonly turnoverOwedChange: number;
  readonly bonusOwedChange: number;
  readonly isUndone: boolean;
}

type Effect = { readonly made: Omit<Bet, "isUndone"> } | { readonly undone: string };

export async function installPlay(owner: Db): Promise<void> {
  await sql`CREATE SCHEMA simulation`.execute(owner);
  await sql`CREATE TABLE simulation.bet (
    member_id bigint NOT NULL, id text NOT NULL, cash bigint NOT NULL, bonus bigint NOT NULL,
    turnover_owed_change bigint NOT NULL, bonus_owed_change bigint NOT NULL,
    is_undone boolean NOT NULL DEFAULT false,
    PRIMARY KEY (member_id, id))`.execute(owner);
  await sql`GRANT USAGE ON SCHEMA simulation TO tucano_runtime`.execute(owner);
  await sql`GRANT SELECT, INSERT, UPDATE ON simulation.bet TO tucano_runtime`.execute(owner);
}

interface BetRow {
  id: string | null;
  cash: number;
  bonus: number;
  turnover_owed_change: number;
  bonus_owed_change: number;
  is_undone: boolean;
}

async function gatherBets(
  tx: Tx,
  inputs: readonly { memberId: MemberId; input: Act }[],
): Promise<(Bet | null)[]> {
  const ids = inputs.map(({ input }) => ("bet" in input ? input.bet : ""));
  const found = await sql<BetRow>`
    SELECT b.id, cash, bonus, turnover_owed_change, bonus_owed_change, is_undone
    FROM unnest(${inputs.map((one) => one.memberId)}::bigint[], ${ids}::text[])
      WITH ORDINALITY AS k (member_id, id, position)
    LEFT JOIN simulation.bet b ON b.member_id = k.member_id AND b.id = k.id
    ORDER BY k.position`.execute(tx);
  return found.rows.map((row) =>
    row.id === null
      ? null
      : {
          id: row.id,
          isUndone: row.is_undone,
          turnoverOwedChange: row.turnover_owed_change,
          bonusOwedChange: row.bonus_owed_change,
          split: { cash: toCentavos(row.cash), bonus: toCentavos(row.bonus) },
        },
  );
}

async function writeBets(
  tx: Tx,
  effects: readonly { memberId: MemberId; effect: Effect }[],
): Promise<void> {
  const rows = effects.map(({ memberId, effect }) => ({
    member_id: memberId,
    id: "made" in effect ? effect.made.id : effect.undone,
    cash: "made" in effect ? effect.made.split.cash : 0,
    bonus: "made" in effect ? effect.made.split.bonus : 0,
    turnover_owed_change: "made" in effect ? effect.made.turnoverOwedChange : 0,
    bonus_owed_change: "made" in effect ? effect.made.bonusOwedChange : 0,
    is_undone: "undone" in effect,
  }));
  await sql`
    INSERT INTO simulation.bet
    SELECT * FROM json_populate_recordset(null::simulation.bet, ${JSON.stringify(rows)}::json)
    ON CONFLICT (member_id, id) DO UPDATE SET is_undone = excluded.is_undone`.execute(tx);
}

/** Act and id of the command together: a bet is known by the id it came with. */
type Input = Act & { readonly id: string };
type Refusal = WalletRefusal | "simulation.unknown_bet" | "simulation.not_held";
type PlayDecision = Decision<null, Effect, Refusal>;
const answer = null;
const unknownBet: PlayDecision = { outcome: "refused", code: "simulation.unknown_bet" };

export const play: CommandKind<Input, Bet | null, Effect, null, Refusal> = {
  name: "simulation.play",
  isOptimistic: true,
  gather: gatherBets,
  decide(wallet, bet, input): PlayDecision {
    const reference = `round:${"bet" in input ? input.bet : input.id}`;
    const at = { reference, game: GAME };
    switch (input.act) {
      case "win":
        if (bet === null || bet.isUndone) return unknownBet;
        return {
          ...win(wallet, { ...at, amount: toCentavos(input.amount), split: bet.split }),
          answer,
        };
      case "rollback":
        if (bet === null) {
          return { outcome: "applied", transfers: [], cancels: true, answer };
        }
        if (bet.isUndone) return { outcome: "applied", transfers: [], answer };
        return {
          ...rollbackStake(wallet, {
            ...at,
            split: bet.split,
            turnoverOwedChange: toCentavos(bet.turnoverOwedChange),
            bonusOwedChange: toCentavos(bet.bonusOwedChange),
          }),
          effect: { undone: bet.id },
          answer,
        };
      case "bet":
        return decideBet(wallet, { ...input, act: "bet" }, at);
      default:
        return decideCash(wallet, { ...input, act: input.act }, reference);
    }
  },
  write: writeBets,
};

function decideBet(
  wallet: Parameters<typeof stake>[0],
  input: Input & { amount: number },
  at: { reference: string; game: string },
): PlayDecision {
  const staked = stake(wallet, {
    ...at,
    amount: toCentavos(input.amount),
    turnoverWeightPercent: TURNOVER_WEIGHT_PERCENT,
  });
  if (staked.outcome === "refused") return staked;
  const { split, turnoverOwedChange, bonusOwedChange } = staked;
  const made = { id: input.id, split, turnoverOwedChange, bonusOwedChange };
  return { ...staked, effect: { made }, answer };
}

function decideCash(
  wallet: Parameters<typeof stake>[0],
  input: { act: "deposit" | "bonus" | "hold" | "release" | "payout"; amount: number },
  reference: string,
): PlayDecision {
  const amount = toCentavos(input.amount);
  const needsLocked = input.act === "release" || input.act === "payout";
  if (needsLocked && wallet.locked < amount) {
    return { outcome: "refused", code: "simulation.not_held" };
  }
  switch (input.act) {
    case "deposit":
      return also(deposit(wallet, { amount, reference, turnoverMultiple: 1 }));
    case "hold":
      return also(hold(wallet, { amount, reference }));
    case "release":
      return also(release(wallet, { amount, reference }));
    case "payout":
      return also(payout(wallet, { amount, feeCentavos: ZERO, reference }));
    case "bonus":
      return also(
        grant(wallet, {
          amount,
          reference,
          pocket: "bonus",
          cost: "promotion:cost",
          turnover: multiplyFloor(amount, BONUS_MULTIPLE, 1),
        }),
      );
  }
}

function also(result: ReturnType<typeof hold | typeof deposit | typeof grant>): PlayDecision {
  return result.outcome === "refused" ? result : { ...result, answer };
}

/** Games speak as a studio whose ids are shared by all members; the rest as our own cashier. */
export function sourceOf(wish: Act): string {
  return ["bet", "win", "rollback"].includes(wish.act) ? "studio:simulated" : "cashier";
}

export function execute(ledger: Ledger, wish: Wish): Promise<Outcome<null, unknown, Refusal>> {
  const { member, ...input } = wish;
  return ledger.execute(play, {
    memberId: member,
    source: sourceOf(wish),
    externalId: wish.id,
    ...(wish.act === "rollback" ? { cancels: [wish.bet] } : {}),
    input,
    timeoutMs: 100_000,
  });
}
