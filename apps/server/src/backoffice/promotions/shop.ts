/** The shop at the desk. Its numbers are set with those of the promotions, by two people. */
import type * as contract from "@tucano/contract/backoffice/site/shop.ts";
import { toWireInstant } from "../../platform/days.ts";
import type { Reading } from "../core/area.ts";
import { limitOf, placeAfter, placeText, toPage } from "../core/keyset.ts";
import { toReference } from "../core/present.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const listPurchases: Reading<typeof contract.listPurchases> = async (
  parts,
  { cursor, limit: asked },
) => {
  const limit = limitOf(asked);
  const before = placeAfter(cursor, UUID);
  const [rows, outstanding] = await Promise.all([
    parts.missions.listPurchases({ before, limit: limit + 1 }),
    parts.missions.outstanding(),
  ]);
  const members = await parts.members.findMany(rows.map(({ memberId }) => memberId));
  const page = toPage(rows, limit, {
    keyOf: ({ createdAt, id }) => placeText(createdAt, id),
    show: ({ id, memberId, code, points, state, refusal, createdAt }) => ({
      purchase_id: id,
      member: toReference(memberId, members),
      code,
      points,
      state,
      refusal,
      at: toWireInstant(createdAt),
    }),
  });
  return { ...page, outstanding };
};
