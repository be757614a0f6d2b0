/** Signing in by an account elsewhere: what comes back that was not asked for by this browser. */
import { beginSocialLogin, finishSocialLogin } from "@tucano/contract/player/account/social.ts";
import { register } from "@tucano/contract/player/account/members.ts";
import { registrationForm } from "../../apps/server/src/testing/people/people.ts";
import { type Attack, look, tally } from "./means/attack.ts";
import {
  CLIENT,
  type LyingPlatform,
  newKey,
  openLyingPlatform,
  type Told,
} from "@tucano/workshop/lying-platform.ts";
import type { House } from "./means/house.ts";
import { expectData } from "./means/people.ts";
import { cookieOf, type Heard, type Visitor } from "./means/visitor.ts";

interface Street {
  readonly platform: LyingPlatform;
  readonly url: string;
  readonly visitor: Visitor;
}

const streets = new WeakMap<House, Promise<Street>>();

/** A server that offers the platform, for all of these attacks. */
function streetOf(house: House): Promise<Street> {
  const known = streets.get(house) ?? openStreet(house);
  streets.set(house, known);
  return known;
}

async function openStreet(house: House): Promise<Street> {
  const platform = await openLyingPlatform();
  const url = await house.startAlso("api", {
    OIDC_ISSUER: platform.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
  });
  return { platform, url, visitor: house.visitor().at(url) };
}

interface Begun {
  readonly url: string;
  readonly cookie: string;
}

async function begin({ visitor }: Street, headers: Record<string, string> = {}): Promise<Begun> {
  const heard = await visitor.call(beginSocialLogin, {}, { headers });
  const { url } = expectData(heard, "Asking");
  return { url, cookie: cookieOf(heard, "tucano_social") ?? "" };
}

const finish = (
  { visitor }: Street,
  returned: { code: string; state: string; iss: string },
  cookie: string,
): Promise<Heard> => visitor.call(finishSocialLogin, returned, { cookie });

/** Somebody who has an account here that the platform knows. */
async function admit(street: Street, subject: string): Promise<void> {
  const { url, cookie } = await begin(street);
  const first = await finish(street, street.platform.visit(url, subject), cookie);
  const proven = cookieOf(first, "tucano_social") ?? "";
  const form = registrationForm({ password: "", confirm_password: "", social: true });
  expectData(await street.visitor.call(register, form, { cookie: proven }), "Registering");
}

const isIn = ({ status, data }: Heard): boolean =>
  status === 200 && (data as { session?: unknown } | null)?.session != null;

const answers: Attack = {
  name: "state, code and issuer of another browser, another question or none",
  guards: "an answer is good once, in the browser that asked, from the issuer that was asked",
  limitMs: 120_000,
  run: async (house) => {
    const street = await streetOf(house);
    const seen = look();
    await admit(street, "ana");
    const { platform } = street;
    const [own, thiefs] = [await begin(street), await begin(street)];
    const returned = platform.visit(own.url, "ana");
    const other = await openLyingPlatform();
    const foreign = other.visit(own.url, "ana");
    const tries: Record<string, readonly [typeof returned, string]> = {
      "without a cookie": [returned, ""],
      "an invented cookie": [returned, "tucano_social=AAAA"],
      "the thief's own question": [returned, thiefs.cookie],
      "the thief's state": [
        { ...returned, state: platform.visit(thiefs.url, "x").state },
        own.cookie,
      ],
      "no state": [{ ...returned, state: "" }, own.cookie],
      "another issuer": [{ ...returned, iss: "https://evil.example" }, own.cookie],
      "no issuer": [{ ...returned, iss: "" }, own.cookie],
      "a code of another platform": [{ ...foreign, state: returned.state }, own.cookie],
      "the same as of this one": [
        { ...foreign, state: returned.state, iss: returned.iss },
        own.cookie,
      ],
    };
    const heard: Heard[] = [];
    for (const [name, [answer, cookie]] of Object.entries(tries)) {
      const one = await finish(street, answer, cookie);
      heard.push(one);
      seen.that(one.error === "members.social_failed", `${name}: ${one.status} ${one.error}`);
    }
    const right = await finish(street, returned, own.cookie);
    seen.that(isIn(right), `the right answer: ${right.status} ${right.error}`);
    const again = await finish(street, returned, own.cookie);
    seen.that(!isIn(again), "an answer is good twice");
    return seen.verdict(
      `${heard.length} answers: ${tally(heard.map((one) => one.error))}; the right one ${right.status}, again ${again.status}`,
    );
  },
};

