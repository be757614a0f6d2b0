/** One canvas and what draws on it, as fine as the machine can. */
import "pixi.js/unsafe-eval";
import { Ticker, WebGLRenderer } from "pixi.js";
import { measurePower } from "./power.ts";

interface RendererOptions {
  host: HTMLElement;
  onContextLost: () => void;
}

export interface OpenRenderer {
  renderer: WebGLRenderer;
  /** The machine is too slow for what only decorates. */
  isCalm: boolean;
}

/**
 * What the renderer does now and then, such as letting go of pictures that nobody uses any more.
 * Its own clock would ask at every frame whether it is time: it is asked between rounds instead.
 */
export function tidyUp(): void {
  Ticker.system.update();
}

export async function openRenderer({
  host,
  onContextLost,
}: RendererOptions): Promise<OpenRenderer> {
  const power = measurePower(window.devicePixelRatio || 1);
  const renderer = new WebGLRenderer();
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  await renderer.init({
    width: 100,
    height: 100,
    antialias: power.antialias,
    autoDensity: true,
    backgroundAlpha: 0,
    resolution: power.resolution,
    powerPreference: "high-performance",
  });
  renderer.canvas.addEventListener("webglcontextlost", (event) => {
    event.preventDefault();
    onContextLost();
  });
  renderer.canvas.setAttribute("aria-hidden", "true");
  host.prepend(renderer.canvas);
  return { renderer, isCalm: power.isCalm };
}
