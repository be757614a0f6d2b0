/** How the phone is held, as the style sheets tell it. */
export const isWindowUpright = (): boolean => window.innerHeight > window.innerWidth;

/** The style sheets' own line: a phone that is held lying. */
const LOW_PX = 520;
export const isWindowLow = (): boolean => window.innerHeight <= LOW_PX;
