/** The pure rules of the room: what a registration must look like, how guessing is slowed down. */
import { cpf as cpfRules } from "cpf-cnpj-validator";
import type { InputOf } from "@tucano/contract/endpoint.ts";
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import type * as contract from "@tucano/contract/player/account/members.ts";
import type { FieldProblem } from "../platform/errors.ts";

export type RegistrationForm = InputOf<typeof contract.register>;

/** A registration form that passed: every value in the one spelling that is stored. */
export interface Registration {
  readonly account: string;
  readonly password: string;
  readonly realname: string;
  /** E.164. */
  readonly phone: string;
  readonly withdrawalPassword: string;
  /** Eleven digits. */
  readonly cpf: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  readonly inviteCode: string | null;
}

export type FormFields = Record<string, FieldProblem>;

export const ADULT_AGE_YEARS = 18;
const PASSWORD_LENGTH_MIN = 6;
const PASSWORD_LENGTH_MAX = 128;
const OLDEST_BIRTH_YEAR = 1900;

const ACCOUNT = /^[a-z][a-z0-9_.]{3,19}$/i;
const REALNAME = /^\p{L}[\p{L}\p{M} .'’-]{0,98}[\p{L}\p{M}.]$/u;
const CPF = /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/;
const WITHDRAWAL_PASSWORD = /^\d{6}$/;
/** The area codes that exist, then nine digits that begin with 9: every mobile phone of Brazil. */
const MOBILE = /^(?:[14689][1-9]|2[12478]|3[1-578]|5[13-5]|7[13-79])9\d{8}$/;
const PHONE_PUNCTUATION = /^\+?[\d ().-]+$/;

/** E.164, or null when it is no Brazilian mobile phone. */
export function parseMobilePhone(text: string): string | null {
  const typed = text.trim();
  if (!PHONE_PUNCTUATION.test(typed)) return null;
  const digits = typed.replace(/\D/g, "");
  const national = digits.length === 13 && digits.startsWith("55") ? digits.slice(2) : digits;
  const plain = national.length === 12 && national.startsWith("0") ? national.slice(1) : national;
  return MOBILE.test(plain) ? `+55${plain}` : null;
}

/** Eleven digits, or null. */
export function parseCpf(text: string): string | null {
  const typed = text.trim();
  if (!CPF.test(typed) || !cpfRules.isValid(typed)) return null;
  return typed.replace(/\D/g, "");
}

/** One spelling per name: composed letters, single spaces. */
export function parseRealname(text: string): string | null {
  const name = text.normalize("NFC").trim().replace(/\s+/g, " ");
  return REALNAME.test(name) ? name : null;
}

function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export interface Ages {
  /** A day like 2026-11-20. */
  readonly today: string;
  readonly minAge: number;
}

/** The birth date is a day, too. Born on 29 February: of age on 1 March. */
export function checkBirthDate(birthDate: string, { today, minAge }: Ages): FieldProblem | null {
  const isPlausible = isCalendarDay(birthDate) && birthDate <= today;
  if (!isPlausible || Number(birthDate.slice(0, 4)) < OLDEST_BIRTH_YEAR) {
    return { code: "members.birth_date_invalid" };
  }
  const birthday = `${Number(birthDate.slice(0, 4)) + minAge}${birthDate.slice(4)}`;
  return birthday <= today ? null : { code: "members.under_age", params: { years: minAge } };
}

export function checkPassword(password: string): FieldProblem | null {
  const length = Array.from(password).length;
  if (length === 0) return { code: "members.password_required" };
  if (length < PASSWORD_LENGTH_MIN) return { code: "members.password_too_short" };
  if (length > PASSWORD_LENGTH_MAX) return { code: "members.password_too_long" };
  return null;
}

export function isWithdrawalPassword(text: string): boolean {
  return WITHDRAWAL_PASSWORD.test(text);
}

/** Everything about a form that can be said without asking the database, all at once. */
export function checkRegistration(
  form: RegistrationForm,
  ages: Ages,
): { readonly registration: Registration } | { readonly fields: FormFields } {
  const account = form.account.trim();
  const realname = parseRealname(form.realname);
  const phone = parseMobilePhone(form.phone);
  const cpf = parseCpf(form.cpf);
  const birthDate = form.birth_date.trim();
  const inviteCode = form.invite_code.trim().toUpperCase();
  const problems: Record<string, FieldProblem | null> = {
    account: ACCOUNT.test(account) ? null : { code: "members.account_invalid" },
    password: isWithoutPassword(form) ? null : checkPassword(form.password),
    confirm_password:
      form.password === form.confirm_password ? null : { code: "members.passwords_differ" },
    realname: realname === null ? { code: "members.realname_invalid" } : null,
    phone: phone === null ? { code: "members.phone_invalid" } : null,
    qk_pwd: isWithdrawalPassword(form.qk_pwd)
      ? null
      : { code: "members.withdrawal_password_invalid" },
    cpf: cpf === null ? { code: "members.cpf_invalid" } : null,
    birth_date: checkBirthDate(birthDate, ages),
    is_adult: form.is_adult ? null : { code: "members.age_not_confirmed" },
  };
  const fields = keepProblems(problems);
  if (Object.keys(fields).length > 0 || realname === null || phone === null || cpf === null) {
    return { fields };
  }
  return {
    registration: {
      account,
      password: form.password,
      realname,
      phone,
      withdrawalPassword: form.qk_pwd,
      cpf,
      birthDate,
      inviteCode: inviteCode === "" ? null : inviteCode,
    },
  };
}

/** A demo has a name and a password, and nobody behind it. */
export function checkDemo(demo: {
  readonly account: string;
  readonly password: string;
}): FormFields {
  return keepProblems({
    account: ACCOUNT.test(demo.account.trim()) ? null : { code: "members.account_invalid" },
    password: checkPassword(demo.password),
  });
}

/** A member with an account elsewhere may do without; customer service can send a link later. */
function isWithoutPassword(form: RegistrationForm): boolean {
  return form.social && form.password === "";
}

function keepProblems(problems: Record<string, FieldProblem | null>): FormFields {
  const fields: FormFields = {};
  for (const [name, problem] of Object.entries(problems)) {
    if (problem !== null) fields[name] = problem;
  }
  return fields;
}

/** How a session ages. */
export const session = {
  accessTokenSeconds: 15 * 60,
  /** Without any call for this long, the player signs in again. */
  idleSeconds: 30 * 60,
  absoluteSeconds: 7 * 24 * 3_600,
  /** Two tabs may exchange the same refresh token within this time. */
  refreshOverlapSeconds: 10,
} as const;

/** Whether a session has run out by itself: too old, or too long without a call. */
export function hasExpired(
  row: { readonly last_seen_at: Date; readonly expires_at: Date },
  now: Date,
): boolean {
  const idleMs = now.getTime() - row.last_seen_at.getTime();
  return row.expires_at <= now || idleMs > session.idleSeconds * 1_000;
}

/** How long an answer of the platform that somebody signs in by may take, and a registration. */
export const social = { minutes: 15 } as const;

export const captcha = { lifetimeSeconds: 120, proofOfWorkBits: 18, letterCount: 5 } as const;

/** Guesses at one secret. */
export const attemptScopes = [
  "account",
  "device",
  "address",
  "withdrawal-password",
  // Of who is signed in and asked for it again.
  "password",
  "second-factor",
  // Codes sent to one address or phone, and at one caller's request.
  "code-to",
  "code-from",
  "register-from",
  "register-cpf",
] as const;
export type AttemptScope = (typeof attemptScopes)[number];

export const ATTEMPT_WINDOW_SECONDS = 3_600;

/** Tries that cost nothing but a verification code; each later one waits longer and longer. */
const freeTries: Record<AttemptScope, number> = {
  account: 10,
  device: 10,
  address: 100,
  "withdrawal-password": 5,
  password: 5,
  "second-factor": 5,
  "code-to": 5,
  "code-from": 20,
  "register-from": 20,
  "register-cpf": 30,
};

const WAIT_FIRST_SECONDS = 30;
const WAIT_MAX_SECONDS = 15 * 60;
export const WITHDRAWAL_PASSWORD_LOCK_SECONDS = 30 * 60;

/** How long the next guess has to wait after `tries` of this hour were not right. */
export function waitAfter(scope: AttemptScope, tries: number): number {
  const excess = tries - freeTries[scope];
  if (excess < 0) return 0;
  if (scope === "withdrawal-password") return WITHDRAWAL_PASSWORD_LOCK_SECONDS;
  return Math.min(WAIT_FIRST_SECONDS * 2 ** excess, WAIT_MAX_SECONDS);
}

/** Tries of this hour that cost nothing yet. */
export const triesLeft = (scope: AttemptScope, tries: number): number =>
  Math.max(freeTries[scope] - tries, 0);

/** Wrong guesses after which a sign-in needs a verification code. */
const captchaAfter: Partial<Record<AttemptScope, number>> = { account: 1, device: 1, address: 20 };

export function needsCaptcha(scope: AttemptScope, wrongSinceSuccess: number): boolean {
  const first = captchaAfter[scope];
  return first !== undefined && wrongSinceSuccess >= first;
}

/** A right answer resets the count: it is one person's secret, not a shared place. */
export const forgivenWhenRight: readonly AttemptScope[] = [
  "device",
  "withdrawal-password",
  "password",
  "second-factor",
];

/** Tickets, codes and authenticators of the security centre. */
export const security = {
  ticketSeconds: 5 * 60,
  codeSeconds: 10 * 60,
  codeDigits: 6,
  codeTriesMax: 5,
  /** Between two codes to one address. */
  codeResendSeconds: 60,
  /** To show a first code of a new authenticator. */
  totpConfirmSeconds: 15 * 60,
  recoveryCodes: 8,
} as const;

/** One-time links to set a login password. */
export const passwordLink = {
  minutes: 30,
  /** An address that was bound a moment ago may be somebody's who sits at an open session. */
  boundForMs: 24 * 3_600_000,
} as const;

const MAILBOX = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const MAIL_DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const MAILBOX_LENGTH_MAX = 64;
const EMAIL_LENGTH_MAX = 254;

/** In the one spelling that is stored, or null. */
export function parseEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  const [mailbox = "", domain = "", ...rest] = email.split("@");
  if (rest.length > 0 || email.length > EMAIL_LENGTH_MAX) return null;
  const isPlausible = MAILBOX.test(mailbox) && MAIL_DOMAIN.test(domain);
  return isPlausible && mailbox.length <= MAILBOX_LENGTH_MAX ? email : null;
}

