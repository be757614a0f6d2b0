/** Pescaria da Maré: aim by a tap, shoot, and see what comes up. Every shot is a round. */
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import { chanceOf } from "@tucano/game-math/games/pescaria-da-mare/exact.ts";
import { fishing } from "@tucano/game-math/games/pescaria-da-mare/game.ts";
import {
  findWeapon,
  fishTargets,
  fishWeapons,
} from "@tucano/game-math/games/pescaria-da-mare/targets.ts";
import { percentOf } from "@tucano/game-math/outcomes.ts";
import creatures from "../../art/pescaria-da-mare/creatures.webp";
import { segments } from "../../hud/controls.ts";
import { make } from "../../hud/dom.ts";
import { paytable, rulesPage } from "../../hud/rules.ts";
import { percentIn } from "@tucano/i18n/numbers.ts";
import { loadPictures } from "../../platform/load.ts";
import type { Phase } from "../../round/offer.ts";
import { type GameModule, playersOf, type Stage, type StageTools } from "../../shell/stage.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import "./fishing.css";
import { createFishScene, type FishScene, type SceneOptions } from "./scene.ts";
import type { Swimmer } from "./shoal.ts";
import { type FishTextKey, type SayFish, fishTexts } from "./texts.ts";

let sheet: ImageBitmap | null = null;

