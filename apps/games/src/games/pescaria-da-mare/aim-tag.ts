/** What is aimed at, in words that swim along: its name, what it pays, and the chance of a shot. */
import type { FishTarget } from "@tucano/game-math/games/pescaria-da-mare/targets.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { figureIn } from "@tucano/i18n/numbers.ts";
import { make } from "../../hud/dom.ts";
import { oneInOf, paysOf } from "./odds.ts";
import type { Swimmer } from "./swarm/shoal.ts";
import type { FishTextKey, SayFish } from "./texts.ts";

/** As high as what stands at the top. */
const SIGNS_PX = 84;

export class AimTag {
  readonly root = make("div", { class: "fish-tag", "aria-hidden": "true", hidden: true });
  readonly #name = make("b");
  readonly #odds = make("span");
  readonly #say: SayFish;
  readonly #language: Language;
  #told = "";
  /** Half of the tag and its margin, and the bay's width, in pixels. */
  #reach = 0;
  #width = 0;

  constructor(say: SayFish, language: Language) {
    this.#say = say;
    this.#language = language;
    this.root.append(this.#name, this.#odds);
  }

  /** All of it, for those who listen. */
  get text(): string {
    return `${this.#name.textContent}, ${this.#odds.textContent}`;
  }

  odds(target: FishTarget, share: number): string {
    return this.#say("odds", { odds: figureIn(this.#language, oneInOf(target, share)) });
  }

  /** With the part of the shot that it gets: lightning and bombs are shared. */
  show(aim: Swimmer | null, isLocked: boolean, share: number): void {
    this.root.hidden = aim === null;
    if (aim === null) return;
    const { target } = aim;
    const told = `${target.id} ${share} ${isLocked}`;
    if (told === this.#told) return;
    this.#told = told;
    this.#name.textContent = `${this.#say(target.id as FishTextKey)} ${paysOf(target)}`;
    this.#odds.textContent = this.odds(target, share);
    this.root.classList.toggle("is-locked", isLocked);
    this.measure();
  }

  /** Read once, not at every frame: between two frames nothing changes it but these. */
  measure(): void {
    this.#reach = this.root.offsetWidth / 2 + 6;
    this.#width = this.root.parentElement?.clientWidth ?? 0;
  }

  follow(aim: Swimmer): void {
    const x = Math.min(this.#width - this.#reach, Math.max(this.#reach, aim.x));
    const above = aim.y - aim.radius * 1.25 - 18;
    // Under what stands at the top, a tag goes below its fish.
    const y = above < SIGNS_PX ? aim.y + aim.radius * 1.25 + 18 : above;
    this.root.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  }
}
