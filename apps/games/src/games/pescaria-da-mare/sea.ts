/** The water behind the fish: painted once for each size, light and bubbles drawn over it. */
import { CanvasSource, Container, Graphics, GraphicsContext, Sprite, Texture } from "pixi.js";
import type { Region } from "./shoal.ts";

const RAYS = 6;
const BUBBLES = 22;

export interface Sea {
  readonly back: Container;
  resize: (region: Region) => void;
  step: (deltaMs: number) => void;
}

export function createSea(isCalm: boolean): Sea {
  const back = new Container();
  const water = new Sprite(Texture.EMPTY);
  const beam = new GraphicsContext();
  const rays = Array.from({ length: RAYS }, () => {
    const ray = new Graphics(beam);
    ray.blendMode = "add";
    return ray;
  });
  const bubble = paintBubble();
  const bubbles = Array.from({ length: BUBBLES }, () => new Sprite(bubble));
  back.addChild(water, ...rays, ...bubbles);
  let region: Region = { width: 1, height: 1 };
  let timeMs = 0;

  /** One point wide at half its top; its shape is made once, and swayed by moving it. */
  const drawBeam = (): void => {
    const { height } = region;
    beam.clear().poly([-1, -10, 1, -10, 3, height, -1, height]).fill(0x8fe9ff);
  };
  const placeRays = (): void => {
    const { width, height } = region;
    for (const [index, ray] of rays.entries()) {
      const sway = Math.sin(timeMs / 4_000 + index * 1.7);
      ray.x = width * ((index + 0.5) / RAYS) + sway * 26;
      ray.scale.x = width * (0.045 + 0.025 * Math.sin(timeMs / 3_100 + index));
      ray.skew.x = (30 * sway) / height;
      ray.alpha = 0.022 + 0.012 * Math.sin(timeMs / 2_300 + index * 2);
    }
  };
  const placeBubbles = (): void => {
    const { width, height } = region;
    for (const [index, sprite] of bubbles.entries()) {
      const speed = 0.018 + (index % 5) * 0.006;
      const rise = (timeMs * speed + index * 137) % (height + 40);
      const x = ((index * 211) % width) + 9 * Math.sin(timeMs / 700 + index);
      sprite.position.set(x, height + 20 - rise);
      sprite.scale.set(0.12 + (index % 4) * 0.1);
    }
  };

  return {
    back,
    resize: (next) => {
      region = next;
      const old = water.texture;
      water.texture = paintWater(next);
      if (old !== Texture.EMPTY) old.destroy(true);
      drawBeam();
      placeRays();
      placeBubbles();
    },
    step: (deltaMs) => {
      timeMs += deltaMs;
      if (!isCalm) placeRays();
      placeBubbles();
    },
  };
}

function paintBubble(): Texture {
  const canvas = document.createElement("canvas");
  canvas.width = 32;
  canvas.height = 32;
  const pen = canvas.getContext("2d");
  if (pen === null) return Texture.EMPTY;
  pen.strokeStyle = "#d6f8ff8c";
  pen.lineWidth = 3;
  pen.beginPath();
  pen.arc(16, 16, 13, 0, Math.PI * 2);
  pen.stroke();
  pen.fillStyle = "#ffffffb3";
  pen.beginPath();
  pen.arc(11, 11, 3, 0, Math.PI * 2);
  pen.fill();
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}

function paintWater({ width, height }: Region): Texture {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const pen = canvas.getContext("2d");
  if (pen === null) return Texture.EMPTY;
  const deep = pen.createLinearGradient(0, 0, 0, height);
  deep.addColorStop(0, "#1fa3c4");
  deep.addColorStop(0.28, "#0d6c9c");
  deep.addColorStop(0.62, "#0a3d78");
  deep.addColorStop(1, "#051a44");
  pen.fillStyle = deep;
  pen.fillRect(0, 0, width, height);
  const sun = pen.createRadialGradient(width * 0.6, -40, 10, width * 0.6, -40, height * 0.7);
  sun.addColorStop(0, "#e9fffbb3");
  sun.addColorStop(0.4, "#7fe6ee40");
  sun.addColorStop(1, "#7fe6ee00");
  pen.fillStyle = sun;
  pen.fillRect(0, 0, width, height);
  ridge(pen, { width, height, base: 0.84, swell: 0.05, colour: "#0a3266b3", waves: 2.2 });
  ridge(pen, { width, height, base: 0.9, swell: 0.04, colour: "#07234fd9", waves: 3.4 });
  weeds(pen, width, height);
  const sand = pen.createLinearGradient(0, height * 0.93, 0, height);
  sand.addColorStop(0, "#caa56a00");
  sand.addColorStop(1, "#d9b77a59");
  pen.fillStyle = sand;
  pen.fillRect(0, height * 0.93, width, height * 0.07);
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}

interface Ridge extends Region {
  readonly base: number;
  readonly swell: number;
  readonly colour: string;
  readonly waves: number;
}

function ridge(pen: CanvasRenderingContext2D, shape: Ridge): void {
  const { width, height, base, swell, colour, waves } = shape;
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(0, height);
  for (let x = 0; x <= width; x += 8) {
    const t = (x / width) * Math.PI * 2;
    const y = base + swell * (Math.sin(t * waves) * 0.6 + Math.sin(t * waves * 2.3 + 1) * 0.4);
    pen.lineTo(x, y * height);
  }
  pen.lineTo(width, height);
  pen.fill();
}

/** Leaves of weed at both sides, away from where the eye aims. */
function weeds(pen: CanvasRenderingContext2D, width: number, height: number): void {
  const spots = [0.03, 0.08, 0.13, 0.88, 0.93, 0.975];
  for (const [index, spot] of spots.entries()) {
    const x = spot * width;
    const tall = height * (0.2 + 0.07 * ((index * 7) % 4));
    const leaf = pen.createLinearGradient(0, height - tall, 0, height);
    leaf.addColorStop(0, "#2fae8acc");
    leaf.addColorStop(1, "#0b4a4fcc");
    pen.strokeStyle = leaf;
    pen.lineCap = "round";
    for (let blade = -1; blade <= 1; blade += 1) {
      pen.lineWidth = Math.max(4, width * 0.008);
      pen.beginPath();
      pen.moveTo(x, height);
      const lean = blade * width * 0.02 + (index % 2 === 0 ? 6 : -6);
      pen.bezierCurveTo(
        x + lean,
        height - tall * 0.4,
        x - lean,
        height - tall * 0.7,
        x + lean * 1.6,
        height - tall * (1 - 0.16 * Math.abs(blade)),
      );
      pen.stroke();
    }
  }
}
