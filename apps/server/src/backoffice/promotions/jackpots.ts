/** Jackpots at the desk. Their numbers are set with those of the market, by two people. */
import type * as contract from "@tucano/contract/backoffice/site/jackpots.ts";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import { shareOf, sharePercent } from "@tucano/game-math/jackpots/share.ts";
import { HOUSE_STUDIO } from "../../catalog/index.ts";
import { deviationOf } from "../../jackpots/index.ts";
import { toWireInstant } from "../../platform/days.ts";
import type { Reading } from "../core/area.ts";
import { toReference } from "../core/present.ts";

export const reportJackpots: Reading<typeof contract.reportJackpots> = async (parts) => {
  const [terms, { pools, wins }] = await Promise.all([
    parts.market.read("jackpots"),
    parts.jackpots.report(),
  ]);
  const members = await parts.members.findMany(wins.map(({ memberId }) => memberId));
  const names = new Map(
    (await parts.catalog.allGames())
      .filter(({ studio }) => studio === HOUSE_STUDIO)
      .map((game) => [game.code, game.name]),
  );
  return {
    is_open: terms.isOpen,
    list: pools.map((one) => ({
      pool: one.pool,
      account: one.account,
      held: formatWire(one.held),
      unbooked: formatWire(one.unbooked),
      odds: formatWire(toCentavos(terms[one.pool].oddsCentavos)),
      share_percent: sharePercent(shareOf(terms[one.pool])),
      staked: formatWire(one.staked),
      contributed: formatWire(one.contributed),
      seeds: formatWire(one.seeds),
      paid: formatWire(one.paid),
      wins: one.wins,
      expected_wins: one.expectedWins,
      deviation: deviationOf(one.wins, one.expectedWins),
    })),
    wins: wins.map((win) => ({
      pool: win.pool,
      member: toReference(win.memberId, members),
      round_id: win.roundId,
      game: names.get(win.gameCode) ?? win.gameCode,
      stake: formatWire(win.stake),
      amount: win.amount === null ? null : formatWire(win.amount),
      won_at: toWireInstant(win.wonAt),
      paid_at: toWireInstant(win.paidAt),
    })),
  };
};
