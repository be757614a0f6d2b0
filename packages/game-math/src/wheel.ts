/**
 * A wheel with sectors of unequal width. The server turns it, and anybody who wants to verify a
 * spin turns it again, in a browser: the same seeds and the same sectors give the same sector.
 */
import type { Draws } from "./draws.ts";
import { commitmentOf, createDraws, seedFromHex } from "./provably-fair.ts";

export interface Sector {
  readonly code: string;
  /** Its chance is this out of the sum of all: whole, from 1. */
  readonly weight: number;
}

export interface Turn<S extends Sector> {
  /** The number drawn: 0 to `of` - 1. */
  readonly ticket: number;
  readonly of: number;
  readonly sector: S;
}

export function totalWeightOf(sectors: readonly Sector[]): number {
  return sectors.reduce((sum, { weight }) => sum + weight, 0);
}

/** The first sector has the lowest tickets, as many as it has weight, and so on. */
export function turnWheel<S extends Sector>(sectors: readonly S[], draws: Draws): Turn<S> {
  const of = totalWeightOf(sectors);
  const ticket = draws.below(of);
  let end = 0;
  for (const sector of sectors) {
    end += sector.weight;
    if (ticket < end) return { ticket, of, sector };
  }
  throw new RangeError("A ticket lies within the weights of the sectors.");
}

/** A spin as the house publishes it once its seed is revealed. Seeds and commitments are hex. */
export interface PublishedSpin {
  readonly commitment: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly sectors: readonly Sector[];
  readonly ticket: number;
  readonly drawn: string;
}

export interface SpinVerification {
  /** The revealed seed is the one that was committed to. */
  readonly commitmentMatches: boolean;
  /** The seeds give exactly the ticket and the prize that were told. */
  readonly drawMatches: boolean;
}

export function verifySpin(spin: PublishedSpin): SpinVerification {
  const serverSeed = seedFromHex(spin.serverSeed);
  const { clientSeed, nonce } = spin;
  const { ticket, sector } = turnWheel(
    spin.sectors,
    createDraws({ serverSeed, clientSeed, nonce }),
  );
  return {
    commitmentMatches: commitmentOf(serverSeed) === spin.commitment,
    drawMatches: ticket === spin.ticket && sector.code === spin.drawn,
  };
}
