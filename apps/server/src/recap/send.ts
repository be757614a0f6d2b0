/** Each Monday the week before is told, once, to those who wish it and may play. */
import { fromWire } from "@tucano/contract/money.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { formatInstant } from "@tucano/i18n/dates.ts";
import { type Language, toLanguage } from "@tucano/i18n/languages.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { figureIn } from "@tucano/i18n/numbers.ts";
import { oneByOne } from "../platform/database/one-by-one.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { addDays, startOfDay, toWireInstant } from "../platform/days.ts";
import type { RecapDeps } from "./types.ts";
import { lastWeek, readFigures } from "./week.ts";
import { listUntold, takeWeek } from "./wish-repository.ts";

const AT_ONCE = 500;
const WEEK_DAYS = 7;
const PAGE = "/responsible-gaming/week";
const TOKEN_BYTES = 18;

const dayText = (day: string, lang: Language): string =>
  formatInstant(toWireInstant(startOfDay(day)), "day", lang);

/** Harmless when run twice. */
export async function tellWeek(deps: RecapDeps): Promise<void> {
  const week = lastWeek(deps.clock.now());
  await deps.statistics.requireReadUntil(startOfDay(addDays(week, WEEK_DAYS)));
  let after = 0;
  for (;;) {
    const memberIds = await listUntold(deps.db, { week, after, limit: AT_ONCE });
    const excluded = await deps.compliance.excludedAmong(memberIds);
    await oneByOne(
      memberIds.filter((memberId) => !excluded.has(memberId)),
      (memberId) => tellOne(deps, memberId, week),
      (error, memberId) => deps.logger.error({ err: error, memberId }, "A recap was not told."),
    );
    const last = memberIds.at(-1);
    if (last === undefined || memberIds.length < AT_ONCE) return;
    after = last;
  }
}

async function tellOne(deps: RecapDeps, memberId: MemberId, week: string): Promise<void> {
  const { db, members, messages, outbox, publicUrl } = deps;
  const member = await members.find(memberId);
  if (member === null || member.status !== "active") return;
  const { figures, best_multiplier: best, limits } = await readFigures(deps, memberId, week);
  const lang = toLanguage(member.lang);
  const told = {
    // Whoever has bet has played, however short it was.
    minutes: figures.plays === 0 ? 0 : Math.max(1, figures.minutes_played ?? 0),
    limits: limits.filter(({ amount, minutes }) => amount !== null || minutes !== null).length,
    best: best === null ? "none" : `${figureIn(lang, best)}×`,
  };
  const money = {
    deposits: figures.deposits.total,
    withdrawals: figures.withdrawals.total,
    staked: figures.stake,
    returned: figures.win,
    net: figures.net,
  };
  const token = deps.random.token(TOKEN_BYTES);
  await inTransaction(db, async (tx) => {
    const wish = await takeWeek(tx, { memberId, week, token });
    if (wish === null) return;
    if (wish.inbox) {
      const amounts = Object.entries(money).map(([name, wire]): [string, number] => [
        `${name}Centavos`,
        fromWire(wire),
      ]);
      const params = { ...told, ...Object.fromEntries(amounts) };
      const key = `recap:${week}`;
      await messages.notify(tx, { memberId, code: "weekly_recap", params, link: PAGE, key });
    }
    if (!wish.mail || member.email === null || !outbox.offers("mail")) return;
    const amounts = Object.entries(money).map(([name, wire]): [string, string] => [
      name,
      formatMoney(wire),
    ]);
    await outbox.mail(tx, {
      to: member.email,
      lang,
      about: "mail.weekly_recap",
      unsubscribeUrl: new URL(`/unsubscribe/week/${wish.token}`, publicUrl()).href,
      params: {
        ...told,
        ...Object.fromEntries(amounts),
        account: member.account,
        from: dayText(week, lang),
        to: dayText(addDays(week, WEEK_DAYS - 1), lang),
        link: new URL(PAGE, publicUrl()).href,
      },
    });
  });
}
