/** Strikes the instruments of an effect: for the worker, the page has only the recipes. */
import { type Effect, effects, type SoundName, type Voice } from "./effects.ts";
import { type InstrumentName, instruments } from "./music/instruments/instruments.ts";
import { finish, type Samples } from "./music/instruments/strike.ts";
import { createRandom, seedOf } from "./music/noise.ts";

export const EFFECTS_RATE = 32_000;

const timbres: readonly InstrumentName[] = ["vibes", "marimba", "viola"];

/** The sound as the game makes it, at full height. */
export function renderEffect(name: SoundName, voice: Pick<Voice, "root" | "shape">): Samples {
  const { layers }: Effect = effects[name];
  const rate = EFFECTS_RATE;
  const struck = layers.map((layer, index) => {
    const { by, semitones = 0, hit = "x", at = 0, seconds = 0.3, level } = layer;
    const samples = instruments[by === "own" ? (timbres[voice.shape] ?? "marimba") : by]({
      hz: voice.root * 2 ** (semitones / 12),
      seconds,
      rate,
      random: createRandom(seedOf(`${name} ${index}`)),
      hit,
    });
    return { samples, from: Math.round(at * rate), level };
  });
  const length = Math.max(...struck.map(({ samples, from }) => from + samples.length));
  const whole: Samples = new Float32Array(length);
  for (const { samples, from, level } of struck) {
    for (let index = 0; index < samples.length; index += 1) {
      whole[from + index] = (whole[from + index] ?? 0) + level * (samples[index] ?? 0);
    }
  }
  return finish(whole, rate);
}
