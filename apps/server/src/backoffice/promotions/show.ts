/** Figures of the promotions: the exact cost of wheels, results by kind, and texts. */
import type * as contract from "@tucano/contract/backoffice/site/promotions.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { formatWire, subtract, toCentavos } from "@tucano/contract/money.ts";
import { languages } from "@tucano/i18n/languages.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { addDays, dayOf, startOfDay, toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { ActivityWords } from "../../promotions/index.ts";
import type { Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { toFacts } from "../core/facts.ts";
import { requireValid } from "../core/set-number.ts";

const wheelOf = { dailyWheel: "daily", lotteryWheel: "lottery" } as const;

export const reckonWheel: Reading<typeof contract.reckonWheel> = async (
  parts,
  { wheel, value },
) => {
  const numbers = value === undefined ? await parts.market.read(wheel) : requireValid(wheel, value);
  const found = await parts.wheels.reckon(wheelOf[wheel], numbers);
  const given = new Map(numbers.prizes.map((prize) => [prize.code, prize]));
  return {
    per_draw: found.perDraw,
    per_earned_spin: found.perEarnedSpin,
    draws_per_day: found.drawsPerDay,
    per_day: found.perDay,
    budget_per_day: formatWire(toCentavos(numbers.budgetPerDayCentavos)),
    prizes: found.prizes.map((prize) => {
      const { kind = "nothing", amountCentavos = 0, spins = 0 } = given.get(prize.code) ?? {};
      return { ...prize, kind, amount: formatWire(toCentavos(amountCentavos)), spins };
    }),
    days: found.days.map(({ spent, ...one }) => ({ ...one, spent: formatWire(spent) })),
  };
};

/** An account of long ago: what is only for new ones is not for it. */
const LONG_AGO = "2020-01-01";

export const previewPromotion: Reading<typeof contract.previewPromotion> = async (parts, input) => {
  const { key, value } = input;
  if (key === "agency" || key === "missions" || key === "shop")
    throw new DomainError("backoffice.numbers_invalid");
  const at = input.at === undefined ? parts.clock.now() : new Date(input.at);
  const numbers = value === undefined ? await parts.market.read(key, at) : requireValid(key, value);
  const found = await parts.promotions.office.preview({
    key,
    numbers,
    at,
    lang: languages.find((one) => one === input.language) ?? "pt",
    person: {
      site: input.site ?? (await parts.content.siteOf("")),
      level: input.level ?? 0,
      createdAt: startOfDay(input.registered_on ?? LONG_AGO),
    },
  });
  return {
    shut: found.shut,
    title: found.title,
    summary: found.summary,
    terms: [...found.terms],
    starts_at: found.startsAt === null ? null : toWireInstant(found.startsAt),
    ends_at: found.endsAt === null ? null : toWireInstant(found.endsAt),
  };
};

const DAYS_MAX = 92;
const DAYS_SHOWN = 30;

/** São Paulo days, both included. */
export function daysAsked(
  input: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): { readonly from: string; readonly to: string } {
  const to = input.to ?? dayOf(now);
  const earliest = addDays(to, 1 - DAYS_MAX);
  const asked = input.from ?? addDays(to, 1 - DAYS_SHOWN);
  return { from: asked < earliest ? earliest : asked, to };
}

export const listResults: Reading<typeof contract.listResults> = async (parts, input) => {
  const { from, to } = daysAsked(input, parts.clock.now());
  const { office } = parts.promotions;
  const [results, reckonedAt] = await Promise.all([
    office.results({ from, to }),
    office.reckonedAt(),
  ]);
  return {
    from,
    to,
    reckoned_at: reckonedAt === null ? null : toWireInstant(reckonedAt),
    list: results.map((one) => {
      const ggr = subtract(one.staked, one.won);
      return {
        kind: one.kind,
        claims: one.claims,
        takers: one.takers,
        cost: formatWire(one.cost),
        turnover_asked: formatWire(one.turnover),
        staked: formatWire(one.staked),
        ggr: formatWire(ggr),
        net: formatWire(subtract(ggr, one.cost)),
      };
    }),
  };
};

type Shown = DataOf<typeof contract.saveText>;

const present = ({ lang, title, summary, terms, own }: ActivityWords): Shown => ({
  lang,
  title,
  summary,
  terms: [...terms],
  own: { ...own },
});

export const readTexts: Reading<typeof contract.readTexts> = async (parts, { code }) => {
  return { list: (await parts.promotions.office.words(code)).map(present) };
};

const orNull = (written: string) => (written === "" ? null : written);

export async function saveText(
  parts: Parts,
  input: InputOf<typeof contract.saveText>,
  { operator, ip }: OperatorContext,
): Promise<Shown> {
  const { code, reason } = input;
  const lang = languages.find((one) => one === input.language);
  if (lang === undefined) throw new DomainError("backoffice.numbers_invalid");
  const { office } = parts.promotions;
  const wordsIn = async () => (await office.words(code)).find((one) => one.lang === lang);
  const before = await wordsIn();
  const own = {
    title: orNull(input.title),
    summary: orNull(input.summary),
    terms: orNull(input.terms),
  };
  await inTransaction(parts.db, async (tx) => {
    await office.saveWords(tx, { code, lang, ...own });
    await parts.audit.append(tx, {
      action: "promotion.text",
      subject: `promotion:${code}`,
      operator,
      ip,
      reason,
      details: { lang },
      before: toFacts(before?.own ?? {}),
      after: toFacts(own),
    });
  });
  const after = await wordsIn();
  if (after === undefined) throw new Error("The text just saved is missing.");
  return present(after);
}
