/** The registration form catches slips before the server is asked, and blocks nothing right. */
import { expect, test } from "vitest";
import {
  ageOn,
  dateToWire,
  hoursToMinutes,
  isCpf,
  isMobile,
  maskCpf,
  maskDate,
  maskPhone,
} from "./register-rules.ts";

test("a CPF is accepted with and without its punctuation, and only with right check digits", () => {
  expect(isCpf("529.982.247-25")).toBe(true);
  expect(isCpf("52998224725")).toBe(true);
  expect(isCpf("529.982.247-26")).toBe(false);
  expect(isCpf("111.111.111-11")).toBe(false);
  expect(isCpf("")).toBe(false);
});

test("only Brazilian mobile numbers pass", () => {
  expect(isMobile("(11) 98765-4321")).toBe(true);
  expect(isMobile("+55 11 98765-4321")).toBe(true);
  expect(isMobile("(11) 3765-4321")).toBe(false);
});

test("masks keep every digit that belongs, in pasted text as well", () => {
  expect(maskCpf("52998224725")).toBe("529.982.247-25");
  expect(maskCpf("5299")).toBe("529.9");
  expect(maskPhone("+55 (11) 98765-4321")).toBe("(11) 98765-4321");
  expect(maskDate("20051990")).toBe("20/05/1990");
});

test("a birth date goes to the wire year first, and impossible days do not", () => {
  expect(dateToWire("20/05/1990")).toBe("1990-05-20");
  expect(dateToWire("29/02/1992")).toBe("1992-02-29");
  expect(dateToWire("31/02/1990")).toBeNull();
  expect(dateToWire("1/2/90")).toBeNull();
});

test("somebody is eighteen on the birthday, and not a day before", () => {
  expect(ageOn("2008-11-20", "2026-11-20")).toBe(18);
  expect(ageOn("2008-11-21", "2026-11-20")).toBe(17);
  expect(ageOn("2008-02-29", "2026-02-28")).toBe(17);
});

test("hours are whole, and become minutes", () => {
  expect(hoursToMinutes("2")).toBe("120");
  expect(hoursToMinutes("0")).toBeNull();
  expect(hoursToMinutes("1,5")).toBeNull();
  expect(hoursToMinutes("9999")).toBeNull();
});
