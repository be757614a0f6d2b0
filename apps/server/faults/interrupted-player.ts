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

/** What one player's device is connected by. */
export class Device {
  readonly url: string;
  readonly token: string;
  /** Wishes whose call or line broke while the server was there to hear it. */
  cutCount = 0;
  #controller = new AbortController();

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

  /** The page is reloaded, or the network gone: nobody hears the answers to what was sent. */
  cut(): void {
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
      // What never left is no interruption.
      const isHeard = !this.isServerAway();
      const answer = await ask(this.url, endpoint, input, { token, signal });
      if (!isUnclear(answer)) return answer;
      if (isHeard && !isCut) this.cutCount += 1;
      isCut ||= isHeard;
      await pause(AGAIN_MS);
      const found = (await again?.()) ?? null;
      if (found !== null) return { ...answer, status: 200, code: "", data: found };
    }
  }
}