export interface NewPassword {
  readonly password: string;
  readonly confirm_password: string;
}

/** What is wrong with a new password; empty: nothing. */
export function checkNewPassword(form: NewPassword): FormFields {
  const isSame = form.password === form.confirm_password;
  return keepProblems({
    password: checkPassword(form.password),
    confirm_password: isSame ? null : { code: "members.new_passwords_differ" },
  });
}

export interface NewWithdrawalPassword {
  readonly qk_pwd: string;
  /** Empty: the form has one field. */
  readonly confirm_qk_pwd: string;
}

export function checkNewWithdrawalPassword(form: NewWithdrawalPassword): FormFields {
  const isSame = form.confirm_qk_pwd === "" || form.qk_pwd === form.confirm_qk_pwd;
  return keepProblems({
    qk_pwd: isWithdrawalPassword(form.qk_pwd)
      ? null
      : { code: "members.withdrawal_password_invalid" },
    confirm_qk_pwd: isSame ? null : { code: "members.new_passwords_differ" },
  });
}

const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\/|\bOpera/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** What a browser says of itself; null: it does not say. */
export interface DeviceName {
  readonly browser: string | null;
  readonly system: string | null;
}

/** Enough for its owner to know a device by. */
export function readDeviceName(userAgent: string): DeviceName {
  const nameOf = (names: typeof BROWSERS): string | null =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  return { browser: nameOf(BROWSERS), system: nameOf(SYSTEMS) };
}

