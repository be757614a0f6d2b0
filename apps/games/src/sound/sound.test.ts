// Protects: a game can be heard on a telephone, where a browser lets sound begin only when a finger
// is lifted again; nothing is heard before that, on a page that was left, under a sheet of the page
// around it, or of what the player has switched off.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { song } from "../games/dados/song.ts";
import { createSettingsStore } from "../platform/settings.ts";
import { createSound } from "./sound.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const anyParameter = { value: 0, setTargetAtTime() {}, cancelScheduledValues() {} };

class FakeNode {
  gain = anyParameter;
  pan = anyParameter;
  playbackRate = anyParameter;
  threshold = anyParameter;
  knee = anyParameter;
  ratio = anyParameter;
  attack = anyParameter;
  release = anyParameter;
  connect = (next: unknown) => next;
}

/** A browser that heeds a gesture only if the person has done something that it counts as one. */
function openPage(
  heeded: string,
  kept: Readonly<Record<string, string>> = {},
  mediaDevices?: { readonly enumerateDevices: () => Promise<unknown> },
) {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const frame = new EventTarget();
  const told = { state: "none", orders: [] as unknown[], loops: 0 };
  const workers: EventTarget[] = [];
  let gesture = "";
  class FakeContext {
    currentTime = 0;
    destination = new FakeNode();
    get state() {
      return told.state;
    }
    constructor() {
      told.state = "suspended";
      void this.resume();
    }
    createGain = () => new FakeNode();
    createDynamicsCompressor = () => new FakeNode();
    createBufferSource = () =>
      Object.assign(new FakeNode(), {
        start: () => void (told.loops += 1),
        stop: () => void (told.loops -= 1),
      });
    async resume() {
      if (gesture === heeded || told.state === "left") told.state = "running";
    }
    async suspend() {
      told.state = "left";
    }
  }
  class FakeWorker extends EventTarget {
    constructor() {
      super();
      workers.push(this);
    }
    postMessage = (order: unknown) => void told.orders.push(order);
    terminate() {}
  }
  vi.stubGlobal("window", frame);
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { mediaDevices });
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal(
    "AudioBuffer",
    class {
      duration = 1;
      copyToChannel() {}
    },
  );
  vi.stubGlobal("Worker", FakeWorker);
  const storage = new Map(Object.entries(kept));
  const settings = createSettingsStore(
    {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
    } as Storage,
    "dados",
  );
  const sound = createSound({
    voice: { root: 440, shape: 0, scale: [0, 2, 4] },
    settings,
    loadSong: async () => song,
    startsWithMusic: true,
  });
  const act = (name: string) => {
    gesture = name;
    frame.dispatchEvent(new Event(name));
    gesture = "";
  };
  const leave = (isHidden: boolean) => {
    page.hidden = isHidden;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  const isMusicOrdered = () => told.orders.includes(song);
  const rendered = () =>
    workers[1]?.dispatchEvent(
      new MessageEvent("message", { data: { name: "main", samples: { length: 1 }, rate: 1 } }),
    );
  return { told, act, leave, sound, storage, isMusicOrdered, rendered };
}

test("a first tap of a finger wakes the sound, and so do a mouse and a key", () => {
  const finger = openPage("pointerup");
  finger.act("pointerdown");
  expect(finger.told.state).toBe("suspended");
  finger.act("pointerup");
  expect(finger.told.state).toBe("running");
  for (const gesture of ["pointerdown", "keydown"]) {
    const other = openPage(gesture);
    other.act(gesture);
    expect(other.told.state, gesture).toBe("running");
  }
});

test("a first tap waits for no sound that the browser has yet to start, and is heard after it", async () => {
  let start = (): void => {};
  const started = new Promise<void>((done) => (start = done));
  const { told, act, isMusicOrdered } = openPage(
    "pointerup",
    {},
    {
      enumerateDevices: () => started,
    },
  );
  act("pointerup");
  expect(told.state, "nothing is built during the tap").toBe("none");
  start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told.state).toBe("suspended");
  expect(isMusicOrdered()).toBe(true);
  act("pointerup");
  expect(told.state).toBe("running");
});

test("a browser that never answers for its devices keeps nobody waiting for sound", async () => {
  let answer = (): void => {};
  const devices = new Promise<void>((done) => (answer = done));
  const { told, act, sound } = openPage("pointerup", {}, { enumerateDevices: () => devices });
  act("pointerup");
  await vi.advanceTimersByTimeAsync(1_000);
  act("pointerup");
  expect(told.state).toBe("none");
  await vi.advanceTimersByTimeAsync(500);
  expect(told.state, "a second and a half after the first tap").toBe("suspended");
  act("pointerup");
  expect(told.state).toBe("running");
  sound.setPaused(true, "page");
  answer();
  await vi.advanceTimersByTimeAsync(1);
  expect(told.state, "a late answer builds no second one").toBe("left");
});

test("a browser that does not tell its devices is heard all the same", async () => {
  const { told, act } = openPage(
    "pointerup",
    {},
    {
      enumerateDevices: () => Promise.reject(new Error("Not allowed.")),
    },
  );
  await vi.advanceTimersByTimeAsync(1);
  act("pointerup");
  expect(told.state).toBe("running");
});

test("it is silent while the page is out of sight", () => {
  const { told, act, leave } = openPage("pointerup");
  act("pointerup");
  leave(true);
  expect(told.state).toBe("left");
  leave(false);
  expect(told.state).toBe("running");
});

test("coming back to a page does not wake what a sheet over the game keeps silent", () => {
  const { told, act, leave, sound } = openPage("pointerup");
  act("pointerup");
  sound.setPaused(true, "page");
  leave(true);
  leave(false);
  expect(told.state).toBe("left");
  act("pointerup");
  expect(told.state, "nor does a tap").toBe("left");
  sound.setPaused(false, "page");
  expect(told.state).toBe("running");
});

test("after a call has interrupted it the next tap wakes it", () => {
  const { told, act } = openPage("pointerup");
  act("pointerup");
  told.state = "interrupted";
  act("pointerup");
  expect(told.state).toBe("running");
});

test("music is made only after the first tap, and never for who has muted the site", async () => {
  const { act, isMusicOrdered } = openPage("pointerup");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isMusicOrdered(), "before a tap").toBe(false);
  act("pointerup");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isMusicOrdered()).toBe(true);
  const silencing: readonly Readonly<Record<string, string>>[] = [
    { "tucano.game.isMuted": "true" },
    { "tucano.game.hasMusic": "false" },
  ];
  for (const kept of silencing) {
    const other = openPage("pointerup", kept);
    other.act("pointerup");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(other.isMusicOrdered(), JSON.stringify(kept)).toBe(false);
  }
});

test("music switched off stops at once, is kept so, and is not made twice", async () => {
  const { act, sound, told, rendered, storage } = openPage("pointerup");
  act("pointerup");
  await vi.advanceTimersByTimeAsync(10_000);
  rendered();
  expect(told.loops).toBe(1);
  sound.choose({ hasMusic: false });
  expect(told.loops).toBe(0);
  expect(storage.get("tucano.game.hasMusic")).toBe("false");
  sound.choose({ hasMusic: true });
  expect(told.loops).toBe(1);
  sound.choose({ isMuted: true });
  expect(told.loops).toBe(0);
  expect(told.orders.filter((order) => order === song)).toHaveLength(1);
});
