/** Neither WebGL nor a canvas of two dimensions: nothing can be drawn here, whatever is tried. */
export class CannotDraw extends Error {}
