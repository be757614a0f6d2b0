/**
 * A player whose calls are cut off, page reloaded and server killed, and who goes on as the games'
 * own client does: the same wish under the same key until there is a clear answer.
 */
import { setTimeout as pause } from "node:timers/promises";
import type { DataOf, Endpoint, RequestOf } from "@tucano/contract/endpoint.ts";
import { type Answer, ask, isUnclear } from "./client.ts";

const AGAIN_MS = 60;

/** How a round or a bet ended, by what its player was told in the end. */
export interface Told {
  readonly kind: string;
  /** As the journal names it. */
  readonly name: string;
  readonly staked: string;
  readonly win: string;
  /** Something broke while it was open. */
  readonly isInterrupted: boolean;
  /** Asked once more for the same: what is wrong with the answer, or null. */
  readonly recheck: () => Promise<string | null>;
}

/** Where a round is to be interrupted: the page is reloaded, or the network gone. */
export interface Break {
  /** Which wish of the round, or the first after it. The first of all is 0. */
  readonly wish: number;
  /** So long after it has left. If the answer is sooner, or null: just before it is heard. */
  readonly afterMs: number | null;
  /** What else happens at that moment. */
  readonly befall?: () => void;
}

/** Something asked of the server. */
export interface Wish {
  /** The server is there: what never left is no interruption. */
  readonly isHeard: boolean;
  /** Its answer has come; true: the line broke before anybody read it. */
  readonly isLost: () => boolean;
}

/** What one player's device is connected by. */
export class Device {
  readonly url: string;
  readonly token: string;
  /** Wishes whose call or line broke while the server was there to hear it. */
  cutCount = 0;
  #controller = new AbortController();
  #break: Break | null = null;
  #wishCount = 0;

  readonly isServerAway: () => boolean;

  constructor(options: { url: string; token: string; isServerAway: () => boolean }) {
    this.url = options.url;
    this.token = options.token;
    this.isServerAway = options.isServerAway;
  }

  /** Aborted when the network goes. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** False once what was to break in this round has broken. */
  get isBreakDue(): boolean {
    return this.#break !== null;
  }

  /** A round begins. */
  beginRound(planned: Break | null): void {
    this.#break = planned;
    this.#wishCount = 0;
  }

  /** To be called when a wish leaves. */
  send(): Wish {
    const isHeard = !this.isServerAway();
    const planned = this.#break;
    this.#wishCount += 1;
    if (planned === null || !isHeard || this.#wishCount <= planned.wish) {
      return { isHeard, isLost: () => false };
    }
    const { signal } = this;
    const cut = (): void => {
      if (signal.aborted) return;
      this.#break = null;
      planned.befall?.();
      this.#cut();
    };
    if (planned.afterMs !== null) setTimeout(cut, planned.afterMs);
    return {
      isHeard,
      isLost: () => {
        cut();
        return true;
      },
    };
  }

  /** Nobody hears the answers to what was sent. */
  #cut(): void {
    const before = this.#controller;
    this.#controller = new AbortController();
    before.abort();
  }

  /** Until it is clear; `again` is what a page does first when it comes back. */
  async insist<E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    again?: () => Promise<DataOf<E> | null>,
  ): Promise<Answer<DataOf<E>>> {
    for (let isCut = false; ;) {
      const { token, signal } = this;
      const { isHeard, isLost } = this.send();
      const answer = await ask(this.url, endpoint, input, { token, signal });
      if (!isLost() && !isUnclear(answer)) return answer;
      if (isHeard && !isCut) this.cutCount += 1;
      isCut ||= isHeard;
      await pause(AGAIN_MS);
      const found = (await again?.()) ?? null;
      if (found !== null) return { ...answer, status: 200, code: "", data: found };
    }
  }
}
