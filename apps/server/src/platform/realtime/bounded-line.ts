/** A game's line to one client: bounded in what it holds and in what it says. */
import type { Wire } from "./websocket.ts";

export interface LineOptions {
  readonly wire: Wire;
  readonly network: string;
  readonly nowMs: number;
  readonly onSlow: () => void;
}

export interface LineBounds {
  /** Nothing waits for a client: one that does not read is cut off. */
  readonly queueBytesMax: number;
  /** So many messages in ten seconds are more than any client has to say. */
  readonly sayingMax: number;
}

const SAYING_WITHIN_MS = 10_000;

export class BoundedLine {
  isOpen = true;
  heardAtMs: number;
  beatenAtMs: number;
  readonly openedAtMs: number;
  readonly network: string;
  readonly #wire: Wire;
  readonly #onSlow: () => void;
  readonly #bounds: LineBounds;
  #saidSinceMs = Number.NEGATIVE_INFINITY;
  #said = 0;

  constructor({ wire, network, nowMs, onSlow }: LineOptions, bounds: LineBounds) {
    this.#wire = wire;
    this.#onSlow = onSlow;
    this.#bounds = bounds;
    this.network = network;
    this.openedAtMs = nowMs;
    this.heardAtMs = nowMs;
    this.beatenAtMs = nowMs;
  }

  isTooMuch(nowMs: number): boolean {
    if (nowMs - this.#saidSinceMs >= SAYING_WITHIN_MS) {
      this.#saidSinceMs = nowMs;
      this.#said = 0;
    }
    this.#said += 1;
    return this.#said > this.#bounds.sayingMax;
  }

  /** The same bytes may go to many. */
  send(data: string | Buffer): void {
    if (!this.isOpen) return;
    if (this.#wire.bufferedBytes <= this.#bounds.queueBytesMax) return this.#wire.send(data);
    this.#onSlow();
    this.cut();
  }

  ping(): void {
    if (this.isOpen) this.#wire.ping();
  }

  /** Nothing is sent from here on. */
  end(code: number, reason: string): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#wire.close(code, reason);
  }

  cut(): void {
    this.isOpen = false;
    this.#wire.cut();
  }
}
