/** A week's figures: each is another room's, and none is counted here. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { readRecap } from "@tucano/contract/player/account/recap.ts";
import { addDays, dayOf, mondayOf, startOfDay } from "../platform/days.ts";
import type { RecapDeps } from "./types.ts";
import { readWish } from "./wish-repository.ts";

type Recap = DataOf<typeof readRecap>;

const WEEK_DAYS = 7;

/** The Monday of the last week that is over. */
export const lastWeek = (now: Date): string => addDays(mondayOf(dayOf(now)), -WEEK_DAYS);

export async function readFigures(
  { compliance, rounds }: RecapDeps,
  memberId: MemberId,
  monday: string,
): Promise<Pick<Recap, "best_multiplier" | "figures" | "limits">> {
  const sunday = addDays(monday, WEEK_DAYS - 1);
  const [figures, best, limits] = await Promise.all([
    compliance.readStatement(memberId, { from: monday, to: sunday }),
    rounds.bestReturn(memberId, {
      from: startOfDay(monday),
      until: startOfDay(addDays(monday, WEEK_DAYS)),
    }),
    compliance.presentLimits(memberId),
  ]);
  return { figures, best_multiplier: best === null ? null : hundredthsText(best), limits };
}

function hundredthsText(hundredths: number): string {
  const digits = String(hundredths).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export async function showRecap(
  deps: RecapDeps,
  memberId: MemberId,
  day: string | undefined,
): Promise<Recap> {
  const monday = day === undefined ? lastWeek(deps.clock.now()) : mondayOf(day);
  const [figures, wishes, member] = await Promise.all([
    readFigures(deps, memberId, monday),
    readWish(deps.db, memberId),
    deps.members.find(memberId),
  ]);
  return { ...figures, wishes, has_mail: member?.email != null && deps.outbox.offers("mail") };
}
