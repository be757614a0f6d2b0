/** What the shell is given: who is aimed at, what a shot reaches, and how its result is told. */
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import { fishing } from "@tucano/game-math/games/pescaria-da-mare/game.ts";
import {
  findWeapon,
  type FishWeapon,
  fishWeapons,
} from "@tucano/game-math/games/pescaria-da-mare/targets.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { make } from "../../hud/dom.ts";
import type { Phase } from "../../round/offer.ts";
import { playersOf, type Stage, type StageTools } from "../../shell/stage.ts";
import { AimTag } from "./aim-tag.ts";
import { Aim } from "./swarm/aim.ts";
import { flyCoins } from "./coins.ts";
import { Company } from "./company/company.ts";
import { GuestShots } from "./company/guest-shots.ts";
import { fishControls } from "./fish-controls.ts";
import { fishRules } from "./fish-rules.ts";
import { shareOf } from "./odds.ts";
import type { FishScene } from "./drawing/scene.ts";
import { SeaSigns } from "./sea-signs.ts";
import type { Point } from "./swarm/lanes.ts";
import type { SeaNews, Swimmer } from "./swarm/shoal.ts";
import { type FishTextKey, type SayFish, fishTexts } from "./texts.ts";

const AFTER_HIT_MS = 60;
const FLOAT_MS = 1_100;
const GREAT_FLOAT_MS = 1_800;
/** From so many times the shot a catch stands out among the others. */
const GREAT_TIMES = 10;
/** How often it is asked anew whom a shared shot would reach. */
const TAG_EVERY_MS = 240;

const FLOAT_APART = 26;
/** By how much the sea's clock may differ from the others'. */
const CLOCK_APART_MS = 1_500;

interface Landing {
  /** Null: it swims in no sea of this player. */
  readonly swimmer: Swimmer | null;
  /** How many of the same shot came before. */
  readonly order: number;
  readonly cost: number;
}

interface Float {
  readonly amount: string;
  readonly times: number;
  readonly order: number;
}

type Hit = EventOf<"fishShot">["hits"][number];

export class FishingStage {
  readonly #tools: StageTools;
  readonly #say: SayFish;
  readonly #host: HTMLElement;
  #middle: Point = { x: 0, y: 0 };
  readonly #tag: AimTag;
  readonly #signs: SeaSigns;
  readonly #controls: ReturnType<typeof fishControls>;
  /** Null: a game for play money has a sea of its own. */
  readonly #company: Company | null;
  /** A lost WebGL context replaces it in mid-round. */
  #scene: FishScene;
  #weapon: FishWeapon;
  readonly #aim = new Aim();
  /** Whom the next shot, or the one under way, reaches: in the order of its choice. */
  #reached: Swimmer[] = [];
  #shot: Swimmer[] = [];
  #phase: Phase = "resting";
  #tagDueMs = 0;
  /** One tap that came while a shot was under way. */
  #wantsShot = false;

