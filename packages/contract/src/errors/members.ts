/** Errors of the members room: code -> HTTP status. Texts: packages/i18n. */
export const membersErrors = {} as const;
