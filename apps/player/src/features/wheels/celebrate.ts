/** A little joy for a real win: paper snippets and a short hum of the phone. Never a must. */
const COLOURS = ["#ffb347", "#ffd94a", "#3ecf8e", "#59c3e8", "#fff6d6"];
const SHOWN_MS = 4_000;

export function prefersCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * The library's own canvas would be painted by a worker made from a blob, which the site's rules
 * forbid: this one is ours, and painted here.
 */
export async function celebrate(): Promise<void> {
  if (prefersCalm()) return;
  if ("vibrate" in navigator) navigator.vibrate([40, 50, 80]);
  const { default: confetti } = await import("canvas-confetti");
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  canvas.className = "pointer-events-none fixed inset-0 z-50 size-full";
  document.body.append(canvas);
  const shoot = confetti.create(canvas, { resize: true, useWorker: false });
  void shoot({ particleCount: 90, spread: 75, origin: { y: 0.5 }, colors: COLOURS });
  setTimeout(() => canvas.remove(), SHOWN_MS);
}