export const game: GameModule = {
  look: {
    className: "theme-mare",
    layout: "side",
    button: "bar",
    voice: { root: 294, shape: 0, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
  },
  version: fishing.facts.version,
  load: async (onProgress) => {
    sheet = (await loadPictures({ creatures }, onProgress)).creatures;
  },
  createStage: async (tools) => {
    if (sheet === null) throw new Error("The fish have no pictures.");
    const host = make("div", { class: "fishing" });
    tools.host.append(host);
    const options: SceneOptions = {
      host,
      sheet,
      motion: tools.motion,
      onContextLost: () => void rebuild(),
      onPlain: () => tools.notice(tools.translate("plainPicture")),
    };
    const fishing = new FishingStage(tools, host, await createFishScene(options));
    const rebuild = async (): Promise<void> => {
      fishing.useScene(await createFishScene({ ...options, shoal: fishing.shoal }));
    };
    return fishing.stage;
  },
};

const AFTER_HIT_MS = 60;
const FLOAT_MS = 1_100;

class FishingStage {
  readonly #tools: StageTools;
  readonly #say: SayFish;
  readonly #host: HTMLElement;
  /** A lost WebGL context replaces it in mid-round. */
  #scene: FishScene;
  readonly #tag = make("output", { class: "fish-tag" });
  #weapon = fishWeapons[0];
  #aim: Swimmer | null = null;
  /** Whom the next shot, or the one under way, reaches: in the order of its choice. */
  #reached: Swimmer[] = [];
  #shot: Swimmer[] = [];
  #phase: Phase = "resting";
  /** Half of the tag and its margin, and the bay's width, in pixels. */
  #tagReach = 0;
  #width = 0;
  /** One tap that came while a shot was under way. */
  #wantsShot = false;

  constructor(tools: StageTools, host: HTMLElement, scene: FishScene) {
    this.#tools = tools;
    this.#host = host;
    this.#scene = scene;
    this.#say = wordsFor(fishTexts, tools.language);
    host.append(this.#tag);
    host.addEventListener("pointerdown", (event) => this.#point(event));
  }

  get shoal(): FishScene["shoal"] {
    return this.#scene.shoal;
  }

  useScene(scene: FishScene): void {
    this.#scene.destroy();
    this.#scene = scene;
    scene.aimAt(this.#aim);
  }

  get stage(): Stage {
    const say = this.#say;
    return {
      mount: (host) => {
        host.append(this.#host);
        this.#scene.resize();
        this.#retarget();
      },
      destroy: () => {
        this.#scene.destroy();
        this.#host.remove();
      },
      resize: () => {
        this.#scene.resize();
        this.#measure();
      },
      controls: this.#controls(),
      choice: () => this.#choose(),
      unitsOf: (choice) => findWeapon((choice as { weapon: string }).weapon)?.cost ?? 1,
      restMs: 0,
      playLabel: () => say("shoot"),
      startRound: () => {
        this.#shot = this.#reached;
        for (const swimmer of this.#shot) swimmer.isHeld = true;
        this.#tools.sound.play(this.#weapon?.id === "bomb" ? "boom" : "whoosh");
      },
      cancelRound: async () => this.#release(),
      setPhase: (phase) => {
        this.#phase = phase;
        if (phase !== "idle" || !this.#wantsShot) return;
        this.#wantsShot = false;
        // The control has its say first: it may have been stopped for a reason.
        queueMicrotask(() => this.#tools.press());
      },
      players: playersOf<"fishShot">({
        fishShot: (event) => this.#tell(event),
        finalWin: (event) => this.#finish(event),
      }),
      frame: () => {
        this.#followAim();
        this.#scene.render();
      },
      isLively: () => !this.#tools.motion.isReduced,
      rules: () => this.#rules(),
      optionName: (id) => say(id as FishTextKey),
    };
  }

  #point(event: PointerEvent): void {
    const box = this.#host.getBoundingClientRect();
    const found = this.#scene.shoal.at(event.clientX - box.left, event.clientY - box.top);
    if (found === null) return;
    // The shell takes a tap on the stage for impatience with what is shown.
    event.stopPropagation();
    this.#aimAt(found);
    if (this.#phase === "idle") this.#tools.press();
    else if (this.#phase !== "blocked") this.#wantsShot = true;
  }

  #aimAt(swimmer: Swimmer | null): void {
    this.#aim = swimmer;
    this.#scene.aimAt(swimmer);
    if (swimmer === null) return;
    const { target } = swimmer;
    const pays = target.chest ?? [target];
    const least = pays[0]?.multiplier ?? target.multiplier;
    const most = pays.at(-1)?.multiplier ?? target.multiplier;
    const times = least === most ? `${most}×` : `${least}–${most}×`;
    this.#tag.textContent = `${this.#say(target.id as FishTextKey)} ${times}`;
    this.#tag.hidden = false;
    this.#measure();
  }

  /** Read once, not at every frame: between two frames nothing changes it but these. */
  #measure(): void {
    this.#tagReach = this.#tag.offsetWidth / 2 + 6;
    this.#width = this.#host.clientWidth;
  }

  /** The one aimed at while it is there; then one of its kind, or the nearest. */
  #retarget(): void {
    const { shoal } = this.#scene;
    const old = this.#aim;
    if (old !== null && !old.isGone && shoal.isInside(old)) return;
    const { clientWidth: width, clientHeight: height } = this.#host;
    const inside = (swimmer: Swimmer): boolean => shoal.isInside(swimmer);
    const same = (swimmer: Swimmer): boolean =>
      inside(swimmer) && swimmer.target.id === old?.target.id;
    const next =
      shoal.nearest(width / 2, height / 2, same) ?? shoal.nearest(width / 2, height / 2, inside);
    this.#aimAt(next);
  }

  #choose(): unknown {
    this.#retarget();
    const weapon = this.#weapon;
    if (this.#aim === null || weapon === undefined) return null;
    this.#reached = this.#scene.shoal.reachedBy(weapon, this.#aim);
    return { weapon: weapon.id, targets: this.#reached.map(({ target }) => target.id) };
  }

  #followAim(): void {
    const aim = this.#aim;
    if (aim?.isGone === true) this.#aimAt(null);
    if (this.#tag.hidden !== (this.#aim === null)) this.#tag.hidden = this.#aim === null;
    if (aim === null) return;
    const half = this.#tagReach;
    const x = Math.min(this.#width - half, Math.max(half, aim.x));
    const y = Math.max(16, aim.y - aim.radius * 1.25);
    const place = `translate(${x}px, ${y}px)`;
    this.#tag.style.transform = `${place} translate(-50%, -50%)`;
  }

  #release(): void {
    for (const swimmer of this.#shot) swimmer.isHeld = false;
    this.#shot = [];
  }

  async #tell({ weapon: id, hits }: EventOf<"fishShot">): Promise<void> {
    const { sound, motion } = this.#tools;
    const weapon = findWeapon(id);
    const swimmers = hits.map((hit, index) => {
      const shot = this.#shot[index];
      return shot?.target.id === hit.target ? shot : null;
    });
    const targets = swimmers.filter((swimmer) => swimmer !== null);
    if (weapon !== null) await this.#scene.fire(weapon, targets);
    const caught: string[] = [];
    for (const [index, hit] of hits.entries()) {
      const swimmer = swimmers[index] ?? null;
      if (!hit.isCaught) {
        if (swimmer !== null) this.#scene.flinch(swimmer);
        continue;
      }
      const amount = this.#tools.money(hit.winHundredths);
      const name = this.#say(hit.target as FishTextKey);
      caught.push(this.#say("caught", { name, amount }));
      if (swimmer === null) continue;
      this.#float(swimmer, amount, swimmer.isBoss ? `${hit.multiplier}×` : null);
      this.#scene.pullUp(swimmer);
    }
    sound.play(caught.length > 0 ? "cash" : "stop", Math.min(7, caught.length));
    this.#tools.say(caught.join(" · "));
    this.#tools.announce(caught.length > 0 ? caught.join(". ") : this.#say("escaped"));
    this.#release();
    await motion.wait(AFTER_HIT_MS);
  }

  /** Catches come fast: only great ones stop the game to be told. */
  async #finish({ winHundredths, tier }: EventOf<"finalWin">): Promise<void> {
    const { sound, showWin, celebrate } = this.#tools;
    showWin(winHundredths);
    if (tier === "none" || tier === "return") return;
    if (tier === "win" || tier === "big") sound.fanfare(tier === "win" ? 3 : 6, tier);
    else await celebrate(winHundredths);
  }

  #float(swimmer: Swimmer, amount: string, times: string | null): void {
    const float = make("span", { class: "fish-float", "aria-hidden": "true" }, [
      times === null ? null : make("b", { text: times }),
      amount,
    ]);
    float.style.left = `${swimmer.x}px`;
    float.style.top = `${Math.max(30, swimmer.y)}px`;
    this.#host.append(float);
    setTimeout(() => float.remove(), FLOAT_MS);
  }

  #controls(): HTMLElement {
    const say = this.#say;
    const weapons = segments({
      label: say("weapon"),
      options: fishWeapons.map((weapon) => ({
        value: weapon,
        text: `${say(weapon.id)} ${weapon.cost}×`,
      })),
      value: this.#weapon ?? fishWeapons[0],
      onChange: (weapon) => {
        this.#weapon = weapon;
        this.#tools.sound.play("click");
        this.#tools.refresh();
      },
    });
    const step = (by: -1 | 1): void => {
      const { shoal } = this.#scene;
      const here = shoal.swimmers
        .filter((swimmer) => shoal.isInside(swimmer))
        .toSorted((a, b) => a.target.multiplier - b.target.multiplier || a.key - b.key);
      const now = this.#aim === null ? -1 : here.indexOf(this.#aim);
      this.#aimAt(here[(now + by + here.length) % here.length] ?? null);
      this.#tools.announce(this.#tag.textContent);
    };
    const arrow = (text: string, by: -1 | 1): HTMLElement =>
      make("button", {
        type: "button",
        class: "fish-step",
        text,
        "aria-label": `${say("target")} ${by > 0 ? "+" : "−"}`,
        onClick: () => step(by),
      });
    return make("div", { class: "fish-controls" }, [
      weapons.root,
      make("div", { class: "fish-steps", role: "group", "aria-label": say("target") }, [
        arrow("‹", -1),
        arrow("›", 1),
      ]),
    ]);
  }

  #rules(): HTMLElement {
    const say = this.#say;
    const { language } = this.#tools;
    const rules = [say("rule1"), say("rule2"), say("rule3"), say("rule4")];
    const head = [say("target"), say("pays"), say("chance")];
    const rows = fishTargets.map((target) => {
      const pays = target.chest ?? [{ multiplier: target.multiplier, weight: 100 }];
      const text = pays
        .map(({ multiplier, weight }) =>
          weight === 100 ? `${multiplier}×` : `${multiplier}× (${weight}%)`,
        )
        .join(", ");
      return [
        say(target.id as FishTextKey),
        text,
        percentIn(language, percentOf(chanceOf(target))),
      ];
    });
    return rulesPage(rules, [paytable(head, rows, { isNamed: true })]);
  }
}
