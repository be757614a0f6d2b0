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

export interface PlayersOptions {
  /** The servers; each wish goes to the next one. */
  readonly urls: readonly string[];
  /** Where the bank's counter is. */
  readonly bankUrl: string;
  readonly logFile: string;
  /** Makes accounts that no other players of this stage have. */
  readonly label: string;
  /** The first of their telephone numbers, eight digits. */
  readonly phonesFrom: number;
  /** Of an operator who is signed in. */
  readonly operatorCookie: string;
  readonly spinners: number;
  readonly savers: number;
  /** At the flight, which is one for everybody. */
  readonly bettors?: number;
  /** What each pays in first. */
  readonly funds?: string;
  /** Between a round and the next one of the same player. */
  readonly thinkMs?: number;
}

export interface PlayersReport {
  readonly acknowledged: number;
  readonly state: "entering" | "playing" | "resting";
  readonly balances: readonly (readonly [member: number, balance: string])[];
}

export const WITHDRAWAL_PASSWORD = "246810";
