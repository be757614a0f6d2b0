/** The state of the member's identity, and submitting what confirms it. */
import { queryOptions, useMutation } from "@tanstack/react-query";
import {
  type IdentityDocument,
  type IdentityStatus,
  identityStatus,
  type PictureKind,
  submitIdentity,
  uploadPicture,
} from "@tucano/contract/player/account/identity.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { call } from "../../platform/session/session.ts";
import { shrink } from "../../platform/sharing/shrink.ts";

export const identityQuery = queryOptions({
  queryKey: ["identity", "status"],
  queryFn: () => call(identityStatus, {}),
  refetchOnWindowFocus: "always",
});

const keep = (status: IdentityStatus) => queryClient.setQueryData(identityQuery.queryKey, status);

export function useUpload() {
  return useMutation({
    mutationFn: async ({ kind, file }: { kind: PictureKind; file: File }) =>
      call(uploadPicture, { kind }, { file: await shrink(file) }),
    onSuccess: keep,
  });
}

export function useSubmit() {
  return useMutation({
    mutationFn: (document: IdentityDocument) => call(submitIdentity, { document }),
    onSuccess: async (status) => {
      keep(status);
      // Queries that were refused until now, or that show the state.
      await queryClient.invalidateQueries({ queryKey: ["security"] });
    },
  });
}
