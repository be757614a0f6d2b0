import { describe, expect, test } from "vitest";
import { layOut } from "./layout.ts";

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
