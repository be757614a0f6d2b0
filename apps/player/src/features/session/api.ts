/** Signing in, registering, signing out: each ends with the member's data already in the cache. */
import { queryOptions, useMutation } from "@tanstack/react-query";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { registrationRules } from "@tucano/contract/player/account/identity.ts";
import {
  issueCaptcha,
  login,
  loginByPhone,
  register,
  sendPhoneCode,
} from "@tucano/contract/player/account/members.ts";
import { beginPasskeyLogin, loginByPasskey } from "@tucano/contract/player/account/passkeys.ts";
import { memberQuery } from "../../platform/session/member.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { call, signIn } from "../../platform/session/session.ts";

export type Captcha = DataOf<typeof issueCaptcha>;

export function welcome(answer: DataOf<typeof login>): void {
  signIn(answer.access_token);
  queryClient.setQueryData(memberQuery.queryKey, answer.user);
}

/** What a registration must bring in this market; the server asks for it in any case. */
export const registrationRulesQuery = queryOptions({
  queryKey: ["registration-rules"],
  queryFn: () => call(registrationRules, {}),
  staleTime: 60_000,
});

export function useLogin() {
  return useMutation({
    mutationFn: (input: RequestOf<typeof login>) => call(login, input, { isAboutSession: true }),
    onSuccess: welcome,
  });
}

export function useSendPhoneCode() {
  return useMutation({
    mutationFn: (input: RequestOf<typeof sendPhoneCode>) =>
      call(sendPhoneCode, input, { isAboutSession: true }),
  });
}

export function usePhoneLogin() {
  return useMutation({
    mutationFn: (input: RequestOf<typeof loginByPhone>) =>
      call(loginByPhone, input, { isAboutSession: true }),
    onSuccess: welcome,
  });
}

/** The device is asked which of its keys is meant; its code is loaded when somebody wants that. */
async function askDevice() {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = await call(beginPasskeyLogin, {}, { isAboutSession: true });
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
}

export function usePasskeyLogin() {
  return useMutation({
    mutationFn: async () =>
      call(loginByPasskey, { response: await askDevice() }, { isAboutSession: true }),
    onSuccess: welcome,
  });
}

export function useRegister() {
  return useMutation({
    mutationFn: (input: RequestOf<typeof register>) =>
      call(register, input, { isAboutSession: true }),
    onSuccess: welcome,
  });
}

export function fetchCaptcha(purpose: "login" | "register"): Promise<Captcha> {
  return call(issueCaptcha, { purpose }, { isAboutSession: true });
}
