/** Partners' lists of games: pulled, shown beside ours, and taken over by choice. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/games/partner-games.ts";
import { formatBasisPoints } from "@tucano/contract/percent.ts";
import type { Facts, ListedGame, Pull } from "../../aggregators/index.ts";
import type { Game } from "../../catalog/index.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Command, Reading } from "../core/area.ts";
import { differing, toFacts } from "../core/facts.ts";
import { limitOf, numberAfter, toPage } from "../core/keyset.ts";

type Row = DataOf<typeof contract.listPartnerGames>["list"][number];
type Catalogue = DataOf<typeof contract.pullPartnerGames>;

const listedFacts = (facts: Facts) =>
  toFacts({
    name: facts.name,
    product: facts.product,
    category: facts.category,
    rtp_percent: facts.rtpBasisPoints === null ? null : formatBasisPoints(facts.rtpBasisPoints),
    volatility: facts.volatility,
    certifications: facts.certifications.toSorted().join(", "),
    free_bets: facts.hasFreeBets,
    platforms: facts.platforms.toSorted().join(", "),
    languages: facts.languages.toSorted().join(", "),
    blocked_countries: facts.blockedCountries.toSorted().join(", "),
    restricted_countries: facts.restrictedCountries.toSorted().join(", "),
    released_on: facts.releasedOn,
  });

function stateOf({ isGone, version, takenVersion }: ListedGame): Row["state"] {
  if (isGone) return "gone";
  if (takenVersion === null) return "new";
  return takenVersion === version ? "same" : "changed";
}

function toRow(listed: ListedGame, games: readonly Game[]): Row {
  const { facts, takenFacts } = listed;
  const isIt = ({ studio, code }: Game) => studio === listed.partner && code === listed.code;
  const ours = games.find(isIt) ?? null;
  const changes =
    takenFacts === null
      ? { before: {}, after: {} }
      : differing(listedFacts(takenFacts), listedFacts(facts));
  return {
    partner: listed.partner,
    code: listed.code,
    name: facts.name,
    product: facts.product,
    category: facts.category,
    state: stateOf(listed),
    rtp_percent: facts.rtpBasisPoints === null ? null : formatBasisPoints(facts.rtpBasisPoints),
    volatility: facts.volatility,
    certifications: [...facts.certifications],
    has_free_bets: facts.hasFreeBets,
    version: listed.version,
    changed_at: toWireInstant(listed.changedAt),
    gone_at: toWireInstant(listed.goneAt),
    taken_at: toWireInstant(listed.takenAt),
    taken_by: listed.takenBy,
    ...changes,
    game_id: ours?.id ?? null,
    status: ours?.status ?? null,
  };
}

export const listPartnerGames: Reading<typeof contract.listPartnerGames> = async (parts, input) => {
  const [listed, games] = await Promise.all([
    parts.aggregators.listGames({ partner: input.partner }),
    parts.catalog.allGames(),
  ]);
  const wanted = (input.text ?? "").toLowerCase();
  const found = listed
    .map((game) => toRow(game, games))
    .filter(
      ({ state, name, code, product }) =>
        (input.state === undefined || state === input.state) &&
        [name, code, product ?? ""].some((text) => text.toLowerCase().includes(wanted)),
    );
  const limit = limitOf(input.limit);
  const from = numberAfter(input.cursor) ?? 0;
  return toPage(found.slice(from, from + limit + 1), limit, {
    show: (row) => row,
    keyOf: () => String(from + limit),
  });
};

const toCatalogue = (partner: { code: string; name: string }, pull: Pull | null): Catalogue => ({
  partner: partner.code,
  name: partner.name,
  pulled_at: toWireInstant(pull?.at ?? null),
  listed: pull?.listed ?? 0,
  unreadable: pull?.unreadable ?? 0,
  problem: pull?.problem ?? null,
  gone_count: pull?.gone ?? 0,
});

export const listPartnerCatalogues: Reading<typeof contract.listPartnerCatalogues> = async (
  parts,
) => {
  const [partners, pulls] = await Promise.all([
    parts.aggregators.listPartners(),
    parts.aggregators.listLatestPulls(),
  ]);
  const pullOf = (code: string) => pulls.find(({ partner }) => partner === code) ?? null;
  return { list: partners.map((partner) => toCatalogue(partner, pullOf(partner.code))) };
};

export const listGameVersions: Reading<typeof contract.listGameVersions> = async (parts, input) => {
  const versions = await parts.aggregators.listVersions(input);
  return {
    list: versions.map(({ version, seenAt, facts }) => ({
      version,
      seen_at: toWireInstant(seenAt),
      facts: listedFacts(facts),
    })),
  };
};

export const pullPartnerGames: Command<typeof contract.pullPartnerGames> = async (
  parts,
  { partner, is_gone_meant: isGoneMeant, reason },
  { operator, ip },
) => {
  const found = (await parts.aggregators.listPartners()).find(({ code }) => code === partner);
  if (found === undefined) throw new DomainError("common.not_found");
  const pull = await parts.aggregators.pullGames({
    partner,
    isGoneMeant,
    alongside: (tx, { listed, added, changed, gone, problem }) =>
      parts.audit.append(tx, {
        action: "partner.pull",
        subject: `partner:${partner}`,
        operator,
        ip,
        reason,
        details: toFacts({ listed, added, changed, gone, problem }),
      }),
  });
  return toCatalogue(found, pull);
};

/** "96.5" is 9650. */
function toBasisPoints(percent: string): number {
  const [whole = "0", part = ""] = percent.split(".");
  return Number(whole) * 100 + Number(part.padEnd(2, "0"));
}

export const takeOverGame: Command<typeof contract.takeOverGame> = async (
  parts,
  input,
  { operator, ip },
) => {
  const figures = {
    gameType: input.game_type,
    volatility: input.volatility,
    rtpBasisPoints: toBasisPoints(input.rtp_percent),
    minBetCentavos: input.min_bet,
    maxBetCentavos: input.max_bet,
    hasDemo: input.has_demo,
  };
  const isWithin =
    input.min_bet > 0 && input.min_bet <= input.max_bet && figures.rtpBasisPoints > 0;
  if (!isWithin) throw new DomainError("catalog.limits_outside");
  const { partner, code } = input;
  const gameId = await parts.aggregators.takeOver({
    partner,
    code,
    operator: operator.email,
    ...figures,
    alongside: (tx, { facts, version }, id) =>
      parts.audit.append(tx, {
        action: "partner.take",
        subject: `game:${id}`,
        operator,
        ip,
        reason: input.reason,
        details: toFacts({ partner, code, name: facts.name, version }),
        before: {},
        after: toFacts({
          game_type: input.game_type,
          volatility: input.volatility,
          rtp_percent: input.rtp_percent,
          has_demo: input.has_demo,
        }),
      }),
  });
  return { game_id: gameId };
};
