// Protects: how long sessions, codes and links live, and how often one may guess, in figures of
// their own, so that a number is not changed by accident.
import { expect, test } from "vitest";
import {
  ADULT_AGE_YEARS,
  ATTEMPT_WINDOW_SECONDS,
  attemptScopes,
  captcha,
  checkBirthDate,
  checkDemo,
  checkNewPassword,
  drawInviteCode,
  drawMemberId,
  drawRecoveryCode,
  escapeLike,
  forgivenWhenRight,
  hasExpired,
  needsCaptcha,
  parseCpf,
  parseEmail,
  parseMobilePhone,
  parseRealname,
  passwordLink,
  plainRecoveryCode,
  readDeviceName,
  security,
  session,
  social,
  waitAfter,
} from "./policy.ts";

test("sessions, codes and links live as long as players are told", () => {
  expect(session).toEqual({
    accessTokenSeconds: 900,
    idleSeconds: 1_800,
    absoluteSeconds: 604_800,
    refreshOverlapSeconds: 10,
  });
  expect(social).toEqual({ minutes: 15 });
  expect(captcha).toEqual({ lifetimeSeconds: 120, proofOfWorkBits: 18, letterCount: 5 });
  expect(security).toEqual({
    ticketSeconds: 300,
    codeSeconds: 600,
    codeDigits: 6,
    codeTriesMax: 5,
    codeResendSeconds: 60,
    totpConfirmSeconds: 900,
    recoveryCodes: 8,
  });
  expect(passwordLink).toEqual({ minutes: 30, boundForMs: 86_400_000 });
  expect([ADULT_AGE_YEARS, ATTEMPT_WINDOW_SECONDS]).toEqual([18, 3_600]);
});

test("a session runs out with its term, or a moment after half an hour of rest", () => {
  const now = new Date("2026-12-01T12:00:00Z");
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const row = (restMs: number, leftMs: number) => ({
    last_seen_at: ago(restMs),
    expires_at: ago(-leftMs),
  });
  expect(hasExpired(row(0, 1), now)).toBe(false);
  expect(hasExpired(row(0, 0), now)).toBe(true);
  expect(hasExpired(row(1_800_000, 1), now)).toBe(false);
  expect(hasExpired(row(1_800_001, 1), now)).toBe(true);
});

test("each secret has its own number of free guesses", () => {
  const free = attemptScopes.map((scope) => {
    let tries = 0;
    while (tries < 1_000 && waitAfter(scope, tries) === 0) tries += 1;
    return [scope, tries];
  });
  expect(Object.fromEntries(free)).toEqual({
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
  });
  expect([10, 11, 12, 13, 14, 15].map((tries) => waitAfter("account", tries))).toEqual([
    30, 60, 120, 240, 480, 900,
  ]);
});

test("a code is asked for after the first wrong guess, of a shared address after twenty", () => {
  const first = attemptScopes.map((scope) => {
    const count = Array.from({ length: 50 }, (_, wrong) => wrong);
    return [scope, count.find((wrong) => needsCaptcha(scope, wrong))];
  });
  const asked = first.filter(([, wrong]) => wrong !== undefined);
  expect(Object.fromEntries(asked)).toEqual({ account: 1, device: 1, address: 20 });
});

test("who knows the answer starts anew, but not a whole account or address", () => {
  const forgiven = ["device", "withdrawal-password", "password", "second-factor"];
  expect(forgivenWhenRight).toEqual(forgiven);
});

test("a birthday is today or was, in a year that somebody alive was born in", () => {
  const ages = { today: "2026-11-20", minAge: 0 };
  const code = (day: string) => checkBirthDate(day, ages)?.code ?? null;
  const invalid = "members.birth_date_invalid";
  expect([code("2026-11-20"), code("2026-11-21")]).toEqual([null, invalid]);
  expect([code("1900-01-01"), code("1899-12-31")]).toEqual([null, invalid]);
  expect([code("2000-13-01"), code("x2000-01-01"), code("2000-01-01x")]).toEqual([
    invalid,
    invalid,
    invalid,
  ]);
});

