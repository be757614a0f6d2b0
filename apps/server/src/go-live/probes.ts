/** Asks what lies outside of the house: its own public address, and the disk. */
import { statfs } from "node:fs/promises";
import { X509Certificate } from "node:crypto";
import { connect } from "node:tls";
import { fairnessChains } from "@tucano/contract/player/games/shared-tables.ts";
import * as z from "zod/mini";
import { fetchText } from "../platform/http/outgoing.ts";

const TIMEOUT_MS = 5_000;
const ANSWER_BYTES_MAX = 1_000_000;
const DAY_MS = 86_400_000;
const HTTPS_PORT = 443;

const chainsAnswer = z.object({ data: fairnessChains.output });

/** Nobody else has announced this chain: whoever tells of it stands on our database. */
export async function tellsOf(
  publicUrl: string,
  { game, head }: { readonly game: string; readonly head: string },
): Promise<boolean> {
  const url = new URL(fairnessChains.path, `${publicUrl}/`);
  url.searchParams.set("game", game);
  const options = { method: "GET", timeoutMs: TIMEOUT_MS, bytesMax: ANSWER_BYTES_MAX } as const;
  const { status, text } = await fetchText(url, options);
  if (status !== 200) throw new Error(`PUBLIC_URL answers ${status}.`);
  const answer = z.safeParse(chainsAnswer, JSON.parse(text));
  return answer.success && answer.data.data.list.some((chain) => chain.head === head);
}

const daysUntil = (end: string, now: Date) =>
  Math.floor((Date.parse(end) - now.getTime()) / DAY_MS);

/** Of a certificate of ours. */
export function pemDaysLeft(pem: string, now: Date): number {
  return daysUntil(new X509Certificate(pem).validTo, now);
}

/** Of the certificate that is shown there. Throws when browsers would not trust it. */
export function certificateDaysLeft(publicUrl: string, now: Date): Promise<number> {
  const { hostname, port } = new URL(publicUrl);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const socket = connect({
    host: hostname,
    port: port === "" ? HTTPS_PORT : Number(port),
    servername: hostname,
    timeout: TIMEOUT_MS,
  });
  socket.once("secureConnect", () => {
    resolve(daysUntil(socket.getPeerCertificate().valid_to, now));
  });
  socket.once("timeout", () => reject(new Error("No answer in time.")));
  socket.once("error", reject);
  return promise.finally(() => socket.destroy());
}

export async function diskOf(folder: string): Promise<{ freeBytes: number; allBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, allBytes: blocks * bsize };
}
