/** What the sea is doing, in words over it: the wave and its time left, a boss and its odds. */
import type { FishTarget } from "@tucano/game-math/games/pescaria-da-mare/targets.ts";
import { make } from "../../hud/dom.ts";
import { paysOf } from "./odds.ts";
import type { FishTextKey, SayFish } from "./texts.ts";
import { type Wave, type WaveClock, type WaveId, waves } from "./swarm/waves.ts";

const titles: Readonly<Record<WaveId, FishTextKey>> = {
  calm: "waveCalm",
  shoals: "waveShoals",
  tide: "waveTide",
};

const texts: Readonly<Record<WaveId, FishTextKey>> = {
  calm: "waveCalmText",
  shoals: "waveShoalsText",
  tide: "waveTideText",
};

const BANNER_MS = 3_200;

interface SignTools {
  readonly say: SayFish;
  readonly odds: (target: FishTarget) => string;
  readonly announce: (text: string) => void;
}

export class SeaSigns {
  readonly root = make("div", { class: "sea-signs" });
  readonly #tools: SignTools;
  readonly #wave = make("b");
  readonly #left = make("span");
  readonly #steps = waves.map(() => make("i"));
  readonly #boss = make("p", { class: "sea-boss", hidden: true });
  readonly #banner = make("div", { class: "sea-banner", "aria-hidden": "true", hidden: true });
  #shownSecond = -1;
  #bannerMs = 0;

  constructor(tools: SignTools) {
    this.#tools = tools;
    const steps = make("span", { class: "sea-steps", "aria-hidden": "true" }, this.#steps);
    const clock = make("p", { class: "sea-clock" }, [steps, this.#wave, this.#left]);
    this.root.append(clock, this.#boss, this.#banner);
  }

  showWave({ id }: Wave, isNew: boolean): void {
    const title = this.#tools.say(titles[id]);
    const text = this.#tools.say(texts[id]);
    this.#wave.textContent = title;
    for (const [index, step] of this.#steps.entries()) {
      step.classList.toggle("is-on", waves[index]?.id === id);
    }
    this.root.dataset["wave"] = id;
    if (!isNew) return;
    this.#raise("", title, text);
    this.#tools.announce(`${title}. ${text}`);
  }

  /** Its odds stand there for as long as it may be shot at. */
  showBoss(target: FishTarget): void {
    const { say, odds, announce } = this.#tools;
    const name = say(target.id as FishTextKey);
    const chance = say("bossOdds", { odds: odds(target), pays: paysOf(target) });
    this.#raise(say("bossComes"), name, chance);
    const short = ` · ${odds(target)} · ${paysOf(target)}`;
    this.#boss.replaceChildren(make("b", { text: name }), short);
    this.#boss.hidden = false;
    announce(`${say("bossComes")}: ${name}. ${chance}`);
  }

  endBoss(): void {
    this.#boss.hidden = true;
  }

  step(deltaMs: number, { leftMs }: WaveClock): void {
    const second = Math.ceil(leftMs / 1_000);
    if (second !== this.#shownSecond) {
      this.#shownSecond = second;
      this.#left.textContent = `0:${String(second).padStart(2, "0")}`;
    }
    if (this.#bannerMs > 0) {
      this.#bannerMs -= deltaMs;
      if (this.#bannerMs <= 0) this.#banner.hidden = true;
    }
  }

  #raise(kicker: string, title: string, text: string): void {
    this.#banner.classList.toggle("is-boss", kicker !== "");
    this.#banner.replaceChildren(
      make("span", { class: "sea-kicker", text: kicker }),
      make("b", { text: title }),
      make("span", { text }),
    );
    this.#banner.hidden = false;
    this.#bannerMs = BANNER_MS;
  }
}
