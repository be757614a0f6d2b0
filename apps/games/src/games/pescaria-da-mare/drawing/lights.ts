/** Small pictures that shots and catches are made of, painted once; white where they are tinted. */
import { CanvasSource, Texture } from "pixi.js";

export interface Lights {
  readonly glow: Texture;
  readonly star: Texture;
  readonly bubble: Texture;
  readonly net: Texture;
  readonly coin: Texture;
  /** A trail of light, its head at the right. */
  readonly streak: Texture;
  /** One leap of lightning, from left to right. */
  readonly bolt: Texture;
  readonly ball: Texture;
  /** Of one that is caught: 100 points wide. */
  readonly ring: Texture;
}

type Draw = (pen: CanvasRenderingContext2D) => void;

function paint(width: number, draw: Draw, height = width): Texture {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext("2d");
  if (pen === null) return Texture.EMPTY;
  draw(pen);
  return new Texture({ source: new CanvasSource({ resource: canvas, autoGenerateMipmaps: true }) });
}

function circle(pen: CanvasRenderingContext2D, at: readonly [number, number], radius: number) {
  pen.beginPath();
  pen.arc(at[0], at[1], radius, 0, Math.PI * 2);
}

export const paintLights = (): Lights => ({
  glow: paint(64, paintGlow),
  star: paint(64, paintStar),
  bubble: paint(32, paintBubble),
  net: paint(256, paintNet),
  coin: paint(48, paintCoin),
  streak: paint(128, paintStreak, 16),
  bolt: paint(256, paintBolt, 64),
  ball: paint(32, paintBall),
  ring: paint(108, paintRing),
});

function paintGlow(pen: CanvasRenderingContext2D): void {
  const light = pen.createRadialGradient(32, 32, 0, 32, 32, 32);
  light.addColorStop(0, "#fff");
  light.addColorStop(0.3, "#ffffff8c");
  light.addColorStop(1, "#fff0");
  pen.fillStyle = light;
  pen.fillRect(0, 0, 64, 64);
}

function paintStar(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = "#fff";
  pen.beginPath();
  for (let point = 0; point < 8; point += 1) {
    const far = point % 2 === 0 ? 31 : 6;
    const turn = (point / 8) * Math.PI * 2;
    pen.lineTo(32 + far * Math.cos(turn), 32 + far * Math.sin(turn));
  }
  pen.fill();
}

function paintBubble(pen: CanvasRenderingContext2D): void {
  pen.strokeStyle = "#d6f8ff8c";
  pen.lineWidth = 3;
  circle(pen, [16, 16], 13);
  pen.stroke();
  pen.fillStyle = "#ffffffb3";
  circle(pen, [11, 11], 3);
  pen.fill();
}

function paintCoin(pen: CanvasRenderingContext2D): void {
  for (const [colour, radius] of [
    ["#7a4a06", 23],
    ["#ffd75e", 21],
    ["#d8901c", 16],
    ["#ffe9a0", 14],
  ] as const) {
    pen.fillStyle = colour;
    circle(pen, [24, 24], radius);
    pen.fill();
  }
}

function paintStreak(pen: CanvasRenderingContext2D): void {
  const trail = pen.createLinearGradient(0, 0, 128, 0);
  trail.addColorStop(0, "#fff0");
  trail.addColorStop(1, "#fff");
  pen.fillStyle = trail;
  pen.beginPath();
  pen.moveTo(0, 8);
  pen.lineTo(120, 2);
  pen.arc(120, 8, 6, -Math.PI / 2, Math.PI / 2);
  pen.fill();
}

/** Crooked, and drawn three times: a haze, a glow and a white core. */
function paintBolt(pen: CanvasRenderingContext2D): void {
  const STEPS = 9;
  pen.lineJoin = "round";
  pen.lineCap = "round";
  for (const [width, colour] of [
    [15, "#3a7dff55"],
    [6, "#8fe8ffc0"],
    [2.4, "#ffffff"],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.beginPath();
    pen.moveTo(8, 32);
    for (let step = 1; step <= STEPS; step += 1) {
      const off = step === STEPS ? 0 : Math.sin(step * 4.3 + 1) * 19;
      pen.lineTo(8 + (240 * step) / STEPS, 32 + off);
    }
    pen.stroke();
  }
}

function paintBall(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = "#ff7a2a";
  circle(pen, [16, 16], 14);
  pen.fill();
  pen.fillStyle = "#fff0c0";
  circle(pen, [12, 12], 7);
  pen.fill();
}

function paintRing(pen: CanvasRenderingContext2D): void {
  pen.strokeStyle = "#ffe08a";
  pen.lineWidth = 7;
  circle(pen, [54, 54], 50);
  pen.stroke();
}

/** A cast net from above: ropes from the middle, meshes that hang between them, weights around. */
function paintNet(pen: CanvasRenderingContext2D): void {
  const ROPES = 12;
  const middle = 128;
  const at = (rope: number, far: number): readonly [number, number] => {
    const turn = (rope / ROPES) * Math.PI * 2;
    return [middle + far * Math.cos(turn), middle + far * Math.sin(turn)];
  };
  const haze = pen.createRadialGradient(middle, middle, 20, middle, middle, 122);
  haze.addColorStop(0, "#ffffff38");
  haze.addColorStop(1, "#ffffff0d");
  pen.fillStyle = haze;
  circle(pen, [middle, middle], 120);
  pen.fill();
  pen.strokeStyle = "#fff";
  pen.lineCap = "round";
  for (let rope = 0; rope < ROPES; rope += 1) {
    pen.lineWidth = 2.6;
    pen.beginPath();
    pen.moveTo(middle, middle);
    pen.lineTo(...at(rope, 116));
    pen.stroke();
    for (const far of [26, 48, 71, 94, 116]) {
      pen.lineWidth = far === 116 ? 4.5 : 2.2;
      pen.beginPath();
      pen.moveTo(...at(rope, far));
      pen.quadraticCurveTo(...at(rope + 0.5, far * 0.86), ...at(rope + 1, far));
      pen.stroke();
    }
    pen.fillStyle = "#fff";
    circle(pen, at(rope, 118), 6.5);
    pen.fill();
  }
}
