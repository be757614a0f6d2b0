// Protects: a setting that nobody understands is not taken for the harmless one, and what is for a
// developer's machine alone does not run where strangers can come in.
import { describe, expect, test } from "vitest";
import { loadConfig } from "./config.ts";
import { readEnvironment } from "./env.ts";
import { isLoopback } from "./loopback.ts";

const load = (env: Readonly<Record<string, string>>) => loadConfig(readEnvironment(env));

test("nothing is set: a house for this machine alone", () => {
  const { isProduction, http, psp, captcha } = load({});
  expect({ isProduction, host: http.host, psp: psp.kind, captcha }).toEqual({
    isProduction: false,
    host: "127.0.0.1",
    psp: "sandbox",
    captcha: "image",
  });
});

const other = {
  code: "other",
  baseUrl: "https://other.example/v2",
  clientId: "tucano",
  clientSecret: "hidden",
  pixKey: "pix@play.example",
};
const banks = (changes: object) => JSON.stringify([{ ...other, ...changes }]);

test("further banks are read with what they leave out", () => {
  const { psp } = load({ PSP_BANKS: banks({ payouts: "own" }) });
  expect(psp.others).toEqual([
    {
      ...other,
      tokenUrl: "",
      webhookUrl: "",
      tls: { cert: "", key: "", ca: "" },
      charges: "cob",
      payouts: "own",
    },
  ]);
});

test.each([
  [{ NODE_ENV: "Production" }, "NODE_ENV must be one of"],
  [{ NODE_ENV: "prod" }, "NODE_ENV must be one of"],
  [{ CAPTCHA: "Off" }, "CAPTCHA must be one of"],
  [{ CAPTCHA: "false" }, "CAPTCHA must be one of"],
  [{ PSP: "Sandbox" }, "PSP must be one of"],
  [{ PASSWORD_COST: "low" }, "PASSWORD_COST must be one of"],
  [{ LOG_LEVEL: "verbose" }, "LOG_LEVEL must be one of"],
  [{ ROLES: "api,workers" }, '"workers" is not a role'],
  [{ PORT: "3000a" }, "PORT must be a whole number"],
  [{ PUBLIC_URL: "tucano.example" }, "PUBLIC_URL must be an address"],
  [{ PUBLIC_URL: "javascript:alert(1)" }, "PUBLIC_URL must be an address"],
  [{ PSP_BASE_URL: "bank.example" }, "PSP_BASE_URL must be an address"],
  [{ PSP_TOKEN_URL: "bank.example/token" }, "PSP_TOKEN_URL must be an address"],
  [{ PSP_WEBHOOK_URL: "pix.play.example" }, "PSP_WEBHOOK_URL must be an address"],
  [{ PSP_TLS_CERT: "bank.crt" }, "both or neither"],
  [{ PSP_TLS_KEY: "bank.key" }, "both or neither"],
  [{ PSP_TLS_CA: "bank-ca.crt" }, "needs PSP_BASE_URL with https"],
  [{ PSP_TLS_CA: "bank-ca.crt", PSP_BASE_URL: "http://bank.example" }, "with https"],
  [{ DATABASE_URL: "mysql://a:b@c/d" }, "DATABASE_URL must be postgres://"],
  [{ DATABASE_URL: "postgres://a:b@c:1,d:e/f" }, "DATABASE_URL must be postgres://"],
  [{ DATABASE_URL: "postgres://a:b@c,d/e?target_session_attrs=any" }, "read-write and no other"],
  [{ DATABASE_READ_URL: "postgres://a:b@c,d/e?target_session_attrs=any" }, "standby and no other"],
  [{ READ_LAG_MAX_SECONDS: "2" }, "READ_LAG_MAX_SECONDS"],
  [{ TRUST_PROXY: "true" }, 'not "true"'],
  [{ TRUST_PROXY: "10.0.0.1, everybody" }, 'not "everybody"'],
  [{ METRICS_PORT: "inside" }, "METRICS_PORT must be a whole number"],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" }, "OTEL_EXPORTER_OTLP_ENDPOINT must be an"],
  [{ OTEL_EXPORTER_OTLP_HEADERS: "x-key" }, "OTEL_EXPORTER_OTLP_HEADERS must be name=value"],
  [{ OTEL_TRACES_SAMPLER_ARG: "all" }, "OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1"],
  [{ OTEL_TRACES_SAMPLER_ARG: "2" }, "OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1"],
  [{ PSP: "http" }, "PSP=http needs PSP_BASE_URL"],
  [{ PSP_DIRECTORY_URL: "https://keys.example" }, "both or neither"],
  [{ PSP_DIRECTORY_KEY: "app" }, "both or neither"],
  [{ PSP_BANKS: "/no/such/file" }, "PSP_BANKS cannot be read: ENOENT"],
  [{ PSP_BANKS: "[{" }, "PSP_BANKS cannot be read: it is no JSON"],
  [{ PSP_BANKS: banks({ pixKey: 7 }) }, "PSP_BANKS is wrong at: 0.pixKey"],
  [{ PSP_BANKS: banks({ secret: "typo" }) }, "PSP_BANKS is wrong at: 0"],
  [{ PSP_BANKS: banks({ baseUrl: "bank.example" }) }, "PSP_BANKS is wrong at: 0.baseUrl"],
  [{ PSP_CHARGES: "cobr" }, "PSP_CHARGES must be one of"],
  [{ PSP_BANKS: banks({ charges: "cobr" }) }, "PSP_BANKS is wrong at: 0.charges"],
  [{ PSP_BANKS: banks({ code: "main" }) }, "a code for each bank"],
  [{ PSP_BANKS: banks({ tls: { cert: "a.crt" } }) }, "both or neither"],
])("%o is refused", (env, told) => {
  expect(() => load(env)).toThrow(told);
});

