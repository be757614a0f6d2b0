/** Protects: a key is kept in the form the directory knows, and shown without giving it away. */
import { cnpj as cnpjOracle, cpf as cpfOracle } from "cpf-cnpj-validator";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  maskPixKey,
  normalizeCnpj,
  normalizeCpf,
  normalizePixKey,
  pixKeyTypes,
} from "@tucano/contract/player/money/pix-key.ts";

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(""));

describe("documents", () => {
  test("CPF: the same as an independent library, right or wrong", () => {
    fc.assert(
      fc.property(digits(11), (text) => {
        expect(normalizeCpf(text) !== null).toBe(cpfOracle.isValid(text));
      }),
    );
    for (let count = 0; count < 200; count += 1) {
      const valid = cpfOracle.generate();
      expect(normalizeCpf(cpfOracle.format(valid))).toBe(valid);
    }
  });

  test("CNPJ: with digits as the library has it, with letters as the tax office says", () => {
    for (let count = 0; count < 200; count += 1) {
      const valid = cnpjOracle.generate();
      expect(normalizeCnpj(cnpjOracle.format(valid))).toBe(cnpjOracle.strip(valid));
    }
    expect(normalizeCnpj("12.ABC.345/01DE-35")).toBe("12ABC34501DE35");
    expect(normalizeCnpj("12ABC34501DE36")).toBeNull();
  });
});

describe("keys", () => {
  test.each([
    ["CPF", "111.444.777-35", "11144477735"],
    ["EMAIL", " Ana.Souza+pix@Example.COM ", "ana.souza+pix@example.com"],
    ["EMAIL", `${"a".repeat(64)}@example.co.br`.slice(0, 77), `${"a".repeat(64)}@example.co.b`],
    ["CNPJ", "11.222.333/0001-81", "11222333000181"],
    ["PHONE", "(11) 91234-5678", "+5511912345678"],
    ["PHONE", "+55 11 91234-5678", "+5511912345678"],
    ["PHONE", "5585999604633", "+5585999604633"],
    ["PHONE", "55 (85) 99960-4633", "+5585999604633"],
    ["PHONE", "85999604633", "+5585999604633"],
    ["PHONE", "085999604633", "+5585999604633"],
    ["PHONE", "558533334444", "+558533334444"],
    // The area code 55, with and without its country.
    ["PHONE", "55999604633", "+5555999604633"],
    ["PHONE", "5533334444", "+555533334444"],
    ["PHONE", "5555999604633", "+5555999604633"],
    ["EVP", "123E4567-E89B-42D3-A456-426614174000", "123e4567-e89b-42d3-a456-426614174000"],
  ] as const)("%s %s is written %s", (type, text, key) => {
    expect(normalizePixKey(type, text)).toBe(key);
  });

  test.each([
    ["CPF", "11111111111"],
    ["CPF", "1114447773"],
    ["EMAIL", "ana@"],
    ["EMAIL", "a@b"],
    ["EMAIL", `${"a".repeat(70)}@example.com`],
    ["EMAIL", `${"a".repeat(64)}@exampl.example`.slice(0, 78)],
    ["CNPJ", "00000000000000"],
    ["CNPJ", "11222333000182"],
    ["CNPJ", "1122233300018"],
    ["PHONE", "+1 202 555 0100"],
    ["PHONE", "912345678"],
    ["PHONE", "55555599960463"],
    ["EVP", "123e4567-e89b-12d3-a456-426614174000"],
    ["EVP", ""],
  ] as const)("%s %s is none", (type, text) => {
    expect(normalizePixKey(type, text)).toBeNull();
  });

  test("no text of any kind makes it throw, and what it accepts it accepts again", () => {
    fc.assert(
      fc.property(fc.constantFrom(...pixKeyTypes), fc.string(), (type, text) => {
        const key = normalizePixKey(type, text);
        if (key !== null) expect(normalizePixKey(type, key)).toBe(key);
      }),
    );
  });

  test("masked they still show their owner which one it is", () => {
    expect(maskPixKey("CPF", "11144477735")).toBe("***.444.777-**");
    expect(maskPixKey("EMAIL", "ana@example.com")).toBe("a•••@example.com");
    expect(maskPixKey("PHONE", "+5511912345678")).toBe("••••5678");
    expect(maskPixKey("CNPJ", "12ABC34501DE35")).toBe("**.ABC.345/****-**");
    expect(maskPixKey("EVP", "123e4567-e89b-42d3-a456-426614174000")).toBe("123e••••4000");
  });
});
