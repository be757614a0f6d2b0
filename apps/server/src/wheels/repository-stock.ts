/** The SQL of what a day's prizes have come to. One row a wheel and day is everybody's lock. */
import { sql } from "kysely";
import type { WheelKind } from "@tucano/contract/wheels.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { DayGiven } from "./types.ts";

export interface WheelDay {
  readonly wheel: WheelKind;
  readonly day: string;
}

export async function readDay(db: Db | Tx, { wheel, day }: WheelDay): Promise<DayGiven> {
  const spent = await sql<{ spent: number }>`
    SELECT spent_centavos AS spent FROM wheels.day
    WHERE wheel = ${wheel} AND day = ${day}`.execute(db);
  const prizes = await sql<{ prize: string; given: number }>`
    SELECT prize, given FROM wheels.day_prize
    WHERE wheel = ${wheel} AND day = ${day}`.execute(db);
  return {
    spentCentavos: spent.rows[0]?.spent ?? 0,
    given: new Map(prizes.rows.map(({ prize, given }) => [prize, given])),
  };
}

/** Until the transaction ends nobody else takes from this day. */
export async function lockDay(tx: Tx, of: WheelDay): Promise<DayGiven> {
  const { wheel, day } = of;
  await sql`
    INSERT INTO wheels.day (wheel, day) VALUES (${wheel}, ${day})
    ON CONFLICT DO NOTHING`.execute(tx);
  await sql`
    SELECT FROM wheels.day WHERE wheel = ${wheel} AND day = ${day} FOR UPDATE`.execute(tx);
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
