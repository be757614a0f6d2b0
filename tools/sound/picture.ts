/** A sound to look at: its wave above, its frequencies over time below. */
import sharp from "sharp";

const WIDTH = 900;
const WAVE = 120;
const BANDS = 220;
const WINDOW = 2048;
const DEEPEST_HZ = 40;

type Image = Buffer;

function paint(image: Image, x: number, y: number, light: number): void {
  const at = 3 * (y * WIDTH + x);
  const warm = Math.max(0, Math.min(1, light));
  image[at] = Math.round(255 * Math.min(1, warm * 1.6));
  image[at + 1] = Math.round(255 * Math.max(0, Math.min(1, warm * 1.5 - 0.35)));
  image[at + 2] = Math.round(110 * warm + 40 * (1 - warm));
}

/** How much of a frequency is in a window, by Goertzel. */
function powerAt(samples: Float32Array, from: number, hz: number, rate: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * hz) / rate);
  let one = 0;
  let two = 0;
  for (let index = 0; index < WINDOW; index += 1) {
    const shape = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / WINDOW);
    const next = shape * (samples[from + index] ?? 0) + turn * one - two;
    two = one;
    one = next;
  }
  return one * one + two * two - turn * one * two;
}

export async function drawSound(samples: Float32Array, rate: number, file: string): Promise<void> {
  const image = Buffer.alloc(3 * WIDTH * (WAVE + BANDS));
  const step = samples.length / WIDTH;
  for (let x = 0; x < WIDTH; x += 1) {
    const part = samples.subarray(Math.floor(x * step), Math.floor((x + 1) * step) + 1);
    let height = 0;
    for (const sample of part) height = Math.max(height, Math.abs(sample));
    const half = Math.round((WAVE / 2 - 1) * Math.min(1, height));
    for (let y = WAVE / 2 - half; y <= WAVE / 2 + half; y += 1) paint(image, x, y, 0.8);
  }
  for (let x = 0; x < WIDTH; x += 3) {
    const from = Math.max(0, Math.min(samples.length - WINDOW, Math.floor(x * step)));
    for (let band = 0; band < BANDS; band += 2) {
      const hz = DEEPEST_HZ * (rate / 2 / DEEPEST_HZ) ** (band / BANDS);
      const light = (10 * Math.log10(powerAt(samples, from, hz, rate) + 1e-9) + 25) / 65;
      for (const [dx, dy] of [0, 1, 2].flatMap((right) =>
        [0, 1].map((up) => [right, up] as const),
      )) {
        paint(image, x + dx, WAVE + BANDS - 1 - band - dy, light);
      }
    }
  }
  const raw = { width: WIDTH, height: WAVE + BANDS, channels: 3 } as const;
  await sharp(image, { raw }).png().toFile(file);
}
