/** Points of a picture, and of the stream that is made of it. */
export const WIDTH = 640;
export const HEIGHT = 360;
