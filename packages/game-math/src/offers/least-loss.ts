/**
 * What a round costs at least: the least stake of a game, times what the house keeps of it on the
 * way to bet that is best for the player. Pure.
 */
import { catalogue } from "../games/catalogue.ts";
import { playedGames } from "./ways.ts";

interface LeastLoss {
  readonly code: string;
  readonly stakeCentavos: number;
  /** Of a centavo, too: rounds for a few of them cost less than one. */
  readonly lossCentavos: number;
}

const stakes: ReadonlyMap<string, number> = new Map(
  catalogue.map(({ game }) => [game.facts.code, Math.min(...game.facts.stakesCentavos)]),
);

/** Of every game that is offered, the cheapest first. */
export const leastLosses: readonly LeastLoss[] = playedGames()
  .map(({ code, edge }) => {
    const stakeCentavos = stakes.get(code) ?? 0;
    return { code, stakeCentavos, lossCentavos: stakeCentavos * edge };
  })
  .toSorted((one, other) => one.lossCentavos - other.lossCentavos);
