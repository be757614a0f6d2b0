import { queryOptions, useMutation } from "@tanstack/react-query";
import {
  chooseProfilePicture,
  chooseTold,
  listProfilePictures,
  logout,
  readProfilePicture,
} from "@tucano/contract/player/account/members.ts";
import { balancesByDay, statement } from "@tucano/contract/player/account/compliance.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { coverHistory } from "@tucano/contract/player/rewards/rewards.ts";
import { listSessions } from "@tucano/contract/player/account/security.ts";
import { refetchMember } from "../../platform/session/member.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { endPushHere } from "../../platform/push/end-here.ts";
import { call, signOut } from "../../platform/session/session.ts";

export const picturesQuery = queryOptions({
  queryKey: ["profile-pictures"],
  queryFn: () => call(listProfilePictures, {}),
  staleTime: 60 * 60_000,
});

export function myPictureQuery(memberId: number) {
  return queryOptions({
    queryKey: ["profile-picture", memberId],
    queryFn: () => call(readProfilePicture, { member_id: memberId }),
  });
}

/** After being set, the photo is fetched again. */
export function useChoosePicture(memberId: number) {
  return useMutation({
    mutationFn: (profileurl: string) =>
      call(chooseProfilePicture, { member_id: memberId, profileurl }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ["profile-picture", memberId] }),
        refetchMember(),
      ]),
  });
}

export type Told = DataOf<typeof chooseTold>;

export function useChooseTold() {
  return useMutation({
    mutationFn: (wish: Partial<Told>) => call(chooseTold, wish),
    onSuccess: refetchMember,
  });
}

export type Requirement = DataOf<typeof coverHistory>["list"][number];

/** Recent requirements; what is owed is shown beside them, however old. */
export const requirementsQuery = queryOptions({
  queryKey: ["cover", "profile"],
  queryFn: () => call(coverHistory, { page: 1, limit: 20 }),
});

export const todayQuery = queryOptions({
  queryKey: ["responsible-gaming", "statement", "today"],
  queryFn: () => call(statement, { range: "today" }),
  refetchOnWindowFocus: "always",
});

export const balancesQuery = queryOptions({
  queryKey: ["responsible-gaming", "balances"],
  queryFn: () => call(balancesByDay, {}),
});

export const sessionsQuery = queryOptions({
  queryKey: ["security", "sessions"],
  queryFn: () => call(listSessions, {}),
});

export function useLogout() {
  return useMutation({
    mutationFn: async () => {
      await endPushHere();
      return call(logout, {}, { isAboutSession: true });
    },
    // Even when the server did not hear it, this browser forgets.
    onSettled: signOut,
  });
}
