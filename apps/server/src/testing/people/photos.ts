/** Pictures for tests: drawn, so that they can be told apart after they were redrawn. */
import { createCanvas } from "@napi-rs/canvas";
import type { TestFile } from "../requests.ts";

interface Look {
  readonly colour?: string;
  readonly width?: number;
  readonly height?: number;
}

export async function photo(
  type: "image/jpeg" | "image/png" | "image/webp" = "image/jpeg",
  { colour = "#2266aa", width = 800, height = 600 }: Look = {},
): Promise<TestFile> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  const format = ({ "image/jpeg": "jpeg", "image/png": "png", "image/webp": "webp" } as const)[
    type
  ];
  return { type, bytes: await canvas.encode(format as "png") };
}

/** The place of a photo, as cameras write it: an APP1 segment behind the first two bytes. */
export function withPlace({ type, bytes }: TestFile, place: string): TestFile {
  const body = Buffer.concat([Buffer.from("Exif\0\0"), Buffer.from(place)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return { type, bytes: Buffer.concat([bytes.subarray(0, 2), head, body, bytes.subarray(2)]) };
}
