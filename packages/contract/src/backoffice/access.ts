/** Who works here: signing in with a second factor. */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { empty, instant } from "../schemas.ts";
import { permissions } from "./permissions.ts";
import { tag, text } from "./shapes.ts";

export const operator = z.object({
  id: z.int(),
  email: z.string(),
  /** Empty until it is given. */
  name: z.string(),
  role: z.string(),
  permissions: z.array(z.enum(permissions)),
  /** The session ends then at the latest; earlier after half an hour without a request. */
  session_expires_at: instant,
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
    password: z.string().check(z.maxLength(256)),
  }),
  output: z.object({
    step: z.enum(["code", "enrol"]),
    /** Five minutes. */
    ticket: z.string(),
    expires_at: instant,
    /** Only on the first sign-in, and shown only here: what the authenticator app must learn. */
    enrolment: z.nullable(z.object({ otpauth_uri: z.string(), secret: z.string() })),
  }),
  errors: ["backoffice.wrong_credentials", "backoffice.too_many_attempts"],
  examples: [{ email: "admin@tucano.example", password: "…" }],
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

export const readSession = endpoint({
  method: "GET",
  path: "/backoffice/api/session",
  access: "operator",
  permission: "signed_in",
  tag,
  summary: "Who is signed in, and what the role permits.",
  input: empty,
  output: operator,
  errors: [],
});

export const signOut = endpoint({
  method: "POST",
  path: "/backoffice/api/sign-out",
  access: "operator",
  permission: "signed_in",
  tag,
  summary: "Ends the session.",
  input: empty,
  output: empty,
  errors: [],
});

export const accessAuditActions = [
  "operator.created",
  "operator.signed_in",
  "operator.sign_in_failed",
  "operator.second_factor_enrolled",
  "operator.signed_out",
] as const;
