/** Watches a page for what a visitor must never be exposed to. */
import { expect, type Page } from "@playwright/test";

export interface Guard {
  /** What has been noticed since it was last asked. */
  take(): string[];
  /** Fails when the page called a foreign host, or complained in the console. */
  assertClean(): void;
}

/** A refusal that a journey provokes on purpose shows up in the console as a failed load. */
const expectedNoise = /Failed to load resource: the server responded with a status of 4\d\d/;

export function watch(page: Page, host: string): Guard {
  const foreign: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) foreign.push(request.url());
  });
  page.on("console", (message) => {
    const isComplaint =
      message.type() === "error" || message.text().includes("Content Security Policy");
    if (isComplaint && !expectedNoise.test(message.text())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return {
    take: () => [...foreign.splice(0).map((url) => `called ${url}`), ...complaints.splice(0)],
    assertClean() {
      expect(foreign, "requests to foreign hosts").toEqual([]);
      expect(complaints, "errors in the browser's console").toEqual([]);
    },
  };
}