test("a database may stand on several hosts", () => {
  const DATABASE_URL = "postgres://a:b@c:1,d:2/e?target_session_attrs=read-write";
  expect(load({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

describe("a name that is nearly one of ours is refused", () => {
  test.each([
    ["CAPCHA", "CAPTCHA"],
    ["captcha", "CAPTCHA"],
    ["Psp", "PSP"],
    ["DATABASE_URI", "DATABASE_URL"],
    ["DATABSAE_URL", "DATABASE_URL"],
    ["TRUST_PROXYS", "TRUST_PROXY"],
    ["PUBLICURL", "PUBLIC_URL"],
  ])("%s", (name, meant) => {
    expect(() => load({ [name]: "x" })).toThrow(`Did you mean ${meant}?`);
  });

  test("but not beside the right one, nor another program's", () => {
    expect(() => load({ LOGLEVEL: "x", LOG_LEVEL: "info" })).not.toThrow();
    const others = { HOME: "x", HOSTNAME: "x", PATH: "x", POST: "x", PSQL: "x", ROLE: "x" };
    expect(() => load(others)).not.toThrow();
  });
});

describe("what is for a developer's machine alone is refused", () => {
  const bank = { PSP: "http", PSP_BASE_URL: "https://bank.example" };
  const production = { NODE_ENV: "production", ROLES: "api,worker,games" };
  test.each([
    ["play money in production", production, "PSP=sandbox"],
    ["play money on every address", { HOST: "0.0.0.0" }, "HOST=0.0.0.0"],
    ["play money on every address of IPv6", { HOST: "::" }, "HOST=::"],
    ["play money on the address of a network", { HOST: "10.0.0.7" }, "HOST=10.0.0.7"],
    ["play money behind a proxy", { PUBLIC_URL: "https://tucano.example" }, "PUBLIC_URL="],
    ["no captcha in production", { ...production, ...bank, CAPTCHA: "off" }, "CAPTCHA=off"],
    ["no captcha on every address", { ...bank, HOST: "0.0.0.0", CAPTCHA: "off" }, "CAPTCHA=off"],
    [
      "no captcha behind a proxy",
      { ...bank, PUBLIC_URL: "https://tucano.example", CAPTCHA: "off" },
      "CAPTCHA=off",
    ],
    [
      "cheap passwords on every address",
      { ...bank, HOST: "0.0.0.0", PASSWORD_COST: "test" },
      "PASSWORD_COST=test",
    ],
  ])("%s", (_what, env, told) => {
    expect(() => load(env)).toThrow(told);
  });

  test("and all of it runs on this machine", () => {
    const own = { CAPTCHA: "off", PASSWORD_COST: "test" };
    for (const HOST of ["127.0.0.1", "127.8.9.1", "::1", "localhost"]) {
      expect(() => load({ ...own, HOST })).not.toThrow();
    }
    expect(() => load({ ...own, PUBLIC_URL: "http://localhost:3000" })).not.toThrow();
    expect(() => load({ ...bank, HOST: "0.0.0.0" })).not.toThrow();
  });
});

test("a name is of this machine by what it is, not by what it looks like", () => {
  const own = ["localhost", "localhost:3000", "a.localhost", "127.0.0.1:80", "[::1]:3000", "::1"];
  expect(own.filter((host) => !isLoopback(host))).toEqual([]);
  const others = ["127.0.0.1.example", "localhost.example", "[::]:1", "0.0.0.0", "", "::2"];
  expect(others.filter(isLoopback)).toEqual([]);
});
