/**
 * A small pitch with twenty-two dots and a ball. What is to be seen follows from the goals alone:
 * between them the ball wanders by a fixed pattern, and when one falls it lies in the net.
 */
import type { PlayedMatch } from "@tucano/game-math/games/liga-tucano/table.ts";
import { findClub } from "@tucano/game-math/games/liga-tucano/football/clubs.ts";
import { make } from "../../hud/dom.ts";
import { HALF_MINUTES, type Moment } from "./live-clock.ts";

export interface Pitch {
  readonly root: HTMLElement;
  draw: (match: PlayedMatch, moment: Moment) => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Of the side that plays to the right; the other's is its mirror image. */
const formation: readonly Point[] = [
  [4, 50],
  [20, 20],
  [17, 40],
  [17, 60],
  [20, 80],
  [36, 26],
  [33, 50],
  [36, 74],
  [52, 22],
  [55, 50],
  [52, 78],
].map(([x = 0, y = 0]) => ({ x, y }));

/** A pattern that looks like none; nothing depends on it. */
const wander = (match: number, step: number, salt: number): number => {
  const wave = Math.sin(match * 91.7 + step * 47.3 + salt * 12.9) * 43_758.5453;
  return wave - Math.floor(wave);
};

const STEPS_A_MINUTE = 1.5;
const smooth = (part: number): number => part * part * (3 - 2 * part);
const between = (from: number, to: number, part: number): number => from + (to - from) * part;

function wanderPoint(match: number, step: number): Point {
  return { x: 12 + wander(match, step, 1) * 76, y: 10 + wander(match, step, 2) * 80 };
}

/** Where the ball is, in hundredths of the pitch. The home side plays to the right first. */
function ballAt({ goals, match }: PlayedMatch, { minute, part }: Moment): Point {
  const centre = { x: 50, y: 50 };
  if (part !== "first" && part !== "second") return centre;
  const steps = minute * STEPS_A_MINUTE;
  const step = Math.floor(steps);
  const [a, b] = [wanderPoint(match, step), wanderPoint(match, step + 1)];
  const share = smooth(steps - step);
  const free = { x: between(a.x, b.x, share), y: between(a.y, b.y, share) };
  for (const { side, minute: at } of goals) {
    const away = minute - (at - 0.5);
    if (away < -1.2 || away > 1.6 || at <= HALF_MINUTES !== (part === "first")) continue;
    const isRight = (side === "home") === (part === "first");
    const net = { x: isRight ? 99.4 : 0.6, y: 43 + wander(match, at, 3) * 14 };
    if (away < 0) {
      const pull = smooth(1 + away / 1.2);
      return { x: between(free.x, net.x, pull), y: between(free.y, net.y, pull) };
    }
    if (away < 0.9) return net;
    const back = smooth((away - 0.9) / 0.7);
    return { x: between(net.x, 50, back), y: between(net.y, 50, back) };
  }
  return free;
}

export function createPitch(): Pitch {
  const canvas = make("canvas");
  const root = make("div", { class: "pitch", "aria-hidden": "true" }, [canvas]);
  const pen = canvas.getContext("2d");
  const trail: Point[] = [];
  const size = { width: 0, height: 0 };
  new ResizeObserver(() => {
    size.width = root.clientWidth;
    size.height = root.clientHeight;
  }).observe(root);
  return {
    root,
    draw: (match, moment) => {
      if (pen === null) return;
      const ratio = Math.min(2, window.devicePixelRatio);
      const { width, height } = size;
      if (width === 0) return;
      if (canvas.width !== Math.round(width * ratio)) {
        canvas.width = Math.round(width * ratio);
        canvas.height = Math.round(height * ratio);
      }
      pen.setTransform(ratio, 0, 0, ratio, 0, 0);
      drawGrass(pen, width, height);
      const ball = ballAt(match, moment);
      trail.push(ball);
      if (trail.length > 14) trail.shift();
      drawPlayers(pen, { match, moment, ball, width, height });
      drawBall(pen, trail, width, height);
    },
  };
}

function drawGrass(pen: CanvasRenderingContext2D, width: number, height: number): void {
  const bands = 10;
  for (let band = 0; band < bands; band += 1) {
    pen.fillStyle = band % 2 === 0 ? "#14633a" : "#187043";
    pen.fillRect((band * width) / bands, 0, width / bands + 1, height);
  }
  const light = pen.createRadialGradient(
    width / 2,
    height * 0.4,
    10,
    width / 2,
    height / 2,
    width * 0.62,
  );
  light.addColorStop(0, "#fff6c826");
  light.addColorStop(1, "#01180f99");
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
  const [left, top] = [width * 0.02, height * 0.04];
  const [w, h] = [width - 2 * left, height - 2 * top];
  pen.strokeStyle = "#ffffff8c";
  pen.lineWidth = 1.4;
  pen.strokeRect(left, top, w, h);
  pen.beginPath();
  pen.moveTo(width / 2, top);
  pen.lineTo(width / 2, top + h);
  pen.moveTo(width / 2 + h * 0.17, height / 2);
  pen.arc(width / 2, height / 2, h * 0.17, 0, 7);
  pen.stroke();
  for (const isRight of [false, true]) {
    const box = (depth: number, tall: number): void =>
      pen.strokeRect(
        isRight ? left + w * (1 - depth) : left,
        height / 2 - (h * tall) / 2,
        w * depth,
        h * tall,
      );
    box(0.15, 0.6);
    box(0.055, 0.3);
    pen.fillStyle = "#ffffff33";
    pen.fillRect(isRight ? left + w : 0, height / 2 - h * 0.1, left, h * 0.2);
  }
}

interface Scene {
  readonly match: PlayedMatch;
  readonly moment: Moment;
  readonly ball: Point;
  readonly width: number;
  readonly height: number;
}

function drawPlayers(pen: CanvasRenderingContext2D, scene: Scene): void {
  const { match, moment, ball, width, height } = scene;
  const isSecond = moment.part === "second" || moment.part === "over";
  const radius = Math.max(3.4, height * 0.026);
  for (const side of ["home", "away"] as const) {
    const isRight = (side === "home") !== isSecond;
    const [shirt, trim] = findClub(match[side])?.colours ?? ["#888", "#fff"];
    formation.forEach((place, index) => {
      const push = index === 0 ? 0.05 : 0.34;
      const x = isRight ? place.x : 100 - place.x;
      const sway = Math.sin(moment.minute * 2.1 + index * 1.7 + (isRight ? 0 : 2)) * 1.6;
      const px = ((x + (ball.x - 50) * push + sway) * width) / 100;
      const py =
        ((place.y + (ball.y - place.y) * (index === 0 ? 0.1 : 0.22) + sway) * height) / 100;
      pen.fillStyle = "#0006";
      pen.beginPath();
      pen.ellipse(px + 1, py + radius * 0.9, radius, radius * 0.45, 0, 0, 7);
      pen.fill();
      pen.fillStyle = shirt;
      pen.strokeStyle = trim;
      pen.lineWidth = 2;
      pen.beginPath();
      pen.arc(px, py, radius, 0, 7);
      pen.fill();
      pen.stroke();
    });
  }
}

function drawBall(
  pen: CanvasRenderingContext2D,
  trail: readonly Point[],
  width: number,
  height: number,
): void {
  const radius = Math.max(2.6, height * 0.019);
  trail.forEach(({ x, y }, index) => {
    const share = (index + 1) / trail.length;
    const isBall = index === trail.length - 1;
    pen.fillStyle = isBall ? "#fff" : `rgba(255,240,200,${0.22 * share})`;
    pen.shadowColor = isBall ? "#ffb52e" : "transparent";
    pen.shadowBlur = isBall ? 10 : 0;
    pen.beginPath();
    pen.arc((x * width) / 100, (y * height) / 100, radius * (isBall ? 1 : share), 0, 7);
    pen.fill();
  });
  pen.shadowBlur = 0;
}
