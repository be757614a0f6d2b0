import { queryOptions, useMutation } from "@tanstack/react-query";
import {
  chooseProfilePicture,
  listProfilePictures,
  logout,
  readProfilePicture,
} from "@tucano/contract/members.ts";
import { refetchMember } from "../../platform/member.ts";
import { queryClient } from "../../platform/query-client.ts";
import { call, signOut } from "../../platform/session.ts";

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

export function useLogout() {
  return useMutation({
    mutationFn: () => call(logout, {}, { isAboutSession: true }),
    // Even when the server did not hear it, this browser forgets.
    onSettled: signOut,
  });
}
