/** Water from the sunlit top to the sea bed, with reefs at both sides: a picture for each size. */
import { CanvasSource, Texture } from "pixi.js";
import type { Region } from "../swarm/lanes.ts";

type Pen = CanvasRenderingContext2D;

export function paintWater({ width, height }: Region): Texture {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const pen = canvas.getContext("2d");
  if (pen === null) return Texture.EMPTY;
  light(pen, { width, height });
  ripples(pen, { width, height });
  ridge(pen, { width, height, base: 0.66, swell: 0.09, colour: "#0b4a8659", waves: 1.6 });
  ridge(pen, { width, height, base: 0.78, swell: 0.06, colour: "#0a3a72a6", waves: 2.2 });
  ridge(pen, { width, height, base: 0.88, swell: 0.045, colour: "#072a58d9", waves: 3.4 });
  weeds(pen, { width, height });
  reef(pen, { width, height });
  sand(pen, { width, height });
  edges(pen, { width, height });
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}

function light(pen: Pen, { width, height }: Region): void {
  const deep = pen.createLinearGradient(0, 0, 0, height);
  deep.addColorStop(0, "#27b6d2");
  deep.addColorStop(0.22, "#0f82b4");
  deep.addColorStop(0.55, "#0a4f93");
  deep.addColorStop(0.85, "#072a66");
  deep.addColorStop(1, "#041440");
  pen.fillStyle = deep;
  pen.fillRect(0, 0, width, height);
  const sun = pen.createRadialGradient(width * 0.6, -40, 10, width * 0.6, -40, height * 0.8);
  sun.addColorStop(0, "#f2fffcd9");
  sun.addColorStop(0.35, "#8ff0f24d");
  sun.addColorStop(1, "#7fe6ee00");
  pen.fillStyle = sun;
  pen.fillRect(0, 0, width, height);
}

/** The net of light that waves throw into the upper water. */
function ripples(pen: Pen, { width, height }: Region): void {
  pen.lineWidth = 1.6;
  for (let row = 0; row < 9; row += 1) {
    const y = height * 0.035 * row * (1 + row * 0.09);
    pen.strokeStyle = `rgb(190 250 255 / ${(0.2 - row * 0.02).toString()})`;
    for (let x = (row % 2) * 24 - 48; x < width; x += 48 + row * 5) {
      pen.beginPath();
      pen.moveTo(x, y);
      pen.quadraticCurveTo(x + 14 + row, y + 7 + row, x + 34 + row * 3, y - 2);
      pen.stroke();
    }
  }
}

interface Ridge extends Region {
  readonly base: number;
  readonly swell: number;
  readonly colour: string;
  readonly waves: number;
}

function ridge(pen: Pen, shape: Ridge): void {
  const { width, height, base, swell, colour, waves } = shape;
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(0, height);
  for (let x = 0; x <= width + 8; x += 8) {
    const t = (x / width) * Math.PI * 2;
    const y = base + swell * (Math.sin(t * waves) * 0.6 + Math.sin(t * waves * 2.3 + 1) * 0.4);
    pen.lineTo(x, y * height);
  }
  pen.lineTo(width, height);
  pen.fill();
}

/** Leaves of weed at both sides, away from where the eye aims. */
function weeds(pen: Pen, { width, height }: Region): void {
  const spots = [0.02, 0.07, 0.13, 0.88, 0.935, 0.985];
  for (const [index, spot] of spots.entries()) {
    const x = spot * width;
    const tall = height * (0.24 + 0.08 * ((index * 7) % 4));
    const leaf = pen.createLinearGradient(0, height - tall, 0, height);
    leaf.addColorStop(0, index % 2 === 0 ? "#3fd09acc" : "#8fd65ab3");
    leaf.addColorStop(1, "#0b4a4fcc");
    pen.strokeStyle = leaf;
    pen.lineCap = "round";
    for (let blade = -1; blade <= 1; blade += 1) {
      pen.lineWidth = Math.max(4, Math.min(12, width * 0.009));
      pen.beginPath();
      pen.moveTo(x, height);
      const lean = blade * Math.min(26, width * 0.02) + (index % 2 === 0 ? 6 : -6);
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

/** Heads of coral, each a bush of round branches, lit from above. */
function reef(pen: Pen, { width, height }: Region): void {
  const edge = Math.min(width, height * 1.3);
  const heads = [
    [0.03, "#e8587a", "#7c1f4a", 0.15],
    [0.17, "#f2a04a", "#7a3420", 0.1],
    [0.83, "#b06af0", "#40207a", 0.11],
    [0.96, "#f0688a", "#6a1848", 0.16],
  ] as const;
  for (const [spot, bright, dark, tall] of heads) {
    const foot = { x: spot * width, y: height * 0.985 };
    for (let branch = 0; branch < 7; branch += 1) {
      const turn = -Math.PI / 2 + (branch - 3) * 0.34;
      const long = edge * tall * (branch % 2 === 0 ? 1 : 0.72);
      const tip = { x: foot.x + Math.cos(turn) * long, y: foot.y + Math.sin(turn) * long };
      const colour = pen.createLinearGradient(0, foot.y, 0, tip.y);
      colour.addColorStop(0, dark);
      colour.addColorStop(1, bright);
      pen.strokeStyle = colour;
      pen.lineCap = "round";
      pen.lineWidth = edge * 0.02;
      pen.beginPath();
      pen.moveTo(foot.x, foot.y);
      pen.quadraticCurveTo(foot.x, tip.y + long * 0.4, tip.x, tip.y);
      pen.stroke();
      pen.fillStyle = "#ffffff4d";
      pen.beginPath();
      pen.arc(tip.x - edge * 0.003, tip.y - edge * 0.004, edge * 0.005, 0, Math.PI * 2);
      pen.fill();
    }
  }
}

function sand(pen: Pen, { width, height }: Region): void {
  const ground = pen.createLinearGradient(0, height * 0.9, 0, height);
  ground.addColorStop(0, "#caa56a00");
  ground.addColorStop(1, "#d9b77a73");
  pen.fillStyle = ground;
  pen.fillRect(0, height * 0.9, width, height * 0.1);
}

/** Darker towards the edges: the eye is led to the middle. */
function edges(pen: Pen, { width, height }: Region): void {
  const far = Math.hypot(width, height) / 2;
  const dark = pen.createRadialGradient(
    width / 2,
    height * 0.42,
    far * 0.45,
    width / 2,
    height * 0.42,
    far * 1.05,
  );
  dark.addColorStop(0, "#02103400");
  dark.addColorStop(1, "#0210348c");
  pen.fillStyle = dark;
  pen.fillRect(0, 0, width, height);
}
