/** Text messages: a POST to the provider's webhook. */
import type { Carrier } from "./types.ts";

const TIMEOUT_MS = 10_000;

/** `address` may carry user:password@, which goes out as basic authorization. */
export function createSmsCarrier(address: string): Carrier {
  const url = new URL(address);
  const { username, password } = url;
  url.username = "";
  url.password = "";
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization =
    username === ""
      ? {}
      : { authorization: `Basic ${Buffer.from(credentials).toString("base64")}` };
  return async ({ messageId, recipient, body }) => {
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        // The same each time it is tried.
        "idempotency-key": messageId,
        ...authorization,
      },
      body: JSON.stringify({ id: messageId, to: recipient, text: body }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The SMS service answered ${answer.status}.`);
  };
}
