/**
 * Addresses that programs call: an unknown one of them is an error in JSON, never a page. In
 * development the server answers these, and Vite all others.
 */
const beginnings = [
  "api",
  "backoffice/api",
  "go",
  "healthz",
  "integrations",
  "media",
  "metrics",
  "play/api",
  "play/ws",
  "psp",
  "readyz",
  "rgs",
  "sandbox",
  "streams",
  "unsubscribe",
  "wallet",
];
const PROGRAM_PATHS = new RegExp(`^/(?:${beginnings.join("|")})(?:[/?]|$)`);

export const isProgramPath = (url: string): boolean => PROGRAM_PATHS.test(url);
