/** Who somebody is: signing in, staying signed in, and the end of it. */
import { createHmac, createSign, generateKeyPairSync } from "node:crypto";
import { freezeMember } from "@tucano/contract/backoffice/members/members.ts";
import { endMemberSessions } from "@tucano/contract/backoffice/members/member-acts.ts";
import { excludeOneself } from "@tucano/contract/player/account/compliance.ts";
import { login, logout, me, refresh } from "@tucano/contract/player/account/members.ts";
import {
  changePassword,
  revokeSession,
  verifyPassword,
} from "@tucano/contract/player/account/security.ts";
import { type Attack, forEach, look, tally, times } from "../means/attack.ts";
import type { House } from "../means/house.ts";
import { joinLine, type Line } from "../means/live.ts";
import {
  admin,
  enter,
  enterWith,
  expectData,
  launchGame,
  type Member,
  until,
} from "../means/people.ts";
import { cookieOf, type Heard } from "../means/visitor.ts";

const base64 = (value: object | string): string =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");

/** Tokens that look like one of the house's, and are none. */
function forgeries(token: string): Record<string, string> {
  const [head = "", body = "", signature = ""] = token.split(".");
  const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as Record<string, unknown>;
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
  const hmac = (header: object, payload: object, key: string): string => {
    const text = `${base64(header)}.${base64(payload)}`;
    return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
  };
  const at = { alg: "HS256", typ: "at+jwt" };
  const rs = `${base64({ ...at, alg: "RS256" })}.${body}`;
  const signed = createSign("RSA-SHA256").update(rs).sign(privateKey).toString("base64url");
  const longer = { ...claims, exp: Number(claims["exp"]) + 86_400 };
  return {
    "no algorithm": `${base64({ ...at, alg: "none" })}.${body}.`,
    "None with a signature": `${base64({ ...at, alg: "None" })}.${body}.${signature}`,
    "RS256 by a key of one's own": `${rs}.${signed}`,
    "a public key as the secret": hmac(at, claims, pem),
    "an empty secret": hmac(at, claims, ""),
    "the word secret": hmac(at, claims, "secret"),
    "kid that is a path": hmac({ ...at, kid: "../../../../dev/null" }, claims, ""),
    "kid that is SQL": hmac({ ...at, kid: "x' UNION SELECT 'k" }, claims, "k"),
    "a key brought along": hmac({ ...at, jwk: { kty: "oct", k: base64("k") } }, claims, "k"),
    "a key's address": hmac({ ...at, jku: "http://127.0.0.1:9/keys" }, claims, "k"),
    "longer life": `${head}.${base64(longer)}.${signature}`,
    "another member": `${head}.${base64({ ...claims, sub: "100000001" })}.${signature}`,
    "another audience": `${head}.${base64({ ...claims, aud: "operator" })}.${signature}`,
    "no signature": `${head}.${body}.`,
    "a cut signature": `${head}.${body}.${signature.slice(0, -2)}`,
    "a critical extension": hmac({ ...at, crit: ["exp"], exp: 1 }, claims, ""),
    "five parts": `${token}.a.b`,
    "nothing at all": "..",
  };
}

const forgedTokens: Attack = {
  name: "forged access tokens",
  guards: "only what the house signed, for this use, unchanged, says who somebody is",
  run: async (house) => {
    const seen = look();
    const member = await enter(house);
    const cases = Object.entries(forgeries(member.token));
    const answers = await forEach(cases, 6, ([, token]) => member.visitor.call(me, {}, { token }));
    for (const [index, { status }] of answers.entries()) {
      seen.that(status === 401, `${cases[index]?.[0]} is answered ${status}`);
    }
    const play = await launchGame(member);
    const swapped = await member.visitor.call(me, {}, { token: play });
    seen.that(swapped.status === 401, `a game's token as a member's is ${swapped.status}`);
    const office = await member.visitor.send("/backoffice/api/session", { token: member.token });
    seen.that(office.status === 401, `a member's token in the back office is ${office.status}`);
    return seen.verdict(`${cases.length + 2} tokens: ${tally(answers.map((one) => one.status))}`);
  },
};

const fixation: Attack = {
  name: "a session chosen beforehand",
  guards: "whoever signs in gets a session nobody knew before, of 128 bits or more",
  run: async (house) => {
    const seen = look();
    const member = await enter(house);
    const chosen = `tucano_refresh=${"a".repeat(43)}`;
    const input = { account: member.account, password: member.password };
    const heard = await forEach(times(40), 1, () =>
      member.visitor.call(login, input, { cookie: chosen }),
    );
    const cookies = heard.map((one) => cookieOf(one, "tucano_refresh") ?? "");
    const values = cookies.map((cookie) => cookie.split("=")[1] ?? "");
    seen.that(new Set(values).size === values.length, "two sign-ins got one session");
    seen.that(
      values.every((value) => value.length >= 22),
      "a session is shorter than 128 bits",
    );
    const fixed = await member.visitor.call(refresh, {}, { cookie: chosen });
    seen.that(fixed.status === 401, `the chosen one is answered ${fixed.status}`);
    const flags = heard[0]?.headers["set-cookie"]?.join("; ") ?? "";
    for (const flag of ["HttpOnly", "SameSite=Strict", "Path=/api/auth"]) {
      seen.that(flags.includes(flag), `the cookie lacks ${flag}`);
    }
    return seen.verdict(`40 sign-ins with one chosen cookie: ${new Set(values).size} sessions`);
  },
};

