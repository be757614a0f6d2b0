/** What can be found out about this device without asking for anything personal. */
import { language } from "../../platform/language.ts";
import { useLiveLine } from "../../platform/realtime/live.ts";
import { useUi } from "../../platform/shell/ui-store.ts";
import { clockOffsetOf, jitterOf, latencyOf, type Sample } from "./latency.ts";

export type Verdict = "good" | "poor" | "bad" | "plain";

export interface Finding {
  readonly value: string;
  readonly verdict: Verdict;
}

const plain = (value: string): Finding => ({ value, verdict: "plain" });
const yesOrNo = (isGood: boolean): Finding => ({
  value: isGood ? "ok" : "–",
  verdict: isGood ? "good" : "bad",
});

export function readBuild(): Finding {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const build = /-([\w-]{8,})\.js$/.exec(script?.src ?? "")?.[1] ?? "development";
  return plain(`${import.meta.env.VITE_VERSION} (${build})`);
}

const WORKER_COMES_MS = 4_000;

export async function readWorker(): Promise<Finding> {
  if (!("serviceWorker" in navigator)) return { value: "unsupported", verdict: "poor" };
  // A first visit has only just asked for it.
  const patience = new Promise((resolve) => setTimeout(resolve, WORKER_COMES_MS));
  await Promise.race([navigator.serviceWorker.ready, patience]);
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return { value: "none", verdict: "poor" };
  const parts = [
    registration.active?.state,
    registration.waiting === null ? undefined : "update waiting",
    navigator.serviceWorker.controller === null ? "not in control" : "in control",
  ];
  return { value: parts.filter((part) => part !== undefined).join(", "), verdict: "good" };
}

interface NetworkInformation {
  effectiveType?: string;
  downlink?: number;
  rtt?: number;
  saveData?: boolean;
}

function inOwnDigits(value: number): string {
  return new Intl.NumberFormat(document.documentElement.lang).format(value);
}

export function readConnection(): Finding {
  if (!navigator.onLine) return { value: "offline", verdict: "bad" };
  const { connection } = navigator as { connection?: NetworkInformation };
  if (connection === undefined) return plain("online");
  const { effectiveType, downlink, rtt, saveData } = connection;
  const parts = [
    effectiveType,
    downlink === undefined ? undefined : `${inOwnDigits(downlink)} Mbit/s`,
    rtt === undefined ? undefined : `rtt ${rtt} ms`,
    saveData === true ? "save-data" : undefined,
  ];
  return plain(parts.filter((part) => part !== undefined).join(", "));
}

const CALLS = 5;

async function callOnce(): Promise<Sample> {
  const sentMs = performance.timeOrigin + performance.now();
  const response = await fetch("/healthz", { cache: "no-store" });
  const answeredMs = performance.timeOrigin + performance.now();
  await response.text();
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const date = response.headers.get("date");
  return { sentMs, answeredMs, serverMs: date === null ? null : Date.parse(date) };
}

export interface LineFindings {
  latency: Finding;
  jitter: Finding;
  clock: Finding;
}

function judge(milliseconds: number, good: number, poor: number): Verdict {
  if (milliseconds <= good) return "good";
  return milliseconds <= poor ? "poor" : "bad";
}

export async function measureLine(): Promise<LineFindings> {
  const samples: Sample[] = [];
  try {
    // The first one may open the connection: it is not counted.
    await callOnce();
    for (let index = 0; index < CALLS; index += 1) samples.push(await callOnce());
  } catch {
    const none: Finding = { value: "–", verdict: "bad" };
    return { latency: none, jitter: none, clock: none };
  }
  const [latency, jitter, offset] = [latencyOf(samples), jitterOf(samples), clockOffsetOf(samples)];
  return {
    latency: { value: `${latency} ms`, verdict: judge(latency, 150, 400) },
    jitter: { value: `${jitter} ms`, verdict: judge(jitter, 40, 120) },
    clock:
      offset === null
        ? plain("–")
        : {
            value: Math.abs(offset) < 1_000 ? "±0 s" : `${Math.round(offset / 1_000)} s`,
            verdict: judge(Math.abs(offset), 5_000, 60_000),
          },
  };
}

export function readLiveLine(): Finding {
  const isOpen = useLiveLine.getState().isOpen;
  return { value: isOpen ? "open" : "closed", verdict: isOpen ? "good" : "poor" };
}

export function readScreen(): Finding {
  const { width, height } = screen;
  const dpr = Math.round(devicePixelRatio * 100) / 100;
  return plain(`${innerWidth}×${innerHeight} of ${width}×${height}, ×${dpr}`);
}

export function readGraphics(): Finding {
  const canvas = document.createElement("canvas");
  const gl = canvas.getContext("webgl2") ?? canvas.getContext("webgl");
  if (gl === null) return { value: "–", verdict: "bad" };
  const details = gl.getExtension("WEBGL_debug_renderer_info");
  const name: unknown = gl.getParameter(details?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER);
  const version = gl instanceof WebGLRenderingContext ? "WebGL 1" : "WebGL 2";
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  const isSoftware = /swiftshader|llvmpipe|software/i.test(String(name));
  return { value: `${version}, ${String(name)}`, verdict: isSoftware ? "poor" : "good" };
}

export function readAudio(): Finding {
  return yesOrNo("AudioContext" in globalThis);
}

export function readStorage(): Finding {
  try {
    localStorage.setItem("tucano.probe", "1");
    localStorage.removeItem("tucano.probe");
    sessionStorage.getItem("tucano.probe");
    return yesOrNo(true);
  } catch {
    return yesOrNo(false);
  }
}

export function readCookies(): Finding {
  return yesOrNo(navigator.cookieEnabled);
}

export function readLanguage(): Finding {
  return plain(`${language} (${navigator.languages.slice(0, 3).join(", ")})`);
}

export function readTheme(): Finding {
  const painted = document.documentElement.dataset["theme"] ?? "";
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return plain(`${useUi.getState().theme} → ${painted}${isStill ? ", reduced motion" : ""}`);
}
