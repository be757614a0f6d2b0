/**
 * What every picture of the studio has: the night behind it, the name of the table, what is going
 * on and until when, and the latest results. Drawn in 640 × 360 points, whatever the stream's size.
 */
import { createCanvas, type Canvas, GlobalFonts, type SKRSContext2D } from "@napi-rs/canvas";
import { createRequire } from "node:module";
import type { TablePhase } from "@tucano/contract/player/games/shared-tables.ts";
import { HEIGHT, WIDTH } from "../frame-size.ts";

/** A table at one moment. Times are milliseconds of the server's clock. */
export interface Shot {
  readonly nowMs: number;
  readonly name: string;
  readonly number: number;
  readonly phase: TablePhase;
  readonly endsAtMs: number | null;
  /** Null until it is known to everybody. */
  readonly result: unknown;
  /** Since when it is known. */
  readonly resultAtMs: number | null;
  /** Of rounds before this one, the newest first. */
  readonly past: readonly unknown[];
}

export interface Scene {
  /** The middle of the picture. */
  paint(ink: SKRSContext2D, shot: Shot): void;
  /** A past result in a word or two, with the colour of its plate. */
  nameOf(result: unknown): { readonly text: string; readonly colour: string };
  /** How long the result takes to be told; before that it is not named. */
  readonly revealMs: number;
}

export const colours = {
  night: "#07151c",
  sea: "#0f3440",
  text: "#f4f1e8",
  quiet: "#9fb6bb",
  beak: "#ff9d2e",
  gold: "#ffd05a",
  red: "#d8352f",
  black: "#16181c",
  green: "#1f9d57",
} as const;

const FONT = "Lilita One";
const fontFile = createRequire(import.meta.url).resolve(
  "@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2",
);
GlobalFonts.registerFromPath(fontFile, FONT);

export function write(
  ink: SKRSContext2D,
  text: string,
  place: {
    x: number;
    y: number;
    size: number;
    colour?: string;
    align?: "left" | "center" | "right";
  },
): void {
  ink.font = `${place.size}px "${FONT}"`;
  ink.fillStyle = place.colour ?? colours.text;
  ink.textAlign = place.align ?? "left";
  ink.textBaseline = "middle";
  ink.fillText(text, place.x, place.y);
}

export function plate(
  ink: SKRSContext2D,
  box: { x: number; y: number; width: number; height: number; radius: number },
  colour: string,
): void {
  ink.fillStyle = colour;
  ink.beginPath();
  ink.roundRect(box.x, box.y, box.width, box.height, box.radius);
  ink.fill();
}

/** Slows down to its end: 0 to 1 while `ms` goes from 0 to `lasting`. */
export function easeOut(ms: number, lasting: number): number {
  const part = Math.min(Math.max(ms / lasting, 0), 1);
  return 1 - (1 - part) ** 3;
}

export function makeBackground(): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const ink = canvas.getContext("2d");
  const night = ink.createLinearGradient(0, 0, 0, HEIGHT);
  night.addColorStop(0, colours.sea);
  night.addColorStop(1, colours.night);
  ink.fillStyle = night;
  ink.fillRect(0, 0, WIDTH, HEIGHT);
  const lanterns = [
    [70, 70, colours.beak],
    [570, 84, colours.gold],
    [320, 30, colours.red],
    [600, 300, colours.beak],
  ] as const;
  for (const [x, y, colour] of lanterns) {
    const light = ink.createRadialGradient(x, y, 0, x, y, 130);
    light.addColorStop(0, `${colour}55`);
    light.addColorStop(1, `${colour}00`);
    ink.fillStyle = light;
    ink.fillRect(0, 0, WIDTH, HEIGHT);
  }
  return canvas;
}

const phaseWords: Record<TablePhase, string> = {
  betting: "Apostas abertas",
  closed: "Apostas encerradas",
  flying: "Em voo",
  shown: "Resultado",
  void: "Rodada anulada, apostas devolvidas",
};

const phaseColours: Record<TablePhase, string> = {
  betting: colours.green,
  closed: colours.red,
  flying: colours.beak,
  shown: colours.gold,
  void: colours.red,
};

const clockFace = new Intl.DateTimeFormat("pt-BR", {
  timeStyle: "medium",
  timeZone: "America/Sao_Paulo",
});

function paintHead(ink: SKRSContext2D, shot: Shot): void {
  write(ink, shot.name, { x: 20, y: 28, size: 24, colour: colours.gold });
  const { nowMs, number } = shot;
  write(ink, `#${number}`, { x: 20, y: 50, size: 13, colour: colours.quiet });
  const time = clockFace.format(nowMs);
  write(ink, time, { x: WIDTH - 20, y: 28, size: 16, colour: colours.quiet, align: "right" });
}

function paintPhase(ink: SKRSContext2D, { phase, endsAtMs, nowMs }: Shot): void {
  const leftMs = endsAtMs === null ? null : Math.max(endsAtMs - nowMs, 0);
  const seconds = leftMs === null ? "" : ` · ${Math.ceil(leftMs / 1_000)} s`;
  const text = phase === "betting" ? `${phaseWords[phase]}${seconds}` : phaseWords[phase];
  ink.font = `15px "${FONT}"`;
  const width = ink.measureText(text).width + 40;
  const box = { x: WIDTH / 2 - width / 2, y: 298, width, height: 26, radius: 13 };
  plate(ink, box, "#00000088");
  ink.fillStyle = phaseColours[phase];
  ink.beginPath();
  ink.arc(box.x + 15, 311, 5, 0, Math.PI * 2);
  ink.fill();
  write(ink, text, { x: box.x + 27, y: 312, size: 15 });
}

const PAST_SHOWN = 9;

function paintPast(ink: SKRSContext2D, scene: Scene, shot: Shot): void {
  let x = 20;
  for (const result of shot.past.slice(0, PAST_SHOWN)) {
    const { text, colour } = scene.nameOf(result);
    ink.font = `12px "${FONT}"`;
    const width = Math.max(ink.measureText(text).width + 16, 28);
    if (x + width > WIDTH - 20) return;
    plate(ink, { x, y: 332, width, height: 20, radius: 10 }, colour);
    write(ink, text, { x: x + width / 2, y: 342, size: 12, align: "center" });
    x += width + 6;
  }
}

export function paintShot(ink: SKRSContext2D, shot: Shot, scene: Scene, background: Canvas): void {
  ink.drawImage(background, 0, 0);
  scene.paint(ink, shot);
  paintHead(ink, shot);
  paintPhase(ink, shot);
  paintPast(ink, scene, shot);
}
