/**
 * Are jackpots won as often as published, by every stake alike, and do they return what they
 * should?
 * Twenty million rounds with the default numbers, compared with the paper by chi-square. Too long
 * for every test run: `npm run maths -- jackpots`.
 */
import { randomBytes } from "node:crypto";
import { nativeHmac } from "../../apps/server/src/house-games/seeds/native-hmac.ts";
import { presets } from "../../apps/server/src/market/index.ts";
import {
  type JackpotPool,
  jackpotPools,
  jackpotsWon,
  jackpotTickets,
} from "@tucano/game-math/jackpots/draw.ts";
import { shareOfAll, sharePercent } from "@tucano/game-math/jackpots/share.ts";
import { seedFromHex } from "@tucano/game-math/provably-fair.ts";

const ROUNDS = 20_000_000;
const STAKES = [20, 100, 500, 2_000, 10_000] as const;
const EXPECTED_MIN = 5;
/** Four standard deviations of a chi-square above its mean: once in some ten thousand runs. */
const DEVIATIONS_MAX = 4;
const BASIS_POINTS = 10_000;
const PERCENT = 100;

interface Kept {
  /** Wins by the place of the stake. */
  readonly wins: number[];
  /** What is in the pool, and what it has paid. */
  held: number;
  paid: number;
}

/** Throws when chance does not keep its word. */
export function simulateJackpots(): void {
  const seed = randomBytes(32).toString("hex");
  const terms = presets.standard.jackpots;
  const kept = new Map<JackpotPool, Kept>(
    jackpotPools.map((pool) => {
      const held = terms[pool].seedCentavos;
      return [pool, { wins: STAKES.map(() => 0), held, paid: 0 }];
    }),
  );
  const serverSeed = seedFromHex(seed);
  const startedMs = performance.now();
  for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
    const place = nonce % STAKES.length;
    const stake = STAKES[place] ?? 0;
    const round = { serverSeed, clientSeed: "simulation", nonce };
    const won = jackpotsWon(jackpotTickets(round, terms, nativeHmac), stake);
    for (const [pool, one] of kept) {
      one.held += (stake * terms[pool].rate) / BASIS_POINTS;
      if (!won.includes(pool)) continue;
      one.wins[place] = (one.wins[place] ?? 0) + 1;
      one.paid += one.held;
      one.held = terms[pool].seedCentavos;
    }
  }
  const each = ((performance.now() - startedMs) / ROUNDS) * 1000;
  console.log(`${ROUNDS} rounds, seed ${seed}, ${each.toFixed(2)} µs each`);
  report(kept);
}

function report(kept: ReadonlyMap<JackpotPool, Kept>): void {
  const terms = presets.standard.jackpots;
  const perStake = ROUNDS / STAKES.length;
  const staked = STAKES.reduce((sum, stake) => sum + stake * perStake, 0);
  let [chiSquare, cells, returned] = [0, 0, 0];
  for (const [pool, { wins, held, paid }] of kept) {
    const expected = STAKES.map((stake) => (perStake * stake) / terms[pool].oddsCentavos);
    for (const [place, mean] of expected.entries()) {
      if (mean < EXPECTED_MIN) continue;
      chiSquare += ((wins[place] ?? 0) - mean) ** 2 / mean;
      cells += 1;
    }
    returned += paid + held - terms[pool].seedCentavos;
    console.log(`${pool}: won ${wins.join(", ")}, expected ${expected.map(Math.round).join(", ")}`);
  }
  const percent = (returned / staked) * PERCENT;
  const deviations = (chiSquare - cells) / Math.sqrt(2 * cells);
  console.log(`chi-square ${chiSquare.toFixed(2)} in ${cells} cells: ${deviations.toFixed(2)} σ`);
  console.log(`returned ${percent.toFixed(4)} %, on paper ${sharePercent(shareOfAll(terms))} %`);
  if (deviations > DEVIATIONS_MAX) throw new Error("Jackpots are not won as often as published.");
}
