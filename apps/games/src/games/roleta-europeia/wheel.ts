/**
 * The wheel: a bowl, a rotor that turns, and a ball that runs against it. What is known first is
 * the pocket; the ball's way is the one that ends there.
 */
import { colourOf, POCKETS, wheelOrder } from "@tucano/game-math/games/roleta-europeia/game.ts";
import { make } from "../../hud/dom.ts";
import type { Motion } from "../../scene/motion.ts";

const SVG = "http://www.w3.org/2000/svg";
const RIM = 88;
const POCKET = 60.5;
const ROTOR_DEGREES_PER_MS = -0.03;
const BALL_DEGREES_PER_MS = 0.42;
const RUN_MS = 4_600;
const RUN_TURNS = 4;

export interface Wheel {
  readonly root: HTMLElement;
  /** The ball runs, and no result has stopped it yet. */
  readonly isFlying: boolean;
  /** The ball is thrown; nobody knows yet where it will lie. */
  launch: () => void;
  /** Ends in the pocket; done when the ball lies still. */
  land: (pocket: number) => Promise<void>;
  /** Puts the ball away without a result. */
  rest: () => void;
  destroy: () => void;
}

interface WheelOptions {
  readonly motion: Motion;
  readonly onTick: (step: number) => void;
}

export function createWheel({ motion, onTick }: WheelOptions): Wheel {
  const rotor = make("div", { class: "wheel-rotor" });
  rotor.append(drawRotor());
  const ball = make("div", { class: "wheel-ball", hidden: true }, [make("span")]);
  const plate = make("output", { class: "wheel-plate", "aria-hidden": "true" });
  const root = make("div", { class: "wheel", "aria-hidden": "true" }, [rotor, ball, plate]);
  root.prepend(drawBowl());
  let rotorDegrees = 0;
  let ballDegrees = 0;
  let isFlying = false;
  let lying: number | null = null;
  let tickDegrees = 0;

  const show = (radius: number): void => {
    rotor.style.transform = `rotate(${rotorDegrees}deg)`;
    ball.style.transform = `rotate(${ballDegrees}deg)`;
    ball.style.setProperty("--radius", `${radius / 2}%`);
  };
  const stop = motion.onFrame((deltaMs) => {
    if (motion.isReduced) return;
    const step = Math.min(deltaMs, 60);
    rotorDegrees += ROTOR_DEGREES_PER_MS * step * (isFlying ? 2.4 : 1);
    if (isFlying) {
      ballDegrees += BALL_DEGREES_PER_MS * step;
      if (ballDegrees - tickDegrees > 90) {
        tickDegrees = ballDegrees;
        onTick(0);
      }
      show(RIM);
    } else if (lying !== null) {
      ballDegrees = rotorDegrees + lying;
      show(POCKET);
    } else if (!root.classList.contains("is-running")) show(RIM);
  });

  return {
    root,
    get isFlying() {
      return isFlying;
    },
    launch: () => {
      isFlying = true;
      lying = null;
      tickDegrees = ballDegrees;
      ball.hidden = false;
      plate.textContent = "";
      plate.className = "wheel-plate";
    },
    land: async (pocket) => {
      isFlying = false;
      lying = null;
      ball.hidden = false;
      root.classList.add("is-running");
      const target = degreesOf(pocket);
      const from = ballDegrees;
      const rotorFrom = rotorDegrees;
      const rotorRun = ROTOR_DEGREES_PER_MS * RUN_MS;
      const end = rotorFrom + rotorRun + target;
      const whole = Math.ceil((from + 360 * RUN_TURNS - end) / 360);
      const way = end + 360 * whole - from;
      let bounce = 0;
      await motion.move({
        durationMs: RUN_MS,
        ease: (t) => t,
        step: (t) => {
          ballDegrees = from + way * (1 - (1 - t) ** 2.1);
          rotorDegrees = rotorFrom + rotorRun * t;
          // In its last part the ball is carried by the rotor, so both end at the same angle.
          if (t > 0.985) ballDegrees = rotorDegrees + target + 360 * whole;
          show(radiusAt(t));
          const now = Math.floor(t * 14);
          if (now > bounce && t > 0.5) onTick(now);
          bounce = now;
        },
      });
      rotorDegrees %= 360;
      lying = target;
      ballDegrees = rotorDegrees + target;
      root.classList.remove("is-running");
      show(POCKET);
      plate.textContent = String(pocket);
      plate.className = `wheel-plate is-shown is-${colourOf(pocket)}`;
    },
    rest: () => {
      isFlying = false;
      lying = null;
      ball.hidden = true;
    },
    destroy: stop,
  };
}

