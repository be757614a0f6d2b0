/** The mean of the stars, to a tenth; null: nobody has rated. */
export function meanStars(ratings: readonly number[]): string | null {
  const rated = ratings.reduce((sum, count) => sum + count, 0);
  if (rated === 0) return null;
  const stars = ratings.reduce((sum, count, index) => sum + count * (index + 1), 0);
  const tenths = String(Math.round((stars * 10) / rated));
  return `${tenths.slice(0, -1)}.${tenths.slice(-1)}`;
}
