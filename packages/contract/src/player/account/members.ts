/** Players: registration, sign-in, sessions, the player's own data, profile photos. */
import * as z from "zod/mini";
import { limitPeriods } from "./compliance.ts";
import { memberCall, openCall } from "../../endpoint.ts";
import { about, empty, instant, memberId, moneyOutput } from "../../schemas.ts";
import { codeSent } from "./security.ts";

const tag = "members";

/**
 * A form field as it arrives: absent is empty, so that the room can say what is wrong with every
 * field of a form in one answer.
 */
const field = (longest: number) => z._default(z.string().check(z.maxLength(longest)), "");

export const captchaPurposes = ["register", "login"] as const;

export const memberStatuses = ["active", "frozen", "excluded", "closed"] as const;

/** The player as the player sees himself. */
export const memberProfile = z.object({
  id: z.int(),
  name: z.string(),
  account: z.string(),
  nickname: z.string(),
  realname: z.string(),
  email: z.nullable(z.string()),
  phone: z.string(),
  cpf: about(z.string(), "Masked: ***.456.789-**."),
  qq: z.nullable(z.string()),
  gender: z.int(),
  profileurl: z.string(),
  invite_code: z.string(),
  money: moneyOutput,
  fs_money: moneyOutput,
  ml_money: moneyOutput,
  total_money: moneyOutput,
  bonus_money: moneyOutput,
  locked_money: moneyOutput,
  total_slot_money: moneyOutput,
  total_live_money: moneyOutput,
  score: z.int(),
  register_ip: z.string(),
  register_area: z.string(),
  register_site: z.string(),
  status: z.enum(memberStatuses),
  is_tips_on: z.boolean(),
  is_in_on: z.boolean(),
  is_trans_on: z.boolean(),
  is_demo: z.boolean(),
  lang: z.string(),
  top_id: z.nullable(z.int()),
  agent_id: z.nullable(z.int()),
  total_credit: moneyOutput,
  used_credit: moneyOutput,
  level: z.int(),
  slot_level: z.int(),
  live_level: z.int(),
  level_name: z.string(),
  d7_map: z.nullable(z.record(z.string(), z.boolean())),
  day7_id: z.nullable(z.int()),
  bridge_password: about(z.null(), "Kept for shape: a secret never leaves in an answer."),
  bridge_password_token: z.null(),
  created_at: instant,
  updated_at: instant,
  deleted_at: z.nullable(instant),
  site: z.string(),
  is_ms_reg: z.boolean(),
  has_qk_pwd: z.boolean(),
});

/** The refresh token is not here: it travels only in an HttpOnly cookie. */
export const signedIn = z.object({
  access_token: z.string(),
  expires_in: about(z.int(), "Seconds."),
  user: memberProfile,
});

export const issueCaptcha = openCall(tag, {
  method: "POST",
  path: "/api/auth/captcha",
  summary:
    "A verification code: an image, or a calculation for people who cannot see it: find a decimal " +
    "nonce such that SHA-256 of `<challenge>:<nonce>` begins with `bits` zero bits and send " +
    "`pow:<nonce>` as the code. Valid for two minutes, for one use.",
  input: z.object({ purpose: z.optional(z.enum(captchaPurposes)) }),
  output: z.object({
    captcha_id: z.string(),
    image: about(z.string(), "SVG data URI."),
    expires_at: instant,
    proof_of_work: about(
      z.object({ challenge: z.string(), bits: z.int() }),
      "Instead of reading the image: find a decimal nonce such that SHA-256 of " +
        "`<challenge>:<nonce>` begins with `bits` zero bits; the code is then `pow:<nonce>`.",
    ),
  }),
  examples: [{ purpose: "register" }],
});

export const register = openCall(tag, {
  method: "POST",
  path: "/api/auth/register2",
  summary: "Registers a player and signs in.",
  input: z.object({
    account: field(64),
    password: field(256),
    confirm_password: field(256),
    realname: field(200),
    phone: field(40),
    qk_pwd: field(20),
    cpf: field(20),
    birth_date: about(field(20), "YYYY-MM-DD."),
    invite_code: field(32),
    social: about(
      z._default(z.boolean(), false),
      "The browser has just signed in by an account elsewhere: no password is needed then.",
    ),
    captcha_id: field(64),
    captcha_code: field(64),
    loss_limit: about(
      field(20),
      "In reais: the most to lose in a period. Some markets ask for it: registrationRules.",
    ),
    loss_limit_period: z._default(z.enum(limitPeriods), "month"),
    time_limit: about(field(10), "In minutes: the most to play in a period."),
    time_limit_period: z._default(z.enum(limitPeriods), "day"),
    is_adult: z._default(
      z.union([
        z.boolean(),
        z.pipe(
          z.enum(["true", "false", "1", "0"]),
          z.transform((text) => text === "true" || text === "1"),
        ),
      ]),
      false,
    ),
  }),
  output: signedIn,
  errors: [
    "members.invalid_registration",
    "members.registration_failed",
    "members.too_many_attempts",
    "members.registration_refused",
    "members.social_taken",
  ],
  examples: [
    {
      account: "ana.souza",
      password: "uma senha boa",
      confirm_password: "uma senha boa",
      realname: "Ana Souza",
      phone: "(11) 98765-4321",
      qk_pwd: "135790",
      cpf: "529.982.247-25",
      birth_date: "1990-05-20",
      captcha_id: "…",
      captcha_code: "K7M4P",
      is_adult: true,
    },
  ],
});

