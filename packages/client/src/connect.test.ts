/**
 * Outside of a browser a session goes on as within one: its cookies are kept, sent where they
 * belong, and gone once the session has ended.
 */
import { me } from "@tucano/contract/player/account/members.ts";
import { expect, test } from "vitest";
import { isRefused } from "./api-error.ts";
import { connect } from "./connect.ts";
import { memoryTokens } from "./tokens.ts";

interface Sent {
  readonly path: string;
  readonly cookie: string | null;
  readonly token: string | null;
}

type Answer = readonly [code: number, body: object, cookie?: string];

function setUp(answers: Record<string, Answer[]>) {
  const sent: Sent[] = [];
  const tokens = memoryTokens();
  const ended: string[] = [];
  const house = connect("https://house.example/whatever", {
    tokens,
    onSignedOut: (why) => void ended.push(why),
    fetch: async (address, init) => {
      const { pathname } = new URL(address as string);
      const headers = new Headers(init?.headers);
      sent.push({
        path: pathname,
        cookie: headers.get("cookie"),
        token: headers.get("authorization"),
      });
      const [code, body, cookie] = answers[pathname]?.shift() ?? [404, {}];
      const status = code === 200 ? "success" : "fail";
      const said = { code, status, message: "", data: null, ...body };
      return Response.json(said, {
        status: code,
        headers: cookie === undefined ? {} : { "set-cookie": cookie },
      });
    },
  });
  return { house, sent, tokens, ended };
}

const signedIn = (access_token: string) => ({ data: { access_token, user: { id: 7 } } });
const set = (value: string) => `tucano_refresh=${value}; Path=/api/auth; HttpOnly; Secure`;

test("a session is renewed by the cookie that came with it", async () => {
  const { house, sent, tokens } = setUp({
    "/api/auth/login2": [[200, signedIn("first"), set("a=b")]],
    "/api/auth/me": [
      [401, { message: "Unauthenticated." }],
      [200, { data: { id: 7 } }],
    ],
    "/api/auth/refresh": [[200, { data: { access_token: "second" } }, set("c")]],
    "/api/games/launch": [[200, { data: {} }]],
  });
  await house.signIn({ account: "ana", password: "uma senha boa" });
  await expect(house.call(me, {})).resolves.toEqual({ id: 7 });
  expect(sent.map(({ path, cookie, token }) => [path, cookie, token])).toEqual([
    ["/api/auth/login2", null, null],
    ["/api/auth/me", "tucano_refresh=a=b", "Bearer first"],
    ["/api/auth/refresh", "tucano_refresh=a=b", "Bearer first"],
    ["/api/auth/me", "tucano_refresh=c", "Bearer second"],
  ]);
  expect(tokens.read()).toEqual({
    access: "second",
    cookies: [{ name: "tucano_refresh", value: "c", path: "/api/auth" }],
  });
});

test("cookies go only where they belong", async () => {
  const { house, sent } = setUp({
    "/api/auth/login2": [[200, signedIn("first"), set("a")]],
  });
  await house.signIn({ account: "ana", password: "uma senha boa" });
  await house
    .atGame("/play/x/#token=seat")
    .open("x")
    .catch(() => null);
  expect(sent.at(-1)).toEqual({ path: "/play/api/open", cookie: null, token: "Bearer seat" });
});

test("a session that cannot be renewed is over, and nothing of it is kept", async () => {
  const { house, tokens, ended } = setUp({
    "/api/auth/login2": [[200, signedIn("first"), set("a")]],
    "/api/auth/me": [[401, { error: "common.unauthenticated" }]],
    "/api/auth/refresh": [[401, {}, "tucano_refresh=; Path=/api/auth; Max-Age=0"]],
  });
  await house.signIn({ account: "ana", password: "uma senha boa" });
  const error = await house.call(me, {}).catch((cause: unknown) => cause);
  expect(isRefused(error, "common.unauthenticated")).toBe(true);
  expect(isRefused(error, "common.forbidden")).toBe(false);
  expect(ended).toEqual(["expired"]);
  expect(tokens.read()).toEqual({ access: null, cookies: [] });
});

test("whoever was ended elsewhere is told so", async () => {
  const { house, ended } = setUp({
    "/api/auth/login2": [[200, signedIn("first"), set("a")]],
    "/api/auth/me": [[401, { force_offline: true }]],
  });
  await house.signIn({ account: "ana", password: "uma senha boa" });
  await expect(house.call(me, {})).rejects.toMatchObject({ isForcedOffline: true });
  expect(ended).toEqual(["ended"]);
});

test("a demo plays under the token that it is given", async () => {
  const fairness = { client_seed: null, commitment: "c" };
  const { house, sent } = setUp({
    "/play/api/open": [[200, { data: { session_token: "demo", open_round: null, fairness } }]],
    "/play/api/seeds/client": [[200, { data: { client_seed: "own" } }]],
  });
  const opened = await house.atGame().open("onca-dourada");
  expect(opened.fairness).toEqual({ client_seed: "own" });
  expect(sent.map(({ token }) => token)).toEqual([null, "Bearer demo"]);
});
