/** The auditor's reading of the statistics: each against the entries that its reader has read. */
import { type RawBuilder, sql } from "kysely";
import { bookCheck, type BookCheck, entriesReadBy, journalBegins } from "../ledger/index.ts";
import { commandsOf, dayOf, gameOf, isPlay } from "./commands-repository.ts";
import { reportsBookChecks } from "./books-reports-repository.ts";
import { isOfBonus, MONEY, netOf, orderNoOf, signedAmount } from "./money/money-repository.ts";
import { PLAY } from "./play/play-repository.ts";
import { WINNERS, winnersFrom } from "./play/winners-repository.ts";

const told = sql`'plays ' || coalesce(sum(plays), 0) || ', stake ' || coalesce(sum(stake), 0)
  || ', win ' || coalesce(sum(win), 0)`;

/**
 * Figures of months that were archived stay, but nothing is left to count them from again. The day
 * on which the journal begins is cut in two, for months are those of UTC: the next one is whole.
 */
const isWhole = sql`day > ${dayOf(journalBegins)}`;
/** What a round cost is looked up a day back. */
const isWholeWithRound = sql`day > ${dayOf(journalBegins)} + 1`;

const turnoverAddsUp = bookCheck(
  "every member's turnover equals what its reader has read of the journal",
  sql`SELECT count(*) FROM statistics.turnover`,
  sql`
    SELECT 'member ' || member_id || ', ' || day || ', ' || game AS subject, expected, found
    FROM (SELECT member_id, day, game, ${told} AS expected
      FROM ${commandsOf(entriesReadBy(PLAY))} AS c GROUP BY member_id, day, game) AS journal
    FULL JOIN (SELECT member_id, day, game, ${told} AS found
      FROM statistics.turnover GROUP BY member_id, day, game) AS kept
    USING (member_id, day, game) WHERE ${isWhole}`,
);

const gamesAddUp = bookCheck(
  "every game's day equals what its reader has read of the journal",
  sql`SELECT count(*) FROM statistics.game_day`,
  sql`
    SELECT day || ', ' || game AS subject, expected, found
    FROM (SELECT day, game, ${told} || ', squares ' || sum(plays * amount::numeric * amount)
        AS expected
      FROM ${commandsOf(entriesReadBy(PLAY))} AS c GROUP BY day, game) AS journal
    FULL JOIN (SELECT day, game, ${told} || ', squares ' || sum(stake_squares) AS found
      FROM statistics.game_day GROUP BY day, game) AS kept
    USING (day, game) WHERE ${isWhole}`,
);

const winner = (rows: RawBuilder<unknown>) => sql`(
  SELECT member_id, seq, day || ', ' || won_at || ', ' || game || ', won ' || amount || ', round '
    || round_stake || ' / ' || round_win AS told
  FROM ${rows} AS w WHERE ${isWholeWithRound})`;

const winnersAreReal = bookCheck(
  "every winner is in the journal, and none of the largest and latest is missing",
  sql`SELECT count(*) FROM statistics.winner`,
  sql`
    SELECT 'member ' || member_id || ', transfer ' || seq AS subject, journal.told AS expected,
      kept.told AS found
    FROM ${winner(winnersFrom(entriesReadBy(WINNERS)))} AS journal
    FULL JOIN ${winner(sql`statistics.winner`)} AS kept USING (member_id, seq)`,
);

const read = entriesReadBy(MONEY);
const createdOn = dayOf(sql`created_at`);

const depositsAreReal = bookCheck(
  "every deposit is in the journal, and none is missing",
  sql`SELECT count(*) FROM statistics.deposit`,
  sql`
    SELECT 'member ' || member_id || ', transfer ' || seq AS subject, expected, found
    FROM (SELECT member_id, seq, ${createdOn} AS day,
        ${orderNoOf} || ', ' || amount || ', ' || created_at AS expected
      FROM ${read} AS e WHERE kind = 'deposit') AS journal
    FULL JOIN (SELECT member_id, seq, ${dayOf(sql`credited_at`)} AS day,
        order_no || ', ' || amount || ', ' || credited_at AS found
      FROM statistics.deposit) AS kept
    USING (member_id, seq, day) WHERE ${isWhole}`,
);

const moneyAddsUp = bookCheck(
  "what moved besides play equals what its reader has read of the journal",
  sql`SELECT count(*) FROM statistics.money_day`,
  sql`
    SELECT 'member ' || member_id || ', ' || day || ', ' || kind AS subject, expected, found
    FROM (SELECT member_id, ${createdOn} AS day, kind,
        count(*) || ' entries, ' || sum(${signedAmount}) AS expected
      FROM ${read} AS e WHERE NOT (${isPlay}) GROUP BY 1, 2, 3) AS journal
    FULL JOIN (SELECT member_id, day, kind, entries || ' entries, ' || amount AS found
      FROM statistics.money_day) AS kept
    USING (member_id, day, kind) WHERE ${isWhole}`,
);

const bonusPlayAddsUp = bookCheck(
  "play with bonus money equals what its reader has read of the journal",
  sql`SELECT count(*) FROM statistics.bonus_play`,
  sql`
    SELECT 'member ' || member_id || ', ' || day || ', ' || game AS subject, expected, found
    FROM (SELECT member_id, ${createdOn} AS day, ${gameOf} AS game,
        'stake ' || (${netOf("stake")}) || ', win ' || (${netOf("win")}) AS expected
      FROM ${read} AS e WHERE ${isPlay} AND ${isOfBonus} GROUP BY 1, 2, 3) AS journal
    FULL JOIN (SELECT member_id, day, game, 'stake ' || stake || ', win ' || win AS found
      FROM statistics.bonus_play) AS kept
    USING (member_id, day, game) WHERE ${isWhole}`,
);

export const statisticsBookChecks: readonly BookCheck[] = [
  turnoverAddsUp,
  gamesAddUp,
  winnersAreReal,
  depositsAreReal,
  moneyAddsUp,
  bonusPlayAddsUp,
  ...reportsBookChecks,
];
