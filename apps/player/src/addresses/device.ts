/** Addresses about the app and the device, mostly outside the shell. */

export const devicePages = [] as const;