test("a password has six to a hundred and twenty-eight signs, each counted once", () => {
  const problem = (password: string) =>
    checkNewPassword({ password, confirm_password: password })["password"]?.code ?? null;
  expect(problem("")).toBe("members.password_required");
  expect(problem("x")).toBe("members.password_too_short");
  expect(problem("12345")).toBe("members.password_too_short");
  expect(problem("123456")).toBeNull();
  expect(problem("🦜".repeat(5))).toBe("members.password_too_short");
  expect(problem("🦜".repeat(128))).toBeNull();
  expect(problem("x".repeat(129))).toBe("members.password_too_long");
});

test("a demo has a name and a password", () => {
  expect(checkDemo({ account: " demo ", password: "segredo" })).toEqual({});
  expect(checkDemo({ account: "1", password: "" })).toEqual({
    account: { code: "members.account_invalid" },
    password: { code: "members.password_required" },
  });
});

test("names are trimmed and single-spaced, addresses no longer than mail can carry", () => {
  expect(parseRealname("  Ana   Souza ")).toBe("Ana Souza");
  expect(parseEmail(`${"a".repeat(64)}@exemplo.com`)).not.toBeNull();
  const domain = `${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}`;
  const rest = 254 - `aaaa@${domain}..com`.length;
  expect(parseEmail(`aaaa@${domain}.${"e".repeat(rest)}.com`)).not.toBeNull();
  expect(parseEmail(`aaaaa@${domain}.${"e".repeat(rest)}.com`)).toBeNull();
});

test("what is drawn has its length and range, and what is typed is read plainly", () => {
  const first = () => 0;
  const last = (bound: number) => bound - 1;
  expect([drawMemberId(first), drawMemberId(last)]).toEqual([100_000_000, 999_999_999]);
  expect([drawInviteCode(first), drawInviteCode(last)]).toEqual(["33333333", "YYYYYYYY"]);
  expect([drawRecoveryCode(first), drawRecoveryCode(last)]).toEqual(["33333-33333", "YYYYY-YYYYY"]);
  expect(plainRecoveryCode("ab-3 z9")).toBe("AB3Z9");
  expect(escapeLike("50%_\\")).toBe("50\\%\\_\\\\");
});

test.each([
  ["Mozilla/5.0 (Linux; Android 14) EdgA/130.0 Chrome/130.0", "Edge", "Android"],
  ["Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 OPR/116.0", "Opera", "Linux"],
  [
    "Mozilla/5.0 (Linux; Android 14) SamsungBrowser/26.0 Chrome/122.0",
    "Samsung Internet",
    "Android",
  ],
  ["Mozilla/5.0 (iPad; CPU OS 17_4) FxiOS/131.0 Safari/604.1", "Firefox", "iPad"],
])("%j is known by the most telling of its names", (userAgent, browser, system) => {
  expect(readDeviceName(userAgent)).toEqual({ browser, system });
});

test("a phone is read by its length, and a sign at the wrong end makes it none", () => {
  expect(parseMobilePhone(" +55 11 98765-4321 ")).toBe("+5511987654321");
  // 55 is an area code as well.
  expect(parseMobilePhone("55987654321")).toBe("+5555987654321");
  expect(parseMobilePhone("5555987654321")).toBe("+5555987654321");
  expect(parseMobilePhone("1211987654321")).toBeNull();
  expect(parseMobilePhone("011987654321")).toBe("+5511987654321");
  expect(parseMobilePhone("111987654321")).toBeNull();
});

test("spaces around what was typed do not matter", () => {
  expect(parseCpf(" 529.982.247-25 ")).toBe("52998224725");
  expect(parseEmail("a@b.com@c")).toBeNull();
});
