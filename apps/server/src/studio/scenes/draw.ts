/** A draw of numbers: each ball shown large when it comes, then kept in rows. */
import type { SKRSContext2D } from "@napi-rs/canvas";
import type { NumbersDrawn } from "@tucano/game-math/shared/numbers-drawn.ts";
import { colours, easeOut, type Scene, type Shot, write } from "./furniture.ts";

interface DrawLook {
  /** How long the whole draw is shown for. */
  readonly lastingMs: number;
  /** Of the rows of balls. */
  readonly perRow: number;
  readonly radius: number;
}

const ballColours = ["#d8352f", "#2b6cb0", "#1f9d57", "#b7791f", "#6b46c1"];

function paintBall(
  ink: SKRSContext2D,
  ball: { number: number; x: number; y: number; radius: number },
): void {
  const { number, x, y, radius } = ball;
  ink.fillStyle = ballColours[number % ballColours.length] ?? colours.red;
  ink.beginPath();
  ink.arc(x, y, radius, 0, Math.PI * 2);
  ink.fill();
  ink.fillStyle = "#fbf8f0";
  ink.beginPath();
  ink.arc(x, y, radius * 0.66, 0, Math.PI * 2);
  ink.fill();
  const place = { x, y: y + 1, size: radius * 0.8, colour: colours.black };
  write(ink, String(number), { ...place, align: "center" });
}

export function drawScene({ lastingMs, perRow, radius }: DrawLook): Scene {
  const paint = (ink: SKRSContext2D, shot: Shot): void => {
    if (shot.result === null || shot.resultAtMs === null) {
      const text = shot.phase === "betting" ? "Próximo sorteio" : "Sorteando …";
      write(ink, text, { x: 320, y: 150, size: 30, align: "center" });
      const leftMs = Math.max((shot.endsAtMs ?? shot.nowMs) - shot.nowMs, 0);
      const seconds = Math.ceil(leftMs / 1_000);
      const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
      write(ink, clock, { x: 320, y: 205, size: 52, colour: colours.gold, align: "center" });
      return;
    }
    const { drawn } = shot.result as NumbersDrawn;
    const everyMs = lastingMs / drawn.length;
    const sinceMs = shot.nowMs - shot.resultAtMs;
    const out = Math.min(Math.floor(sinceMs / everyMs) + 1, drawn.length);
    const gap = radius * 2 + 5;
    const left = 400 - (perRow * gap) / 2 + radius;
    for (const [index, number] of drawn.slice(0, out).entries()) {
      const row = Math.floor(index / perRow);
      const x = left + (index % perRow) * gap;
      paintBall(ink, { number, x, y: 80 + radius + row * gap, radius });
    }
    const latest = drawn[out - 1];
    if (latest === undefined) return;
    const grown = 30 + 36 * easeOut(sinceMs - (out - 1) * everyMs, Math.min(everyMs, 500));
    paintBall(ink, { number: latest, x: 100, y: 170, radius: grown });
    write(ink, `${out} de ${drawn.length}`, { x: 100, y: 262, size: 16, align: "center" });
  };
  return {
    paint,
    revealMs: lastingMs,
    nameOf: (result) => {
      const { drawn } = result as NumbersDrawn;
      const shown = drawn.length > 6 ? [...drawn.slice(0, 5), "…"] : drawn;
      return { text: shown.join(" "), colour: "#ffffff22" };
    },
  };
}
