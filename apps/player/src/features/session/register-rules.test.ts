/** The registration form catches slips before the server is asked, and blocks nothing right. */
import { expect, test } from "vitest";
import {
  ageOn,
  dateToWire,
  emptyForm,
  firstStep,
  hoursToMinutes,
  isCpf,
  isMobile,
  limitsStep,
  maskCpf,
  maskDate,
  maskPhone,
  maskSixDigits,
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

test("of a limit one hour to a month of thirty-one days", () => {
  expect(["1", " 2 ", "744", "745"].map(hoursToMinutes)).toEqual(["60", "120", "44640", null]);
});

test("a form begins empty and unconfirmed, and asks for the person first", () => {
  expect(emptyForm).toMatchObject({ is_adult: false, account: "", cpf: "" });
  expect(firstStep).toEqual(["realname", "cpf", "birth_date", "phone"]);
  expect(limitsStep).toEqual(["loss_limit", "time_limit"]);
});

test("masks grow digit by digit, and take no more than there are", () => {
  expect(["", "5", "529982247", "5299822472", "529982247259"].map(maskCpf)).toEqual([
    "",
    "5",
    "529.982.247",
    "529.982.247-2",
    "529.982.247-25",
  ]);
  expect(["11", "119", "1198765", "11987654", "1198765432109"].map(maskPhone)).toEqual([
    "11",
    "(11) 9",
    "(11) 98765",
    "(11) 98765-4",
    "(11) 98765-4321",
  ]);
  // 55 is an area code as well, and a country's only before one.
  expect(maskPhone("55987654321")).toBe("(55) 98765-4321");
  expect(maskPhone("555598765432")).toBe("(55) 98765-432");
  expect(["2", "2005", "200519", "200519901"].map(maskDate)).toEqual([
    "2",
    "20/05",
    "20/05/19",
    "20/05/1990",
  ]);
  expect(maskSixDigits("1a2 345 67")).toBe("123456");
});

test("each month has its days, and nobody was born before 1900", () => {
  const lasts = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  lasts.forEach((last, index) => {
    const month = String(index + 1).padStart(2, "0");
    expect(dateToWire(`${last}/${month}/1990`)).toBe(`1990-${month}-${last}`);
    expect(dateToWire(`${last + 1}/${month}/1990`)).toBeNull();
  });
  for (const text of ["00/01/1990", "01/00/1990", "01/13/1990", "31/12/1899", "29/02/1900"]) {
    expect(dateToWire(text)).toBeNull();
  }
  expect(dateToWire("01/01/1900")).toBe("1900-01-01");
});