const degreesOf = (pocket: number): number => (360 / POCKETS) * wheelOrder.indexOf(pocket);

/** On the rim, then down the bowl with a few hops over the frets. */
function radiusAt(t: number): number {
  if (t < 0.52) return RIM;
  const fall = Math.min(1, (t - 0.52) / 0.28);
  const base = RIM - (RIM - POCKET) * fall * fall;
  if (t < 0.8) return base;
  const hop = (t - 0.8) / 0.2;
  return POCKET + 11 * Math.abs(Math.sin(hop * Math.PI * 3)) * (1 - hop) ** 1.6;
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

function picture(className: string): SVGElement {
  return element("svg", { viewBox: "-100 -100 200 200", class: className });
}

function point(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${radius * Math.cos(angle)} ${radius * Math.sin(angle)}`;
}

function ring(from: number, to: number, start: number, end: number): string {
  return (
    `M${point(to, start)}A${to} ${to} 0 0 1 ${point(to, end)}` +
    `L${point(from, end)}A${from} ${from} 0 0 0 ${point(from, start)}Z`
  );
}

function drawRotor(): SVGElement {
  const svg = picture("wheel-picture");
  const slice = 360 / POCKETS;
  for (const [index, pocket] of wheelOrder.entries()) {
    const [start, end] = [(index - 0.5) * slice, (index + 0.5) * slice];
    const colour = colourOf(pocket);
    svg.append(element("path", { d: ring(66, 82, start, end), class: `pocket is-${colour}` }));
    svg.append(
      element("path", { d: ring(52, 66, start, end), class: `pocket is-${colour} is-deep` }),
    );
    const text = element("text", {
      class: "pocket-number",
      transform: `rotate(${index * slice}) translate(0 -74)`,
    });
    text.textContent = String(pocket);
    svg.append(text);
    svg.append(element("path", { d: `M${point(52, start)}L${point(82, start)}`, class: "fret" }));
  }
  svg.append(element("circle", { r: 82, class: "band" }));
  svg.append(element("circle", { r: 66, class: "band is-thin" }));
  svg.append(element("circle", { r: 52, class: "cone" }));
  for (let arm = 0; arm < 4; arm += 1) {
    const turn = `rotate(${arm * 90 + 45})`;
    svg.append(
      element("path", { d: "M-3.4 -9L-1.6 -33L1.6 -33L3.4 -9Z", class: "arm", transform: turn }),
    );
    svg.append(element("circle", { cy: -35, r: 4.4, class: "knob", transform: turn }));
  }
  svg.append(element("circle", { r: 15, class: "hub" }));
  return svg;
}

function drawBowl(): SVGElement {
  const svg = picture("wheel-picture wheel-bowl");
  svg.innerHTML = `<defs>
    <radialGradient id="bowl" cx="50%" cy="42%" r="60%">
      <stop offset="70%" stop-color="#0b1f2c"/><stop offset="82%" stop-color="#2b5d7a"/>
      <stop offset="88%" stop-color="#143447"/><stop offset="94%" stop-color="#5d3416"/>
      <stop offset="100%" stop-color="#2a1406"/>
    </radialGradient>
    <linearGradient id="lip" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#fff0c0"/><stop offset=".3" stop-color="#b8842e"/>
      <stop offset=".55" stop-color="#6b430f"/><stop offset=".8" stop-color="#e9c877"/>
      <stop offset="1" stop-color="#8a5a17"/>
    </linearGradient></defs>`;
  svg.append(
    element("circle", { r: 99, fill: "url(#bowl)", stroke: "url(#lip)", "stroke-width": 2 }),
  );
  svg.append(element("circle", { r: 92.6, class: "lip", stroke: "url(#lip)" }));
  svg.append(element("circle", { r: 83.4, class: "lip is-thin", stroke: "url(#lip)" }));
  for (let index = 0; index < 8; index += 1) {
    svg.append(
      element("path", {
        d: "M0 -3.6L1.7 0L0 3.6L-1.7 0Z",
        class: "deflector",
        transform: `rotate(${index * 45}) translate(0 -87.6) rotate(${index % 2 === 0 ? 0 : 90})`,
      }),
    );
  }
  return svg;
}
