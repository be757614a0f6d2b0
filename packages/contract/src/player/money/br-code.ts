/**
 * BR Code: the text behind a PIX QR picture and "copy and paste". Elements of two digits id, two
 * digits length and the value; the last one is a checksum over everything before it.
 */

export interface BrCodeElement {
  readonly id: string;
  readonly value: string;
}

export interface DynamicBrCode {
  /** Where the payer's bank reads the charge, without scheme. */
  readonly location: string;
  readonly merchantName: string;
  readonly merchantCity: string;
}

const PIX_DOMAIN = "br.gov.bcb.pix";
const CHECKSUM_LENGTH = 4;

/** The bytes of the text in UTF-8, without needing a TextEncoder. */
function bytesOf(text: string): number[] {
  const escaped = encodeURIComponent(text.toWellFormed()).matchAll(/%[0-9A-F]{2}|./g);
  return Array.from(escaped, ([byte]) =>
    byte.startsWith("%") ? Number.parseInt(byte.slice(1), 16) : byte.charCodeAt(0),
  );
}

/** CRC-16/CCITT-FALSE: polynomial 0x1021, initial 0xFFFF, nothing reflected, no final xor. */
export function checksumOf(text: string): string {
  let crc = 0xffff;
  for (const byte of bytesOf(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
      crc &= 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(CHECKSUM_LENGTH, "0");
}

function element(id: string, value: string): string {
  if (value.length > 99) throw new RangeError(`BR Code element ${id} is longer than 99.`);
  return `${id}${String(value.length).padStart(2, "0")}${value}`;
}

/** Names and cities travel in plain capitals: accents and other alphabets do not. */
function plain(text: string, maxLength: number): string {
  const ascii = text
    .normalize("NFD")
    .replace(/[^\x20-\x7e]/g, "")
    .toUpperCase()
    .trim();
  return ascii.slice(0, maxLength).trim();
}

/** The code of a charge that the payer's bank reads at `location`. The amount is read there too. */
export function writeDynamicBrCode(code: DynamicBrCode): string {
  const body = [
    element("00", "01"),
    element("01", "12"),
    element("26", element("00", PIX_DOMAIN) + element("25", code.location)),
    element("52", "0000"),
    element("53", "986"),
    element("58", "BR"),
    element("59", plain(code.merchantName, 25)),
    element("60", plain(code.merchantCity, 15)),
    element("62", element("05", "***")),
  ].join("");
  const unsigned = `${body}6304`;
  return unsigned + checksumOf(unsigned);
}

/** Splits a code into its elements; null when it is not made of whole elements. */
export function readElements(text: string): readonly BrCodeElement[] | null {
  const elements: BrCodeElement[] = [];
  let position = 0;
  while (position < text.length) {
    const header = /^(\d{2})(\d{2})/.exec(text.slice(position));
    if (header === null) return null;
    const [, id = "", length] = header;
    const start = position + 4;
    const end = start + Number(length);
    if (end > text.length) return null;
    elements.push({ id, value: text.slice(start, end) });
    position = end;
  }
  return elements;
}

export function hasValidChecksum(code: string): boolean {
  const unsigned = code.slice(0, -CHECKSUM_LENGTH);
  return unsigned.endsWith("6304") && checksumOf(unsigned) === code.slice(-CHECKSUM_LENGTH);
}

/** The location of a dynamic PIX code; null when the text is damaged or is not one. */
export function readLocation(code: string): string | null {
  const text = code.trim();
  if (!hasValidChecksum(text)) return null;
  const account = readElements(text)?.find((part) => part.id === "26");
  const parts = account === undefined ? null : readElements(account.value);
  if (parts?.find((part) => part.id === "00")?.value.toLowerCase() !== PIX_DOMAIN) return null;
  return parts.find((part) => part.id === "25")?.value ?? null;
}
