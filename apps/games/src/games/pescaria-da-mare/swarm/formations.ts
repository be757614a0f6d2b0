/** How a school keeps together: each one's place behind the first and beside the way. */
export interface Place {
  /** In half sizes of one of them. */
  readonly behind: number;
  readonly beside: number;
}

export type Formation = "alone" | "wedge" | "ribbon" | "pairs" | "ball";

/** Sunflower seeds: as dense in the middle as at the edge. */
const GOLDEN_ANGLE = 2.399_963;

const places: Readonly<Record<Formation, (index: number, count: number) => Place>> = {
  alone: (index) => ({ behind: index * 3, beside: index === 0 ? 0 : 0.7 * (index % 2 ? 1 : -1) }),
  wedge: (index) => {
    const row = Math.ceil(index / 2);
    return { behind: row * 1.7, beside: row * 1.15 * (index % 2 === 0 ? 1 : -1) };
  },
  ribbon: (index) => ({ behind: index * 1.9, beside: 1.1 * Math.sin(index * 0.9) }),
  pairs: (index) => ({
    behind: Math.floor(index / 2) * 2.15 + (index % 2) * 0.5,
    beside: index % 2 === 0 ? 0.95 : -0.95,
  }),
  ball: (index, count) => {
    const far = 1.25 * Math.sqrt(index);
    const middle = 1.25 * Math.sqrt(count);
    return {
      behind: middle + far * Math.cos(index * GOLDEN_ANGLE),
      beside: far * Math.sin(index * GOLDEN_ANGLE),
    };
  },
};

export function placesOf(formation: Formation, count: number): Place[] {
  return Array.from({ length: count }, (_, index) => places[formation](index, count));
}
