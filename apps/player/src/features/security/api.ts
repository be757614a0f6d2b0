/** The security centre: what is set up, tickets, and the changes that take one. */
import { queryOptions, useMutation } from "@tanstack/react-query";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import {
  beginPasskey,
  listPasskeys,
  registerPasskey,
  removePasskey,
} from "@tucano/contract/player/account/passkeys.ts";
import {
  beginTotp,
  changePassword,
  changeWithdrawalPassword,
  confirmEmail,
  confirmTotp,
  disableTotp,
  listSessions,
  revokeSession,
  securityOverview,
  sendEmailCode,
  type TicketPurpose,
  verifyPassword,
} from "@tucano/contract/player/account/security.ts";
import { listSocialPlatforms } from "@tucano/contract/player/account/social.ts";
import { refetchMember } from "../../platform/session/member.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { call } from "../../platform/session/session.ts";

export type Overview = DataOf<typeof securityOverview>;
export type OwnSession = DataOf<typeof listSessions>["list"][number];
export type OwnPasskey = DataOf<typeof listPasskeys>["list"][number];
export type LinkedPlatform = DataOf<typeof listSocialPlatforms>["list"][number];
export type TotpSetup = DataOf<typeof beginTotp>;

export const overviewQuery = queryOptions({
  queryKey: ["security", "overview"],
  queryFn: () => call(securityOverview, {}),
});

/** Accounts elsewhere, and since when they log this member in. */
export const linkedQuery = queryOptions({
  queryKey: ["security", "social"],
  queryFn: () => call(listSocialPlatforms, {}),
});

export const sessionsQuery = queryOptions({
  queryKey: ["security", "sessions"],
  queryFn: () => call(listSessions, {}),
  refetchOnWindowFocus: "always",
});

export const passkeysQuery = queryOptions({
  queryKey: ["security", "passkeys"],
  queryFn: () => call(listPasskeys, {}),
});

export function reloadSecurity(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["security"] });
}

interface Proof {
  purpose: TicketPurpose;
  password: string;
  /** Of the authenticator, where one is set up. */
  code: string;
}

export function useVerifyPassword() {
  return useMutation({ mutationFn: (proof: Proof) => call(verifyPassword, proof) });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (input: RequestOf<typeof changePassword>) => call(changePassword, input),
    onSuccess: reloadSecurity,
  });
}

export function useChangeWithdrawalPassword() {
  return useMutation({
    mutationFn: (input: RequestOf<typeof changeWithdrawalPassword>) =>
      call(changeWithdrawalPassword, input),
    onSuccess: () => Promise.all([reloadSecurity(), refetchMember()]),
  });
}

export function useSendEmailCode() {
  return useMutation({
    mutationFn: (input: RequestOf<typeof sendEmailCode>) => call(sendEmailCode, input),
  });
}

export function useConfirmEmail() {
  return useMutation({
    mutationFn: (input: RequestOf<typeof confirmEmail>) => call(confirmEmail, input),
    onSuccess: () => Promise.all([reloadSecurity(), refetchMember()]),
  });
}

export function useRevokeSession() {
  return useMutation({
    mutationFn: (input: RequestOf<typeof revokeSession>) => call(revokeSession, input),
    onSettled: reloadSecurity,
  });
}

export function useBeginTotp() {
  return useMutation({ mutationFn: (ticket: string) => call(beginTotp, { ticket }) });
}

export function useConfirmTotp() {
  return useMutation({
    mutationFn: (code: string) => call(confirmTotp, { code }),
    onSuccess: reloadSecurity,
  });
}

export function useDisableTotp() {
  return useMutation({
    mutationFn: (ticket: string) => call(disableTotp, { ticket }),
    onSuccess: reloadSecurity,
  });
}

interface NewPasskey {
  ticket: string;
  name: string;
}

/** The device is asked in between, so its code is loaded only when somebody wants a passkey. */
export function useAddPasskey() {
  return useMutation({
    mutationFn: async ({ ticket, name }: NewPasskey) => {
      const { startRegistration } = await import("@simplewebauthn/browser");
      const optionsJSON = await call(beginPasskey, { ticket });
      const { id, rawId, type, response } = await startRegistration({ optionsJSON });
      const { clientDataJSON, attestationObject } = response;
      return await call(registerPasskey, {
        name,
        response: { id, rawId, type, response: { clientDataJSON, attestationObject } },
      });
    },
    onSuccess: reloadSecurity,
  });
}

interface OldPasskey {
  ticket: string;
  id: string;
}

export function useRemovePasskey() {
  return useMutation({
    mutationFn: (input: OldPasskey) => call(removePasskey, input),
    onSuccess: reloadSecurity,
  });
}
