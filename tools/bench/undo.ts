/** What was started, to be stopped in the opposite order, once, whatever happens. */
type Step = () => Promise<void> | void;

const steps: Step[] = [];
let undoing: Promise<void> | null = null;

/** Returns how to do it early: then it is not done again. */
export function atEnd(step: Step): () => Promise<void> {
  steps.push(step);
  return async () => {
    const position = steps.indexOf(step);
    if (position < 0) return;
    steps.splice(position, 1);
    await step();
  };
}

/** A second caller waits for the first. */
export function undoAll(): Promise<void> {
  undoing ??= (async () => {
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) await step();
  })();
  return undoing;
}
