/**
 * A game's hero as the stage knows it: somewhere to stand and a mood. Whoever draws it, a picture
 * or a rigged figure, is behind this port.
 */
import { Container, Sprite, type Texture } from "pixi.js";
import type { Cue } from "./cues.ts";

export type HeroMood = "idle" | "look" | "anticipate" | "smallWin" | "bigWin";

/** The middle of the feet, and the width of the figure. */
export interface HeroPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface Hero {
  readonly view: Container;
  /** Called at every frame while it moves: no more than positions are set. */
  stand: (place: HeroPlace) => void;
  act: (mood: HeroMood) => void;
  step: (deltaMs: number) => void;
}

/** What a hero makes of what happens; null: it goes on with what it does. */
export function moodOf(cue: Cue): HeroMood | null {
  switch (cue.type) {
    case "round.began":
    case "anticipation.ended":
    case "bonus.left":
      return "look";
    case "round.ended":
    case "celebration.ended":
      return "idle";
    case "anticipation":
      return "anticipate";
    case "celebration.started":
    case "celebration.rose":
      return cue.tier === "gain" || cue.tier === "nice" ? "smallWin" : "bigWin";
    case "bonus.entered":
      return "bigWin";
    case "bonus.extended":
      return "smallWin";
    case "celebration.counted":
    case "bonus.closing":
      return null;
  }
}

/** How far a mood lifts, squashes and turns the picture at a moment of it: parts of its height. */
interface Pose {
  lift: number;
  squash: number;
  turn: number;
  glow: number;
}

const HOP_MS = 560;

/** One hop: it crouches, flies stretched, lands flat. */
function hop(ms: number, height: number, pose: Pose): void {
  const t = (ms % HOP_MS) / HOP_MS;
  if (t < 0.2) pose.squash = -0.12 * Math.sin((t / 0.2) * (Math.PI / 2));
  else if (t < 0.8) {
    const air = (t - 0.2) / 0.6;
    pose.lift = Math.sin(air * Math.PI) * height;
    pose.squash = 0.1 * Math.cos(air * Math.PI * 2) * Math.sin(air * Math.PI) + 0.02;
  } else pose.squash = -0.14 * (1 - (t - 0.8) / 0.2);
}

const poses: Readonly<Record<HeroMood, (ms: number, pose: Pose) => void>> = {
  idle: (ms, pose) => {
    pose.squash = Math.sin(ms / 620) * 0.012;
    pose.turn = Math.sin(ms / 1700) * 0.012;
  },
  look: (ms, pose) => {
    pose.squash = Math.sin(ms / 420) * 0.014;
    pose.turn = Math.sin(Math.min(1, ms / 300) * (Math.PI / 2)) * -0.05 + Math.sin(ms / 900) * 0.02;
  },
  anticipate: (ms, pose) => {
    pose.squash = -0.07 + Math.sin(ms / 60) * 0.012;
    pose.turn = Math.sin(ms / 45) * 0.012;
    pose.glow = 0.35;
  },
  smallWin: (ms, pose) => {
    if (ms < HOP_MS * 2) hop(ms, 0.1, pose);
    else poses.idle(ms, pose);
    pose.glow = Math.max(0, 0.5 - ms / 2400);
  },
  bigWin: (ms, pose) => {
    hop(ms, 0.13, pose);
    pose.turn = Math.sin((ms / HOP_MS) * Math.PI) * 0.07;
    pose.glow = 0.75 + 0.25 * Math.sin(ms / 140);
  },
};

/** A single picture that squashes, hops and shines. */
export class PictureHero implements Hero {
  readonly view = new Container();
  readonly #picture: Sprite;
  readonly #halo: Sprite;
  readonly #isStill: boolean;
  readonly #pose: Pose = { lift: 0, squash: 0, turn: 0, glow: 0 };
  #place: HeroPlace = { x: 0, y: 0, width: 1 };
  #mood: HeroMood = "idle";
  #ms = 0;

  constructor(
    texture: Texture,
    { light, glow, isStill }: { light: Texture; glow: number; isStill: boolean },
  ) {
    this.#isStill = isStill;
    this.#picture = new Sprite({ texture, anchor: { x: 0.5, y: 1 } });
    this.#halo = new Sprite({ texture: light, anchor: 0.5, tint: glow, alpha: 0 });
    this.#halo.blendMode = "add";
    this.view.addChild(this.#halo, this.#picture);
  }

  stand(place: HeroPlace): void {
    this.#place = place;
    this.#draw();
  }

  act(mood: HeroMood): void {
    if (mood === this.#mood && mood !== "smallWin") return;
    this.#mood = mood;
    this.#ms = 0;
  }

  step(deltaMs: number): void {
    if (this.#isStill || !this.view.visible) return;
    this.#ms += deltaMs;
    const pose = this.#pose;
    pose.lift = 0;
    pose.squash = 0;
    pose.turn = 0;
    pose.glow = 0;
    poses[this.#mood](this.#ms, pose);
    this.#draw();
  }

  #draw(): void {
    const { x, y, width } = this.#place;
    const { lift, squash, turn, glow } = this.#pose;
    const scale = width / this.#picture.texture.width;
    const height = this.#picture.texture.height * scale;
    this.#picture.scale.set(scale * (1 - squash * 0.7), scale * (1 + squash));
    this.#picture.position.set(x, y - lift * height);
    this.#picture.rotation = turn;
    this.#halo.position.set(x, y - height * 0.5);
    this.#halo.scale.set((width * 2.1) / this.#halo.texture.width);
    this.#halo.alpha = glow * 0.6;
  }
}
