/** Tells a newer release's worker from the first one of a browser, which exchanges nothing. */

interface News {
  /** A newer worker is ready, and waits for the page to let it. */
  readonly onReady: () => void;
  /** A newer worker has taken over this page. */
  readonly onTakeover: () => void;
}

/**
 * Whether a worker is the first one is decided when it is found, by what the browser has told
 * until then. Asked later it may be too late: WebKit names the first worker the page's controller
 * before it tells that this very worker has been installed.
 */
export function followWorkers(
  container: ServiceWorkerContainer,
  { onReady, onTakeover }: News,
): (registration: ServiceWorkerRegistration) => void {
  let isControlled = container.controller !== null;
  container.addEventListener("controllerchange", () => {
    if (isControlled) onTakeover();
    isControlled = true;
  });
  const note = (worker: ServiceWorker | null): void => {
    if (worker === null || !isControlled) return;
    const judge = () => {
      if (worker.state === "installed") onReady();
    };
    worker.addEventListener("statechange", judge);
    judge();
  };
  return (registration) => {
    note(registration.waiting);
    note(registration.installing);
    registration.addEventListener("updatefound", () => note(registration.installing));
  };
}
