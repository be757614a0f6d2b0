/**
 * What happens, told at once: one WebSocket to /api/live for the whole page. It opens when
 * something wants to hear and somebody looks, comes back by itself with growing pauses, and says
 * nothing of its own: after a gap, the ordinary calls are used.
 */
import type { LiveMessage, LiveRequest } from "@tucano/contract/player/site/live.ts";
import { useEffect, useEffectEvent } from "react";
import { create } from "zustand";
import { language } from "../language.ts";
import { readToken, useSession } from "../session/session.ts";

const PATH = "/api/live";
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const FORCE_OFFLINE_CODE = 4401;

type Listener = (message: LiveMessage) => void;

/** True while the line is open and the server has said welcome. */
export const useLiveLine = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

const listeners = new Map<string, Set<Listener>>();
let socket: WebSocket | null = null;
let pauseMs = FIRST_PAUSE_MS;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let renewTimer: ReturnType<typeof setInterval> | undefined;
let silenceTimer: ReturnType<typeof setTimeout> | undefined;

function send(request: LiveRequest): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
}

function sayHello(): void {
  const token = readToken();
  const topics = [...listeners.keys()].filter((topic) => topic !== "me" || token !== null);
  send({ type: "hello", lang: language, topics, ...(token !== null && { token }) });
}

/** Two beats without a sign of life: the line is dead, though nobody has said so. */
function expectBeat(seconds: number): void {
  clearTimeout(silenceTimer);
  silenceTimer = setTimeout(() => socket?.close(), seconds * 2_000);
}

let beatSeconds = 30;

function hear(event: MessageEvent<string>): void {
  const message = JSON.parse(event.data) as LiveMessage;
  if (message.type === "welcome") {
    pauseMs = FIRST_PAUSE_MS;
    beatSeconds = message.beat_seconds;
    clearInterval(renewTimer);
    renewTimer = setInterval(sayHello, message.renew_seconds * 800);
    useLiveLine.setState({ isOpen: true });
  }
  expectBeat(beatSeconds);
  if (!("topic" in message)) return;
  for (const listener of listeners.get(message.topic) ?? []) listener(message);
}

function scheduleRetry(): void {
  clearTimeout(retryTimer);
  if (listeners.size === 0) return;
  retryTimer = setTimeout(connect, pauseMs * (0.5 + Math.random()));
  pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
}

function forgetLine(event: CloseEvent): void {
  clearInterval(renewTimer);
  clearTimeout(silenceTimer);
  socket = null;
  useLiveLine.setState({ isOpen: false });
  // An ended session is found out by the next ordinary call, which knows what to do about it.
  if (event.code === FORCE_OFFLINE_CODE) pauseMs = LONGEST_PAUSE_MS;
  scheduleRetry();
}

function connect(): void {
  if (socket !== null || listeners.size === 0) return;
  if (document.visibilityState === "hidden" || !navigator.onLine) return;
  const address = new URL(PATH, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  socket = new WebSocket(address);
  socket.addEventListener("open", sayHello);
  socket.addEventListener("message", hear);
  socket.addEventListener("close", forgetLine);
}

function comeBack(): void {
  pauseMs = FIRST_PAUSE_MS;
  connect();
}

document.addEventListener("visibilitychange", comeBack);
globalThis.addEventListener("online", comeBack);
// After signing in or out the server sees somebody else: reconnect.
useSession.subscribe((now, before) => {
  if (now.status === before.status) return;
  if (socket === null) comeBack();
  else socket.close();
});

function listen(topic: string, listener: Listener): () => void {
  const known = listeners.get(topic) ?? new Set();
  if (!listeners.has(topic)) {
    listeners.set(topic, known);
    send({ type: "subscribe", topics: [topic] });
  }
  known.add(listener);
  connect();
  return () => {
    known.delete(listener);
    if (known.size > 0) return;
    listeners.delete(topic);
    send({ type: "unsubscribe", topics: [topic] });
    if (listeners.size === 0) socket?.close();
  };
}

/** Hears of a topic while the component is shown. Nothing is heard with `isWanted` false. */
export function useLive(topic: string, onMessage: Listener, isWanted = true): void {
  const heard = useEffectEvent(onMessage);
  useEffect(
    () => (isWanted ? listen(topic, (message) => heard(message)) : undefined),
    [topic, isWanted],
  );
}
