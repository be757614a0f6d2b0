/** Who plays in a drill, and what all of them share. */
import type { LogEvent } from "./player-log.ts";

export interface Player {
  readonly number: number;
  readonly member: number;
  readonly cpf: string;
  readonly token: string;
  readonly playToken: string;
  readonly game: string;
  /** The smallest that the game offers. */
  readonly stake: string;
}

export type Note = (event: LogEvent) => void;

export const WITHDRAWAL_PASSWORD = "246810";
