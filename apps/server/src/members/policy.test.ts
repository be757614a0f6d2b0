// Protects: who may register, and that each wrong field is named, all of them at once.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maskCpf } from "@tucano/contract/player/money/pix-key.ts";
import {
  checkBirthDate,
  checkRegistration,
  drawInviteCode,
  drawMemberId,
  parseCpf,
  parseMobilePhone,
  parseRealname,
  type RegistrationForm,
  triesLeft,
  waitAfter,
  maskAccount,
} from "./policy.ts";

const TODAY = "2026-11-20";
const AGES = { today: TODAY, minAge: 18 };

const form: RegistrationForm = {
  account: "ana.souza",
  password: "segredo",
  confirm_password: "segredo",
  realname: "Ana  Souza",
  phone: "(11) 98765-4321",
  qk_pwd: "135790",
  cpf: "529.982.247-25",
  birth_date: "1990-05-20",
  invite_code: "",
  social: false,
  captcha_id: "",
  captcha_code: "",
  loss_limit: "",
  loss_limit_period: "month",
  time_limit: "",
  time_limit_period: "day",
  is_adult: true,
};

describe("a registration form", () => {
  test("that is right comes out in the stored spelling", () => {
    expect(checkRegistration(form, AGES)).toEqual({
      registration: {
        account: "ana.souza",
        password: "segredo",
        realname: "Ana Souza",
        phone: "+5511987654321",
        withdrawalPassword: "135790",
        cpf: "52998224725",
        birthDate: "1990-05-20",
        inviteCode: null,
      },
    });
  });

  test("may have spaces around its words", () => {
    const spaced = { account: " ana.souza ", birth_date: " 1990-05-20 ", invite_code: " abc234 " };
    expect(checkRegistration({ ...form, ...spaced }, AGES)).toMatchObject({
      registration: { account: "ana.souza", birthDate: "1990-05-20", inviteCode: "ABC234" },
    });
  });

  test("of who comes by an account elsewhere may leave the password out, not make it short", () => {
    const social = { ...form, social: true };
    const without = { ...social, password: "", confirm_password: "" };
    expect(checkRegistration(without, AGES)).toHaveProperty("registration");
    const short = { ...social, password: "abc", confirm_password: "abc" };
    expect(checkRegistration(short, AGES)).toMatchObject({
      fields: { password: { code: "members.password_too_short" } },
    });
  });

  test("that is empty names every required field", () => {
    const empty = Object.fromEntries(Object.keys(form).map((key) => [key, ""]));
    const result = checkRegistration({ ...form, ...empty, is_adult: false }, AGES);
    const problems = "fields" in result ? result.fields : {};
    expect(problems["password"]?.code).toBe("members.password_required");
    expect(problems["is_adult"]?.code).toBe("members.age_not_confirmed");
    const fields = Object.keys(problems);
    expect(fields.sort()).toEqual([
      "account",
      "birth_date",
      "cpf",
      "is_adult",
      "password",
      "phone",
      "qk_pwd",
      "realname",
    ]);
  });

  test.each([
    ["account", "ana", "members.account_invalid"],
    ["account", "1ana", "members.account_invalid"],
    ["account", "ana souza", "members.account_invalid"],
    ["account", "aná_souza", "members.account_invalid"],
    ["account", "a".repeat(21), "members.account_invalid"],
    ["password", "12345", "members.password_too_short"],
    ["password", "x".repeat(129), "members.password_too_long"],
    ["confirm_password", "segredO", "members.passwords_differ"],
    ["realname", "<script>", "members.realname_invalid"],
    ["phone", "1133334444", "members.phone_invalid"],
    ["qk_pwd", "12345", "members.withdrawal_password_invalid"],
    ["qk_pwd", "12345a", "members.withdrawal_password_invalid"],
    ["qk_pwd", "1234567", "members.withdrawal_password_invalid"],
    ["cpf", "529.982.247-26", "members.cpf_invalid"],
    ["cpf", "111.111.111-11", "members.cpf_invalid"],
    ["birth_date", "2010-01-01", "members.under_age"],
    ["birth_date", "2026-11-21", "members.birth_date_invalid"],
    ["birth_date", "1990-02-30", "members.birth_date_invalid"],
    ["birth_date", "20/05/1990", "members.birth_date_invalid"],
  ])("%s = %s is refused with %s", (field, value, code) => {
    const result = checkRegistration({ ...form, [field]: value }, AGES);
    expect("fields" in result && result.fields[field]?.code).toBe(code);
  });

  test("whatever is typed, an answer comes and never an exception", () => {
    const units = fc.uint16Array({ maxLength: 60 });
    const text = units.map((codes) => String.fromCharCode(...codes));
    const forms = fc.record({
      account: text,
      password: text,
      confirm_password: text,
      realname: text,
      phone: text,
      qk_pwd: text,
      cpf: text,
      birth_date: text,
      invite_code: text,
    });
    fc.assert(
      fc.property(forms, (typed) => "fields" in checkRegistration({ ...form, ...typed }, AGES)),
    );
  });
});

