/**
 * Somebody takes a listed game over into the house's catalogue, or what has changed of it: hidden
 * at first, with figures that the partner gave or that this person stands for.
 */
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { EnlistedGame } from "../../catalog/index.ts";
import type { AggregatorsDeps } from "../types.ts";
import * as repository from "./repository.ts";
import type { ListedGame } from "./repository.ts";

export interface TakeOver extends Pick<
  EnlistedGame,
  "gameType" | "volatility" | "rtpBasisPoints" | "minBetCentavos" | "maxBetCentavos" | "hasDemo"
> {
  readonly partner: string;
  readonly code: string;
  readonly operator: string;
  readonly alongside: (tx: Tx, game: ListedGame, gameId: number) => Promise<void>;
}

/** Throws catalog.game_not_found and backoffice.game_code_taken. */
export async function takeOver(
  deps: Pick<AggregatorsDeps, "db" | "clock" | "catalog">,
  { partner, code, operator, alongside, ...figures }: TakeOver,
): Promise<number> {
  const at = deps.clock.now();
  const offered = await deps.catalog.offered();
  const ours = offered.find((game) => game.studio === partner && game.code === code);
  // Those of a game that is there take two people.
  const limits =
    ours === undefined ? {} : { minBetCentavos: ours.minBet, maxBetCentavos: ours.maxBet };
  const gameId = await inTransaction(deps.db, async (tx) => {
    await repository.lockGames(tx, partner);
    const [listed] = await repository.listGames(tx, { partner, code });
    if (listed === undefined || listed.isGone) throw new DomainError("catalog.game_not_found");
    const { facts } = listed;
    const id = await deps.catalog.enlist(tx, {
      code,
      studio: partner,
      name: facts.name,
      brand: brandOf(facts.product ?? partner),
      releasedOn: facts.releasedOn ?? at.toISOString().slice(0, 10),
      ...figures,
      ...limits,
    });
    if (id === null) throw new DomainError("backoffice.game_code_taken");
    await repository.markTaken(tx, listed, { at, operator });
    await alongside(tx, listed, id);
    return id;
  });
  deps.catalog.invalidate();
  return gameId;
}

const CODE_LENGTH_MAX = 40;

/** The name over the door, and a code as the catalogue writes them. */
export function brandOf(name: string): { readonly code: string; readonly name: string } {
  const folded = name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[^a-z]+|-+$/g, "")
    .slice(0, CODE_LENGTH_MAX)
    .replace(/-+$/, "");
  return { code: folded.length < 2 ? `brand-${folded || "x"}` : folded, name };
}
