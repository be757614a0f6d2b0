/** One canvas and what draws on it, as fine as the machine can. */
import "pixi.js/unsafe-eval";
import { type Container, type Renderer, type RenderOptions, Ticker, WebGLRenderer } from "pixi.js";
import { CannotDraw } from "./cannot-draw.ts";
import { measurePower, type Power } from "./power.ts";

export interface RendererOptions {
  host: HTMLElement;
  /** The old renderer is gone; opening another one works. */
  onContextLost: () => void;
  /** There is no lasting WebGL here, so the picture is a plainer one. */
  onPlain: () => void;
}

export interface OpenRenderer {
  renderer: Renderer;
  /** The machine is too slow for decoration. */
  isCalm: boolean;
}

/**
 * The renderer's housekeeping, such as releasing pictures that are no longer used. Its own timer
 * would check at every frame whether it is due: we run it between rounds instead.
 */
export function tidyUp(): void {
  Ticker.system.update();
}

/** A graphics card that keeps losing its context is of no use. */
const LOSSES_BORNE = 2;
let losses = 0;

export async function openRenderer(options: RendererOptions): Promise<OpenRenderer> {
  const power = measurePower(window.devicePixelRatio || 1);
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const renderer = (await openWebGl(options, power)) ?? (await openPlain(options));
  renderer.canvas.setAttribute("aria-hidden", "true");
  options.host.prepend(renderer.canvas);
  return { renderer, isCalm: power.isCalm || !(renderer instanceof WebGLRenderer) };
}

function settingsOf({ antialias, resolution }: Pick<Power, "antialias" | "resolution">) {
  return {
    width: 100,
    height: 100,
    antialias,
    autoDensity: true,
    backgroundAlpha: 0,
    resolution,
    powerPreference: "high-performance",
  } as const;
}

/** A context is lost a moment before the page hears of it: until then drawing would only fail. */
class LosableRenderer extends WebGLRenderer {
  override render(drawn: RenderOptions | Container): void {
    if (!this.gl.isContextLost()) super.render(drawn);
  }
}

/**
 * A shader that draws sprites of many textures in one call reads all of them at each pixel and
 * keeps one. Without a graphics card that costs four times as much as the calls it saves.
 */
const SOFTWARE_TEXTURES = 1;

async function openWebGl({ onContextLost }: RendererOptions, power: Power) {
  if (losses > LOSSES_BORNE) return null;
  const renderer = new LosableRenderer();
  try {
    await renderer.init(settingsOf(power));
    if (power.isCalm) renderer.limits.maxBatchableTextures = SOFTWARE_TEXTURES;
  } catch {
    // Switched off, unknown to this browser, or given up by the graphics card.
    return null;
  }
  renderer.canvas.addEventListener("webglcontextlost", (event) => {
    event.preventDefault();
    losses += 1;
    onContextLost();
  });
  return renderer;
}

async function openPlain({ onPlain }: RendererOptions): Promise<Renderer> {
  if (document.createElement("canvas").getContext("2d") === null) throw new CannotDraw();
  const { createPlainRenderer } = await import("./plain-renderer.ts");
  const renderer = createPlainRenderer();
  await renderer.init(settingsOf({ antialias: true, resolution: 1 }));
  // On a slow machine the picture takes longer than the words stay, so they come with it.
  requestAnimationFrame(() => onPlain());
  return renderer;
}
