/**
 * The flight: a tropical night drawn on a canvas, the curve of the multiplier with its light, and
 * the toucan at its end. Everything follows from the multiplier; nothing here decides.
 */
import { make } from "../../hud/dom.ts";
import { drawToucan } from "./toucan.ts";

export interface Sky {
  readonly root: HTMLElement;
  /** Resting on its branch. */
  rest: () => void;
  /** Time in the air, with this multiplier. */
  fly: (elapsedMs: number, hundredths: number) => void;
  /** Gone, at this multiplier. */
  leave: () => void;
  draw: (deltaMs: number) => void;
}

interface Star {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly phase: number;
}

/** The same sky every night: a small generator of its own, for decoration only. */
function scatter(count: number): Star[] {
  let seed = 20_261_120;
  const next = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  return Array.from({ length: count }, () => ({
    x: next(),
    y: next() * 0.86,
    size: 0.5 + next() * 1.5,
    phase: next() * 6.28,
  }));
}

const STARS = scatter(90);
const HILLS = [
  { depth: 0.1, height: 0.24, waves: [2.1, 5.3], colour: "#0d3140" },
  { depth: 0.22, height: 0.17, waves: [3.2, 7.1], colour: "#0a2530" },
  { depth: 0.42, height: 0.1, waves: [4.4, 9.7], colour: "#061a22" },
] as const;

