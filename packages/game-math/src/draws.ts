/** Where a game's chance comes from. The mathematics never sees how the numbers are made. */
export interface Draws {
  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number;
}
