// Protects: at every size of a window the reels are whole and free, and the title can be read.
import { describe, expect, test } from "vitest";
import { besidePlates, layOut } from "./layout.ts";

const sizes = [
  [320, 568, 210],
  [360, 640, 210],
  [375, 812, 226],
  [812, 375, 78],
  [1024, 768, 112],
  [1440, 900, 112],
  [2560, 1300, 112],
] as const;

describe("the layout", () => {
  test.each(sizes)(
    "at %ix%i the reels and their frame are whole and above the interface",
    (...size) => {
      const [width, height, hudHeight] = size;
      const { reels, frameWidth, title } = layOut({
        width,
        height,
        hudHeight,
        reelCount: 5,
        rowCount: 3,
      });
      expect(reels.x - frameWidth).toBeGreaterThanOrEqual(0);
      expect(reels.y - frameWidth).toBeGreaterThanOrEqual(0);
      expect(reels.y + reels.height + frameWidth).toBeLessThanOrEqual(height - hudHeight + 1);
      expect(reels.width).toBeGreaterThan(width * 0.36);
      if (title !== null) expect(title.width).toBeLessThanOrEqual(width);
    },
  );
});

describe("the title beside what the panel shows over it", () => {
  const title = { x: 187, y: 42, width: 306 };
  const plate = (left: number, right: number) => ({ left, right, bottom: 48 });

  test("stays where it is when nothing reaches it", () => {
    expect(besidePlates(title, 375, [])).toEqual(title);
    expect(besidePlates({ ...title, x: 720 }, 1440, [plate(1340, 1428)])).toEqual({
      ...title,
      x: 720,
    });
    // Above it.
    const lower = { ...title, y: 200 };
    expect(besidePlates(lower, 375, [plate(280, 363)])).toEqual(lower);
  });

  test("is moved and made smaller, and none of it is covered", () => {
    expect(besidePlates(title, 375, [plate(283, 363)])).toEqual({ x: 139.5, y: 42, width: 279 });
    expect(besidePlates(title, 375, [plate(12, 166)])).toEqual({ x: 272.5, y: 42, width: 205 });
  });

  test("goes where two plates leave too little of it", () => {
    expect(besidePlates(title, 375, [plate(12, 166), plate(283, 363)])).toBeNull();
  });
});
