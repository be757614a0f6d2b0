/**
 * A login password by a one-time link: for members who forgot theirs, and for those who never had
 * one, as those who came by phone or another platform. The link goes to the bound e-mail address
 * and nobody else.
 */
import * as z from "zod/mini";
import { openCall } from "../../endpoint.ts";
import { instant } from "../../schemas.ts";

const tag = "auth";
const field = (longest: number) => z._default(z.string().check(z.maxLength(longest)), "");
const token = z.string().check(z.regex(/^[\w-]{20,128}$/));
const unknownToken = "k7Zq3m5Xv9b1cN4pR8sT2wY6aD0eF3gH";

export const forgotPassword = openCall(tag, {
  method: "POST",
  path: "/api/auth/password/forgot",
  summary:
    "Sends a link to set a new login password to a bound e-mail address. The answer is the same " +
    "when nobody has it, has had it for less than a day, or has no password yet.",
  input: z.object({ email: field(254), captcha_id: field(64), captcha_code: field(64) }),
  output: z.object({ expires_at: instant }),
  errors: [
    "members.email_invalid",
    "members.captcha_required",
    "members.captcha_wrong",
    "members.too_many_attempts",
    "members.mail_unavailable",
  ],
  examples: [{ email: "ana@example.com" }],
});

export const readPasswordLink = openCall(tag, {
  method: "POST",
  path: "/api/auth/password/link",
  summary: "Whose password a one-time link sets, and until when it is good.",
  input: z.object({ token }),
  output: z.object({ account: z.string(), expires_at: instant }),
  errors: ["members.link_invalid", "members.too_many_attempts"],
  examples: [{ token: unknownToken }],
});

export const setPassword = openCall(tag, {
  method: "POST",
  path: "/api/auth/password/set",
  summary: "Sets the login password by a one-time link and ends all sessions. Nobody is signed in.",
  input: z.object({ token, password: field(256), confirm_password: field(256) }),
  output: z.object({ sessions_ended: z.int() }),
  errors: ["members.link_invalid", "members.too_many_attempts"],
  examples: [
    { token: unknownToken, password: "uma senha nova", confirm_password: "uma senha nova" },
  ],
});
