/// <reference types="vite/client" />

declare module "*.po" {
  import type { Messages } from "@lingui/core";

  export const messages: Messages;
}

/**
 * The same player without subtitles, several tracks and protection; it brings no types of its own.
 */
declare module "hls.js/light" {
  export { default } from "hls.js";
}

interface ImportMetaEnv {
  /** Of apps/player/package.json. */
  readonly VITE_VERSION: string;
}
