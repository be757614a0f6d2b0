/** Renders a game's sounds beside the page, so that no frame and no tap waits for them. */
import { type EffectsOrder, type RenderedSound, type SoundName, soundNames } from "./effects.ts";
import { EFFECTS_RATE, renderEffect } from "./render-effect.ts";

/** What is heard first comes first. */
const early: readonly SoundName[] = ["click", "spin", "stop"];

self.addEventListener("message", ({ data }: MessageEvent<EffectsOrder>) => {
  for (const name of new Set([...early, ...soundNames])) {
    const samples = renderEffect(name, data);
    const rendered: RenderedSound = { name, samples, sampleRate: EFFECTS_RATE };
    self.postMessage(rendered, { transfer: [samples.buffer] });
  }
  self.postMessage(null);
});
