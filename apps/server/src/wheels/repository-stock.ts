/** The SQL of what a day's prizes have come to. One row a wheel and day is everybody's lock. */
import { sql } from "kysely";
import type { WheelKind } from "@tucano/contract/player/rewards/wheels.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { DayGiven } from "./types.ts";

export interface WheelDay {
  readonly wheel: WheelKind;
  readonly day: string;
}

/** With where its whole budget begins; null: at the beginning of all. */
export interface BudgetedDay extends WheelDay {
  readonly since: string | null;
}

export async function readDay(db: Db | Tx, { wheel, day, since }: BudgetedDay): Promise<DayGiven> {
  const spent = await sql<{ spent: number; since: number }>`
    SELECT coalesce(sum(spent_centavos) FILTER (WHERE day = ${day}), 0)::bigint AS spent,
      coalesce(sum(spent_centavos), 0)::bigint AS since
    FROM wheels.day
    WHERE wheel = ${wheel} AND day BETWEEN coalesce(${since}::date, '-infinity') AND ${day}::date
    `.execute(db);
  const prizes = await sql<{ prize: string; given: number }>`
    SELECT prize, given FROM wheels.day_prize
    WHERE wheel = ${wheel} AND day = ${day}`.execute(db);
  return {
    spentCentavos: spent.rows[0]?.spent ?? 0,
    spentSinceCentavos: spent.rows[0]?.since ?? 0,
    given: new Map(prizes.rows.map(({ prize, given }) => [prize, given])),
  };
}

/**
 * Until the transaction ends nobody else takes from this day, nor, around midnight, from the one
 * before it.
 */
export async function lockDay(tx: Tx, of: BudgetedDay): Promise<DayGiven> {
  const { wheel, day } = of;
  await sql`
    INSERT INTO wheels.day (wheel, day) VALUES (${wheel}, ${day})
    ON CONFLICT DO NOTHING`.execute(tx);
  await sql`
    SELECT FROM wheels.day WHERE wheel = ${wheel} AND day BETWEEN ${day}::date - 1 AND ${day}::date
    ORDER BY day FOR UPDATE`.execute(tx);
  return readDay(tx, of);
}

export interface Taking extends WheelDay {
  readonly prize: string;
  readonly costCentavos: number;
}

/** Of a day that is locked. */
export async function takeFromDay(tx: Tx, taking: Taking): Promise<void> {
  const { wheel, day, prize, costCentavos } = taking;
  await sql`
    UPDATE wheels.day SET spent_centavos = spent_centavos + ${costCentavos}
    WHERE wheel = ${wheel} AND day = ${day}`.execute(tx);
  await sql`
    INSERT INTO wheels.day_prize AS p (wheel, day, prize, given)
    VALUES (${wheel}, ${day}, ${prize}, 1)
    ON CONFLICT (wheel, day, prize) DO UPDATE SET given = p.given + 1`.execute(tx);
}

export async function giveBackToDay(tx: Tx, taking: Taking): Promise<void> {
  const { wheel, day, prize, costCentavos } = taking;
  await sql`
    UPDATE wheels.day SET spent_centavos = spent_centavos - ${costCentavos}
    WHERE wheel = ${wheel} AND day = ${day}`.execute(tx);
  await sql`
    UPDATE wheels.day_prize SET given = given - 1
    WHERE wheel = ${wheel} AND day = ${day} AND prize = ${prize}`.execute(tx);
}
