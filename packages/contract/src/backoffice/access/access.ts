/** Signing in with a second factor or a passkey, and one's own account. */
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { about, empty, instant } from "../../schemas.ts";
import { permissions } from "./permissions.ts";
import { tag, text } from "../shapes.ts";
import { officeCall } from "../office-call.ts";

export const operator = z.object({
  id: z.int(),
  email: z.string(),
  name: about(z.string(), "Empty until it is given."),
  role: z.string(),
  permissions: z.array(z.enum(permissions)),
  session_expires_at: about(
    instant,
    "The session ends then at the latest; earlier after half an hour without a request.",
  ),
});

const password = z.string().check(z.maxLength(256));
const token = text(100).check(z.minLength(1));

/** What the password has earned: a ticket for the second step. */
const signInStep = z.object({
  step: z.enum(["code", "enrol"]),
  ticket: about(z.string(), "Five minutes."),
  expires_at: instant,
  enrolment: about(
    z.nullable(z.object({ otpauth_uri: z.string(), secret: z.string() })),
    "Only on the first sign-in, and shown only here: what the authenticator app must learn.",
  ),
});

// Signing in: the password gives a ticket, the ticket and a code give the session cookie.

export const signIn = endpoint({
  method: "POST",
  path: "/backoffice/api/sign-in",
  access: "open",
  tag,
  summary: "First step: e-mail and password. The answer's ticket goes into the second step.",
  input: z.object({
    email: text(254),
    password,
  }),
  output: signInStep,
  errors: ["backoffice.wrong_credentials", "backoffice.too_many_attempts"],
  examples: [{ email: "admin@tucano.example", password: "…" }],
});

/** The second step follows, at the first time with an authenticator to be enrolled. */
export const acceptInvitation = endpoint({
  method: "POST",
  path: "/backoffice/api/invitation/accept",
  access: "open",
  tag,
  summary:
    "Takes a one-time link: sets a password of at least 12 characters and goes on to step 2.",
  input: z.object({ token, password }),
  output: signInStep,
  errors: [
    "backoffice.invitation_invalid",
    "backoffice.password_weak",
    "backoffice.too_many_attempts",
  ],
});

export const readInvitation = endpoint({
  method: "POST",
  path: "/backoffice/api/invitation",
  access: "open",
  tag,
  summary: "Whom a one-time link is for.",
  input: z.object({ token }),
  output: z.object({ email: z.string(), name: z.string(), expires_at: instant }),
  errors: ["backoffice.invitation_invalid", "backoffice.too_many_attempts"],
});

export const confirmSignIn = endpoint({
  method: "POST",
  path: "/backoffice/api/sign-in/code",
  access: "open",
  tag,
  summary: "Second step: the authenticator's six digits. Sets the session cookie.",
  input: z.object({
    ticket: text(100),
    code: text(20),
  }),
  output: operator,
  errors: ["backoffice.wrong_code", "backoffice.sign_in_expired", "backoffice.too_many_attempts"],
});

export const readSession = officeCall({
  method: "GET",
  path: "/backoffice/api/session",
  permission: "signed_in",
  summary: "Who is signed in, and what the role permits.",
  input: empty,
  output: operator,
});

export const signOut = officeCall({
  method: "POST",
  path: "/backoffice/api/sign-out",
  permission: "signed_in",
  summary: "Ends the session.",
  input: empty,
  output: empty,
});

export const changePassword = officeCall({
  method: "POST",
  path: "/backoffice/api/password",
  permission: "signed_in",
  summary: "Changes one's own password and ends one's other sessions.",
  input: z.object({ password, next: password }),
  output: empty,
  errors: [
    "backoffice.wrong_credentials",
    "backoffice.password_weak",
    "backoffice.too_many_attempts",
  ],
  examples: [{ password: "…", next: "a sentence of mine" }],
});

export const accessAuditActions = [
  "operator.created",
  "operator.signed_in",
  "operator.sign_in_failed",
  "operator.second_factor_enrolled",
  "operator.signed_out",
  "operator.password_changed",
  "operator.invitation_accepted",
  "operator.passkey_added",
  "operator.passkey_removed",
] as const;
