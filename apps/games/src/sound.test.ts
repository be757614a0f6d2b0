// Protects: a game can be heard on a telephone, where a browser lets sound begin only when a finger
// is lifted again, and on a page that was left and come back to.
import { afterEach, expect, test, vi } from "vitest";
import { createSound } from "./sound.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser that heeds a gesture only if the person has done something that it counts as one. */
function openPage(heeded: string) {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const frame = new EventTarget();
  const told = { state: "none" };
  let gesture = "";
  class FakeContext {
    get state() {
      return told.state;
    }
    constructor() {
      told.state = "suspended";
      void this.resume();
    }
    async resume() {
      if (gesture === heeded || told.state === "left") told.state = "running";
    }
    async suspend() {
      told.state = "left";
    }
  }
  vi.stubGlobal("window", frame);
  vi.stubGlobal("document", page);
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      postMessage() {}
    },
  );
  createSound({ root: 440, shape: 0, scale: [0, 2, 4] }, false);
  const act = (name: string) => {
    gesture = name;
    frame.dispatchEvent(new Event(name));
    gesture = "";
  };
  const leave = (isHidden: boolean) => {
    page.hidden = isHidden;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return { told, act, leave };
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

test("it is silent while the page is out of sight", () => {
  const { told, act, leave } = openPage("pointerup");
  act("pointerup");
  leave(true);
  expect(told.state).toBe("left");
  leave(false);
  expect(told.state).toBe("running");
});
