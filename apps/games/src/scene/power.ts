/** How much this machine can draw: software rendering gets the same game with fewer pixels. */

export interface Power {
  antialias: boolean;
  resolution: number;
  /** Without motes and particles. */
  isCalm: boolean;
}

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

export function measurePower(devicePixelRatio: number): Power {
  if (isSoftware()) return { antialias: false, resolution: 1, isCalm: true };
  // At two pixels a point the eye no longer sees jagged edges.
  return {
    antialias: devicePixelRatio < 2,
    resolution: Math.min(2, devicePixelRatio),
    isCalm: false,
  };
}

function isSoftware(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  if (context === null) return true;
  const isSoft = drawsBySoftware(context);
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return isSoft;
}

export function drawsBySoftware(context: WebGL2RenderingContext): boolean {
  const info = context.getExtension("WEBGL_debug_renderer_info");
  const name: unknown = info === null ? "" : context.getParameter(info.UNMASKED_RENDERER_WEBGL);
  return typeof name === "string" && SOFTWARE.test(name);
}

/** Frames slower than this, so many in a row, mean that the machine cannot keep up. */
const SLOW_MS = 42;
const SLOW_FRAMES = 24;

/** Calls back once if the machine turns out to be too slow for what it draws. */
export function watchFrames(onSlow: () => void): (deltaMs: number) => void {
  let slow = 0;
  return (deltaMs) => {
    if (slow > SLOW_FRAMES) return;
    slow = deltaMs > SLOW_MS ? slow + 1 : 0;
    if (slow > SLOW_FRAMES) onSlow();
  };
}
