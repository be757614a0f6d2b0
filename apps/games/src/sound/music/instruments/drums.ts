/** Skins, seeds, wood and metal of the percussion. A hit chooses the place that is struck. */
import { finish, type Instrument, type Samples, silence, type Strike } from "./strike.ts";

interface Skin {
  readonly hz: number;
  /** The note bends down by this part as the skin relaxes. */
  readonly bend: number;
  readonly ring: number;
  /** The stroke itself. */
  readonly slap: number;
}

function addSkin(samples: Samples, { rate, random }: Strike, skin: Skin): void {
  let phase = 0;
  let smooth = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const time = index / rate;
    phase += (2 * Math.PI * skin.hz * (1 + skin.bend * Math.exp(-time * 28))) / rate;
    smooth += 0.35 * (random() * 2 - 1 - smooth);
    const tone = Math.sin(phase) * Math.exp((-6.9 * time) / skin.ring);
    const stroke = skin.slap * smooth * Math.exp(-time * 90);
    samples[index] = (samples[index] ?? 0) + (tone + stroke) * Math.min(1, time / 0.002);
  }
}

/** Noise between two heights, fading. */
function addHiss(
  samples: Samples,
  { rate, random }: Strike,
  hiss: { from: number; to: number; ring: number; share: number; attack?: number },
): void {
  const low = 1 - Math.exp((-2 * Math.PI * hiss.to) / rate);
  const high = 1 - Math.exp((-2 * Math.PI * hiss.from) / rate);
  let smooth = 0;
  let slow = 0;
  let before = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const time = index / rate;
    // Two neighbours together: what the rate can hardly hold would stand above its samples.
    const noise = random() * 2 - 1;
    smooth += low * (0.5 * (noise + before) - smooth);
    before = noise;
    slow += high * (smooth - slow);
    const rise = Math.min(1, time / (hiss.attack ?? 0.001));
    const fade = Math.exp((-6.9 * time) / hiss.ring);
    samples[index] = (samples[index] ?? 0) + hiss.share * (smooth - slow) * rise * fade;
  }
}

type ByHit = Readonly<Record<Strike["hit"], Skin>>;

function skinned(skins: ByHit): Instrument {
  return (strike) => {
    const skin = skins[strike.hit];
    const samples = silence(strike, skin.ring * 0.9);
    addSkin(samples, strike, skin);
    return finish(samples, strike.rate);
  };
}

const surdo = skinned({
  x: { hz: 62, bend: 0.5, ring: 0.7, slap: 0.5 },
  o: { hz: 72, bend: 0.3, ring: 0.22, slap: 0.4 },
  h: { hz: 82, bend: 0.4, ring: 0.55, slap: 0.5 },
});
/** Struck from above with a mallet, from below with a thin stick. */
const zabumba = skinned({
  x: { hz: 70, bend: 0.7, ring: 0.5, slap: 0.4 },
  o: { hz: 78, bend: 0.4, ring: 0.2, slap: 0.3 },
  h: { hz: 260, bend: 0.1, ring: 0.09, slap: 1.6 },
});
const alfaia = skinned({
  x: { hz: 78, bend: 0.9, ring: 0.6, slap: 0.9 },
  o: { hz: 86, bend: 0.5, ring: 0.3, slap: 0.5 },
  h: { hz: 110, bend: 0.5, ring: 0.4, slap: 0.9 },
});
const atabaque = skinned({
  x: { hz: 120, bend: 0.25, ring: 0.42, slap: 0.6 },
  o: { hz: 185, bend: 0.12, ring: 0.28, slap: 0.5 },
  h: { hz: 330, bend: 0.06, ring: 0.16, slap: 1.1 },
});
const tamborim = skinned({
  x: { hz: 640, bend: 0.12, ring: 0.09, slap: 1.2 },
  o: { hz: 560, bend: 0.05, ring: 0.05, slap: 0.6 },
  h: { hz: 700, bend: 0.1, ring: 0.12, slap: 1.2 },
});
const kick = skinned({
  x: { hz: 52, bend: 2.2, ring: 0.3, slap: 0.5 },
  o: { hz: 52, bend: 1.6, ring: 0.2, slap: 0.3 },
  h: { hz: 60, bend: 2, ring: 0.2, slap: 0.5 },
});

const caixa: Instrument = (strike) => {
  const samples = silence(strike, strike.hit === "x" ? 0.22 : 0.12);
  addSkin(samples, strike, { hz: 210, bend: 0.2, ring: 0.1, slap: 0.4 });
  const ring = strike.hit === "x" ? 0.2 : 0.09;
  addHiss(samples, strike, { from: 1400, to: 8000, ring, share: 1.5 });
  return finish(samples, strike.rate);
};

const pandeiro: Instrument = (strike) => {
  const { hit } = strike;
  const samples = silence(strike, hit === "x" ? 0.4 : 0.16);
  if (hit === "x") addSkin(samples, strike, { hz: 105, bend: 0.3, ring: 0.36, slap: 0.4 });
  if (hit === "h") addSkin(samples, strike, { hz: 320, bend: 0.1, ring: 0.08, slap: 1.4 });
  addHiss(samples, strike, { from: 4500, to: 11_000, ring: 0.13, share: hit === "o" ? 1 : 0.5 });
  return finish(samples, strike.rate);
};

/** Seeds are thrown: the sound swells before it falls. */
const caxixi: Instrument = (strike) => {
  const samples = silence(strike, 0.12);
  addHiss(samples, strike, { from: 3800, to: 10_000, ring: 0.11, share: 1, attack: 0.022 });
  return finish(samples, strike.rate);
};
const hat: Instrument = (strike) => {
  const samples = silence(strike, strike.hit === "h" ? 0.3 : 0.07);
  addHiss(samples, strike, {
    from: 6000,
    to: 11_500,
    ring: samples.length / strike.rate,
    share: 1,
  });
  return finish(samples, strike.rate);
};
/** Wire over a snare. */
const brush: Instrument = (strike) => {
  const samples = silence(strike, 0.26);
  const attack = strike.hit === "x" ? 0.003 : 0.07;
  addHiss(samples, strike, { from: 1100, to: 6500, ring: 0.26, share: 1, attack });
  return finish(samples, strike.rate);
};

function metal(
  ratios: readonly number[],
  hz: Record<Strike["hit"], number>,
  ring: number,
): Instrument {
  return (strike) => {
    const length = strike.hit === "o" ? ring * 0.25 : ring;
    const samples = silence(strike, length);
    for (const [rank, ratio] of ratios.entries()) {
      const pitch = hz[strike.hit] * ratio;
      if (pitch > 0.46 * strike.rate) continue;
      const turn = (2 * Math.PI * pitch) / strike.rate;
      for (let index = 0; index < samples.length; index += 1) {
        const fade = Math.exp((-6.9 * index) / strike.rate / length);
        samples[index] = (samples[index] ?? 0) + (fade / (rank + 1)) * Math.sin(turn * index);
      }
    }
    return finish(samples, strike.rate);
  };
}

const triangle = metal([1, 1.52, 2.11, 2.8], { x: 3900, o: 3900, h: 3900 }, 0.5);
const agogo = metal([1, 2.04, 3.43], { x: 620, o: 620, h: 930 }, 0.3);
const claves = metal([1, 2.6], { x: 2100, o: 2100, h: 2450 }, 0.07);

export const drums = {
  surdo,
  zabumba,
  alfaia,
  atabaque,
  tamborim,
  kick,
  caixa,
  pandeiro,
  caxixi,
  hat,
  brush,
  triangle,
  agogo,
  claves,
} as const;
