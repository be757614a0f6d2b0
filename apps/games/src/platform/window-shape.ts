/** How the phone is held, as the style sheets see it. */
export const isWindowUpright = (): boolean => window.innerHeight > window.innerWidth;

/** The style sheets' own breakpoint: a phone held in landscape. */
const LOW_PX = 520;
export const isWindowLow = (): boolean => window.innerHeight <= LOW_PX;
