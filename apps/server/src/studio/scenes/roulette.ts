/** The live roulette: a wheel that turns all the time, and a ball that finds the drawn pocket. */
import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { RouletteResult } from "@tucano/game-math/games/roleta-ao-vivo/table.ts";
import { colourOf, wheelOrder } from "@tucano/game-math/games/roleta-europeia/game.ts";
import { colours, easeOut, type Scene, type Shot, write } from "./furniture.ts";

const STEP = (Math.PI * 2) / wheelOrder.length;
const RADIUS = 112;
const CENTRE = { x: 320, y: 176 };
const TURN_MS = 9_000;
const LANDING_MS = 4_500;

function drawWheel(): Canvas {
  const size = RADIUS * 2 + 24;
  const canvas = createCanvas(size, size);
  const ink = canvas.getContext("2d");
  ink.translate(size / 2, size / 2);
  const disc = (radius: number, colour: string) => {
    ink.fillStyle = colour;
    ink.beginPath();
    ink.arc(0, 0, radius, 0, Math.PI * 2);
    ink.fill();
  };
  disc(RADIUS + 11, "#6b3d16");
  disc(RADIUS + 5, colours.gold);
  for (const [index, pocket] of wheelOrder.entries()) {
    ink.save();
    ink.rotate(index * STEP - STEP / 2);
    ink.fillStyle = colours[colourOf(pocket)];
    ink.beginPath();
    ink.moveTo(0, 0);
    ink.arc(0, 0, RADIUS, -Math.PI / 2, -Math.PI / 2 + STEP);
    ink.fill();
    ink.rotate(STEP / 2);
    write(ink, String(pocket), { x: 0, y: -RADIUS + 12, size: 11, align: "center" });
    ink.restore();
  }
  disc(RADIUS - 42, "#7a4719");
  disc(RADIUS - 46, "#8f5520");
  disc(16, colours.gold);
  return canvas;
}

const wheel = drawWheel();

/** The ball's place as an angle against the wheel, and how far out it is. */
function ballAt(shot: Shot): { angle: number; radius: number } | null {
  const isRolling = shot.phase === "closed" || shot.result !== null;
  if (!isRolling) return null;
  const rolling = -shot.nowMs / 160;
  if (shot.result === null || shot.resultAtMs === null) return { angle: rolling, radius: 104 };
  const { pocket } = shot.result as RouletteResult;
  const landed = easeOut(shot.nowMs - shot.resultAtMs, LANDING_MS);
  const target = wheelOrder.indexOf(pocket) * STEP;
  return { angle: target - (1 - landed) * Math.PI * 10, radius: 104 - landed * 26 };
}

function paint(ink: SKRSContext2D, shot: Shot): void {
  const turn = ((shot.nowMs % TURN_MS) / TURN_MS) * Math.PI * 2;
  ink.save();
  ink.translate(CENTRE.x, CENTRE.y);
  ink.rotate(turn);
  ink.drawImage(wheel, -wheel.width / 2, -wheel.height / 2);
  const ball = ballAt(shot);
  if (ball !== null) {
    ink.rotate(ball.angle);
    ink.fillStyle = "#ffffff";
    ink.beginPath();
    ink.arc(0, -ball.radius, 5, 0, Math.PI * 2);
    ink.fill();
  }
  ink.restore();
  const isLanded = shot.resultAtMs !== null && shot.nowMs - shot.resultAtMs >= LANDING_MS;
  if (shot.result === null || !isLanded) return;
  const { pocket } = shot.result as RouletteResult;
  ink.fillStyle = colours[colourOf(pocket)];
  ink.beginPath();
  ink.arc(528, 176, 54, 0, Math.PI * 2);
  ink.fill();
  write(ink, String(pocket), { x: 528, y: 178, size: 56, align: "center" });
}

export const rouletteScene: Scene = {
  paint,
  revealMs: LANDING_MS,
  nameOf: (result) => {
    const { pocket } = result as RouletteResult;
    return { text: String(pocket), colour: colours[colourOf(pocket)] };
  },
};
