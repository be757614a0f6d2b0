/** What the form can know before the server is asked. The server checks everything again. */
import { normalizeCpf } from "@tucano/contract/player/money/pix-key.ts";

export interface RegisterForm {
  realname: string;
  cpf: string;
  birth_date: string;
  phone: string;
  account: string;
  password: string;
  confirm_password: string;
  qk_pwd: string;
  invite_code: string;
  /** In reais, as typed; empty if the market does not require it. */
  loss_limit: string;
  loss_limit_period: LimitPeriod;
  /** In hours. */
  time_limit: string;
  time_limit_period: LimitPeriod;
  is_adult: boolean;
}

export type LimitPeriod = "day" | "week" | "month";

export const emptyForm: RegisterForm = {
  realname: "",
  cpf: "",
  birth_date: "",
  phone: "",
  account: "",
  password: "",
  confirm_password: "",
  qk_pwd: "",
  invite_code: "",
  loss_limit: "",
  loss_limit_period: "month",
  time_limit: "",
  time_limit_period: "day",
  is_adult: false,
};

/** The fields of the first step, and of the one about limits; the others are on the last one. */
export const firstStep = ["realname", "cpf", "birth_date", "phone"] as const;
export const limitsStep = ["loss_limit", "time_limit"] as const;

/** Whole hours of at most a month, in minutes; null: they are none. */
export function hoursToMinutes(text: string): string | null {
  if (!/^\d{1,3}$/.test(text.trim())) return null;
  const hours = Number(text);
  return hours >= 1 && hours <= 744 ? String(hours * 60) : null;
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

export const isCpf = (text: string): boolean => normalizeCpf(text) !== null;

/** Two digits of area, then a mobile number of nine that begins with 9. */
export function isMobile(text: string): boolean {
  return /^(?:55)?[1-9]\d9\d{8}$/.test(digitsOf(text));
}

/** Formats "12345678900" as people type it: 123.456.789-00. */
export function maskCpf(text: string): string {
  const d = digitsOf(text).slice(0, 11);
  return (
    [d.slice(0, 3), d.slice(3, 6), d.slice(6, 9)].filter(Boolean).join(".") +
    (d.length > 9 ? `-${d.slice(9)}` : "")
  );
}

/** (11) 98765-4321 while it is typed. */
export function maskPhone(text: string): string {
  const all = digitsOf(text);
  const d = (all.length > 11 && all.startsWith("55") ? all.slice(2) : all).slice(0, 11);
  if (d.length <= 2) return d;
  if (d.length <= 7) return `(${d.slice(0, 2)}) ${d.slice(2)}`;
  return `(${d.slice(0, 2)}) ${d.slice(2, 7)}-${d.slice(7)}`;
}

/** dd/mm/yyyy while it is typed. */
export function maskDate(text: string): string {
  const d = digitsOf(text).slice(0, 8);
  return [d.slice(0, 2), d.slice(2, 4), d.slice(4)].filter(Boolean).join("/");
}

/** "31/12/1990" as "1990-12-31", or null when there is no such day. */
export function dateToWire(text: string): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  if (match === null) return null;
  const day = `${match[3]}-${match[2]}-${match[1]}`;
  const at = Date.parse(day);
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
  return isDay && Number(match[3]) >= 1900 ? day : null;
}

/** Whole years between two days, "1990-12-31" and "2026-11-20". */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

export function maskSixDigits(text: string): string {
  return digitsOf(text).slice(0, 6);
}
