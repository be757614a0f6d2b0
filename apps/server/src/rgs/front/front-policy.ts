/** What an imported front end may do: load itself, speak to the house, and be framed there. */
import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi;

/** Scripts that a page brings within itself, as its tools wrote them: by their hashes. */
export function inlineHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .map(([, text = ""]) => createHash("sha256").update(text).digest("base64"))
    .map((hash) => `'sha256-${hash}'`);
}

export function frontPolicy(of: {
  /** Where the house's calls and pages are. */
  readonly houses: readonly string[];
  readonly scripts: readonly string[];
}): string {
  const houses = of.houses.join(" ");
  return Object.entries({
    "default-src": "'none'",
    "script-src": ["'self'", "'wasm-unsafe-eval'", ...of.scripts].join(" "),
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",
    "media-src": "'self' data: blob:",
    "worker-src": "'self' blob:",
    "connect-src": `'self' data: blob: ${houses}`,
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": houses,
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}
