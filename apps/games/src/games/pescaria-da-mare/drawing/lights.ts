/** Small pictures that shots and catches are made of, painted once; white where they are tinted. */
import { CanvasSource, Texture } from "pixi.js";

export interface Lights {
  readonly glow: Texture;
  readonly star: Texture;
  readonly bubble: Texture;
  readonly net: Texture;
  readonly coin: Texture;
}

function paint(edge: number, draw: (pen: CanvasRenderingContext2D) => void): Texture {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: edge, height: edge });
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
