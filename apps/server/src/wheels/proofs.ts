/** What a member drew, with all that it takes to draw it again. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { wheelProofs } from "@tucano/contract/player/rewards/wheels.ts";
import { pageOf } from "../platform/paging.ts";
import { presentProof } from "./present.ts";
import { listDraws, readPrizeTables } from "./repository.ts";
import type { WheelsDeps } from "./types.ts";

export async function listProofs(
  { db }: WheelsDeps,
  memberId: MemberId,
  input: InputOf<typeof wheelProofs>,
): Promise<DataOf<typeof wheelProofs>> {
  const { page, limit, offset } = pageOf(input);
  const wheel = input.wheel ?? null;
  const { draws, total } = await listDraws(db, { memberId, wheel, limit, offset });
  const tables = await readPrizeTables(db, [...new Set(draws.map(({ tableId }) => tableId))]);
  const list = draws.map((draw) => presentProof(draw, tables.get(draw.tableId) ?? []));
  return { list, total, page, limit };
}
