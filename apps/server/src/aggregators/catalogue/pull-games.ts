/**
 * A partner's list against what we know of it. Nothing that it says is published by itself: what is
 * new or changed waits for somebody, and what is gone is hidden here, never deleted.
 */
import type { Game } from "../../catalog/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { isOfPartner, requireClient } from "../partners.ts";
import type { AggregatorsDeps } from "../types.ts";
import { diffList, isSuspicious } from "./diff.ts";
import * as repository from "./repository.ts";
import { notePictures } from "./picture-repository.ts";
import type { Pull } from "./repository.ts";

export type PullDeps = Pick<AggregatorsDeps, "db" | "clock" | "catalog" | "rounds" | "clientOf">;

export interface PullWish {
  readonly partner: string;
  /** Somebody has looked: that many games are really gone. */
  readonly isGoneMeant: boolean;
  /** Written in the same transaction. */
  readonly alongside?: (tx: Tx, pull: Pull) => Promise<void>;
}

/** Throws common.not_found. What the partner makes impossible is a problem of the pull. */
export async function pullGames(deps: PullDeps, wish: PullWish): Promise<Pull> {
  const client = await requireClient(deps, wish.partner);
  const at = deps.clock.now();
  const none = {
    partner: wish.partner,
    at,
    listed: 0,
    unreadable: 0,
    added: 0,
    changed: 0,
    gone: 0,
  };
  try {
    const { rows, unreadable } = await client.listGames();
    const games = await deps.catalog.allGames();
    const ours = games.filter(({ studio }) => studio === wish.partner);
    const pull = await inTransaction(deps.db, async (tx) => {
      const known = await repository.lockGames(tx, wish.partner);
      // One code is one game, whatever a list repeats.
      const listed = [...new Map(rows.map((game) => [game.code, game])).values()];
      const { added, changed, back, gone } = diffList(known, listed);
      const counts = {
        ...none,
        listed: listed.length,
        unreadable,
        added: added.length,
        changed: changed.length,
        gone: gone.length,
      };
      const problem = isSuspicious(known, gone) && !wish.isGoneMeant ? "half_a_list" : null;
      const made = { ...counts, problem };
      if (problem === null) {
        const of = { partner: wish.partner, at };
        await repository.insertGames(tx, { ...of, games: added });
        await repository.changeGames(tx, { ...of, games: changed });
        await repository.markGone(tx, { ...of, codes: gone });
        await repository.markGone(tx, { ...of, codes: back, at: null });
        await notePictures(tx, { partner: wish.partner, games: listed });
        await hide(deps, tx, { ours, codes: gone });
      }
      await repository.insertPull(tx, made);
      await wish.alongside?.(tx, made);
      return made;
    });
    deps.catalog.invalidate();
    return pull;
  } catch (error) {
    if (!isOfPartner(error)) throw error;
    const pull = { ...none, problem: error.message };
    await inTransaction(deps.db, async (tx) => {
      await repository.insertPull(tx, pull);
      await wish.alongside?.(tx, pull);
    });
    return pull;
  }
}

/** Whether to show them again is for somebody to say. */
async function hide(
  { catalog }: PullDeps,
  tx: Tx,
  of: { readonly ours: readonly Game[]; readonly codes: readonly string[] },
): Promise<void> {
  for (const { id } of of.ours.filter(({ code }) => of.codes.includes(code))) {
    await catalog.setGameStatus(tx, id, "hidden");
  }
}
