/** What kind of device this is, as far as installing differs: a guess that the player can mend. */
export type DevicePlatform = "android" | "ios" | "desktop";

export function guessPlatform(userAgent: string, touchPoints: number): DevicePlatform {
  if (/android/i.test(userAgent)) return "android";
  if (/iphone|ipad|ipod/i.test(userAgent)) return "ios";
  // An iPad says that it is a Mac; no Mac can be touched.
  if (/macintosh/i.test(userAgent) && touchPoints > 1) return "ios";
  return "desktop";
}

export function thisPlatform(): DevicePlatform {
  return guessPlatform(navigator.userAgent, navigator.maxTouchPoints);
}
