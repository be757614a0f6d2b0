import { describe, expect, test } from "vitest";
import { createTouch, nameOf, type Offer, offerOf } from "./offer.ts";

describe("the round button", () => {
  test("offers nothing while there is nothing that a press could do", () => {
    expect(offerOf("idle", false)).toBe("spin");
    expect(offerOf("waiting", false)).toBeNull();
    expect(offerOf("playing", false)).toBe("skip");
    expect(offerOf("resting", false)).toBeNull();
    expect(offerOf("blocked", false)).toBeNull();
  });

  test("stops automatic play at any time, as long as the game goes on", () => {
    for (const phase of ["idle", "waiting", "playing", "resting"] as const) {
      expect(offerOf(phase, true)).toBe("stop");
    }
    expect(offerOf("blocked", true)).toBeNull();
  });
});

describe("the round button's name", () => {
  test("changes while it offers nothing, never at the moment in which it does again", () => {
    const phases = ["idle", "waiting", "playing", "resting", "idle"] as const;
    const names = phases.map((phase) => nameOf(phase, false));
    expect(names).toEqual(["spin", "skip", "skip", "spin", "spin"]);
  });
});

describe("a press", () => {
  const button = (offer: Offer | null) => {
    const around = { offer };
    return { around, touch: createTouch(() => around.offer) };
  };

  test("counts when it ends on what it began on", () => {
    const { touch } = button("spin");
    touch.begin();
    expect(touch.end(true)).toBe(true);
  });

  test("held over the end of a round does not stake money", () => {
    for (const begunOn of ["skip", "stop", null] as const) {
      const { around, touch } = button(begunOn);
      touch.begin();
      around.offer = "spin";
      expect(touch.end(true), `begun on ${begunOn}`).toBe(false);
      touch.begin();
      expect(touch.end(true), "the next one").toBe(true);
    }
  });

  test("by a key, or with no finger put down, counts for what is offered", () => {
    const { around, touch } = button("skip");
    touch.begin();
    around.offer = "spin";
    expect(touch.end(false)).toBe(true);
    expect(touch.end(true)).toBe(true);
  });

  test("on a button that offers nothing does not count", () => {
    const { touch } = button(null);
    touch.begin();
    expect(touch.end(true)).toBe(false);
    expect(touch.end(false)).toBe(false);
  });
});
