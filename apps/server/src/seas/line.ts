/** One player's line to a sea. */
import {
  type SeaCloseCode,
  seaCloseCodes,
  type SeaMessage,
} from "@tucano/contract/player/games/seas.ts";
import { BoundedLine, type LineOptions } from "../platform/realtime/bounded-line.ts";
import type { Place } from "./repository.ts";

const BOUNDS = { queueBytesMax: 32 * 1_024, sayingMax: 20 };

/** Who came by this line, and where they sit. */
export interface Seated extends Place {
  readonly player: string;
  readonly token: string;
}

export class Line extends BoundedLine {
  /** Its seat is held in this name. */
  readonly id: string;
  seated: Seated | null = null;
  hasGreeted = false;
  /** The seats as they were last told. */
  toldSeats = "";

  constructor({ id, ...options }: LineOptions & { readonly id: string }) {
    super(options, BOUNDS);
    this.id = id;
  }

  tell(message: SeaMessage): void {
    this.send(JSON.stringify(message));
  }

  close(code: SeaCloseCode, reason: string): void {
    this.end(seaCloseCodes[code], reason);
  }
}
