/** Dice: small flat ones for the board, and cubes that roll. */
import { make } from "../../hud/dom.ts";

/** Places of the pips on a grid of three by three. */
const pips: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

export function flatDie(face: number): HTMLElement {
  const cells = Array.from({ length: 9 }, (_, index) =>
    make("i", { class: pips[face]?.includes(index) === true ? "pip" : "no-pip" }),
  );
  return make("span", { class: `die is-${face}`, "aria-hidden": "true" }, cells);
}

/** How a cube is turned so that a face looks at the player: degrees around x and y. */
const turns: Readonly<Record<number, readonly [number, number]>> = {
  1: [0, 0],
  2: [-90, 0],
  3: [0, -90],
  4: [0, 90],
  5: [90, 0],
  6: [0, 180],
};

export interface Cube {
  readonly root: HTMLElement;
  /** t from 0, in the air, to 1, at rest on the face. */
  show: (face: number, t: number) => void;
}

/** `turn` makes the three dice roll unlike each other. */
export function cube(turn: number): Cube {
  const faces = [1, 2, 3, 4, 5, 6].map((face) => {
    const side = make("span", { class: `cube-face on-${face}` }, [flatDie(face)]);
    return side;
  });
  const body = make("div", { class: "cube-body" }, faces);
  const root = make("div", { class: "cube" }, [body]);
  return {
    root,
    show: (face, t) => {
      const [x, y] = turns[face] ?? [0, 0];
      const left = (1 - t) ** 1.6;
      const height = Math.abs(Math.sin(t * Math.PI * 3)) * (1 - t) ** 1.3;
      body.style.transform =
        `rotateX(${x + (720 + 90 * turn) * left}deg) ` +
        `rotateY(${y - (900 - 130 * turn) * left}deg)`;
      root.style.transform =
        `translate(${(turn - 1) * 60 * left}%, ${-150 * height}%) ` +
        `rotate(${(turn - 1) * 14 * (1 - left)}deg)`;
    },
  };
}
