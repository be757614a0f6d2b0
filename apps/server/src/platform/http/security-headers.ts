/**
 * What pages of ours may load: themselves, nothing from any other host but the streams that an
 * operator has entered. Inline scripts and eval are refused; the game frames are ours and
 * same-origin, or imported and at an origin of their own.
 */
const contentSecurityPolicy = {
  "default-src": ["'self'"],
  "script-src": ["'self'"],
  "script-src-attr": ["'none'"],
  // Style attributes are set by script (positions, progress); style elements come from files.
  "style-src": ["'self'"],
  "style-src-attr": ["'unsafe-inline'"],
  "img-src": ["'self'", "data:", "blob:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  // Streams are put together by script and handed to the player as a blob.
  "media-src": ["'self'", "blob:"],
  "worker-src": ["'self'", "blob:"],
  "frame-src": ["'self'"],
  "frame-ancestors": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
};

/** What pages may load from elsewhere. */
export interface OtherOrigins {
  readonly streamHosts: () => readonly string[];
  /** Of games that run in frames at an origin of their own. */
  readonly frameOrigins: () => readonly string[];
}

/** Asked for at each page: a stream entered in the back office plays without a restart. */
export function pagePolicy(others: OtherOrigins) {
  const hosts = (): string => others.streamHosts().join(" ");
  return {
    ...contentSecurityPolicy,
    "connect-src": [...contentSecurityPolicy["connect-src"], hosts],
    "media-src": [...contentSecurityPolicy["media-src"], hosts],
    "frame-src": [...contentSecurityPolicy["frame-src"], () => others.frameOrigins().join(" ")],
  };
}

const HSTS = "max-age=31536000; includeSubDomains";

/**
 * The headers of an answer in JSON: nothing may be loaded by it, framed around it or guessed from
 * it, and nobody on the way may keep it.
 */
export function jsonHeaders({ isProduction }: { isProduction: boolean }): Record<string, string> {
  return {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    ...(isProduction ? { "strict-transport-security": HSTS } : {}),
  };
}
