/**
 * A tap is answered by the next frame. A new page, and what it asks the server, come after it: both
 * keep a slow phone busy for longer than a finger waits.
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

/** Undefined when nothing has been tapped: then there is nothing to wait for. */
export const whenTapIsAnswered = (): Promise<void> | undefined => answered;