/** No 0/O, 1/I/L, 2/Z, 5/S, 8/B: read aloud and typed without doubt. */
const INVITE_ALPHABET = "34679ACDEFGHJKMNPQRTUVWXY";
const INVITE_LENGTH = 8;

export function drawInviteCode(integer: (bound: number) => number): string {
  const draw = () => INVITE_ALPHABET.charAt(integer(INVITE_ALPHABET.length));
  return Array.from({ length: INVITE_LENGTH }, draw).join("");
}

const RECOVERY_LENGTH = 10;

/** Two groups of five, easy to read off a sheet of paper. */
export function drawRecoveryCode(integer: (bound: number) => number): string {
  const draw = () => INVITE_ALPHABET.charAt(integer(INVITE_ALPHABET.length));
  const letters = Array.from({ length: RECOVERY_LENGTH }, draw).join("");
  return `${letters.slice(0, RECOVERY_LENGTH / 2)}-${letters.slice(RECOVERY_LENGTH / 2)}`;
}

/** However it is typed: case, spaces and the line between do not matter. */
export function plainRecoveryCode(typed: string): string {
  return typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
}

/** "+5511987654321" as "+55119****4321". */
export function maskPhone(phone: string): string {
  return phone.replace(/^(.{6}).*(.{4})$/, "$1****$2");
}

const MEMBER_ID_FIRST = 100_000_000;
const MEMBER_ID_COUNT = 900_000_000;

export function drawMemberId(integer: (bound: number) => number): MemberId {
  return toMemberId(MEMBER_ID_FIRST + integer(MEMBER_ID_COUNT));
}

/** Text that LIKE matches literally: its special characters are escaped. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

const SHOWN_FIRST = 2;
const SHOWN_LAST = 1;
const HIDDEN = "***";
/** Shorter names would be all but told. */
const LENGTH_MIN = 6;

/** "joaosilva" as "jo***a": who it is recognises it, nobody else does. */
export function maskAccount(account: string): string {
  const letters = Array.from(account);
  const first = letters.slice(0, letters.length < LENGTH_MIN ? 1 : SHOWN_FIRST).join("");
  const last = letters.length < LENGTH_MIN ? "" : letters.slice(-SHOWN_LAST).join("");
  return `${first}${HIDDEN}${last}`;
}