export const login = openCall(tag, {
  method: "POST",
  path: "/api/auth/login2",
  summary: "Signs in by account name, phone, e-mail or the member's number.",
  input: z.object({
    account: field(254),
    member_id: about(
      z.optional(z.union([z.string().check(z.maxLength(20)), z.int()])),
      "Instead of `account`; beside it, both must be the same member's.",
    ),
    password: field(256),
    captcha_id: field(64),
    captcha_code: field(64),
    totp_code: about(
      field(32),
      "Asked of who set up an authenticator: six digits, or a recovery code.",
    ),
  }),
  output: signedIn,
  errors: [
    "members.wrong_credentials",
    "members.totp_required",
    "members.totp_wrong",
    "members.captcha_required",
    "members.captcha_wrong",
    "members.too_many_attempts",
    "members.account_frozen",
    "members.account_closed",
  ],
  examples: [{ account: "ana.souza", password: "uma senha boa" }],
});

export const sendPhoneCode = openCall(tag, {
  method: "POST",
  path: "/api/auth/phone/send",
  summary:
    "Sends a sign-in code by SMS to a member's mobile phone. The answer is the same when nobody " +
    "has that number.",
  input: z.object({ phone: field(40), captcha_id: field(64), captcha_code: field(64) }),
  output: codeSent,
  errors: [
    "members.phone_invalid",
    "members.captcha_required",
    "members.captcha_wrong",
    "members.too_many_attempts",
    "members.sms_unavailable",
  ],
  examples: [{ phone: "(11) 98765-4321" }],
});

export const loginByPhone = openCall(tag, {
  method: "POST",
  path: "/api/auth/phone/login",
  summary: "Signs in by a code that was sent to the member's mobile phone.",
  input: z.object({ phone: field(40), code: field(12), totp_code: field(32) }),
  output: signedIn,
  errors: [
    "members.phone_invalid",
    "members.code_wrong",
    "members.totp_required",
    "members.totp_wrong",
    "members.too_many_attempts",
    "members.account_frozen",
    "members.account_closed",
  ],
  examples: [{ phone: "(11) 98765-4321", code: "482913" }],
});

export const refresh = openCall(tag, {
  method: "POST",
  path: "/api/auth/refresh",
  summary: "A new access token for the refresh cookie, which is exchanged as well.",
  input: empty,
  output: z.object({ access_token: z.string(), expires_in: z.int() }),
});

export const logout = openCall(tag, {
  method: "POST",
  path: "/api/auth/logout",
  summary: "Ends the session of the bearer token or of the refresh cookie.",
  input: empty,
  output: empty,
});

export const me = memberCall(tag, {
  method: "POST",
  path: "/api/auth/me",
  repeatable: true,
  summary: "The signed-in player, with balances.",
  input: empty,
  output: memberProfile,
});

export const listProfilePictures = openCall(tag, {
  method: "GET",
  path: "/api/profilepictures",
  summary: "The profile photos to choose from.",
  input: empty,
  output: z.object({ male: z.array(z.string()), female: z.array(z.string()) }),
});

export const readProfilePicture = memberCall(tag, {
  method: "POST",
  path: "/api/profilepictures/user",
  repeatable: true,
  summary: "The player's profile photo.",
  input: z.object({ member_id: z.optional(memberId) }),
  output: z.object({ profileurl: z.string() }),
});

export const chooseProfilePicture = memberCall(tag, {
  method: "POST",
  path: "/api/profilepictures/set",
  summary: "Chooses a profile photo out of the list.",
  input: z.object({
    member_id: z.optional(memberId),
    profileurl: z.string().check(z.maxLength(200)),
  }),
  output: z.object({ profileurl: z.string() }),
  errors: ["members.picture_unknown"],
  examples: [{ profileurl: "/avatars/f-3.svg" }],
});

const told = {
  is_tips_on: about(
    z.boolean(),
    "Are rewards, answers of customer service and other tips told on the screen at once?",
  ),
  is_in_on: about(z.boolean(), "Are deposits that arrive told on the screen at once?"),
  is_trans_on: about(z.boolean(), "Is what becomes of withdrawals told on the screen at once?"),
};

export const chooseTold = memberCall(tag, {
  method: "POST",
  path: "/api/member/told",
  summary: "What the member is told on the screen at once; the inbox has it either way.",
  input: z.object({
    member_id: z.optional(memberId),
    is_tips_on: z.optional(told.is_tips_on),
    is_in_on: z.optional(told.is_in_on),
    is_trans_on: z.optional(told.is_trans_on),
  }),
  output: z.object(told),
  examples: [{ is_in_on: false }],
});
