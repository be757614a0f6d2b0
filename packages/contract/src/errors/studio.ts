/** Errors of the studio room: code -> HTTP status. Texts: packages/i18n. */
export const studioErrors = {
  /** Not an HLS playlist over TLS on a named public host. */
  "studio.address_invalid": 422,
} as const;
