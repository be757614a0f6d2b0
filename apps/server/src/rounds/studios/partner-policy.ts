/** What a partner may do: where its games load from, where its calls come from, when it is away. */
import { BlockList, isIP } from "node:net";
import { modeName, sharedModes } from "@tucano/contract/studios/game-modes.ts";
import type { Jackpot } from "../round-state.ts";

/** An origin as the desk writes it: nothing but scheme, host and port. Null: it is none. */
export function readOrigin(text: string, isPlainAllowed: boolean): string | null {
  const url = URL.parse(text.trim());
  if (url === null || !isWeb(url, isPlainAllowed)) return null;
  return url.pathname === "/" && url.search === "" && url.hash === "" ? url.origin : null;
}

/** No wildcards, and nothing that would end a word of a page's policy. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/;

/** Nobody reads a password in an address. */
export function isWeb(url: URL, isPlainAllowed: boolean): boolean {
  const hasScheme = url.protocol === "https:" || (isPlainAllowed && url.protocol === "http:");
  return hasScheme && url.username === "" && url.password === "" && HOST.test(url.hostname);
}

/** May a frame of ours be opened at this address? */
export function isWithin(address: string, origins: readonly string[]): boolean {
  const url = URL.parse(address);
  return url !== null && url.username === "" && origins.includes(url.origin);
}

const NETWORK = /^([\da-f:.]+)(?:\/(\d{1,3}))?$/;

/** `203.0.113.0/24`; an address alone is a network of its own. Null: it is none. */
export function readNetwork(text: string): string | null {
  const trimmed = text.trim().toLowerCase();
  const [, address = "", bits] = NETWORK.exec(trimmed) ?? [];
  const version = isIP(address);
  if (version === 0) return null;
  const longest = version === 4 ? 32 : 128;
  if (bits === undefined) return `${address}/${longest}`;
  return Number(bits) >= 1 && Number(bits) <= longest ? trimmed : null;
}

/** An empty list lets everybody in. */
export function isFrom(networks: readonly string[], ip: string): boolean {
  if (networks.length === 0) return true;
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), isIP(address) === 4 ? "ipv4" : "ipv6");
  }
  // As servers that listen on both call an address of version 4.
  const plain = ip.replace(/^::ffff:(?=[\d.]+$)/i, "");
  return list.check(plain, isIP(plain) === 4 ? "ipv4" : "ipv6");
}

/**
 * What stops of single modes close for a bet. Real play and free rounds are how a round begins:
 * one that runs is played to its end. Of a mode that the studio names no bet is taken at all.
 */
export function closedBy(
  stopped: readonly string[],
  bet: { readonly mode: unknown; readonly isFree: boolean },
): "bet" | "new rounds" | null {
  const named = typeof bet.mode === "string" ? modeName(bet.mode) : "";
  if (!sharedModes.some((one) => one === named) && stopped.includes(named)) return "bet";
  const isClosed = stopped.includes("real") || (bet.isFree && stopped.includes("free"));
  return isClosed ? "new rounds" : null;
}

const JACKPOT_NAME = /^[^\p{C}]{1,64}$/u;

/**
 * What a bet or win says of a jackpot. It is information, so that what makes no sense is left out
 * and holds nothing up: nothing went there that was not staked, nothing came that was not paid.
 */
export function readJackpot(
  { jackpot_id: id }: { readonly jackpot_id?: unknown },
  { said, most }: { readonly said: unknown; readonly most: number },
): Jackpot | null {
  if (typeof said !== "number" || !Number.isSafeInteger(said)) return null;
  if (said <= 0 || said > most) return null;
  return { units: said, name: typeof id === "string" && JACKPOT_NAME.test(id) ? id : null };
}

export interface OwnKeyTimes {
  readonly keyId: string;
  readonly signsFrom: Date;
  readonly retiresAt: Date | null;
}

/** The latest that may sign does; `waits`: it has signed, or will, and is good in the meantime. */
export function ownKeyState(
  key: OwnKeyTimes,
  all: readonly OwnKeyTimes[],
  now: Date,
): "signs" | "waits" | "retired" {
  const isOver = ({ retiresAt }: OwnKeyTimes): boolean => retiresAt !== null && retiresAt <= now;
  if (isOver(key)) return "retired";
  if (key.signsFrom > now) return "waits";
  const isLater = (one: OwnKeyTimes): boolean =>
    !isOver(one) &&
    one.signsFrom <= now &&
    (one.signsFrom > key.signsFrom ||
      (one.signsFrom.getTime() === key.signsFrom.getTime() && one.keyId > key.keyId));
  return all.some(isLater) ? "waits" : "signs";
}

/** So many launches fail one after the other before the partner is left alone. */
const FAILURES_MAX = 5;
const PAUSE_LEAST_MS = 30_000;
const PAUSE_MOST_MS = 300_000;
/** A launch is answered in five seconds, or not at all. */
export const TRIAL_MS = 10_000;

export interface Circuit {
  readonly failures: number;
  readonly openUntil: Date | null;
  readonly trialUntil: Date | null;
}

/** closed: ask. open: do not. trial: one launch asks, and decides for all. */
export function circuitState(circuit: Circuit | null, now: Date): "closed" | "open" | "trial" {
  if (circuit?.openUntil == null) return "closed";
  if (circuit.openUntil > now) return "open";
  return circuit.trialUntil !== null && circuit.trialUntil > now ? "open" : "trial";
}

/** After so many failures; null: it is asked again at once. */
export function pauseMs(failures: number): number | null {
  if (failures < FAILURES_MAX) return null;
  return Math.min(PAUSE_LEAST_MS * 2 ** (failures - FAILURES_MAX), PAUSE_MOST_MS);
}
