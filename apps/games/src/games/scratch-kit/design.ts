/** What a scratch card looks like, and how it is read. */
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import type { ScratchCard } from "@tucano/game-math/scratch/scratch-card.ts";
import type { StageTools } from "../../shell/stage.ts";

/** A place in the window; all from 0 to 1. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A shape of the stamp on the foil: a path around 0, 0, some 60 wide. */
interface StampPart {
  readonly path: string;
  readonly fill: string;
}

export interface FoilLook {
  /** Five tones, from corner to corner. */
  readonly shine: readonly string[];
  readonly hatch: string;
  readonly stamp: readonly StampPart[];
}

/** What is under the foil. */
export type Printed = Omit<EventOf<"scratchCard">, "type">;

export interface ScratchDesign {
  readonly card: Pick<ScratchCard, "facts" | "prizes">;
  /** Of the page around the card and of the card. */
  readonly className: string;
  /** Covered by foil, in the order in which a coin scratches them. */
  readonly boxes: readonly Box[];
  readonly foil: FoilLook;
}

/** A card on the table of one player. */
interface ScratchFace {
  /** What to look for, under the title. */
  readonly line: string;
  /** The card's own sentences for the page of rules. */
  readonly rules: readonly string[];
  /** Printed beside the foil. */
  readonly print?: HTMLElement;
  /** What stands in each box. */
  show: (printed: Printed) => readonly (Node | string)[];
  /** The boxes that pay. */
  paying: (printed: Printed) => readonly number[];
  /** So many boxes are open: for what is counted on the way. Null: a new card. */
  opened?: (printed: Printed | null, open: ReadonlySet<number>) => void;
}

export type MakeFace = (tools: StageTools) => ScratchFace;

interface GridOptions extends Box {
  readonly columns: number;
  readonly rows: number;
}

/** Boxes in rows and columns, the top row first. */
export function grid({ columns, rows, ...area }: GridOptions): Box[] {
  const [width, height] = [area.width / columns, area.height / rows];
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: area.x + (index % columns) * width,
    y: area.y + Math.floor(index / columns) * height,
    width,
    height,
  }));
}
