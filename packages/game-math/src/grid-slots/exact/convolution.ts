/** Sums of independent wins: convolutions by the fast Fourier transform. */

export interface Spectrum {
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
}

export function createSpectrum(size: number): Spectrum {
  return { real: new Float64Array(size), imaginary: new Float64Array(size) };
}

/** Room for the sum of two values that are at most `largest`, as a power of two. */
export function sizeFor(largest: number): number {
  let size = 1;
  while (size < 2 * largest + 1) size *= 2;
  return size;
}

export function toSpectrum(values: Float64Array, size: number): Spectrum {
  const spectrum = createSpectrum(size);
  spectrum.real.set(values);
  transform(spectrum, 1);
  return spectrum;
}

/** Back to values, in place; probabilities a hair below zero are rounding and become zero. */
export function toValues(spectrum: Spectrum): Float64Array {
  transform(spectrum, -1);
  const size = spectrum.real.length;
  return spectrum.real.map((value) => Math.max(value / size, 0));
}

/** sum += a * b */
export function addProduct(sum: Spectrum, a: Spectrum, b: Spectrum): void {
  for (let index = 0; index < sum.real.length; index += 1) {
    const [ar, ai] = [a.real[index]!, a.imaginary[index]!];
    const [br, bi] = [b.real[index]!, b.imaginary[index]!];
    sum.real[index]! += ar * br - ai * bi;
    sum.imaginary[index]! += ar * bi + ai * br;
  }
}

/** Iterative radix 2, twiddles from one exact table: errors stay near the last digit. */
function transform({ real, imaginary }: Spectrum, direction: 1 | -1): void {
  const size = real.length;
  reverseBits(real, imaginary);
  const { cosines, sines } = twiddles(size);
  for (let half = 1; half < size; half *= 2) {
    const step = size / (2 * half);
    for (let start = 0; start < size; start += 2 * half) {
      for (let offset = 0; offset < half; offset += 1) {
        const cosine = cosines[offset * step]!;
        const sine = direction * sines[offset * step]!;
        const low = start + offset;
        const high = low + half;
        const r = real[high]! * cosine - imaginary[high]! * sine;
        const i = real[high]! * sine + imaginary[high]! * cosine;
        real[high] = real[low]! - r;
        imaginary[high] = imaginary[low]! - i;
        real[low]! += r;
        imaginary[low]! += i;
      }
    }
  }
}

const tables = new Map<number, { cosines: Float64Array; sines: Float64Array }>();

function twiddles(size: number): { cosines: Float64Array; sines: Float64Array } {
  const known = tables.get(size);
  if (known !== undefined) return known;
  const angle = (index: number): number => (-2 * Math.PI * index) / size;
  const table = {
    cosines: Float64Array.from({ length: size / 2 }, (_, index) => Math.cos(angle(index))),
    sines: Float64Array.from({ length: size / 2 }, (_, index) => Math.sin(angle(index))),
  };
  tables.set(size, table);
  return table;
}

function reverseBits(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  let mirrored = 0;
  for (let index = 1; index < size; index += 1) {
    let bit = size / 2;
    for (; mirrored >= bit; bit /= 2) mirrored -= bit;
    mirrored += bit;
    if (index < mirrored) {
      [real[index], real[mirrored]] = [real[mirrored]!, real[index]!];
      [imaginary[index], imaginary[mirrored]] = [imaginary[mirrored]!, imaginary[index]!];
    }
  }
}
