/** Neither WebGL nor a 2D canvas: nothing can be drawn here. */
export class CannotDraw extends Error {}