  constructor(tools: StageTools, host: HTMLElement, scene: FishScene) {
    const [first] = fishWeapons;
    if (first === undefined) throw new Error("There is nothing to shoot with.");
    this.#tools = tools;
    this.#host = host;
    this.#scene = scene;
    this.#weapon = first;
    this.#say = wordsFor(fishTexts, tools.language);
    this.#tag = new AimTag(this.#say, tools.language);
    this.#signs = new SeaSigns({
      say: this.#say,
      odds: (target) => this.#tag.odds(target, 1),
      announce: tools.announce,
    });
    this.#signs.showWave(scene.shoal.clock.wave, false);
    this.#controls = fishControls({
      say: this.#say,
      weapon: first,
      onWeapon: (weapon) => this.#take(weapon),
      onStep: (by) => this.#stepAim(by),
      onOnly: (isOnly) => this.#keepTo(isOnly),
    });
    host.append(this.#tag.root, this.#signs.root);
    this.#company = this.#openCompany();
    host.addEventListener("pointerdown", (event) => this.#point(event));
    scene.shoal.listen = (news) => this.#hear(news);
  }

  get shoal(): FishScene["shoal"] {
    return this.#scene.shoal;
  }

  useScene(scene: FishScene): void {
    this.#scene.destroy();
    this.#scene = scene;
    scene.load(this.#weapon);
    scene.seat(this.#company?.neighbours ?? null);
    this.#showAim();
  }

  get stage(): Stage {
    const say = this.#say;
    return {
      mount: (host) => {
        host.append(this.#host);
        this.#fit();
        this.#retarget();
      },
      destroy: () => {
        this.#company?.close();
        this.#scene.destroy();
        this.#host.remove();
      },
      resize: () => this.#fit(),
      controls: this.#controls.root,
      choice: () => this.#choose(),
      unitsOf: (choice) => findWeapon((choice as { weapon: string }).weapon)?.cost ?? 1,
      restMs: 0,
      playLabel: () => say("shoot"),
      recall: (choice) => this.#recall(choice),
      startRound: () => {
        this.#shot = this.#reached;
        for (const swimmer of this.#shot) swimmer.isHeld = true;
        this.#tools.sound.play(this.#weapon.id === "bomb" ? "boom" : "whoosh");
      },
      cancelRound: async () => this.#release(),
      setPhase: (phase) => this.#enter(phase),
      players: playersOf<"fishShot">({
        fishShot: (event) => this.#tell(event),
        finalWin: (event) => this.#finish(event),
      }),
      frame: (deltaMs) => this.#frame(deltaMs),
      isLively: () => !this.#tools.motion.isReduced,
      rules: () => fishRules(say, this.#tools.language),
      optionName: (id) => say(id as FishTextKey),
    };
  }

  #openCompany(): Company | null {
    const { playToken: token } = this.#tools;
    if (token === null) return null;
    const guestShots = new GuestShots({
      host: this.#host,
      scene: () => this.#scene,
      aim: () => this.#aim.at,
    });
    const company = new Company({
      token,
      say: this.#say,
      onNeighbours: (neighbours) => this.#scene.seat(neighbours),
      onShot: (shot, place) => {
        company.flash(place);
        guestShots.tell(shot, place);
      },
      onTime: (timeMs) => this.#keepTime(timeMs),
    });
    this.#host.append(company.root);
    company.open();
    return company;
  }

  /** A little more or less is not worth a leap. */
  #keepTime(timeMs: number): void {
    const { shoal } = this.#scene;
    if (Math.abs(shoal.timeMs - timeMs) > CLOCK_APART_MS) shoal.turnTo(timeMs);
  }

  #enter(phase: Phase): void {
    this.#phase = phase;
    if (phase !== "idle" || !this.#wantsShot) return;
    this.#wantsShot = false;
    // The control has its say first: it may have been stopped for a reason.
    queueMicrotask(() => this.#tools.press());
  }

  #point(event: PointerEvent): void {
    const box = this.#host.getBoundingClientRect();
    const found = this.#scene.shoal.at(event.clientX - box.left, event.clientY - box.top);
    if (found === null) return;
    // The shell takes a tap on the stage for impatience with what is shown.
    event.stopPropagation();
    this.#lock(found);
    // Automatic play fires by itself; another press would stop it, or buy a shot after its end.
    if (this.#tools.isAuto()) return;
    if (this.#phase === "idle") this.#tools.press();
    else if (this.#phase !== "blocked") this.#wantsShot = true;
  }

  #hear(news: SeaNews): void {
    if (news.type === "wave") {
      this.#signs.showWave(news.wave, true);
      this.#scene.turnTide(news.wave.id);
      return;
    }
    if (news.type === "bossEntered") return;
    if (news.type === "bossLeft") return this.#signs.endBoss();
    this.#signs.showBoss(news.target);
    this.#scene.foretell(news.target);
    this.#tools.sound.play("expect");
  }

  #take(weapon: FishWeapon): void {
    this.#weapon = weapon;
    this.#scene.load(weapon);
    this.#tools.sound.play("click");
    this.#showTag();
    this.#tools.refresh();
  }

  #stepAim(by: -1 | 1): void {
    const { shoal } = this.#scene;
    const here = shoal.swimmers
      .filter((swimmer) => shoal.isInside(swimmer))
      .toSorted((a, b) => a.target.multiplier - b.target.multiplier || a.key - b.key);
    // Of each kind the first: a school has a dozen that are alike.
    const kinds = here.filter(({ target }, index) => here[index - 1]?.target !== target);
    const now = kinds.findIndex(({ target }) => target === this.#aim.at?.target);
    const next = kinds[(Math.max(now, by > 0 ? -1 : 0) + by + kinds.length) % kinds.length];
    if (next !== undefined) this.#lock(next);
    this.#tools.announce(this.#tag.text);
  }

  #lock(swimmer: Swimmer): void {
    this.#aim.lock(swimmer);
    this.#showAim();
    this.#tools.refresh();
  }

  #keepTo(isOnly: boolean): void {
    this.#aim.setOnly(isOnly);
    this.#tools.sound.play("click");
    this.#retarget();
    this.#showAim();
    this.#tools.refresh();
  }

  #showAim(): void {
    this.#scene.aimAt(this.#aim.at, this.#aim.isLocked);
    this.#showTag();
  }

  #showTag(): void {
    const { at, isLocked } = this.#aim;
    const reached = at === null ? 1 : this.#scene.shoal.reachedBy(this.#weapon, at).length;
    this.#tag.show(at, isLocked, shareOf(this.#weapon, reached));
    this.#tagDueMs = TAG_EVERY_MS;
  }

  /** What is measured at every frame would have the page laid out at every frame. */
  #fit(): void {
    this.#scene.resize();
    this.#tag.measure();
    const { clientWidth: width, clientHeight: height } = this.#host;
    this.#middle = { x: width / 2, y: height / 2 };
  }

  #retarget(): void {
    const before = this.#aim.at;
    const lost = this.#aim.follow(this.#scene.shoal, this.#middle);
    if (this.#aim.at === before) return;
    this.#showAim();
    if (lost !== null) {
      const name = this.#say(lost.target.id as FishTextKey);
      this.#tools.say(this.#say(this.#aim.at === null ? "lockWaits" : "lockLost", { name }));
    }
    // The main button rests when there is nothing to aim at. It is asked by this very button.
    if (this.#aim.at === null) queueMicrotask(() => this.#tools.refresh());
  }

  #choose(): unknown {
    this.#retarget();
    const { at, isLocked } = this.#aim;
    if (at === null) return null;
    this.#reached = this.#scene.shoal.reachedBy(this.#weapon, at);
    this.#tag.show(at, isLocked, shareOf(this.#weapon, this.#reached.length));
    return { weapon: this.#weapon.id, targets: this.#reached.map(({ target }) => target.id) };
  }

  /** A recorded shot has its own weapon and targets: whoever swims here plays their part. */
  #recall(recorded: unknown): void {
    const choice = fishing.readChoice(recorded);
    const weapon = findWeapon(choice?.weapon);
    if (choice === null || weapon === null) return;
    this.#weapon = weapon;
    this.#controls.setWeapon(weapon);
    this.#scene.load(weapon);
    this.#reached = this.#scene.shoal.gather(choice.targets);
    const [first] = this.#reached;
    if (first !== undefined) this.#lock(first);
  }

  #frame(deltaMs: number): void {
    this.#signs.step(deltaMs, this.#scene.shoal.clock);
    this.#tagDueMs -= deltaMs;
    if (this.#phase !== "playing" && this.#phase !== "waiting") this.#retarget();
    if (this.#tagDueMs <= 0) this.#showTag();
    if (this.#aim.at !== null) this.#tag.follow(this.#aim.at);
    this.#scene.render();
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
      if (hit.isCaught) {
        const order = caught.length;
        caught.push(this.#land(hit, { swimmer, order, cost: weapon?.cost ?? 1 }));
      } else if (swimmer !== null) this.#scene.flinch(swimmer);
    }
    sound.play(caught.length > 0 ? "cash" : "stop", Math.min(7, caught.length));
    this.#tools.say(caught.join(" · "));
    this.#tools.announce(caught.length > 0 ? caught.join(". ") : this.#say("escaped"));
    this.#release();
    await motion.wait(AFTER_HIT_MS);
  }

  /** One is caught: what is seen of it, and what is said. */
  #land(hit: Hit, { swimmer, order, cost }: Landing): string {
    const amount = this.#tools.money(hit.winHundredths);
    const name = this.#say(hit.target as FishTextKey);
    if (swimmer !== null) {
      this.#float(swimmer, { amount, times: hit.multiplier, order });
      if (hit.winHundredths > 100 * cost) this.#fly(swimmer, hit.multiplier);
      this.#scene.pullUp(swimmer);
    }
    return this.#say("caught", { name, amount });
  }

  #fly({ x, y }: Swimmer, times: number): void {
    const to = this.#tools.hud.root.querySelector(".readout.balance");
    if (to === null || this.#tools.motion.isReduced) return;
    const box = this.#host.getBoundingClientRect();
    flyCoins({ from: { x: box.left + x, y: box.top + y }, to, times });
  }

  /** Catches come fast: only great ones stop the game to be told. */
  async #finish({ winHundredths, tier }: EventOf<"finalWin">): Promise<void> {
    const { sound, showWin, celebrate } = this.#tools;
    showWin(winHundredths);
    if (tier === "none" || tier === "return") return;
    if (tier === "win" || tier === "big") sound.fanfare(tier === "win" ? 3 : 6, tier);
    else await celebrate(winHundredths);
  }

  /** Of several at once, each stands above the one before. */
  #float(swimmer: Swimmer, { amount, times, order }: Float): void {
    const isGreat = times >= GREAT_TIMES;
    const float = make("span", { class: "fish-float", "aria-hidden": "true" }, [
      isGreat ? make("b", { text: `${times}×` }) : null,
      amount,
    ]);
    float.classList.toggle("is-great", isGreat);
    float.style.left = `${Math.max(50, Math.min(this.#host.clientWidth - 50, swimmer.x))}px`;
    // It rises, and is to be read until it is gone.
    const top = Math.max(isGreat ? 165 : 84, swimmer.y - order * FLOAT_APART);
    float.style.top = `${top}px`;
    this.#host.append(float);
    setTimeout(() => float.remove(), isGreat ? GREAT_FLOAT_MS : FLOAT_MS);
  }
}
