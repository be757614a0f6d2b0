/** Whose a new member is: decided once, and written with the member. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { ZERO } from "@tucano/contract/money.ts";
import type { Tx } from "../../platform/database/types.ts";
import { dayOf } from "../../platform/days.ts";
import type { RequestContext } from "../../platform/http/types.ts";
import { insertEvents } from "../event-repository.ts";
import { isBroughtBy } from "../policy.ts";
import type { AffiliatesDeps } from "../types.ts";
import { findClick, insertAttribution } from "./click-repository.ts";

/** Sent to the registration and nowhere else. */
export const CLICK_COOKIE = "tucano_click";
export const CLICK_PATH = "/api/auth/register2";

/** Of whatever else a cookie may say, PostgreSQL takes no part. */
const CLICK_ID = /^[\w-]{1,64}$/;

/** Null: nobody brought whoever registers now. Else what notes it, in the same transaction. */
export async function originOf(
  { clock, db, market }: Pick<AffiliatesDeps, "clock" | "db" | "market">,
  context: Pick<RequestContext, "cookies" | "clearCookie">,
  { isInvited }: { readonly isInvited: boolean },
): Promise<((tx: Tx, memberId: MemberId) => Promise<void>) | null> {
  const clickId = context.cookies[CLICK_COOKIE];
  if (clickId === undefined) return null;
  context.clearCookie(CLICK_COOKIE, CLICK_PATH);
  const click = CLICK_ID.test(clickId) ? await findClick(db, clickId) : null;
  const { clickDays, isOpen } = await market.read("affiliates");
  const now = clock.now();
  if (click === null || !isOpen) return null;
  const { status, affiliateId, at: clickedAt } = click;
  if (!isBroughtBy({ clickedAt, now, clickDays, status, isInvited })) return null;
  return async (tx, memberId) => {
    if (!(await insertAttribution(tx, click, { memberId, now, day: dayOf(now) }))) return;
    const eventId = `reg:${memberId}`;
    await insertEvents(tx, [
      { eventId, affiliateId, memberId, kind: "reg", amount: ZERO, at: now },
    ]);
  };
}