export function createSky(isReduced: boolean): Sky {
  const canvas = make("canvas", { class: "sky-canvas" });
  const bird = drawToucan();
  const root = make("div", { class: "sky" }, [canvas, bird]);
  const pen = canvas.getContext("2d");
  const state = { travelled: 0, elapsedMs: 0, hundredths: 100, mode: "rest", sinceMs: 0, time: 0 };
  const size = { width: 0, height: 0 };
  const fit = (): void => {
    const { width, height } = root.getBoundingClientRect();
    const scale = Math.min(2, window.devicePixelRatio || 1);
    size.width = width;
    size.height = height;
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    pen?.setTransform(scale, 0, 0, scale, 0, 0);
  };
  new ResizeObserver(fit).observe(root);

  /** Where the bird is: up the curve, then held in the upper right while the world goes by. */
  const place = (): { x: number; y: number } => {
    const { width, height } = size;
    const start = { x: width * 0.14, y: height * 0.8 };
    if (state.mode === "rest") return start;
    const way = 1 - Math.exp(-state.elapsedMs / 4_200);
    const lift = way ** 1.7;
    return {
      x: start.x + width * 0.58 * way,
      y: start.y - height * 0.37 * lift,
    };
  };
  const drawBird = (): void => {
    const { x, y } = place();
    const sway = isReduced || state.mode === "rest" ? 0 : Math.sin(state.time / 320) * 4;
    let gone = 0;
    if (state.mode === "left") gone = Math.min(1, state.sinceMs / 620) ** 2;
    const shift = { x: x + gone * size.width * 0.7, y: y + sway - gone * size.height * 0.55 };
    bird.style.transform =
      `translate(${Math.round(shift.x * 2) / 2}px, ${Math.round(shift.y * 2) / 2}px) translate(-58%, -62%) ` +
      `rotate(${state.mode === "rest" ? 0 : -10 - gone * 16}deg)`;
    bird.style.opacity = String(1 - Math.max(0, gone - 0.6) * 2.5);
  };
  const drawCurve = (ink: CanvasRenderingContext2D): void => {
    if (state.mode === "rest") return;
    const end = place();
    const start = { x: 0, y: size.height * 0.86 };
    const bend = { x: start.x + (end.x - start.x) * 0.62, y: start.y };
    const trace = (): void => {
      ink.beginPath();
      ink.moveTo(start.x, start.y);
      ink.quadraticCurveTo(bend.x, bend.y, end.x - 18, end.y + 14);
    };
    const isOver = state.mode === "left";
    const fade = isOver ? Math.max(0.25, 1 - state.sinceMs / 900) : 1;
    ink.save();
    ink.globalAlpha = fade;
    trace();
    ink.lineTo(end.x - 18, size.height);
    ink.lineTo(0, size.height);
    // Strongest under the middle of the curve, nothing at its end: no edge below the bird.
    const ground = ink.createLinearGradient(0, 0, end.x - 18, 0);
    ground.addColorStop(0, "#ffa62b00");
    ground.addColorStop(0.55, isOver ? "#ff5d4f2e" : "#ffa62b3d");
    ground.addColorStop(1, "#ffa62b00");
    ink.fillStyle = ground;
    ink.fill();
    trace();
    const light = ink.createLinearGradient(start.x, start.y, end.x, end.y);
    light.addColorStop(0, "#ff7a1800");
    light.addColorStop(0.35, isOver ? "#ff5d4f" : "#ff8a1f");
    light.addColorStop(1, isOver ? "#ff8d7a" : "#ffe27a");
    ink.strokeStyle = light;
    ink.lineCap = "round";
    ink.shadowColor = isOver ? "#ff5d4f" : "#ffb84d";
    ink.shadowBlur = 18;
    ink.lineWidth = 5;
    ink.stroke();
    ink.restore();
  };

  return {
    root,
    rest: () => {
      Object.assign(state, { mode: "rest", elapsedMs: 0, hundredths: 100, sinceMs: 0 });
      bird.classList.remove("is-flying");
    },
    fly: (elapsedMs, hundredths) => {
      Object.assign(state, { mode: "fly", elapsedMs, hundredths, sinceMs: 0 });
      bird.classList.add("is-flying");
    },
    leave: () => {
      if (state.mode === "left") return;
      state.mode = "left";
      state.sinceMs = 0;
      bird.classList.add("is-flying");
    },
    draw: (deltaMs) => {
      if (pen === null || size.width === 0) return;
      state.time += deltaMs;
      state.sinceMs += deltaMs;
      const speed = state.mode === "fly" ? Math.min(0.5, 0.05 + state.elapsedMs / 60_000) : 0.006;
      if (!isReduced) state.travelled += deltaMs * speed;
      drawNight(pen, size, state);
      drawCurve(pen);
      drawBird();
    },
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function drawNight(
  ink: CanvasRenderingContext2D,
  { width, height }: Size,
  { travelled, time, hundredths }: { travelled: number; time: number; hundredths: number },
): void {
  // The higher it flies, the deeper the night.
  const climb = Math.min(1, Math.log(hundredths / 100) / 4);
  const night = ink.createLinearGradient(0, 0, 0, height);
  night.addColorStop(0, mix([5, 22, 40], [16, 8, 46], climb));
  night.addColorStop(0.55, mix([10, 58, 74], [34, 26, 88], climb));
  night.addColorStop(1, mix([24, 104, 104], [92, 48, 108], climb));
  ink.fillStyle = night;
  ink.fillRect(0, 0, width, height);
  const moonRadius = Math.min(width, height) * 0.07 * MOON_REACH;
  const [moonX, moonY] = [width * 0.86 - moonRadius, height * 0.2 - moonRadius];
  ink.drawImage(moon, moonX, moonY, moonRadius * 2, moonRadius * 2);
  for (const { x, y, size, phase } of STARS) {
    const at = (x * width - travelled * 0.05 * size + width * 50) % width;
    ink.globalAlpha = 0.35 + 0.35 * Math.sin(time / 900 + phase) + climb * 0.3;
    ink.drawImage(star, at - size, y * height * 0.8 - size, size * 2, size * 2);
  }
  ink.globalAlpha = 1;
  const sunk = climb * height * 0.26;
  for (const hill of HILLS) drawHill(ink, { width, height }, { hill, travelled, sunk });
}

/** Painted once: ninety discs and two lights would be recalculated at every frame. */
function painted(edge: number, paint: (ink: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = edge;
  canvas.height = edge;
  const ink = canvas.getContext("2d");
  if (ink !== null) paint(ink);
  return canvas;
}

function disc(ink: CanvasRenderingContext2D, middle: number, radius: number): void {
  ink.beginPath();
  ink.arc(middle, middle, radius, 0, 6.3);
  ink.fill();
}

/** Its light reaches so many times as far as itself. */
const MOON_REACH = 5;
const MOON_EDGE = 512;

const star = painted(16, (ink) => {
  ink.fillStyle = "#fff6dc";
  disc(ink, 8, 8);
});
const moon = painted(MOON_EDGE, (ink) => {
  const half = MOON_EDGE / 2;
  const r = half / MOON_REACH;
  const glow = ink.createRadialGradient(half, half, r * 0.5, half, half, half);
  glow.addColorStop(0, "#ffeec266");
  glow.addColorStop(1, "#ffeec200");
  ink.fillStyle = glow;
  ink.fillRect(0, 0, MOON_EDGE, MOON_EDGE);
  const light = ink.createRadialGradient(half - r * 0.3, half - r * 0.3, r * 0.1, half, half, r);
  light.addColorStop(0, "#fffdf0");
  light.addColorStop(1, "#ffe3a1");
  ink.fillStyle = light;
  disc(ink, half, r);
});

function drawHill(
  ink: CanvasRenderingContext2D,
  { width, height }: Size,
  at: { hill: (typeof HILLS)[number]; travelled: number; sunk: number },
): void {
  const { hill, travelled, sunk } = at;
  const shift = (travelled * hill.depth) / 90;
  ink.fillStyle = hill.colour;
  ink.beginPath();
  ink.moveTo(0, height);
  for (let step = 0; step <= 48; step += 1) {
    const x = (step / 48) * width;
    const along = (x / Math.max(width, 420)) * 2 + shift;
    const wave = Math.sin(along * hill.waves[0]) * 0.5 + Math.sin(along * hill.waves[1]) * 0.22;
    ink.lineTo(x, height - height * hill.height * (0.8 + wave * 0.5) + sunk * (1 + hill.depth));
  }
  ink.lineTo(width, height);
  ink.fill();
}

type Rgb = readonly [number, number, number];

function mix(from: Rgb, to: Rgb, part: number): string {
  const [r, g, b] = from.map((value, index) =>
    Math.round(value + ((to[index] ?? 0) - value) * part),
  );
  return `rgb(${r} ${g} ${b})`;
}
