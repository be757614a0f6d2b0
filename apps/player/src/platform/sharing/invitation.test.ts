/** Protects: an invitation is kept, whatever else the visitor looks at, until it is used. */
import { beforeEach, expect, test, vi } from "vitest";
import { forgetInvitation, keepInvitation, readInvitation } from "./invitation.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test("a code stays through pages without one, and the last one counts", () => {
  keepInvitation("?invite_code=K7M4PXYZ&utm=x");
  keepInvitation("?type=slots");
  keepInvitation("");
  expect(readInvitation()).toBe("K7M4PXYZ");
  keepInvitation("?invite_code=%20A9CDEFGH%20");
  expect(readInvitation()).toBe("A9CDEFGH");
  forgetInvitation();
  expect(readInvitation()).toBe("");
});

test("where nothing can be stored, nothing is kept and nothing breaks", () => {
  vi.stubGlobal("localStorage", undefined);
  keepInvitation("?invite_code=K7M4PXYZ");
  expect(readInvitation()).toBe("");
});
