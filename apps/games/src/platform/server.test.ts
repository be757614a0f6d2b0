// Protects: a demo goes on after a reload as long as its session lives, and starts over when not.
import { expect, test } from "vitest";
import { connectServer } from "./server.ts";

/** Each answer refuses; what was asked with which session is what matters. */
function askedWith(token: string | null, remembered: string | null, codes: readonly string[]) {
  const sessions: (string | null)[] = [];
  const fetch = async (_: unknown, init?: RequestInit): Promise<Response> => {
    sessions.push(new Headers(init?.headers).get("authorization"));
    const error = codes[sessions.length - 1] ?? "common.internal";
    const envelope = { code: 401, status: "error", message: "No.", error, data: null };
    return new Response(JSON.stringify(envelope), { status: 401 });
  };
  const demo = { read: () => remembered, write: () => {} };
  const server = connectServer({ fetch, token, language: "en", timeoutMs: 1_000, demo });
  return { sessions, opened: server.open("garimpo") };
}

test("a demo's own session is asked for again, and replaced once it is over", async () => {
  const { sessions, opened } = askedWith(null, "old", ["house_games.session_unknown"]);
  await expect(opened).rejects.toMatchObject({ code: "common.internal" });
  expect(sessions).toEqual(["Bearer old", null]);
});

test("a session for money that is over never turns into a demo", async () => {
  const { sessions, opened } = askedWith("money", "old", ["house_games.session_unknown"]);
  await expect(opened).rejects.toMatchObject({ code: "house_games.session_unknown" });
  expect(sessions).toEqual(["Bearer money"]);
});

test("any other refusal is told", async () => {
  const { sessions, opened } = askedWith(null, "old", ["house_games.game_unknown"]);
  await expect(opened).rejects.toMatchObject({ code: "house_games.game_unknown" });
  expect(sessions).toEqual(["Bearer old"]);
});
