// Protects: pages of ours only ever load streams over TLS from a named public host.
import { expect, test } from "vitest";
import { readStreamAddress } from "./policy.ts";

test("a playlist on a public host is taken as it is", () => {
  expect(readStreamAddress("https://live.example/tv/index.m3u8?x=1")?.host).toBe("live.example");
});

test.each([
  "http://live.example/index.m3u8",
  "https://live.example/index.mp4",
  "https://user:secret@live.example/index.m3u8",
  "https://localhost/index.m3u8",
  "https://tv.localhost/index.m3u8",
  "https://metadata.google.internal/index.m3u8",
  "https://printer.local/index.m3u8",
  "https://10.0.0.1/index.m3u8",
  "https://[::1]/index.m3u8",
  "https://a.b;sandbox/x.m3u8",
  "https://a.b,c.d/x.m3u8",
  "https://a.b'self'/x.m3u8",
  "https://*.example/x.m3u8",
  "https://a..example/x.m3u8",
  "javascript:alert(1)//.m3u8",
  "//live.example/index.m3u8",
  `https://live.example/${"a".repeat(500)}.m3u8`,
  "",
])("%s is refused", (text) => {
  expect(readStreamAddress(text)).toBeNull();
});

test("an address has five hundred signs at most, and neither a name nor a password", () => {
  const long = (length: number) => {
    const [start, end] = ["https://live.example/", ".m3u8"];
    return `${start}${"a".repeat(length - start.length - end.length)}${end}`;
  };
  expect(readStreamAddress(long(500))).not.toBeNull();
  expect(readStreamAddress(long(501))).toBeNull();
  expect(readStreamAddress("https://user@live.example/index.m3u8")).toBeNull();
  expect(readStreamAddress("https://:secret@live.example/index.m3u8")).toBeNull();
  expect(readStreamAddress("https://live.example/index.m3u8#x")).toBeNull();
});
