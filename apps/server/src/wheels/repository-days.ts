/** The SQL of what a wheel gave, day by day. */
import { sql } from "kysely";
import type { Centavos } from "@tucano/contract/money.ts";
import type { WheelKind } from "@tucano/contract/player/rewards/wheels.ts";
import type { Db } from "../platform/database/types.ts";

export interface WheelDaySum {
  readonly day: string;
  readonly draws: number;
  readonly spent: Centavos;
}

export async function listDays(
  db: Db,
  of: { readonly wheel: WheelKind; readonly from: string; readonly to: string },
): Promise<WheelDaySum[]> {
  const { rows } = await sql<WheelDaySum>`
    SELECT d.day::text AS day, d.spent_centavos AS spent,
      coalesce((SELECT sum(p.given)::bigint FROM wheels.day_prize p
        WHERE p.wheel = d.wheel AND p.day = d.day), 0) AS draws
    FROM wheels.day d WHERE d.wheel = ${of.wheel} AND d.day BETWEEN ${of.from} AND ${of.to}
    ORDER BY d.day DESC`.execute(db);
  return rows;
}
