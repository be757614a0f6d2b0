/** Members as a person would fill them in: each one new, each one valid. */
import { randomInt } from "node:crypto";

export interface Person {
  readonly account: string;
  readonly password: string;
  readonly realname: string;
  readonly phone: string;
  readonly cpf: string;
  readonly birthDate: string;
  readonly withdrawalPassword: string;
}

function checkDigit(digits: readonly number[]): number {
  const weightOfFirst = digits.length + 1;
  const sum = digits.reduce((total, digit, index) => total + digit * (weightOfFirst - index), 0);
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}

/** Nine random digits and the two that follow from them. */
export function makeCpf(): string {
  const digits = Array.from({ length: 9 }, () => randomInt(10));
  if (new Set(digits).size === 1) return makeCpf();
  digits.push(checkDigit(digits));
  digits.push(checkDigit(digits));
  return digits.join("");
}

export function makePerson(): Person {
  const number = String(randomInt(10_000_000, 99_999_999));
  return {
    account: `ana${number}`,
    password: "papagaio-verde-7",
    realname: "Ana Beatriz Souza",
    phone: `119${number}`,
    cpf: makeCpf(),
    birthDate: "1990-05-17",
    withdrawalPassword: "492716",
  };
}
