/** One player's line to a sea: bounded in what it holds and in what it says. */
import {
  type SeaCloseCode,
  seaCloseCodes,
  type SeaMessage,
} from "@tucano/contract/player/games/seas.ts";
import type { Wire } from "../platform/realtime/websocket.ts";
import type { Place } from "./repository.ts";

/** Nothing waits for a client: one that does not read is cut off. */
const QUEUE_BYTES_MAX = 32 * 1_024;
/** So many messages in so much time are more than any client has to say. */
const SAYING_MAX = 20;
const SAYING_WITHIN_MS = 10_000;

/** Who came by this line, and where they sit. */
export interface Seated extends Place {
  readonly player: string;
  readonly token: string;
}

interface LineOptions {
  readonly id: string;
  readonly wire: Wire;
  readonly network: string;
  readonly nowMs: number;
  readonly onSlow: () => void;
}

export class Line {
  /** Its seat is held in this name. */
  readonly id: string;
  readonly network: string;
  readonly openedAtMs: number;
  seated: Seated | null = null;
  isOpen = true;
  hasGreeted = false;
  heardAtMs: number;
  beatenAtMs: number;
  /** The seats as they were last told. */
  toldSeats = "";
  readonly #wire: Wire;
  readonly #onSlow: () => void;
  #saidSinceMs = Number.NEGATIVE_INFINITY;
  #said = 0;

  constructor({ id, wire, network, nowMs, onSlow }: LineOptions) {
    this.id = id;
    this.network = network;
    this.#wire = wire;
    this.#onSlow = onSlow;
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
    return this.#said > SAYING_MAX;
  }

  tell(message: SeaMessage): void {
    this.send(JSON.stringify(message));
  }

  /** The same text may go to many. */
  send(text: string): void {
    if (!this.isOpen) return;
    if (this.#wire.bufferedBytes <= QUEUE_BYTES_MAX) return this.#wire.send(text);
    this.#onSlow();
    this.cut();
  }

  ping(): void {
    if (this.isOpen) this.#wire.ping();
  }

  close(code: SeaCloseCode, reason: string): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#wire.close(seaCloseCodes[code], reason);
  }

  cut(): void {
    this.isOpen = false;
    this.#wire.cut();
  }
}
