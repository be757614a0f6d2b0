/** Signing in, registering, signing out: each ends with the member's data already in the cache. */
import { useMutation } from "@tanstack/react-query";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { issueCaptcha, login, register } from "@tucano/contract/members.ts";
import { memberQuery } from "../../platform/member.ts";
import { queryClient } from "../../platform/query-client.ts";
import { call, signIn } from "../../platform/session.ts";

export type Captcha = DataOf<typeof issueCaptcha>;

function welcome(answer: DataOf<typeof login>): void {
  signIn(answer.access_token);
  queryClient.setQueryData(memberQuery.queryKey, answer.user);
}

export function useLogin() {
  return useMutation({
    mutationFn: (input: RequestOf<typeof login>) => call(login, input, { isAboutSession: true }),
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
