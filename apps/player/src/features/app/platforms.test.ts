/** Steps to install fit the device, also one that says it is something else. */
import { expect, test } from "vitest";
import { guessPlatform } from "./platforms.ts";

test.each([
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9)", 5, "android"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", 5, "ios"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5, "ios"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 0, "desktop"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", 10, "desktop"],
  ["Mozilla/5.0 (X11; Linux x86_64)", 0, "desktop"],
])("%s", (userAgent, touchPoints, platform) => {
  expect(guessPlatform(userAgent, touchPoints)).toBe(platform);
});
