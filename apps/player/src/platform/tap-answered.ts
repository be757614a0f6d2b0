/**
 * A tap is answered by the next frame. What a new page asks the server comes after it: to begin a
 * dozen calls keeps a slow phone busy for as long as drawing does.
 */
const taps = ["click", "keydown"] as const;
/** Where nobody looks, no frame comes. */
const LONGEST_MS = 500;

let answered: Promise<void> | undefined;

function noteTap(): void {
  answered ??= new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      answered = undefined;
      resolve();
    };
    const timer = setTimeout(done, LONGEST_MS);
    // Called before the frame is drawn; what it sets off comes after.
    requestAnimationFrame(() => setTimeout(done));
  });
}

for (const kind of taps) addEventListener(kind, noteTap, { capture: true, passive: true });

export async function whenTapIsAnswered(): Promise<void> {
  await answered;
}
