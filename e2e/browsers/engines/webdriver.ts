/** The few commands of WebDriver (https://www.w3.org/TR/webdriver2/) that these walks need. */
import { setTimeout as pause } from "node:timers/promises";

type Command = (method: string, path: string, body?: object) => Promise<unknown>;

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  const { value } = (await (await fetch(url, init)).json()) as { value: unknown };
  if (typeof value === "object" && value !== null && "error" in value) {
    throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  }
  return value;
}

/** The driver answers a moment after it was started. */
async function waitFor(base: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await ask(`${base}/status`, "GET");
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await pause(100);
    }
  }
}

export async function openSession(base: string, alwaysMatch: object): Promise<Command> {
  await waitFor(base);
  const made = await ask(`${base}/session`, "POST", { capabilities: { alwaysMatch } });
  const { sessionId } = made as { sessionId: string };
  return (method, path, body) => ask(`${base}/session/${sessionId}${path}`, method, body);
}

/** A pointer goes there, down and up. */
export function pressAt({ x, y }: { readonly x: number; readonly y: number }): object {
  const actions = [
    { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y), origin: "viewport" },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  return { actions: [{ type: "pointer", id: "hand", actions }] };
}
