/**
 * Roda da Praia: a wheel of equal segments. The player chooses how many, and the risk; the return
 * is the mean of the segments, 99 % for each of the fifteen wheels.
 */
import { type InstantGame, oneUnit } from "../../engine.ts";
import { type Rational, rational } from "../../rational.ts";
import { readFields } from "../../read-fields.ts";
import { tierOf } from "../../tier.ts";
import { isRisk, type Risk, wholeStakes } from "../../arcade/stakes.ts";

export const wheelSizes = [10, 20, 30, 40, 50] as const;
export type WheelSize = (typeof wheelSizes)[number];

export interface WheelChoice {
  readonly segments: WheelSize;
  readonly risk: Risk;
}

const LOW = [140, 120, 120, 0, 120, 130, 120, 120, 0, 120];

/** What pays on the wheels of medium risk; between any two of them is a blank. */
const MEDIUM: Readonly<Record<WheelSize, readonly number[]>> = {
  10: [170, 220, 150, 250, 200],
  20: [150, 200, 150, 180, 200, 150, 250, 150, 150, 400],
  30: [150, 200, 150, 170, 200, 150, 250, 150, 200, 150, 300, 150, 200, 150, 400],
  40: [
    150, 200, 150, 160, 200, 150, 250, 150, 200, 150, 550, 150, 200, 150, 150, 200, 150, 300, 150,
    200,
  ],
  50: [
    150, 200, 150, 150, 200, 150, 250, 150, 150, 200, 150, 300, 150, 200, 150, 150, 250, 150, 200,
    150, 150, 700, 150, 200, 150,
  ],
};

/** Two segments of the boldest wheels pay, across from each other. */
const HIGH: Readonly<Record<WheelSize, readonly [number, number]>> = {
  10: [660, 330],
  20: [1_320, 660],
  30: [1_980, 990],
  40: [2_640, 1_320],
  50: [3_300, 1_650],
};

/** What each segment pays, clockwise from the top, in hundredths. */
export function wheelOf({ segments, risk }: WheelChoice): readonly number[] {
  if (risk === "low") {
    return Array.from({ length: segments / LOW.length }, () => LOW).flat();
  }
  if (risk === "medium") return MEDIUM[segments].flatMap((pay) => [0, pay]);
  const [first, second] = HIGH[segments];
  return Array.from({ length: segments }, (_, index) =>
    index === 0 ? first : index === segments / 2 ? second : 0,
  );
}

export function wheelReturn(choice: WheelChoice): Rational {
  const sum = wheelOf(choice).reduce((total, pay) => total + pay, 0);
  return rational(sum, 100 * choice.segments);
}

export const rodaDaPraia: InstantGame<WheelChoice> = {
  shape: "instant",
  facts: {
    code: "roda-da-praia",
    name: "Roda da Praia",
    version: 1,
    type: "arcade",
    brand: "mare",
    tags: ["new", "wheel"],
    ...wholeStakes,
  },
  readChoice: (input) => {
    const fields = readFields(input, ["segments", "risk"]);
    if (fields === null || !isRisk(fields.risk)) return null;
    const segments = wheelSizes.find((size) => size === fields.segments);
    return segments === undefined ? null : { segments, risk: fields.risk };
  },
  unitsOf: oneUnit,
  play: (choice, draws) => {
    const { segments, risk } = choice;
    const index = draws.below(segments);
    const multiplierHundredths = wheelOf(choice)[index]!;
    return {
      book: [
        { type: "wheelTurn", segments, risk, index, multiplierHundredths },
        {
          type: "finalWin",
          winHundredths: multiplierHundredths,
          tier: tierOf(multiplierHundredths),
        },
      ],
      winHundredths: multiplierHundredths,
    };
  },
};
