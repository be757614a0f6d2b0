/** What one member may send at once, on purpose or by mistake, to the cost of everybody else. */
import { crc32, deflateSync } from "node:zlib";
import { cpf } from "cpf-cnpj-validator";
import { openDeposit } from "@tucano/contract/player/money/cashier.ts";
import { register } from "@tucano/contract/player/account/members.ts";
import { uploadAttachment } from "@tucano/contract/player/site/messages.ts";
import type { Player } from "../cast.ts";
import type { Wanted } from "./flood.ts";

export interface Crowd {
  readonly what: string;
  /** How many at once. */
  readonly count: number;
  /** What takes long to make is made once. */
  readonly prepare: (url: string) => (attacker: Player) => Wanted;
}

const PIX_METHOD = 1;
const json = { "content-type": "application/json" };

const pictures =
  (sidePx: number): Crowd["prepare"] =>
  (url) => {
    const body = emptyPng(sidePx);
    return ({ token }) => ({
      address: `${url}${uploadAttachment.path}?filename=crowd.png`,
      headers: { authorization: `Bearer ${token}`, "content-type": "image/png" },
      body,
    });
  };

const deposits: Crowd["prepare"] =
  (url) =>
  ({ token }) => ({
    address: `${url}${openDeposit.path}`,
    headers: { authorization: `Bearer ${token}`, ...json },
    body: JSON.stringify({ money: "20.00", payment_id: PIX_METHOD }),
  });

const registrations: Crowd["prepare"] = (url) => {
  let count = 0;
  return (attacker) => {
    count += 1;
    return {
      address: `${url}${register.path}`,
      headers: { "x-forwarded-for": `203.0.113.${attacker.number}`, ...json },
      body: JSON.stringify({
        account: `crowd${count}`,
        password: "noite-tropical",
        confirm_password: "noite-tropical",
        realname: "Davi Ensaio",
        phone: `119${30_000_000 + count}`,
        cpf: cpf.generate(),
        birth_date: "1990-05-05",
        qk_pwd: "246810",
        is_adult: true,
      }),
    };
  };
};

export const crowds: readonly Crowd[] = [
  { what: "pictures too large to be drawn", count: 40, prepare: pictures(6_320) },
  { what: "pictures as large as they may be", count: 40, prepare: pictures(3_540) },
  { what: "deposits", count: 100, prepare: deposits },
  { what: "registrations", count: 100, prepare: registrations },
];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Each byte is told by three of its neighbours. */
const PAETH = 4;

/** A square of nothing in four channels: little to send, much to unpack. */
function emptyPng(sidePx: number): Uint8Array<ArrayBuffer> {
  const rowBytes = 4 * sidePx + 1;
  const rows = Buffer.alloc(sidePx * rowBytes);
  for (let at = 0; at < rows.length; at += rowBytes) rows[at] = PAETH;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(sidePx, 0);
  head.writeUInt32BE(sidePx, 4);
  head.set([8, 6], 8);
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk("IHDR", head),
      chunk("IDAT", deflateSync(rows)),
      chunk("IEND", Buffer.alloc(0)),
    ]),
  );
}
