/**
 * Signing in by an account elsewhere (OpenID Connect), where the house has set one up. The browser
 * goes to the address that `begin` gives, comes back to /login/social with a code and hands it in;
 * a cookie that only the server reads ties both together.
 */
import * as z from "zod/mini";
import { memberCall, openCall } from "../../endpoint.ts";
import { signedIn } from "./members.ts";
import { about, empty, instant, memberId } from "../../schemas.ts";

const tag = "security";
const field = (longest: number) => z._default(z.string().check(z.maxLength(longest)), "");
const member = { member_id: z.optional(memberId) };
const ticket = z.string().check(z.maxLength(128));

/** What the platform adds to the address that it sends the browser back to. */
const returned = { code: field(2_048), state: field(256), iss: field(512) };

const platform = z.object({
  name: z.string(),
  linked_at: about(
    z.nullable(instant),
    "Since when this member signs in by it; null for a visitor, and for who does not.",
  ),
});

const platforms = z.object({ list: z.array(platform) });

export const listSocialPlatforms = openCall(tag, {
  method: "GET",
  path: "/api/auth/social/platforms",
  summary: "Where else people may have an account to sign in by. Empty: nowhere.",
  input: empty,
  output: platforms,
});

const beginning = z.object({ url: z.string() });

export const beginSocialLogin = openCall(tag, {
  method: "POST",
  path: "/api/auth/social/begin",
  summary: "Where the browser goes to sign in by the platform.",
  input: empty,
  output: beginning,
  errors: ["members.social_off", "members.social_unavailable", "members.too_many_attempts"],
});

export const finishSocialLogin = openCall(tag, {
  method: "POST",
  path: "/api/auth/social/finish",
  summary:
    "Signs in whom the platform has signed in. `session` is null for somebody who has no account " +
    "here yet: for a quarter of an hour a registration with `social` then needs no password. Who " +
    "is asked for a second factor sends it alone.",
  input: z.object({ ...returned, totp_code: field(32) }),
  output: z.object({
    session: z.nullable(signedIn),
    realname: about(
      z.string(),
      "As the platform knows the newcomer, to begin a registration with.",
    ),
  }),
  errors: [
    "members.social_off",
    "members.social_failed",
    "members.social_unavailable",
    "members.totp_required",
    "members.totp_wrong",
    "members.too_many_attempts",
    "members.account_frozen",
    "members.account_closed",
  ],
  examples: [{ code: "SplxlOBeZQQYbYS6WxSbIA", state: "af0ifjsldkj" }],
});

export const beginSocialLink = memberCall(tag, {
  method: "POST",
  path: "/api/auth/social/link/begin",
  summary: "Where the browser goes to link the platform. Takes a ticket for `social`.",
  input: z.object({ ...member, ticket }),
  output: beginning,
  errors: ["members.ticket_invalid", "members.social_off", "members.social_unavailable"],
  examples: [{ ticket: "…" }],
});

export const finishSocialLink = memberCall(tag, {
  method: "POST",
  path: "/api/auth/social/link",
  summary: "From now on the member may sign in by the platform.",
  input: z.object({ ...member, ...returned }),
  output: platforms,
  errors: [
    "members.social_off",
    "members.social_failed",
    "members.social_taken",
    "members.social_unavailable",
  ],
  examples: [{ code: "SplxlOBeZQQYbYS6WxSbIA", state: "af0ifjsldkj" }],
});

export const unlinkSocial = memberCall(tag, {
  method: "POST",
  path: "/api/auth/social/unlink",
  summary: "The member does not sign in by the platform any more. Takes a ticket for `social`.",
  input: z.object({ ...member, ticket }),
  output: platforms,
  errors: ["members.ticket_invalid", "members.social_off", "members.social_unknown"],
  examples: [{ ticket: "…" }],
});
