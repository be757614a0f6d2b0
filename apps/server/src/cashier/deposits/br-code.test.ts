/** Protects: codes we write are read by every bank, and a damaged code is never taken for one. */
import fc from "fast-check";
import { hasError, isDynamicPix, parsePix } from "pix-utils";
import { describe, expect, test } from "vitest";
import {
  checksumOf,
  hasValidChecksum,
  readElements,
  readLocation,
  writeDynamicBrCode,
} from "@tucano/contract/player/money/br-code.ts";
import { drawQr } from "../../platform/pictures/qr.ts";

const STATIC =
  "00020126580014br.gov.bcb.pix0136123e4567-e89b-42d3-a456-426614174000520400005303" +
  "986540525.005802BR5917OPERADORA EXEMPLO6009SAO PAULO62110507DEP0001";
const DYNAMIC =
  "00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/123e4567e89b42d3a456" +
  "6264141740005204000053039865802BR5917OPERADORA EXEMPLO6009SAO PAULO62070503***";
const OFFICIAL =
  "00020126180014br.gov.bcb.pix5204000053039865802BR5913Fulano de Tal6008BRASILIA62" +
  "070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/2353c790eefb11eaadc" +
  "10242ac120002";
const LIBRARY_STATIC =
  "00020126650014br.gov.bcb.pix0119nubank@thalesog.com0220Gerado por Pix-Utils52040" +
  "000530398654041.005802BR5914Thales Ogliari6009Sao Paulo62070503***";
const LIBRARY_DYNAMIC =
  "00020126540014br.gov.bcb.pix2532https://pix.thalesogliari.com.br5204000053039865" +
  "802BR5914Thales Ogliari6009SAO PAULO62070503***";

describe("the checksum", () => {
  test("of the reference text is 29B1", () => expect(checksumOf("123456789")).toBe("29B1"));

  test.each([
    [STATIC, "712C"],
    [DYNAMIC, "620A"],
    [OFFICIAL, "62C9"],
    [LIBRARY_STATIC, "6069"],
    [LIBRARY_DYNAMIC, "3FD3"],
  ])("of %s is known", (text, checksum) => {
    expect(checksumOf(`${text}6304`)).toBe(checksum);
    expect(hasValidChecksum(`${text}6304${checksum}`)).toBe(true);
  });

  test("catches any one changed character", () => {
    const code = `${DYNAMIC}6304620A`;
    const place = fc.integer({ min: 0, max: code.length - 1 });
    fc.assert(
      fc.property(place, fc.constantFrom("0", "Z", "z", "9", "*"), (index, character) => {
        fc.pre(code[index] !== character);
        const damaged = code.slice(0, index) + character + code.slice(index + 1);
        expect(hasValidChecksum(damaged)).toBe(false);
        expect(readLocation(damaged)).toBeNull();
      }),
    );
  });
});

describe("a dynamic code", () => {
  const location = fc.stringMatching(/^[a-z0-9./]{1,77}$/);

  test("is read back, and by an independent library", () => {
    fc.assert(
      fc.property(location, fc.string({ minLength: 1 }), (where, name) => {
        const merchantName = `LOJA ${name}`;
        const code = writeDynamicBrCode({
          location: where,
          merchantName,
          merchantCity: "São Paulo",
        });
        expect(readLocation(code)).toBe(where);
        const parsed = parsePix(code);
        expect(hasError(parsed)).toBe(false);
        if (!hasError(parsed)) {
          expect(isDynamicPix(parsed)).toBe(true);
          expect(parsed).toMatchObject({ url: where, merchantCity: "SAO PAULO" });
        }
      }),
    );
  });

  const letters = fc.constantFrom(
    "a",
    "Z",
    "ç",
    "Ã",
    "é",
    "漢",
    "😀",
    " ",
    "\0",
    "'",
    "9",
    "\ud800",
  );
  const names = fc.array(letters, { maxLength: 80 }).map((list) => list.join(""));

  test("keeps within what a bank accepts, whatever the name", () => {
    fc.assert(
      fc.property(names, (name) => {
        const code = writeDynamicBrCode({
          location: "pix.example/1",
          merchantName: name,
          merchantCity: name,
        });
        expect(code).toMatch(/^[\x20-\x7e]{1,512}$/);
        const elements = readElements(code) ?? [];
        expect(elements.find((one) => one.id === "59")?.value.length).toBeLessThanOrEqual(25);
        expect(elements.find((one) => one.id === "60")?.value.length).toBeLessThanOrEqual(15);
      }),
    );
  });
});

test.each(["", "6304", "00020163045555", "hello", `${DYNAMIC}6304620`, STATIC])(
  "%j is no dynamic code",
  (text) => expect(readLocation(text)).toBeNull(),
);

test("the picture of a code is one small SVG", () => {
  const picture = drawQr(`${DYNAMIC}6304620A`);
  expect(picture).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  expect(picture.length).toBeLessThan(40_000);
});

test("names are in plain capitals, cut to what banks accept, without spaces at their ends", () => {
  const told = (merchantName: string, merchantCity: string) => {
    const location = "pix.example/1";
    const elements = readElements(writeDynamicBrCode({ location, merchantName, merchantCity }));
    return ["59", "60"].map((id) => elements?.find((one) => one.id === id)?.value);
  };
  const [long, city] = ["Abcdefghijklmnopqrstuvwxyz", "São João do Norte"];
  expect(told(long, city)).toEqual(["ABCDEFGHIJKLMNOPQRSTUVWXY", "SAO JOAO DO NOR"]);
  expect(told(`  ${long}`, " São João do  Rio")).toEqual([
    "ABCDEFGHIJKLMNOPQRSTUVWXY",
    "SAO JOAO DO  RI",
  ]);
  expect(told("Abcdefghijklmnopqrstuvwx yz", "São João do Ri o")).toEqual([
    "ABCDEFGHIJKLMNOPQRSTUVWX",
    "SAO JOAO DO RI",
  ]);
});

test("an element holds ninety-nine signs, and no code is made of a longer one", () => {
  const at = (length: number) => () =>
    writeDynamicBrCode({ location: "x".repeat(length), merchantName: "A", merchantCity: "B" });
  // Of the account's ninety-nine signs its domain takes eighteen, and the location's head four.
  expect(readLocation(at(77)())).toBe("x".repeat(77));
  expect(at(78)).toThrow("longer than 99");
});

test("a code is read with spaces around it, and none without a location is one", () => {
  const code = `${DYNAMIC}6304620A`;
  expect(readLocation(` ${code}\n`)).toBe(readLocation(code));
  const bare = "26180014br.gov.bcb.pix6304";
  expect(readLocation(bare + checksumOf(bare))).toBeNull();
});
