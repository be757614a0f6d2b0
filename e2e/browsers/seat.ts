/** A browser with a pane of glass before the product, and a hand that uses it as people do. */
import { writeFileSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import { patientMs } from "../lib/patience.ts";
import { inGames } from "../lib/say.ts";
import type { Engine, EngineOptions, Size } from "./engines/engine.ts";
import { openFirefox } from "./engines/firefox.ts";
import { type Glass, holdGlass } from "./engines/glass.ts";
import { openWebKit } from "./engines/webkit.ts";
import type { Spot, Wish } from "./wish.ts";

export const phone: Size = { width: 390, height: 844 };
export const desk: Size = { width: 1440, height: 900 };

const WAIT_MS = patientMs(20_000);
/** It may win a dozen more. */
const ROUND_MS = patientMs(90_000);
const LOOK_EVERY_MS = 100;

export class Seat {
  readonly engine: Engine;
  readonly #glass: Glass;

  constructor(engine: Engine, glass: Glass) {
    this.engine = engine;
    this.#glass = glass;
  }

  /** A real load, and the wait until all of it is there. */
  async open(path: string): Promise<void> {
    await this.engine.open(`${this.#glass.origin}${path}`);
    await this.settle();
  }

  /** A game by itself, with play money: it says by its own words when it is ready. */
  async openGame(path: string): Promise<void> {
    await this.engine.open(`${this.#glass.origin}${path}`);
  }

  /** Within the site, as a link of it would. */
  async follow(path: string): Promise<void> {
    await this.engine.run((address) => history.pushState(null, "", address), path);
    await this.settle();
  }

  async settle(): Promise<void> {
    await this.#until("settled", () =>
      this.engine.run(() => window.eyes?.isSettled() ?? false, null),
    );
  }

  async meet(wish: Wish): Promise<void> {
    await this.#reach(wish);
  }

  async press(wish: Wish): Promise<void> {
    await this.engine.tap(await this.#reach(wish));
  }

  async pressButton(name: string): Promise<void> {
    await this.press({ kind: "button", name });
  }

  async fill(name: string, text: string): Promise<void> {
    const field = { kind: "field", name } as const;
    // A step that opens takes the focus for its heading; whoever sees that presses again.
    await this.#until(`"${name}" has the focus`, async () => {
      await this.press(field);
      return this.engine.run((wanted) => window.eyes.hasFocus(wanted), field);
    });
    await this.engine.type(text);
  }

  async see(text: string, isInGame = false): Promise<void> {
    await this.#until(`showing "${text}"`, async () =>
      (await this.words(isInGame)).includes(text.replaceAll(/\s+/g, " ")),
    );
  }

  /** Words that leave by themselves: shown now, or since the page was loaded. */
  async hear(text: string): Promise<void> {
    await this.#until(`saying "${text}"`, async () =>
      (await this.engine.run(() => window.eyes.alerts(), null)).includes(text),
    );
  }

  /** One round of a game is asked for by its button, and told to its end. */
  async playRound(isInGame: boolean, name = inGames("spin")): Promise<void> {
    const spin = { kind: "button", name, isInGame } as const;
    const asked = () => this.engine.run((inGame) => window.eyes.rounds(inGame), isInGame);
    await this.meet(spin);
    const before = await asked();
    await this.press(spin);
    await this.#until("a round was asked for", async () => (await asked()) > before);
    await this.#reach(spin, ROUND_MS);
  }

  async appear(selector: string): Promise<void> {
    await this.#until(selector, () =>
      this.engine.run((wanted) => document.querySelector(wanted) !== null, selector),
    );
  }

  words(isInGame = false): Promise<string> {
    return this.engine.run((inGame) => window.eyes.words(inGame), isInGame);
  }

  /** Errors since the last look. */
  takeTroubles(): Promise<string[]> {
    return this.engine.run(() => window.eyes.take(), null);
  }

  /** The same, and what nobody could use as it is shown. */
  async judge(): Promise<string[]> {
    return this.engine.run(() => [...window.eyes.take(), ...window.eyes.judge()], null);
  }

  async expectUsable(where: string): Promise<void> {
    expect(await this.judge(), where).toEqual([]);
  }

  /** What is pressed has come to rest: a sheet may still be on its way. */
  async #reach(wish: Wish, timeout = WAIT_MS): Promise<Place> {
    let place: Place | null = null;
    let problem = "";
    const look = async () => {
      const spot = await this.engine.run((wanted) => window.eyes.spot(wanted), wish);
      const before = place;
      place = "x" in spot ? spot : null;
      problem = "x" in spot ? "it moves" : spot.problem;
      return place !== null && before?.x === place.x && before.y === place.y ? "" : problem;
    };
    await expect.poll(look, { timeout, intervals: [LOOK_EVERY_MS] }).toBe("");
    return place ?? { x: 0, y: 0 };
  }

  async #until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const options = { timeout: WAIT_MS, intervals: [LOOK_EVERY_MS], message: what };
    await expect.poll(isSo, options).toBe(true);
  }
}

type Place = Exclude<Spot, { readonly problem: string }>;

export interface Choices {
  engineOptions: EngineOptions;
  /** Whose addresses the short form opens in this engine. */
  sites: readonly ("player" | "office")[];
}

interface Fixtures extends Choices {
  seat: Seat;
}

export const test = base.extend<Fixtures>({
  engineOptions: [{ hasWebGl: true }, { option: true }],
  sites: [["player", "office"], { option: true }],
  seat: async ({ baseURL, engineOptions }, use, info) => {
    const isFirefox = info.project.name.startsWith("firefox");
    const glass = await holdGlass(baseURL ?? "");
    const engine = await (isFirefox ? openFirefox : openWebKit)(engineOptions);
    try {
      await engine.resize(phone);
      await use(new Seat(engine, glass));
      if (info.status !== info.expectedStatus) {
        writeFileSync(info.outputPath("page.png"), await engine.picture());
      }
    } finally {
      await engine.close();
      await glass.close();
    }
  },
});