test.each([
  ["11987654321"],
  ["(11) 98765-4321"],
  ["+55 11 98765-4321"],
  ["5511987654321"],
  ["011 98765 4321"],
])("the mobile phone %s is understood", (typed) => {
  expect(parseMobilePhone(typed)).toBe("+5511987654321");
});

test.each([
  ["10987654321"],
  ["20987654321"],
  ["1187654321"],
  ["+1 212 555 0100"],
  ["11987654321x"],
  ["1".repeat(40)],
  ["٠١٩٨٧٦٥٤٣٢١"],
])("%s is no Brazilian mobile phone", (typed) => {
  expect(parseMobilePhone(typed)).toBeNull();
});

test("a CPF is accepted with and without punctuation, and shown masked", () => {
  expect(parseCpf("52998224725")).toBe("52998224725");
  expect(parseCpf("529.982.247-25")).toBe("52998224725");
  expect(parseCpf("5-2-9-9-8-2-2-4-7-2-5")).toBeNull();
  expect(maskCpf("52998224725")).toBe("***.982.247-**");
});

test("names of all kinds of people pass", () => {
  for (const name of ["Ana", "João D'Ávila", "Maria-José da Silva Jr.", "Zoë", "李娜"]) {
    expect(parseRealname(name)).toBe(name);
  }
  expect(parseRealname("A")).toBeNull();
  expect(parseRealname("Ana\u0000Souza")).toBeNull();
});

test("one is of age from the eighteenth birthday on; born on 29 February, from 1 March", () => {
  expect(checkBirthDate("2008-11-20", AGES)).toBeNull();
  expect(checkBirthDate("2008-11-21", AGES)?.code).toBe("members.under_age");
  expect(checkBirthDate("2008-02-29", { ...AGES, today: "2026-02-28" })?.code).toBe(
    "members.under_age",
  );
  expect(checkBirthDate("2008-02-29", { ...AGES, today: "2026-03-01" })).toBeNull();
});

test("a market may ask for more years than eighteen, and says how many", () => {
  expect(checkBirthDate("2006-01-01", { ...AGES, minAge: 21 })).toEqual({
    code: "members.under_age",
    params: { years: 21 },
  });
});

test("ten guesses of an hour are free, then each waits longer, up to a quarter of an hour", () => {
  expect(waitAfter("account", 9)).toBe(0);
  expect(waitAfter("account", 10)).toBe(30);
  expect(waitAfter("account", 11)).toBe(60);
  expect(waitAfter("account", 5_000)).toBe(900);
  expect(waitAfter("withdrawal-password", 4)).toBe(0);
  expect(waitAfter("withdrawal-password", 5)).toBe(1_800);
  expect([0, 4, 5, 6].map((tries) => triesLeft("withdrawal-password", tries))).toEqual([
    5, 1, 0, 0,
  ]);
});

test("ids have nine digits and invitation codes eight clear characters", () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const integer = (bound: number) => seed % bound;
      expect(String(drawMemberId(integer))).toMatch(/^[1-9]\d{8}$/);
      expect(drawInviteCode(integer)).toMatch(/^[34679ACDEFGHJKMNPQRTUVWXY]{8}$/);
    }),
  );
});

test.each([
  ["joaosilva", "jo***a"],
  ["ana.souza", "an***a"],
  ["maria", "m***"],
  ["x", "x***"],
  ["", "***"],
])("%s is told as %s", (account, masked) => {
  expect(maskAccount(account)).toBe(masked);
});

test("names that differ only in what is hidden are told alike, whatever their length", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 3, maxLength: 60 }), (hidden) => {
      expect(maskAccount(`ab${hidden}z`)).toBe("ab***z");
    }),
  );
});