/** What is wrong in one place of what the platform says. */
function twists(replayed: string): Readonly<Record<string, LyingPlatform["twist"]>> {
  const claims = (changes: Record<string, unknown>) => (told: Told) => ({
    claims: { ...told.claims, ...changes },
  });
  const past = Math.floor(Date.now() / 1_000) - 3_600;
  return {
    "another nonce": claims({ nonce: "another" }),
    "no nonce": claims({ nonce: undefined }),
    "another issuer": claims({ iss: "https://evil.example" }),
    "another audience": claims({ aud: "another" }),
    "two audiences, for another": claims({ aud: ["another", CLIENT.id], azp: "another" }),
    "run out": claims({ iat: past, exp: past + 60 }),
    "no end": claims({ exp: undefined }),
    "no subject": claims({ sub: undefined }),
    "an empty subject": claims({ sub: "" }),
    "a subject that is a list": claims({ sub: ["bia"] }),
    "signed by nobody": () => ({ header: { alg: "none" }, key: null }),
    "signed with the client's secret": () => ({ header: { alg: "HS256" }, key: CLIENT.secret }),
    "signed with another key": () => ({ key: newKey() }),
    "the token of another sign-in": () => ({ claims: JSON.parse(replayed) as Told["claims"] }),
  };
}

const tokens: Attack = {
  name: "tokens of the platform that are wrong in one place",
  guards: "nonce, issuer, audience, time, subject and signature are held against what was asked",
  limitMs: 120_000,
  run: async (house) => {
    const street = await streetOf(house);
    const seen = look();
    const { platform } = street;
    await admit(street, "bia");
    const payload = platform.last().split(".")[1] ?? "";
    const replayed = Buffer.from(payload, "base64url").toString();
    const statuses: string[] = [];
    for (const [name, twist] of Object.entries(twists(replayed))) {
      const { url, cookie } = await begin(street);
      platform.twist = twist;
      const heard = await finish(street, platform.visit(url, "bia"), cookie);
      platform.twist = null;
      statuses.push(`${heard.status} ${heard.error}`);
      const isRefused = heard.status >= 400 && heard.status !== 500;
      seen.that(isRefused, `${name}: ${heard.status} ${heard.text.slice(0, 120)}`);
    }
    const { url, cookie } = await begin(street);
    const right = await finish(street, platform.visit(url, "bia"), cookie);
    seen.that(isIn(right), `a right token: ${right.status} ${right.error}`);
    return seen.verdict(`${statuses.length} tokens: ${tally(statuses)}; a right one lets in`);
  },
};

const redirects: Attack = {
  name: "where the platform sends the browser back to",
  guards: "it is the house's own address, whatever a request says of its host",
  limitMs: 120_000,
  run: async (house) => {
    const street = await streetOf(house);
    const seen = look();
    const hosts: readonly Record<string, string>[] = [
      {},
      { host: "evil.example" },
      { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
      { forwarded: "host=evil.example" },
      { origin: "https://evil.example", referer: "https://evil.example/x" },
    ];
    const own = `${new URL(street.url).port}/login/social`;
    const statuses: number[] = [];
    for (const headers of hosts) {
      const heard = await street.visitor.call(beginSocialLogin, {}, { headers });
      statuses.push(heard.status);
      if (heard.data === null) continue;
      const asked = new URL(heard.data.url);
      const back = asked.searchParams.get("redirect_uri") ?? "";
      seen.that(back.endsWith(own), `with ${JSON.stringify(headers)} it leads to ${back}`);
      seen.that(asked.origin === street.platform.issuer, `it begins at ${asked.origin}`);
      const isBound = ["state", "nonce", "code_challenge"].every(
        (name) => (asked.searchParams.get(name) ?? "").length >= 43,
      );
      seen.that(isBound, "state, nonce or challenge is missing or short");
    }
    seen.that(statuses[0] === 200, `it is answered ${statuses[0]}`);
    return seen.verdict(`${hosts.length} ways of asking: ${tally(statuses)}`);
  },
};

export const elsewhere: readonly Attack[] = [answers, tokens, redirects];
