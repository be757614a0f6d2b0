/** The checks of what is given for inviting, losing and coming back. */
import { maskAccount } from "../../members/index.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { add, formatWire, multiplyFloor, toCentavos, ZERO } from "@tucano/contract/money.ts";
import type * as contract from "@tucano/contract/player/rewards/promotions.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { toWireInstant } from "../../platform/days.ts";
import { pageOf } from "../../platform/paging.ts";
import { toldWithCost } from "../costs/published-cost.ts";
import { promisesTo } from "../promise.ts";
import {
  dailyReliefActivity,
  invitationActivity,
  sevenDaysActivity,
} from "../recharges/activities-of-recharges.ts";
import { readDailyRelief } from "./daily-relief.ts";
import { readInvitations, summariseInvitations } from "./invitation.ts";
import { presentCheck, presentStanding, type View } from "../present.ts";
import { readSevenDays } from "./seven-days.ts";
import type { InviteeStanding, PromotionsDeps } from "../types.ts";

type InvitationOutput = DataOf<typeof contract.checkInvitation>;

export async function showInvitations(
  deps: PromotionsDeps,
  memberId: MemberId,
  input: InputOf<typeof contract.checkInvitation> & { readonly lang: Language },
): Promise<InvitationOutput> {
  const { page, limit, offset } = pageOf(input);
  const rows = await readInvitations(deps, memberId);
  const [standing, { numbers }] = await Promise.all([
    summariseInvitations(deps, memberId, rows),
    promisesTo(deps, memberId)("invitation", deps.clock.now()),
  ]);
  const told = { key: "invitation", numbers, activity: invitationActivity(numbers) } as const;
  const view = { lang: input.lang, now: deps.clock.now() };
  const claimed = rows.filter(({ state }) => state === "claimed");
  return {
    ...presentCheck(standing, await toldWithCost(deps, told), view),
    list: rows.slice(offset, offset + limit).map((row) => presentInvitee(row, view)),
    total: rows.length,
    page,
    limit,
    claimable_count: rows.filter(({ state }) => state === "claimable").length,
    claimed_count: claimed.length,
    claimed_amount: formatWire(add(...claimed.map(({ reward }) => reward?.amount ?? ZERO))),
  };
}

function presentInvitee(row: InviteeStanding, view: View): InvitationOutput["list"][number] {
  const { invitee } = row;
  return {
    ...presentStanding(row, view),
    invitee_id: invitee.memberId,
    account: maskAccount(invitee.account),
    joined_at: toWireInstant(invitee.createdAt),
    claimed_at: toWireInstant(row.reward?.claimedAt ?? null),
  };
}

export async function showDailyRelief(
  deps: PromotionsDeps,
  memberId: MemberId,
  lang: Language,
): Promise<DataOf<typeof contract.checkDailyRelief>> {
  const { standing, numbers, day, loss, today } = await readDailyRelief(deps, memberId);
  const told = { key: "dailyRelief", numbers, activity: dailyReliefActivity(numbers) } as const;
  return {
    ...presentCheck(standing, await toldWithCost(deps, told), { lang, now: deps.clock.now() }),
    day,
    loss_amount: formatWire(loss),
    today: {
      day: today.day,
      loss_amount: formatWire(today.loss),
      reward_amount: formatWire(today.reward),
    },
  };
}

export async function showSevenDays(
  deps: PromotionsDeps,
  memberId: MemberId,
  lang: Language,
): Promise<DataOf<typeof contract.sevenDays>> {
  const { standing, numbers, position, today, days } = await readSevenDays(deps, memberId);
  const told = { key: "day7", numbers, activity: sevenDaysActivity(numbers) } as const;
  return {
    ...presentCheck(standing, await toldWithCost(deps, told), { lang, now: deps.clock.now() }),
    today,
    day7_id: position,
    d7_map: Object.fromEntries(days.map((one) => [String(one.position), one.state === "claimed"])),
    list: days.map(({ position: number, date, gift, state }) => {
      const amount = toCentavos(gift.amountCentavos);
      return {
        day: number,
        date,
        reward_amount: formatWire(amount),
        turnover_required: formatWire(multiplyFloor(amount, gift.turnoverMultiple, 1)),
        state,
      };
    }),
  };
}
