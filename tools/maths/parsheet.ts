/** What a family of games gives to be published: a sheet a game, as data and as a page. */
import type { GameFigures } from "@tucano/game-math/engine.ts";

export interface Parsheet {
  readonly code: string;
  readonly version: number;
  readonly name: string;
  /** What server and clients show. */
  readonly figures: GameFigures;
  /** Everything that was computed; becomes docs/games/<code>/parsheet.json. */
  readonly json: object;
  /** The same for people; becomes docs/games/<code>/parsheet.md. */
  readonly markdown: string;
}
