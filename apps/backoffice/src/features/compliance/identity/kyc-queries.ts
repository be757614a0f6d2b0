import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { kycPicture, listKyc, readKyc } from "@tucano/contract/backoffice/members/identity.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import type { PictureKind } from "@tucano/contract/player/account/identity.ts";
import { call, fetchFile } from "../../../platform/api.ts";

export type KycRow = DataOf<typeof listKyc>["list"][number];
export type KycDetail = DataOf<typeof readKyc>;

export const kycListQuery = (input: RequestOf<typeof listKyc>) =>
  queryOptions({
    queryKey: ["kyc", input],
    queryFn: ({ signal }) => call(listKyc, input, signal),
    placeholderData: keepPreviousData,
  });

export const kycQuery = (submissionId: number) =>
  queryOptions({
    queryKey: ["kyc", "one", submissionId],
    queryFn: ({ signal }) => call(readKyc, { submission_id: submissionId }, signal),
  });

/** Kept as long as the page shows it, and no longer. */
export const kycPictureQuery = (submissionId: number, kind: PictureKind) =>
  queryOptions({
    queryKey: ["kyc-picture", submissionId, kind],
    queryFn: ({ signal }) => fetchFile(kycPicture, { submission_id: submissionId, kind }, signal),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