interface End {
  readonly by: string;
  end(house: House, member: Member): Promise<Heard>;
}

const ENDS: readonly End[] = [
  {
    by: "logging out",
    end: (_house, { visitor, token }) => visitor.call(logout, {}, { token }),
  },
  {
    by: "being frozen",
    end: async (house, { memberId: member_id }) => {
      const { visitor, cookie } = await admin(house);
      return visitor.call(freezeMember, { member_id, reason: "An attack" }, { cookie });
    },
  },
  {
    by: "being signed out by an operator",
    end: async (house, { memberId: member_id }) => {
      const { visitor, cookie } = await admin(house);
      return visitor.call(endMemberSessions, { member_id, reason: "An attack" }, { cookie });
    },
  },
  {
    by: "a new password elsewhere",
    end: async (_house, { visitor, account, password }) => {
      const again = expectData(await visitor.call(login, { account, password }), "Signing in");
      const token = again.access_token;
      const wish = { password, purpose: "change_password" as const };
      const step = await visitor.call(verifyPassword, wish, { token });
      const { ticket } = expectData(step, "A ticket");
      const next = { ticket, password: "outra senha boa", confirm_password: "outra senha boa" };
      return visitor.call(changePassword, next, { token });
    },
  },
  {
    by: "being ended from another device",
    end: async (_house, { visitor, account, password }) => {
      const again = expectData(await visitor.call(login, { account, password }), "Signing in");
      return visitor.call(revokeSession, { others: true }, { token: again.access_token });
    },
  },
  {
    by: "excluding oneself",
    end: (_house, { visitor, token }) =>
      visitor.call(excludeOneself, { months: "for_good", confirmation: "EXCLUIR" }, { token }),
  },
];

const LATEST_MS = 1_500;

const outlived: Attack = {
  name: "a session that outlives its end",
  guards: "within a second calls, lines and games of it are dead, at every server",
  limitMs: 90_000,
  run: async (house) => {
    const seen = look();
    const servers = await house.servers();
    const took: string[] = [];
    for (const one of ENDS) {
      const { by } = one;
      const member = await enterWith(house, "20.00");
      const play = await launchGame(member);
      const lines = await Promise.all(servers.map(({ url }) => joinLine(url, member.token)));
      const at = servers.map(({ url }) => member.visitor.at(url));
      await Promise.all(at.map((visitor) => visitor.call(me, {}, { token: member.token })));
      const { status, text } = await one.end(house, member);
      seen.that(status === 200, `${by} is answered ${status} ${text.slice(0, 100)}`);
      if (status !== 200) continue;
      const startedMs = performance.now();
      const isDead = async (): Promise<boolean> =>
        (await stillOpen({ member, play, at, lines })).length === 0;
      const isInTime = await until(by, isDead, Boolean, LATEST_MS).catch(() => false);
      const open = isInTime ? [] : await stillOpen({ member, play, at, lines });
      seen.that(isInTime, `after ${by} these live on: ${open.join(", ")}`);
      took.push(`${by} ${Math.round(performance.now() - startedMs)} ms`);
      const cookie = member.refreshCookie;
      const renewed = await member.visitor.call(refresh, {}, { cookie });
      seen.that(renewed.status === 401, `after ${by} the cookie is answered ${renewed.status}`);
      for (const line of lines) line.close();
    }
    return seen.verdict(
      `calls, cookie, line and game at ${servers.length} servers: ${took.join(", ")}`,
    );
  },
};

interface Watched {
  readonly member: Member;
  readonly play: string;
  readonly at: readonly Member["visitor"][];
  readonly lines: readonly Line[];
}

async function stillOpen({ member, play, at, lines }: Watched): Promise<string[]> {
  const calls = await Promise.all(at.map((one) => one.call(me, {}, { token: member.token })));
  const wish = { stake: "1.00", round_key: "6b0e5f1e-50c1-4d6b-9b7d-5a2f7a1b9c3d" };
  const spins = await Promise.all(
    at.map((one) => one.post("/play/api/spin", wish, { token: play })),
  );
  return [
    ...calls.flatMap(({ status }, index) => (status === 401 ? [] : [`calls at ${index + 1}`])),
    ...lines.flatMap((line, index) => (line.ended() === null ? [`line at ${index + 1}`] : [])),
    ...spins.flatMap(({ status }, index) =>
      status === 401 || status === 403 ? [] : [`game at ${index + 1}: ${status}`],
    ),
  ];
}

const refreshRace: Attack = {
  name: "one refresh cookie exchanged by many at once",
  guards: "one chain goes on, whoever comes late gets the same or nothing",
  run: async (house) => {
    const seen = look();
    const member = await enter(house);
    const servers = await house.servers();
    const heard = await forEach(times(40), 40, (index) =>
      member.visitor
        .at(servers[index % 4]?.url ?? "")
        .call(refresh, {}, { cookie: member.refreshCookie }),
    );
    const good = heard.filter(({ status }) => status === 200);
    const next = new Set(good.map((one) => cookieOf(one, "tucano_refresh")));
    seen.that(next.size === 1, `${next.size} different successors of one cookie`);
    return seen.verdict(
      `40 exchanges over 4 servers: ${tally(heard.map((one) => one.status))}, ${next.size} successor`,
    );
  },
};

export const sessions: readonly Attack[] = [forgedTokens, fixation, outlived, refreshRace];
