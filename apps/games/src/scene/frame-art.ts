/** The cabinet around the reels, drawn once per size at the screen's own resolution. */
import type { Theme } from "./theme.ts";
import type { Layout } from "./layout.ts";

/** Room around the frame for its shadow, in frame widths. */
const MARGIN = 2;

export interface FrameArt {
  canvas: HTMLCanvasElement;
  x: number;
  y: number;
  width: number;
  height: number;
}

export function paintBack(theme: Theme, layout: Layout, resolution: number): FrameArt {
  return paint(layout, resolution, (context, box) => {
    context.save();
    context.shadowColor = "rgba(0,4,12,.75)";
    context.shadowBlur = box.frame * 1.8 * resolution;
    context.shadowOffsetY = box.frame * 0.5 * resolution;
    rounded(context, box, box.frame);
    context.fillStyle = "#02070c";
    context.fill();
    context.restore();
    paintReels(context, theme, layout);
  });
}

export function paintFront(theme: Theme, layout: Layout, resolution: number): FrameArt {
  return paint(layout, resolution, (context, box) => {
    paintGlass(context, box);
    paintMetal(context, theme, box);
  });
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  frame: number;
}

function paint(
  { reels, frameWidth }: Layout,
  resolution: number,
  draw: (context: CanvasRenderingContext2D, box: Box) => void,
): FrameArt {
  const margin = frameWidth * (MARGIN + 1);
  const x = reels.x - margin;
  const y = reels.y - margin;
  const width = reels.width + margin * 2;
  const height = reels.height + margin * 2;
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * resolution);
  canvas.height = Math.ceil(height * resolution);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws no canvas.");
  context.scale(resolution, resolution);
  context.translate(-x, -y);
  draw(context, { ...reels, frame: frameWidth });
  return { canvas, x, y, width, height };
}

function rounded(context: CanvasRenderingContext2D, box: Box, grow: number): void {
  const radius = box.frame * 1.1 + grow * 0.8;
  context.beginPath();
  context.roundRect(
    box.x - grow,
    box.y - grow,
    box.width + grow * 2,
    box.height + grow * 2,
    radius,
  );
}

function paintReels(context: CanvasRenderingContext2D, theme: Theme, layout: Layout): void {
  const { reels, cellWidth } = layout;
  const gap = Math.max(1, cellWidth * 0.014);
  for (let reel = 0; reel < Math.round(reels.width / cellWidth); reel += 1) {
    const x = reels.x + reel * cellWidth + gap;
    const width = cellWidth - gap * 2;
    const ground = context.createLinearGradient(0, reels.y, 0, reels.y + reels.height);
    ground.addColorStop(0, theme.reel[0]);
    ground.addColorStop(0.5, theme.reel[1]);
    ground.addColorStop(1, theme.reel[2]);
    context.fillStyle = ground;
    context.fillRect(x, reels.y, width, reels.height);
    // A drum is round: light in the middle, dark at both sides.
    const round = context.createLinearGradient(x, 0, x + width, 0);
    round.addColorStop(0, "rgba(0,0,0,.5)");
    round.addColorStop(0.22, "rgba(0,0,0,0)");
    round.addColorStop(0.5, "rgba(255,255,255,.07)");
    round.addColorStop(0.78, "rgba(0,0,0,0)");
    round.addColorStop(1, "rgba(0,0,0,.5)");
    context.fillStyle = round;
    context.fillRect(x, reels.y, width, reels.height);
  }
}

/** The frame's shadow on the drums, above and below, and a faint light on the glass. */
function paintGlass(context: CanvasRenderingContext2D, box: Box): void {
  const depth = box.height * 0.13;
  const top = context.createLinearGradient(0, box.y, 0, box.y + depth);
  top.addColorStop(0, "rgba(0,3,10,.78)");
  top.addColorStop(1, "rgba(0,3,10,0)");
  context.fillStyle = top;
  context.fillRect(box.x, box.y, box.width, depth);
  const foot = context.createLinearGradient(0, box.y + box.height - depth, 0, box.y + box.height);
  foot.addColorStop(0, "rgba(0,3,10,0)");
  foot.addColorStop(1, "rgba(0,3,10,.7)");
  context.fillStyle = foot;
  context.fillRect(box.x, box.y + box.height - depth, box.width, depth);
}

function paintMetal(context: CanvasRenderingContext2D, theme: Theme, box: Box): void {
  const f = box.frame;
  const ring = (outer: number, inner: number, fill: string | CanvasGradient): void => {
    context.beginPath();
    const radius = (grow: number): number => Math.max(2, f * 0.55 + grow);
    context.roundRect(
      box.x - outer,
      box.y - outer,
      box.width + outer * 2,
      box.height + outer * 2,
      radius(outer),
    );
    context.roundRect(
      box.x - inner,
      box.y - inner,
      box.width + inner * 2,
      box.height + inner * 2,
      radius(inner),
    );
    context.fillStyle = fill;
    context.fill("evenodd");
  };
  const sheen = context.createLinearGradient(
    box.x,
    box.y - f,
    box.x + box.width * 0.55,
    box.y + box.height + f,
  );
  for (const [index, colour] of theme.metal.entries()) {
    sheen.addColorStop(index / (theme.metal.length - 1), colour);
  }
  const back = context.createLinearGradient(
    box.x + box.width,
    box.y - f,
    box.x,
    box.y + box.height,
  );
  for (const [index, colour] of theme.metal.toReversed().entries()) {
    back.addColorStop(index / (theme.metal.length - 1), colour);
  }
  ring(f * 1.02, -f * 0.06, "rgba(0,4,12,.85)");
  ring(f * 0.98, f * 0.12, sheen);
  ring(f * 0.72, f * 0.36, "rgba(0,6,16,.5)");
  ring(f * 0.68, f * 0.4, back);
  ring(f * 0.16, f * 0.06, "rgba(255,255,255,.55)");
  ring(f * 0.99, f * 0.92, "rgba(255,255,255,.6)");
}
