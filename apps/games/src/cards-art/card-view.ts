/**
 * A card on a table: it flies in from the shoe, turns over in the air and lands with a little
 * swing. All of it runs on the stage's motion, so a tap finishes it and reduced motion skips it.
 */
import type { Card } from "@tucano/game-math/cards/deck.ts";
import { make } from "../hud/dom.ts";
import type { Motion } from "../scene/motion.ts";
import { backOf } from "./back.ts";
import { faceOf, smallFaceOf } from "./face.ts";
import "./cards.css";

export interface CardView {
  readonly root: HTMLElement;
  /** Null: face down. */
  readonly card: Card | null;
  /** At once, without movement. */
  show: (card: Card | null) => void;
}

const faces = new Map<string, Node>();

/** Our own static drawing, parsed once and then copied. */
function drawing(name: string, text: string): Node {
  const known = faces.get(name);
  if (known !== undefined) return known.cloneNode(true);
  const holder = document.createElement("template");
  holder.innerHTML = text;
  const made = holder.content.firstElementChild ?? document.createElement("i");
  faces.set(name, made);
  return made.cloneNode(true);
}

interface CardOptions {
  /** Drawn to be read where it is some twenty pixels wide. */
  readonly isSmall?: boolean;
}

export function createCard(card: Card | null, { isSmall = false }: CardOptions = {}): CardView {
  const front = make("div", { class: "card-face" });
  const back = make("div", { class: "card-back" }, [drawing("back", backOf)]);
  const body = make("div", { class: "card-body" }, [front, back]);
  const root = make("div", { class: "card" }, [body]);
  let shown: Card | null = null;
  const view: CardView = {
    root,
    get card() {
      return shown;
    },
    show: (next) => {
      shown = next;
      root.classList.toggle("is-down", next === null);
      if (next === null) return;
      const face = isSmall ? smallFaceOf(next) : faceOf(next);
      front.replaceChildren(drawing(isSmall ? `small ${next}` : next, face));
    },
  };
  view.show(card);
  return view;
}

/** Overshoots its target a little and comes back. */
const spring = (t: number): number => 1 + 2.1 * (t - 1) ** 3 + 1.1 * (t - 1) ** 2;

const DEAL_MS = 380;
const FLIP_MS = 320;

interface Deal {
  readonly motion: Motion;
  /** Where it comes from: the shoe. */
  readonly from: HTMLElement;
  /** Null: it lands face down. */
  readonly card: Card | null;
}

/** The card is already in place; this shows it on its way there. */
export async function dealCard(view: CardView, { motion, from, card }: Deal): Promise<void> {
  view.show(card);
  const body = bodyOf(view);
  const target = view.root.getBoundingClientRect();
  const source = from.getBoundingClientRect();
  const dx = source.left + source.width / 2 - (target.left + target.width / 2);
  const dy = source.top + source.height / 2 - (target.top + target.height / 2);
  const scale = target.width > 0 ? Math.min(1.4, Math.max(0.4, source.width / target.width)) : 1;
  view.root.classList.add("is-flying");
  await motion.move({
    durationMs: motion.isReduced ? 0 : DEAL_MS,
    ease: (t) => t,
    step: (t) => {
      const part = spring(t);
      const rest = 1 - part;
      const turn = card === null ? 0 : 180 * (1 - Math.min(1, Math.max(0, (t - 0.25) / 0.55)));
      const lift = Math.sin(Math.PI * t) * -14;
      const size = 1 + (scale - 1) * rest;
      body.style.transform =
        `translate(${dx * rest}px, ${dy * rest + lift}px) rotate(${rest * -22}deg) ` +
        `scale(${size}) rotateY(${turn}deg)`;
    },
  });
  body.style.transform = "";
  view.root.classList.remove("is-flying");
}

/** Turns a card where it lies. */
export async function flipCard(view: CardView, card: Card, motion: Motion): Promise<void> {
  const body = bodyOf(view);
  view.show(card);
  view.root.classList.add("is-flying");
  await motion.move({
    durationMs: motion.isReduced ? 0 : FLIP_MS,
    ease: (t) => t,
    step: (t) => {
      const turn = 180 * (1 - spring(t));
      const lift = Math.sin(Math.PI * t);
      const size = 1 + lift * 0.07;
      const move = `translateY(${lift * -16}px) scale(${size})`;
      body.style.transform = `${move} rotateY(${turn}deg)`;
    },
  });
  body.style.transform = "";
  view.root.classList.remove("is-flying");
}

/** Cards leave the table before the next round. */
export async function clearCards(cards: readonly HTMLElement[], motion: Motion): Promise<void> {
  await motion.move({
    durationMs: motion.isReduced || cards.length === 0 ? 0 : 180,
    step: (t) => {
      for (const card of cards) {
        card.style.transform = `translate(${-60 * t}px, ${-40 * t}px) rotate(${-14 * t}deg)`;
        card.style.opacity = String(1 - t);
      }
    },
  });
  for (const card of cards) card.remove();
}

function bodyOf(view: CardView): HTMLElement {
  const body = view.root.firstElementChild;
  if (!(body instanceof HTMLElement)) throw new Error("A card has a body.");
  return body;
}
