/** Reads a QR code off the screen, as a phone's camera would. */
import type { Locator, Page } from "@playwright/test";
import jsQR from "jsqr";

/** Pixels of a PNG, decoded by the browser that took it. */
async function pixelsOf(
  page: Page,
  png: Buffer,
): Promise<{ data: number[]; width: number; height: number }> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("This browser has no 2D canvas.");
    context.drawImage(bitmap, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return { data: [...data], width, height };
  }, png.toString("base64"));
}

/** What the code says, or null when nothing can be read. */
export async function readQr(page: Page, code: Locator): Promise<string | null> {
  const png = await code.screenshot({ animations: "disabled" });
  const { data, width, height } = await pixelsOf(page, png);
  return jsQR.default(Uint8ClampedArray.from(data), width, height)?.data ?? null;
}
