/** Errors of the studio room: code -> HTTP status and what it says in English. */
export const studioErrors = {
  /** Not an HLS playlist over TLS on a named public host. */
  "studio.address_invalid": [
    422,
    "Enter an HLS playlist (.m3u8) over https on a named public host",
  ],
} as const;
