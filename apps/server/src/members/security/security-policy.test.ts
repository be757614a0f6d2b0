// Protects: what a new secret must be like, and that an address has one spelling.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  checkNewPassword,
  checkNewWithdrawalPassword,
  drawRecoveryCode,
  maskPhone,
  parseEmail,
  plainRecoveryCode,
  readDeviceName,
} from "../policy.ts";

test.each([
  ["ana@exemplo.com.br", "ana@exemplo.com.br"],
  [" Ana.Souza+site@Exemplo.COM ", "ana.souza+site@exemplo.com"],
  ["a_b-c@sub.dominio-x.org", "a_b-c@sub.dominio-x.org"],
])("%j is an e-mail address", (text, email) => {
  expect(parseEmail(text)).toBe(email);
});

test.each([
  "",
  "ana",
  "ana@",
  "@exemplo.com",
  "ana@exemplo",
  "ana@@exemplo.com",
  "ana@b@exemplo.com",
  ".ana@exemplo.com",
  "ana.@exemplo.com",
  "a..b@exemplo.com",
  "ana@-exemplo.com",
  "ana@exemplo.com, bia@exemplo.com",
  "ana@exemplo.com\r\nBcc: bia@exemplo.com",
  '"ana"@exemplo.com',
  "ana souza@exemplo.com",
  `${"a".repeat(65)}@exemplo.com`,
  `ana@${"a".repeat(60)}.${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(20)}.com`,
])("%j is none", (text) => {
  expect(parseEmail(text)).toBeNull();
});

test("whatever passes has no white space, one @, and is its own spelling", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.emailAddress()), (text) => {
      const email = parseEmail(text);
      if (email === null) return;
      expect(email).toMatch(/^[^\s@,<>"]+@[^\s@,<>"]+$/);
      expect(parseEmail(email)).toBe(email);
    }),
  );
});

test("a new password is long enough and typed twice alike", () => {
  expect(checkNewPassword({ password: "segredo", confirm_password: "segredo" })).toEqual({});
  expect(checkNewPassword({ password: "curta", confirm_password: "outra" })).toEqual({
    password: { code: "members.password_too_short" },
    confirm_password: { code: "members.new_passwords_differ" },
  });
  expect(checkNewWithdrawalPassword({ qk_pwd: "135790", confirm_qk_pwd: "" })).toEqual({});
  expect(checkNewWithdrawalPassword({ qk_pwd: "13579x", confirm_qk_pwd: "135790" })).toEqual({
    qk_pwd: { code: "members.withdrawal_password_invalid" },
    confirm_qk_pwd: { code: "members.new_passwords_differ" },
  });
});

test("a recovery code means the same in any spelling", () => {
  const code = drawRecoveryCode((bound) => bound - 1);
  expect(code).toBe("YYYYY-YYYYY");
  expect(plainRecoveryCode(" yyyyy yyyyy ")).toBe(plainRecoveryCode(code));
});

test("phones are shown without their middle", () => {
  expect(maskPhone("+5511987654321")).toBe("+55119****4321");
  expect(maskPhone("")).toBe("");
});

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";

test.each([
  [`${MAC} AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15`, "Safari", "Mac"],
  [`${MAC} AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0`, "Edge", "Mac"],
  ["Mozilla/5.0 (Windows NT 10.0; rv:131.0) Gecko/20100101 Firefox/131.0", "Firefox", "Windows"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_4) CriOS/130.0 Safari/604.1", "Chrome", "iPhone"],
  ["curl/8.5.0", null, null],
])("%j is known by a short name", (userAgent, browser, system) => {
  expect(readDeviceName(userAgent)).toEqual({ browser, system });
});
