/** A note about a new version stands only where there is one, whatever order events come in. */
import { expect, test } from "vitest";
import { followWorkers } from "./newer-worker.ts";

class FakeWorker extends EventTarget {
  state = "installing";
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null;
  constructor(controller: FakeWorker | null) {
    super();
    this.controller = controller;
  }
}

function follow(container: FakeContainer, registration: FakeRegistration): string[] {
  const told: string[] = [];
  const note = followWorkers(container as unknown as ServiceWorkerContainer, {
    onReady: () => told.push("ready"),
    onTakeover: () => told.push("takeover"),
  });
  note(registration as unknown as ServiceWorkerRegistration);
  return told;
}

test("the first worker is no new version, even where it controls before it is installed", () => {
  const [container, registration, first] = [
    new FakeContainer(null),
    new FakeRegistration(),
    new FakeWorker(),
  ];
  registration.installing = first;
  const told = follow(container, registration);
  container.controller = first;
  first.become("installed");
  container.dispatchEvent(new Event("controllerchange"));
  first.become("activated");
  expect(told).toEqual([]);
});

test("the next worker of a page that stayed open since its first visit is a new version", () => {
  const [container, registration] = [new FakeContainer(null), new FakeRegistration()];
  const told = follow(container, registration);
  container.controller = new FakeWorker();
  container.dispatchEvent(new Event("controllerchange"));
  const second = new FakeWorker();
  registration.find(second);
  expect(told).toEqual([]);
  second.become("installed");
  expect(told).toEqual(["ready"]);
  container.dispatchEvent(new Event("controllerchange"));
  expect(told).toEqual(["ready", "takeover"]);
});

test("a new version that waited while no page was open is told of at once", () => {
  const registration = new FakeRegistration();
  registration.waiting = new FakeWorker();
  registration.waiting.state = "installed";
  expect(follow(new FakeContainer(new FakeWorker()), registration)).toEqual(["ready"]);
});
