/** Loudness as ITU-R BS.1770-4 and EBU R 128 measure it, of one channel, and the true peak. */

const BLOCK_SECONDS = 0.4;
/** Three quarters of a block are the next one's as well. */
const STEP_SECONDS = 0.1;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;
const OFFSET = -0.691;

interface Filter {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** The head: what lies above some 1.7 kHz counts 4 dB more. */
function shelf(rate: number): Filter {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate);
  const quality = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const middle = high ** 0.4996667741545416;
  const whole = 1 + k / quality + k * k;
  return {
    b: [
      (high + (middle * k) / quality + k * k) / whole,
      (2 * (k * k - high)) / whole,
      (high - (middle * k) / quality + k * k) / whole,
    ],
    a: [(2 * (k * k - 1)) / whole, (1 - k / quality + k * k) / whole],
  };
}

/** What lies below some 38 Hz hardly counts. */
function highPass(rate: number): Filter {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const quality = 0.5003270373238773;
  const whole = 1 + k / quality + k * k;
  return {
    b: [1, -2, 1],
    a: [(2 * (k * k - 1)) / whole, (1 - k / quality + k * k) / whole],
  };
}

function run(samples: Float32Array, { b, a }: Filter): Float32Array {
  const out = new Float32Array(samples.length);
  const [b0, b1, b2] = b;
  const [a1, a2] = a;
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const x = samples[index] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[index] = y;
  }
  return out;
}

/** Integrated loudness in LUFS; minus infinity for silence. */
export function loudnessOf(samples: Float32Array, rate: number): number {
  const weighted = run(run(samples, shelf(rate)), highPass(rate));
  const step = Math.round(STEP_SECONDS * rate);
  const powers: number[] = [];
  for (let from = 0; from + step <= weighted.length; from += step) {
    let sum = 0;
    for (let index = from; index < from + step; index += 1) sum += (weighted[index] ?? 0) ** 2;
    powers.push(sum / step);
  }
  const steps = Math.round(BLOCK_SECONDS / STEP_SECONDS);
  const blocks = powers
    .slice(0, Math.max(0, powers.length - steps + 1))
    .map((_, at) => mean(powers.slice(at, at + steps)));
  const loud = blocks.filter((power) => inLufs(power) > ABSOLUTE_GATE);
  const gate = inLufs(mean(loud)) + RELATIVE_GATE;
  return inLufs(mean(loud.filter((power) => inLufs(power) > gate)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function inLufs(power: number): number {
  return power > 0 ? OFFSET + 10 * Math.log10(power) : -Infinity;
}

const OVERSAMPLING = 4;
const TAPS = 12;

/** Between two samples, by a windowed sinc for each quarter. */
const quarters: readonly Float32Array[] = Array.from({ length: OVERSAMPLING }, (_, quarter) =>
  Float32Array.from({ length: TAPS }, (_unused, tap) => {
    const place = tap - TAPS / 2 + 1 - quarter / OVERSAMPLING;
    const sinc = place === 0 ? 1 : Math.sin(Math.PI * place) / (Math.PI * place);
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * place) / (TAPS / 2 + 0.5)));
  }),
);

/** The height that a loudspeaker reaches between the samples as well, in dB of full scale. */
export function truePeakOf(samples: Float32Array): number {
  let peak = 0;
  for (let index = 0; index < samples.length; index += 1) {
    for (const quarter of quarters) {
      let sum = 0;
      for (let tap = 0; tap < TAPS; tap += 1) {
        sum += (quarter[tap] ?? 0) * (samples[index + tap - TAPS / 2 + 1] ?? 0);
      }
      peak = Math.max(peak, Math.abs(sum));
    }
  }
  return inDb(peak);
}

export function inDb(gain: number): number {
  return 20 * Math.log10(gain);
}

export function fromDb(level: number): number {
  return 10 ** (level / 20);
}
