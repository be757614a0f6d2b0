/**
 * A page that the server wrote brings only the looks of first pages. The whole style sheet comes
 * beside the first other code, and takes their place (build/styles.ts).
 */
let whole: Promise<void> | undefined;

function loadBeside(part: HTMLLinkElement, href: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", crossOrigin: "", href });
  link.addEventListener("load", () => {
    part.remove();
    resolve();
  });
  link.addEventListener("error", () => {
    link.remove();
    reject(new Error("The style sheet did not come."));
  });
  part.after(link);
  return promise;
}

/** At once where the page has come with all of it. */
export async function loadAllStyles(): Promise<void> {
  const part = document.querySelector<HTMLLinkElement>("link[data-whole]");
  const href = part?.dataset["whole"];
  if (part === null || href === undefined) return;
  whole ??= loadBeside(part, href);
  try {
    await whole;
  } catch (error) {
    // Without a network: the next one who needs it asks again.
    whole = undefined;
    throw error;
  }
}
