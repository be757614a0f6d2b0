/** Every activity's standing of the signed-in member, each as it arrives. */
import { useQuery } from "@tanstack/react-query";
import { useIsMember } from "../../../platform/session/session.ts";
import type { Activity } from "../activities/activities.ts";
import {
  dailyWheelQuery,
  firstRechargeQuery,
  invitationSummaryQuery,
  lotteryWheelQuery,
  rebateSummaryQuery,
  reliefQuery,
  sevenDaysQuery,
  tiersSummaryQuery,
} from "../api.ts";
import { type MyState, stateOf, wheelStateOf } from "./my-state.ts";

type MyStates = Partial<Record<Activity["code"], MyState>>;

export interface Mine {
  states: MyStates;
  /** Nothing is missing any more, or it could not be read. */
  isComplete: boolean;
}

function read<Data>(data: Data | undefined, into: (data: Data) => MyState): MyState | undefined {
  return data === undefined ? undefined : into(data);
}

function present(states: Record<string, MyState | undefined>): MyStates {
  return Object.fromEntries(Object.entries(states).filter(([, state]) => state !== undefined));
}

/** `codes`: what is on offer; of anything else nothing is asked. */
export function useMyStates(codes: readonly Activity["code"][]): Mine {
  const isMember = useIsMember();
  const wants = (code: Activity["code"]) => ({ enabled: isMember && codes.includes(code) });
  const ftd = useQuery({ ...firstRechargeQuery, ...wants("ftd") });
  const tiers = useQuery({ ...tiersSummaryQuery, ...wants("recharge-tiers") });
  const rebate = useQuery({ ...rebateSummaryQuery, ...wants("recharge-rebate") });
  const invitation = useQuery({ ...invitationSummaryQuery, ...wants("invitation") });
  const relief = useQuery({ ...reliefQuery, ...wants("daily-relief") });
  const day7 = useQuery({ ...sevenDaysQuery, ...wants("day7") });
  const daily = useQuery({ ...dailyWheelQuery, ...wants("daily-wheel") });
  const lottery = useQuery({ ...lotteryWheelQuery, ...wants("lottery-wheel") });
  const all = [ftd, tiers, rebate, invitation, relief, day7, daily, lottery];
  return {
    states: present({
      ftd: read(ftd.data, stateOf),
      "recharge-tiers": read(tiers.data, stateOf),
      "recharge-rebate": read(rebate.data, stateOf),
      invitation: read(invitation.data, stateOf),
      "daily-relief": read(relief.data, stateOf),
      day7: read(day7.data, stateOf),
      "daily-wheel": read(daily.data, wheelStateOf),
      "lottery-wheel": read(lottery.data, wheelStateOf),
    }),
    isComplete: all.every((query) => !query.isLoading),
  };
}
