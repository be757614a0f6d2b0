/**
 * The players of a drill, in a process of their own, so that nothing which kills is in their event
 * loop. Each sends one wish after another and writes down what was acknowledged; what got no clear
 * answer is unknown, and is sent again, word for word, until it has one.
 */
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Act, Wish } from "./play.ts";

export interface Acknowledged {
  readonly member: number;
  readonly source: string;
  readonly id: string;
  readonly status: string;
}

export interface DriverReport {
  readonly acknowledged: readonly Acknowledged[];
  /** Wishes that got no clear answer at first. */
  readonly unknown: number;
  /** Of those, the ones that turned out to have been committed before the end came. */
  readonly unknownCommitted: number;
  /** First answers that were no first answers. */
  readonly strange: readonly string[];
}

const [port = "0", membersText = "", label = ""] = process.argv.slice(2);
const members = membersText.split(",").map(Number);
const CLIENTS_COUNT = 48;
const RESOLVE_ATTEMPTS_MAX = 1_000;
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS_COUNT });

let isRunning = true;
const acknowledged: Acknowledged[] = [];
let unknown = 0;
let unknownCommitted = 0;
const strange: string[] = [];

interface Reply {
  readonly status: string;
  readonly replayed?: boolean;
}

/** Null: nobody can say what became of it. */
function send(wish: Wish): Promise<Reply | null> {
  return new Promise((resolve) => {
    const sent = request({ port, host: "127.0.0.1", method: "POST", agent }, (response) => {
      let text = "";
      response.on("data", (chunk) => (text += String(chunk)));
      response.on("error", () => resolve(null));
      response.on("close", () => {
        const isClear = response.statusCode === 200 && response.complete;
        resolve(isClear ? (JSON.parse(text) as Reply) : null);
      });
    });
    sent.on("error", () => resolve(null));
    sent.end(JSON.stringify(wish));
  });
}

/** How often the drill hears how far the play has come, in acknowledged wishes. */
const PROGRESS_STEP = 50;

function note(wish: Wish, reply: Reply): void {
  const source = wish.act === "bet" || wish.act === "win" ? "studio:simulated" : "cashier";
  acknowledged.push({ member: wish.member, source, id: wish.id, status: reply.status });
  if (acknowledged.length % PROGRESS_STEP === 0) process.send?.(acknowledged.length);
}

function draw(client: number, number: number, lastBet: string | null): Act {
  const amount = 1 + ((client * 7 + number * 13) % 90);
  if (number % 7 === 0) return { act: "deposit", amount: amount * 5 };
  if (number % 3 === 0 && lastBet !== null) return { act: "win", bet: lastBet, amount };
  return { act: "bet", amount };
}

async function playAlong(client: number): Promise<void> {
  let lastBet: string | null = null;
  for (let number = 0; isRunning; number += 1) {
    const member = members[(client + number * CLIENTS_COUNT) % members.length] ?? 0;
    const act = draw(client, number, lastBet);
    const wish: Wish = { member, id: `${label}-${client}-${number}`, ...act };
    const first = await send(wish);
    if (first?.replayed === true) strange.push(`${wish.id} was replayed at its first sending`);
    const reply = first ?? (await resolveUnknown(wish));
    if (wish.act === "bet" && reply.status === "applied") lastBet = wish.id;
    note(wish, reply);
  }
}

/** Sends what got no clear answer again, word for word, until it has one. */
async function resolveUnknown(wish: Wish): Promise<Reply> {
  unknown += 1;
  const reply = await sendUntilAnswered(wish);
  if (reply.replayed === true) unknownCommitted += 1;
  return reply;
}

async function sendUntilAnswered(wish: Wish): Promise<Reply> {
  for (let attempt = 1; attempt <= RESOLVE_ATTEMPTS_MAX; attempt += 1) {
    const reply = await send(wish);
    if (reply !== null) return reply;
    await pause(50);
  }
  throw new Error("The server does not come back.");
}

const clients = Array.from({ length: CLIENTS_COUNT }, (_one, client) => playAlong(client));
// A drill that is over, however it ended, leaves nobody playing.
process.on("disconnect", () => process.exit(1));
process.on("message", () => {
  isRunning = false;
  void Promise.all(clients).then(() => {
    const report: DriverReport = { acknowledged, unknown, unknownCommitted, strange };
    process.send?.(report, () => process.exit(0));
  });
});
