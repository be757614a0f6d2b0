/**
 * What the browser carries between a question to the platform and its answer, sealed: nobody but
 * this server reads or writes it, and it goes to no address but those of signing in.
 */
import * as z from "zod/mini";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { memberId } from "@tucano/contract/schemas.ts";
import type { Proof, Question } from "../../platform/oidc/oidc.ts";
import type { RequestContext } from "../../platform/http/types.ts";
import { AUTH_PATH, type Parts } from "../context.ts";
import { social as rules } from "../policy.ts";

const COOKIE = "tucano_social";

const asked = z.object({
  what: z.literal("asked"),
  until: z.int(),
  /** Who wants to link; null: somebody who wants to sign in. */
  memberId: z.nullable(memberId),
  question: z.object({
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    redirectUri: z.string(),
  }),
});
const proven = z.object({
  what: z.literal("proven"),
  until: z.int(),
  proof: z.object({ issuer: z.string(), subject: z.string(), realname: z.string() }),
});
const carried = z.union([asked, proven]);

function write(parts: Parts, context: RequestContext, value: z.output<typeof carried>): void {
  const sealed = parts.socialBox.seal(JSON.stringify(value)).toString("base64url");
  context.setCookie(COOKIE, sealed, {
    path: AUTH_PATH,
    maxAgeSeconds: rules.minutes * 60,
    sameSite: "strict",
  });
}

/** Null: there is none, it is too old, or it is not ours. */
function read(parts: Parts, { cookies }: RequestContext): z.output<typeof carried> | null {
  const sealed = cookies[COOKIE];
  if (sealed === undefined) return null;
  try {
    const text = parts.socialBox.open(Buffer.from(sealed, "base64url"));
    const { data } = z.safeParse(carried, JSON.parse(text));
    return data === undefined || data.until <= parts.clock.now().getTime() ? null : data;
  } catch {
    return null;
  }
}

const endOf = (parts: Parts) => parts.clock.now().getTime() + rules.minutes * 60_000;

export function keepQuestion(
  parts: Parts,
  context: RequestContext,
  of: { readonly question: Question; readonly memberId: MemberId | null },
): void {
  write(parts, context, { what: "asked", until: endOf(parts), ...of });
}

export function keepProof(parts: Parts, context: RequestContext, proof: Proof): void {
  write(parts, context, { what: "proven", until: endOf(parts), proof });
}

/** What this browser asked, as this member or as nobody yet. */
export function readQuestion(
  parts: Parts,
  context: RequestContext,
  memberId: MemberId | null,
): Question | null {
  const found = read(parts, context);
  return found?.what === "asked" && found.memberId === memberId ? found.question : null;
}

export function readProof(parts: Parts, context: RequestContext): Proof | null {
  const found = read(parts, context);
  return found?.what === "proven" ? found.proof : null;
}

export function forgetCarried(context: RequestContext): void {
  context.clearCookie(COOKIE, AUTH_PATH);
}
