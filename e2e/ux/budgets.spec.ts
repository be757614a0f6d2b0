/** What a first visit costs: scripts, styles and bytes as they come over the line. */
import { expect, test } from "@playwright/test";

const KB = 1_000;
const limits = { script: 135 * KB, style: 20 * KB, document: 15 * KB, everything: 500 * KB };

test("a first visit of the lobby keeps its budgets", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const kinds = new Map<string, string>();
  const bytes = { script: 0, style: 0, document: 0, everything: 0 };
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    bytes.everything += encodedDataLength;
    if (kind === "Script") bytes.script += encodedDataLength;
    if (kind === "Stylesheet") bytes.style += encodedDataLength;
    if (kind === "Document") bytes.document += encodedDataLength;
  });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/", { waitUntil: "load" });
  await expect(page.getByRole("heading").first()).toBeVisible();
  // What accompanies the page comes later, when it is idle: it is no part of the first view.
  const first = { ...bytes };
  test.info().annotations.push({ type: "bytes", description: JSON.stringify(first) });
  console.log(`  first view: ${JSON.stringify(first)}`);
  for (const kind of ["script", "style", "document", "everything"] as const) {
    expect.soft(first[kind], kind).toBeLessThanOrEqual(limits[kind]);
  }
});
