/**
 * The security centre: passwords, the bound e-mail address, where somebody is signed in, and second
 * factors. What changes a secret takes a ticket, which the password (and the second factor) buy.
 */
import * as z from "zod/mini";
import { memberCall } from "../../endpoint.ts";
import { about, empty, instant, memberId } from "../../schemas.ts";

const tag = "security";

/** Absent is empty, so that all that is wrong with a form is said in one answer. */
const field = (longest: number) => z._default(z.string().check(z.maxLength(longest)), "");
const member = { member_id: z.optional(memberId) };

/** What a ticket is good for. */
export const ticketPurposes = [
  "change_password",
  "change_withdrawal_password",
  "bind_email",
  "second_factor",
  "passkeys",
  "social",
] as const;
export type TicketPurpose = (typeof ticketPurposes)[number];

const ticket = z.string().check(z.maxLength(128));

export const verifyPassword = memberCall(tag, {
  method: "POST",
  path: "/api/security/verify-password",
  summary:
    "The first step of a change: the login password (and the authenticator's code, where one is " +
    "set up) for a ticket. Good for five minutes, one use, this session and this purpose.",
  input: z.object({
    ...member,
    password: field(256),
    code: about(field(32), "Six digits of the authenticator, or a recovery code."),
    purpose: z.enum(ticketPurposes),
  }),
  output: z.object({ ticket: z.string(), expires_at: instant }),
  errors: [
    "members.password_wrong",
    "members.password_not_set",
    "members.totp_required",
    "members.totp_wrong",
    "members.too_many_attempts",
  ],
  examples: [{ password: "uma senha boa", purpose: "change_password" }],
});

export const changePassword = memberCall(tag, {
  method: "POST",
  path: "/api/security/change-password",
  summary: "Sets a new login password and ends all other sessions.",
  input: z.object({ ...member, ticket, password: field(256), confirm_password: field(256) }),
  output: z.object({ sessions_ended: z.int() }),
  errors: ["members.ticket_invalid", "members.password_unchanged"],
  examples: [{ ticket: "…", password: "uma senha melhor", confirm_password: "uma senha melhor" }],
});

export const changeWithdrawalPassword = memberCall(tag, {
  method: "POST",
  path: "/api/security/change-withdrawal-password",
  summary: "Sets a new withdrawal password: six digits, not the old ones.",
  input: z.object({ ...member, ticket, qk_pwd: field(20), confirm_qk_pwd: field(20) }),
  output: empty,
  errors: ["members.ticket_invalid", "members.password_unchanged"],
  examples: [{ ticket: "…", qk_pwd: "246801", confirm_qk_pwd: "246801" }],
});

/** When a code that was sent runs out, and how long to wait before asking for another. */
export const codeSent = z.object({ expires_at: instant, resend_after_seconds: z.int() });

export const sendEmailCode = memberCall(tag, {
  method: "POST",
  path: "/api/security/bind-email/send",
  summary: "Sends a code to an e-mail address. A ticket is needed when another one is bound.",
  input: z.object({ ...member, email: field(254), ticket: z.optional(ticket) }),
  output: codeSent,
  errors: [
    "members.email_invalid",
    "members.ticket_invalid",
    "members.too_many_attempts",
    "members.mail_unavailable",
  ],
  examples: [{ email: "ana@exemplo.com.br" }],
});

export const confirmEmail = memberCall(tag, {
  method: "POST",
  path: "/api/security/bind-email/confirm",
  summary: "Binds the e-mail address that the code was sent to.",
  input: z.object({ ...member, email: field(254), code: field(12) }),
  output: z.object({ email: z.string() }),
  errors: ["members.code_wrong", "members.email_taken"],
  examples: [{ email: "ana@exemplo.com.br", code: "482913" }],
});

export const ownSession = z.object({
  session_id: z.uuid(),
  device: about(z.string(), 'Such as "Chrome on Android", in the caller\'s language.'),
  place: about(z.string(), "The network address it began at."),
  created_at: instant,
  last_seen_at: instant,
  current: z.boolean(),
});

export const listSessions = memberCall(tag, {
  method: "POST",
  path: "/api/security/sessions",
  repeatable: true,
  summary: "Where the member is signed in, the one last seen first.",
  input: z.object(member),
  output: z.object({ list: z.array(ownSession) }),
});

export const revokeSession = memberCall(tag, {
  method: "POST",
  path: "/api/security/sessions/revoke",
  summary: "Ends one session, or with `others` all but this one.",
  input: z.object({ ...member, session_id: z.optional(z.uuid()), others: z.optional(z.boolean()) }),
  output: z.object({ sessions_ended: z.int() }),
  errors: ["members.session_unknown"],
  examples: [{ others: true }],
});

export const securityOverview = memberCall(tag, {
  method: "GET",
  path: "/api/security/overview",
  summary: "What is set up: passwords, e-mail address, authenticator.",
  input: z.object(member),
  output: z.object({
    has_password: z.boolean(),
    has_qk_pwd: z.boolean(),
    email: z.nullable(z.string()),
    phone: about(z.string(), "Masked."),
    totp_on: z.boolean(),
    totp_since: z.nullable(instant),
    recovery_codes_left: z.int(),
  }),
});

export const beginTotp = memberCall(tag, {
  method: "POST",
  path: "/api/security/totp/begin",
  summary: "A secret for an authenticator app. It counts once a code of it is confirmed.",
  input: z.object({ ...member, ticket }),
  output: z.object({
    otpauth_uri: z.string(),
    secret: z.string(),
    qr: about(z.string(), "The address as a QR picture: an SVG data URI."),
    expires_at: instant,
  }),
  errors: ["members.ticket_invalid", "members.totp_on"],
  examples: [{ ticket: "…" }],
});

export const confirmTotp = memberCall(tag, {
  method: "POST",
  path: "/api/security/totp/confirm",
  summary:
    "Turns the authenticator on; from now on its code is asked at sign-in. The recovery codes are " +
    "shown this once; each takes the place of a code once.",
  input: z.object({ ...member, code: field(12) }),
  output: z.object({ recovery_codes: z.array(z.string()) }),
  errors: ["members.totp_not_begun", "members.totp_wrong", "members.too_many_attempts"],
  examples: [{ code: "482913" }],
});

export const disableTotp = memberCall(tag, {
  method: "POST",
  path: "/api/security/totp/disable",
  summary: "Turns the authenticator off.",
  input: z.object({ ...member, ticket }),
  output: empty,
  errors: ["members.ticket_invalid"],
  examples: [{ ticket: "…" }],
});
