import { useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import type { CaptchaAnswer } from "./captcha-field.tsx";

const CAPTCHA_ERRORS: readonly unknown[] = ["members.captcha_required", "members.captcha_wrong"];

/** The verification code of a form that asks for one only when the server does. */
export function useCaptcha() {
  const [isNeeded, setNeeded] = useState(false);
  const [answer, setAnswer] = useState<CaptchaAnswer | null>(null);
  const [round, setRound] = useState(0);

  /** After any refusal: a code is good for one use, so a new one is fetched. */
  function onRefused(error: unknown): void {
    setRound((before) => before + 1);
    setAnswer(null);
    if (isApiError(error) && CAPTCHA_ERRORS.includes(error.error)) setNeeded(true);
  }

  return { isNeeded, answer, round, setAnswer, onRefused };
}
