/** A picture of a game for lobbies, as partners have them: a coin on a coloured ground, in PNG. */
import { crc32, deflateSync } from "node:zlib";

const [WIDTH, HEIGHT, BYTES_PER_PIXEL] = [300, 400, 3];
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const TRUECOLOUR_8_BITS = [8, 2, 0, 0, 0];
const COIN = { radius: 90, colour: [244, 196, 48] };

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

/** `tint`: 0 … 255, so that games differ. */
export function drawGamePicture(tint: number): Buffer {
  // Each line begins with the filter that it was packed by: none.
  const lines = Buffer.alloc(HEIGHT * (1 + WIDTH * BYTES_PER_PIXEL));
  let at = 0;
  for (let y = 0; y < HEIGHT; y += 1) {
    at += 1;
    for (let x = 0; x < WIDTH; x += 1) {
      const isCoin = Math.hypot(x - WIDTH / 2, y - HEIGHT / 2) < COIN.radius;
      const colour = isCoin ? COIN.colour : [tint, Math.floor(y / 4), 255 - tint];
      for (const part of colour) at = lines.writeUInt8(part, at);
    }
  }
  const head = Buffer.alloc(8);
  head.writeUInt32BE(WIDTH);
  head.writeUInt32BE(HEIGHT, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", Buffer.concat([head, Buffer.from(TRUECOLOUR_8_BITS)])),
    chunk("IDAT", deflateSync(lines)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
