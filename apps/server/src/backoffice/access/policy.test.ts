// Protects: sessions and links of those who work here end, and no password is a plain one.
import { expect, test } from "vitest";
import { link, requirePassword, session, signIn } from "./policy.ts";

const email = "Ana.Souza@casa.example";

test.each([
  ["eleven letters", "abcdefghijk"],
  ["the address itself, however it is written", "ana.souza@CASA.example"],
  ["three letters in turn", "abcabcabcabc"],
])("a password of %s is refused", (_, password) => {
  expect(() => requirePassword(password, email)).toThrow("backoffice.password_weak");
});

test("a password of twelve signs, four of them different, is enough", () => {
  expect(() => requirePassword("abcdabcdabcd", email)).not.toThrow();
});

test("a session ends after twelve hours, or half an hour of rest; a link after three days", () => {
  expect(session).toEqual({ absoluteSeconds: 43_200, idleSeconds: 1_800 });
  expect(signIn).toEqual({ ticketSeconds: 300, wrongCodesMax: 5 });
  expect(link).toEqual({ hours: 72 });
});
