/** One client's line to a table: bounded in what it holds and in what it says. */
import type { Language } from "@tucano/i18n/languages.ts";
import {
  tableCloseCodes,
  type TableCloseCode,
  type TableMessage,
} from "@tucano/contract/player/games/shared-tables.ts";
import type { Wire } from "../platform/realtime/websocket.ts";
import type { TableSession } from "./types.ts";

/** Nothing waits for a client: one that does not read is cut off. */
const QUEUE_BYTES_MAX = 128 * 1_024;
/** So many messages in so much time are more than any client has to say. */
const SAYING_MAX = 40;
const SAYING_WITHIN_MS = 10_000;

export class Line {
  session: TableSession | null = null;
  lang: Language = "pt";
  isOpen = true;
  heardAtMs: number;
  beatenAtMs: number;
  readonly openedAtMs: number;
  readonly network: string;
  /** Messages of one client are answered one after the other; cash-outs do not wait. */
  work: Promise<void> = Promise.resolve();
  lastChatAtMs = Number.NEGATIVE_INFINITY;
  readonly #wire: Wire;
  readonly #onSlow: () => void;
  #saidSinceMs = Number.NEGATIVE_INFINITY;
  #said = 0;

  constructor(options: { wire: Wire; network: string; nowMs: number; onSlow: () => void }) {
    this.#wire = options.wire;
    this.#onSlow = options.onSlow;
    this.network = options.network;
    this.openedAtMs = options.nowMs;
    this.heardAtMs = options.nowMs;
    this.beatenAtMs = options.nowMs;
  }

  isTooMuch(nowMs: number): boolean {
    if (nowMs - this.#saidSinceMs >= SAYING_WITHIN_MS) {
      this.#saidSinceMs = nowMs;
      this.#said = 0;
    }
    this.#said += 1;
    return this.#said > SAYING_MAX;
  }

  tell(message: TableMessage): void {
    this.send(JSON.stringify(message));
  }

  /** The same bytes may go to many. */
  send(data: string | Buffer): void {
    if (!this.isOpen) return;
    if (this.#wire.bufferedBytes <= QUEUE_BYTES_MAX) return this.#wire.send(data);
    this.#onSlow();
    this.cut();
  }

  ping(): void {
    if (this.isOpen) this.#wire.ping();
  }

  close(code: TableCloseCode, reason: string): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#wire.close(tableCloseCodes[code], reason);
  }

  cut(): void {
    this.isOpen = false;
    this.#wire.cut();
  }
}
