/**
 * The four suits: a shape and a colour each, so that neither colours nor shapes alone must be told
 * apart. Shapes stand around 0, 0 and are some 21 high.
 */
export type Suit = "s" | "h" | "d" | "c";

const paths: Readonly<Record<Suit, string>> = {
  h:
    "M0 9.6C-3.2 5.4-10.2 1.6-10.2-4.3C-10.2-8.3-7.3-10.2-5-10.2C-2.6-10.2-.9-8.6 0-6.8" +
    "C.9-8.6 2.6-10.2 5-10.2C7.300-10.2 10.2-8.3 10.2-4.3C10.2 1.6 3.2 5.4 0 9.6Z",
  d:
    "M0-11.200C2.3-6.7 5.2-3 8.500 0C5.2 3 2.3 6.7 0 11.2" +
    "C-2.3 6.7-5.2 3-8.500 0C-5.2-3-2.3-6.7 0-11.200Z",
  s:
    "M0-10.800C2.900-5.6 9.8-2.2 9.8 3.100C9.8 6.300 7.300 7.900 5 7.900C3.200 7.900 1.8 7 1 5.700" +
    "C1.200 8 2 9.500 3.500 10.600H-3.500C-2 9.500-1.200 8-1 5.700C-1.8 7-3.200 7.900-5 7.900" +
    "C-7.300 7.900-9.8 6.300-9.8 3.100C-9.8-2.2-2.900-5.6 0-10.800Z",
  c:
    "M0-10.600A4.700 4.700 0 0 1 3.600-2.900A4.800 4.800 0 1 1 1.100 4.700C1.300 7.600 2 9.400 3.700 10.600" +
    "H-3.700C-2 9.400-1.300 7.600-1.100 4.700A4.800 4.800 0 1 1-3.600-2.900A4.700 4.700 0 0 1 0-10.600Z",
};

/** On the cards' cream: each has more than 4.5:1. */
export const suitInks: Readonly<Record<Suit, string>> = {
  s: "#15242c",
  h: "#c8152f",
  d: "#0f5fbf",
  c: "#0b7a3f",
};

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly isTurned?: boolean;
  readonly fill?: string;
}

export function suitMark(suit: Suit, { x, y, scale, isTurned = false, fill }: Placed): string {
  const turn = isTurned ? " rotate(180)" : "";
  const ink = fill ?? suitInks[suit];
  const place = `translate(${x} ${y}) scale(${scale})${turn}`;
  return `<path transform="${place}" d="${paths[suit]}" fill="${ink}"/>`;
}
