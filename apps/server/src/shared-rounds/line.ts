/** One client's line to a table. */
import type { Language } from "@tucano/i18n/languages.ts";
import {
  tableCloseCodes,
  type TableCloseCode,
  type TableMessage,
} from "@tucano/contract/player/games/shared-tables.ts";
import { BoundedLine, type LineOptions } from "../platform/realtime/bounded-line.ts";
import type { TableSession } from "./types.ts";

const BOUNDS = { queueBytesMax: 128 * 1_024, sayingMax: 40 };

export class Line extends BoundedLine {
  session: TableSession | null = null;
  lang: Language = "pt";
  /** Messages of one client are answered one after the other; cash-outs do not wait. */
  work: Promise<void> = Promise.resolve();
  lastChatAtMs = Number.NEGATIVE_INFINITY;

  constructor(options: LineOptions) {
    super(options, BOUNDS);
  }

  tell(message: TableMessage): void {
    this.send(JSON.stringify(message));
  }

  close(code: TableCloseCode, reason: string): void {
    this.end(tableCloseCodes[code], reason);
  }
}
