/**
 * A session ends only when the server says so, is renewed once and not more, and a member who was
 * ended elsewhere leaves nothing behind.
 */
import { endpoint } from "@tucano/contract/endpoint.ts";
import { empty } from "@tucano/contract/schemas.ts";
import { expect, test, vi } from "vitest";
import { createClient, type SessionPort } from "./api-client.ts";
import { ApiError } from "./api-error.ts";

const me = endpoint({
  method: "POST",
  path: "/api/auth/me",
  access: "member",
  tag: "t",
  summary: "s",
  input: empty,
  output: empty,
  errors: [],
});
const list = endpoint({
  method: "GET",
  path: "/api/games/listsv2",
  access: "open",
  tag: "t",
  summary: "s",
  input: empty,
  output: empty,
  errors: [],
});

function answer(code: number, body: object): Response {
  const status = code < 400 ? "success" : "fail";
  return Response.json({ code, status, message: "", data: null, ...body }, { status: code });
}

function setUp(answers: (Response | Error)[], options: Partial<SessionPort> = {}) {
  const session = {
    token: () => "old-token",
    refresh: vi.fn(async () => true),
    expire: vi.fn(),
    forceOffline: vi.fn(),
    ...options,
  };
  const fetcher = vi.fn(async (_url: string, _init: RequestInit) => {
    const next = answers.shift();
    if (next === undefined) throw new Error("No more answers.");
    if (next instanceof Error) throw next;
    return next;
  });
  const { call } = createClient({
    fetch: fetcher as unknown as typeof fetch,
    session,
    language: "pt",
    offlineMessage: () => "offline",
    loginNeededMessage: () => "log in first",
  });
  return { call, session, fetcher };
}

test("the data of a success comes back, with the token and the language sent along", async () => {
  const { call, fetcher } = setUp([answer(200, { data: { id: 7 } })]);
  await expect(call(me, {})).resolves.toEqual({ id: 7 });
  const [url, init] = fetcher.mock.calls[0] ?? [];
  expect(url).toBe("/api/auth/me?lang=pt");
  expect(new Headers(init?.headers).get("authorization")).toBe("Bearer old-token");
  expect(init?.body).toBe(JSON.stringify({ lang: "pt" }));
});

test("a failure carries the server's message, code and fields", async () => {
  const { call } = setUp([answer(422, { message: "Valor baixo", fields: { money: "R$ 10" } })]);
  const error = await call(me, {}).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 422, message: "Valor baixo", fields: { money: "R$ 10" } });
});

test("a 401 is refreshed once and the call repeated", async () => {
  const { call, session, fetcher } = setUp([
    answer(401, { message: "Unauthenticated." }),
    answer(200, { data: { id: 7 } }),
  ]);
  await expect(call(me, {})).resolves.toEqual({ id: 7 });
  expect(session.refresh).toHaveBeenCalledOnce();
  expect(fetcher).toHaveBeenCalledTimes(2);
  expect(session.expire).not.toHaveBeenCalled();
});

test("when the refresh fails the login has expired, and nothing is asked again", async () => {
  const { call, session, fetcher } = setUp([answer(401, {})], { refresh: async () => false });
  await expect(call(me, {})).rejects.toMatchObject({ status: 401 });
  expect(session.expire).toHaveBeenCalledOnce();
  expect(session.forceOffline).not.toHaveBeenCalled();
  expect(fetcher).toHaveBeenCalledOnce();
});

test("force_offline clears everything at once and is not refreshed", async () => {
  const { call, session } = setUp([answer(401, { force_offline: true })]);
  await expect(call(me, {})).rejects.toMatchObject({ isForcedOffline: true });
  expect(session.forceOffline).toHaveBeenCalledOnce();
  expect(session.refresh).not.toHaveBeenCalled();
  expect(session.expire).not.toHaveBeenCalled();
});

test("the server's bare word of a missing login is never shown to a person", async () => {
  const { call } = setUp([answer(401, { message: "Unauthenticated." })], { token: () => null });
  await expect(call(list, {})).rejects.toMatchObject({ message: "log in first" });
});

test("a visitor's 401 ends no session", async () => {
  const { call, session } = setUp([answer(401, {})], { token: () => null });
  await expect(call(list, {})).rejects.toMatchObject({ status: 401 });
  expect(session.refresh).not.toHaveBeenCalled();
  expect(session.expire).not.toHaveBeenCalled();
});

test("a member who started without a network gets a token with the first call that arrives", async () => {
  const { call, session } = setUp([answer(401, {}), answer(200, { data: { id: 7 } })], {
    token: () => null,
    isSignedIn: () => true,
  });
  await expect(call(me, {})).resolves.toEqual({ id: 7 });
  expect(session.refresh).toHaveBeenCalledOnce();
});

test("no answer at all is offline, said in words", async () => {
  const { call, session } = setUp([new TypeError("fetch failed")]);
  await expect(call(list, {})).rejects.toMatchObject({ isOffline: true, message: "offline" });
  expect(session.expire).not.toHaveBeenCalled();
});

test("GET input goes into the query and leaves out what is absent", async () => {
  const { call, fetcher } = setUp([answer(200, { data: {} })]);
  const input: object = { type: "slots", tag: undefined };
  await call(list, input as Record<string, never>);
  expect(fetcher.mock.calls[0]?.[0]).toBe("/api/games/listsv2?lang=pt&type=slots");
});
