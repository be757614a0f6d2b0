/** One client's connection: what is known about it, and the only way to send to it. */
import {
  liveCloseCodes,
  type LiveCloseCode,
  type LiveMessage,
} from "@tucano/contract/player/site/live.ts";
import { DEFAULT_LANGUAGE, type Language } from "@tucano/i18n/languages.ts";
import type { MemberIdentity } from "../http/types.ts";
import type { ReadingMark } from "../database/notices.ts";
import type { Subscriber } from "./types.ts";
import type { Wire } from "./websocket.ts";

/** Turns a message into what is sent. */
export type Encode = (message: LiveMessage) => string;

/** A client that does not read what it is sent is cut off once this much is waiting. */
export const QUEUE_BYTES_MAX = 64 * 1_024;

export class Connection implements Subscriber {
  member: MemberIdentity | null = null;
  lang: Language = DEFAULT_LANGUAGE;
  /** When the member's session was last seen to be alive; null for visitors. */
  mark: ReadingMark | null = null;
  /** The topics it is subscribed to, by the names that clients use. */
  readonly topics = new Set<string>();
  readonly network: string;
  readonly openedAtMs: number;
  /** When it last said hello; null before the first time. */
  greetedAtMs: number | null = null;
  heardAtMs: number;
  beatenAtMs: number;
  /** Since when it has had no subscription. */
  idleSinceMs: number;
  /** A window that begins with the client's first message, not at a full ten seconds. */
  readonly saying = { sinceMs: Number.NEGATIVE_INFINITY, count: 0 };
  /** One client's messages are answered one after the other. */
  work: Promise<void> = Promise.resolve();
  isOpen = true;
  isChecking = false;
  readonly #wire: Wire;
  readonly #encode: Encode;
  readonly #onSlow: () => void;

  constructor(options: {
    readonly wire: Wire;
    readonly encode: Encode;
    readonly network: string;
    readonly nowMs: number;
    readonly onSlow: () => void;
  }) {
    this.#wire = options.wire;
    this.#encode = options.encode;
    this.#onSlow = options.onSlow;
    this.network = options.network;
    this.openedAtMs = options.nowMs;
    this.heardAtMs = options.nowMs;
    this.beatenAtMs = options.nowMs;
    this.idleSinceMs = options.nowMs;
  }

  tell(message: LiveMessage): void {
    this.send(this.#encode(message));
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

  /** Nothing is sent from here on, whatever the client still sends. */
  close(code: LiveCloseCode, reason: string): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#wire.close(liveCloseCodes[code], reason);
  }

  cut(): void {
    this.isOpen = false;
    this.#wire.cut();
  }
}
