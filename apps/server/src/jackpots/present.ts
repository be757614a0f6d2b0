/** What players are shown: what is in the pools, by which chance they are won, and who won. */
import type * as contract from "@tucano/contract/player/rewards/jackpots.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { formatWire, toCentavos, ZERO } from "@tucano/contract/money.ts";
import { jackpotPools, type JackpotPool } from "@tucano/game-math/jackpots/draw.ts";
import { offeredOf } from "@tucano/game-math/games/catalogue.ts";
import {
  returnWith,
  shareOf,
  shareOfAll,
  sharePercent,
  takesPart,
} from "@tucano/game-math/jackpots/share.ts";
import { toWireInstant } from "../platform/days.ts";
import { potOf } from "./policy.ts";
import { readAmounts } from "./pools.ts";
import { listWins, readPot } from "./repository.ts";
import type { JackpotsDeps, KeptWin, Terms } from "./types.ts";

export type ShownJackpots = DataOf<typeof contract.readJackpots>;

/** Of pools for everybody: whoever wins their own is told of to nobody. */
export const sharedPools = jackpotPools.filter((pool) => pool !== "personal");

const LOOKED_AT = 100;
const SHOWN = 20;

const PERCENT = 100;

export function presentTerms(terms: Terms, pool: JackpotPool) {
  const { oddsCentavos, rate, seedCentavos, seedsPerDayCentavos } = terms[pool];
  return {
    code: pool,
    odds: formatWire(toCentavos(oddsCentavos)),
    contribution_percent: (rate / PERCENT).toString(),
    seed: formatWire(toCentavos(seedCentavos)),
    seeds_per_day: formatWire(toCentavos(seedsPerDayCentavos)),
    share_percent: sharePercent(shareOf(terms[pool])),
  };
}

export function besideGame(terms: Terms, gameCode: string) {
  const offered = terms.isOpen && takesPart(terms, gameCode) ? offeredOf(gameCode) : null;
  if (offered === null) return null;
  const share = shareOfAll(terms);
  const rtp = returnWith(offered.figures.rtpPercent, share);
  return { share_percent: sharePercent(share), rtp_percent: rtp };
}

export async function readJackpots(deps: JackpotsDeps): Promise<ShownJackpots> {
  const { db, market } = deps;
  const [terms, amounts, wins] = await Promise.all([
    market.read("jackpots"),
    readAmounts(deps),
    listWins(db, { pools: sharedPools, limit: LOOKED_AT }),
  ]);
  const names = await deps.namesOf(wins.map(({ memberId }) => memberId));
  const named = wins.filter(({ memberId, amount, paidAt }) => {
    return names.has(memberId) && paidAt !== null && (amount ?? 0) > 0;
  });
  return {
    is_open: terms.isOpen,
    game_types: terms.gameTypes,
    share_percent: sharePercent(shareOfAll(terms)),
    pools: sharedPools.map((pool) => ({
      ...presentTerms(terms, pool),
      amount: formatWire(amounts[pool]),
    })),
    personal: presentTerms(terms, "personal"),
    wins: await Promise.all(
      named.slice(0, SHOWN).map(async (win) => ({
        ...(await presentWin(deps, win)),
        player: names.get(win.memberId) ?? "",
      })),
    ),
  };
}

async function presentWin({ gameName }: JackpotsDeps, { pool, gameCode, amount, wonAt }: KeptWin) {
  return {
    pool,
    game: await gameName(gameCode),
    amount: formatWire(amount ?? ZERO),
    won_at: toWireInstant(wonAt),
  };
}

export async function readOwn(
  deps: JackpotsDeps,
  memberId: MemberId,
): Promise<DataOf<typeof contract.readOwnJackpot>> {
  const { db } = deps;
  const [pot, wins] = await Promise.all([
    readPot(db, memberId),
    listWins(db, { memberId, pools: jackpotPools, limit: SHOWN }),
  ]);
  return {
    amount: formatWire(potOf(pot.contributed, pot.paid)),
    wins: await Promise.all(
      wins.map(async (win) => ({
        ...(await presentWin(deps, win)),
        round_id: win.roundId,
        is_paid: win.paidAt !== null,
      })),
    ),
  };
}
