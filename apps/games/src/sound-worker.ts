/** Renders a game's sounds beside the page, so that no frame and no tap waits for them. */
import { patches, type RenderedSound, type SoundName, type SoundOrder } from "./sound-patches.ts";

/** What is heard first comes first. */
const early: readonly SoundName[] = ["click", "spin", "stop"];
const rest = (Object.keys(patches) as SoundName[]).filter((name) => !early.includes(name));

async function render({ root, shape: ownShape }: SoundOrder): Promise<void> {
  // ZzFX opens a context when it is loaded, which a worker has not: only its samples are used.
  Object.assign(globalThis, { AudioContext: Object });
  const { ZZFX } = await import("zzfx");
  const { sampleRate } = ZZFX;
  for (const name of [...early, ...rest]) {
    const { semitones, patch } = patches[name];
    const [attack, sustain, release, shape, ...more] = patch;
    const frequency = root * 2 ** (semitones / 12);
    const voice = shape === 1 ? ownShape : shape;
    const made = ZZFX.buildSamples(1, 0, frequency, attack, sustain, release, voice, ...more);
    const samples = Float32Array.from(made);
    const rendered: RenderedSound = { name, samples, sampleRate };
    self.postMessage(rendered, { transfer: [samples.buffer] });
  }
  self.postMessage(null);
}

self.addEventListener("message", ({ data }: MessageEvent<SoundOrder>) => void render(data));
