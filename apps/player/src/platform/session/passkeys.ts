import { t } from "@lingui/core/macro";
import { isApiError } from "@tucano/client/api-error.ts";

/** What a device or the server said about a passkey, in words somebody can act on. */
export function passkeyProblem(error: unknown): string {
  if (isApiError(error)) return error.message;
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "AbortError") {
    return t`Nothing was confirmed on your device. Try again when you are ready.`;
  }
  if (name === "InvalidStateError") return t`This device already has one of your passkeys.`;
  return t`Your device could not do this. Use your password instead.`;
}
