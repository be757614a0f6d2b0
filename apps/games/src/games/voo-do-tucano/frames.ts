/** What is drawn at every frame: the multiplier of this instant, the time that is left, the sky. */
import { type CrashResult, multiplierAt } from "@tucano/game-math/games/voo-do-tucano/table.ts";
import type { TableRound } from "@tucano/contract/player/games/shared-tables.ts";
import { multiplierIn } from "@tucano/i18n/numbers.ts";
import type { Flight } from "./flight.ts";

const START = 100;

export const crashOf = (result: unknown): number => (result as CrashResult).crashHundredths;

export function runFrames(flight: Flight): void {
  let last = performance.now();
  const frame = (now: number): void => {
    requestAnimationFrame(frame);
    const isFlying = flight.round?.phase === "flying";
    const delta = now - last;
    if (!isFlying && delta < 28) return;
    last = now;
    drawFrame(flight, Math.min(delta, 100));
  };
  requestAnimationFrame(frame);
}

function drawFrame(flight: Flight, deltaMs: number): void {
  const { round, line, sky, parts, panels, say } = flight;
  const now = line?.now() ?? Date.now();
  let hundredths = START;
  if (round?.phase === "flying" && round.started_at !== null && round.growth_ppb !== null) {
    const elapsed = Math.max(0, now - Date.parse(round.started_at));
    hundredths = multiplierAt(elapsed, round.growth_ppb);
    sky.fly(elapsed, hundredths);
  }
  const isOver = round?.phase === "shown";
  if (isOver) hundredths = crashOf(round.result);
  const leftMs = round?.ends_at == null ? 0 : Math.max(0, Date.parse(round.ends_at) - now);
  const isWaiting = round?.phase === "betting";
  const figure = isWaiting || round === null ? "" : multiplierIn(flight.tools.language, hundredths);
  setText(
    parts.figure,
    round?.phase === "closed" ? multiplierIn(flight.tools.language, START) : figure,
  );
  parts.figure.dataset["phase"] = round?.phase ?? "";
  const level = hundredths >= 1_000 ? "high" : hundredths >= 200 ? "middle" : "low";
  parts.figure.dataset["level"] = level;
  setText(parts.word, wordOf(round, leftMs, say));
  parts.bar.hidden = !isWaiting;
  if (isWaiting) {
    const part = leftMs / flight.tools.opened.pace.betting_ms;
    parts.bar.style.setProperty("--left", String(Math.min(1, part)));
  }
  for (const panel of panels) panel.refresh(round?.phase ?? null, hundredths);
  sky.draw(deltaMs);
}

function wordOf(round: TableRound | null, leftMs: number, say: Flight["say"]): string {
  switch (round?.phase) {
    case "betting":
      return say("nextIn", { seconds: tenthsOf(leftMs) });
    case "closed":
      return say("closed");
    case "shown":
      return say("flewAt");
    case "void":
      return say("void");
    default:
      return "";
  }
}

function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

function tenthsOf(ms: number): string {
  const tenths = Math.ceil(ms / 100);
  return `${Math.floor(tenths / 10)},${tenths % 10}`;
}
