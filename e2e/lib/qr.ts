/** Reads a QR code off the screen, as a phone's camera would. */
import type { Locator, Page } from "@playwright/test";
import jsQR from "jsqr";

interface Pixels {
  /** Red, green, blue, alpha of each pixel, in base64. */
  readonly base64: string;
  readonly width: number;
  readonly height: number;
}

/** The pixels of a PNG, decoded by the browser that took it. */
async function pixelsOf(page: Page, png: Buffer): Promise<Pixels> {
  return page.evaluate(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    if (context === null) throw new Error("This browser has no 2D canvas.");
    context.drawImage(bitmap, 0, 0);
    const blob = new Blob([context.getImageData(0, 0, width, height).data]);
    const reader = new FileReader();
    const url = await new Promise<string>((resolve) => {
      reader.addEventListener("load", () => {
        resolve(typeof reader.result === "string" ? reader.result : "");
      });
      reader.readAsDataURL(blob);
    });
    return { base64: url.slice(url.indexOf(",") + 1), width, height };
  }, png.toString("base64"));
}

/** What the code says, or null when nothing can be read. */
export async function readQr(page: Page, code: Locator): Promise<string | null> {
  const png = await code.screenshot({ animations: "disabled" });
  const { base64, width, height } = await pixelsOf(page, png);
  const data = new Uint8ClampedArray(Buffer.from(base64, "base64"));
  return jsQR.default(data, width, height)?.data ?? null;
}
