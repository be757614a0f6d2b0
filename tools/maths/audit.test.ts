// Protects: a parsheet suffices. From the file alone, by programs that share nothing with the
// games, return, spread, share of wins and maximum come out as they are printed; and every printed
// maximum is one that comes.
import { describe, expect, test } from "vitest";
import { offeredGames } from "../../apps/server/src/catalog/defaults.ts";
import { offeredOf } from "@tucano/game-math/games/catalogue.ts";
import { sheetOfGame } from "@tucano/game-math/sheet.ts";
import { HIGH_FROM, MEDIUM_FROM, volatilityOf } from "@tucano/game-math/volatility.ts";
import * as cards from "./audit/cards.ts";
import * as draws from "./audit/draws.ts";
import * as features from "./audit/features.ts";
import type { Moded } from "./audit/free-spins.ts";
import * as grids from "./audit/grids.ts";
import { auditBoteco, auditLineSlot } from "./audit/lines.ts";
import { type Audited, momentsOf, mostOf, readSheet, returnOf, sheetCodes } from "./audit/sheet.ts";
import * as tables from "./audit/tables.ts";

/** Once in ten million rounds: what is rarer never comes, for whoever reads it. */
const ROUNDS_MAX = 10_000_000;

const scratchCards = [
  "raspadinha-do-saci",
  "feira-da-sorte",
  "sol-e-lua",
  "colheita-do-cafe",
  "domino-da-praca",
];

const audits: Readonly<Record<string, () => Audited>> = {
  "roleta-europeia": () => tables.auditChips("roleta-europeia"),
  "sic-bo": () => tables.auditChips("sic-bo"),
  "dragao-e-tigre": () => tables.auditChips("dragao-e-tigre"),
  "roleta-ao-vivo": tables.auditLiveRoulette,
  dados: tables.auditDice,
  "estrela-cadente": () => tables.auditTargets("estrela-cadente"),
  "voo-do-tucano": () => tables.auditTargets("voo-do-tucano"),
  "roda-da-praia": tables.auditWheel,
  "plinko-tropical": tables.auditPlinko,
  garimpo: tables.auditMines,
  "torre-do-saci": tables.auditTower,
  "pescaria-da-mare": tables.auditFishing,
  "keno-minuto": draws.auditKeno,
  "seis-da-sorte": draws.auditSix,
  "salao-de-bingo": draws.auditHall,
  "salao-75": draws.auditPatterns,
  "bingo-do-luar": draws.auditBingo,
  ...Object.fromEntries(scratchCards.map((code) => [code, () => draws.auditScratch(code)])),
  bacara: () => cards.auditBaccarat("bacara", "player"),
  "bacara-ao-vivo": () => cards.auditBaccarat("bacara-ao-vivo", "banker"),
  "video-poker": cards.auditPoker,
  "maior-ou-menor": cards.auditHilo,
  "boteco-777": () => {
    const ways = auditBoteco();
    return { ends: ways[0] ?? [], ways };
  },
};

test.each(Object.entries(audits))("%s comes out of its sheet alone", (code, audit) => {
  const sheet = readSheet(code);
  const { ends, ways } = audit();
  const { mean, hits, paid, deviation } = momentsOf(ends);
  expect(100 * mean).toBeCloseTo(Number(returnOf(sheet)), 5);
  expect(100 * hits).toBeCloseTo(Number(sheet.hit_rate_percent), 5);
  expect(100 * paid).toBeCloseTo(Number(sheet.paid_rate_percent), 5);
  expect(deviation).toBeCloseTo(Number(sheet.standard_deviation), 4);
  const { win, oneIn } = mostOf(ways);
  expect(win).toBeCloseTo(sheet.max_win.multiplier, 9);
  const printed = Number(sheet.max_win.one_in);
  expect(Math.abs(oneIn - printed)).toBeLessThan(printed < 100 ? 0.051 : 0.51 + oneIn * 1e-9);
});

test("vinte-e-um comes out of the ends of its rounds", () => {
  const sheet = readSheet("vinte-e-um");
  const { ends, rounds, hits } = cards.auditBlackjack();
  const { mean, deviation } = momentsOf(ends);
  expect(rounds).toBeGreaterThanOrEqual(400_000_000);
  expect(100 * mean).toBeCloseTo(Number(returnOf(sheet)), 4);
  expect(deviation).toBeCloseTo(Number(sheet.standard_deviation), 5);
  expect(100 * hits).toBeCloseTo(Number(sheet.hit_rate_percent), 4);
  const error = (100 * deviation) / Math.sqrt(rounds);
  expect(error).toBeCloseTo(Number(sheet.standard_error_percent), 4);
});

test("the side bets of vinte-e-um come out of closed forms, and so does the most that they pay", () => {
  const sheet = readSheet<{
    side_bets: readonly { readonly bet: string; readonly rtp_percent: string }[];
  }>("vinte-e-um");
  const bets = cards.auditSides();
  for (const { bet, rtp_percent: returned } of sheet.side_bets) {
    expect(100 * momentsOf(bets[bet] ?? []).mean, bet).toBeCloseTo(Number(returned), 5);
  }
  // A hand of suited trips that wins its stake: of two units a hundred and one, and two.
  const { win, oneIn } = mostOf([bets["plusThree"] ?? []]);
  expect(sheet.max_win.multiplier).toBe((win + 2) / 2);
  // It wins by standing somewhere between a fifth and three quarters of the time.
  const share = oneIn / Number(sheet.max_win.one_in);
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.75);
});

test("liga-tucano comes out of its clubs' strengths", () => {
  const sheet = readSheet("liga-tucano");
  const { mean, hits, deviation } = momentsOf(cards.auditLeague().ends);
  expect(100 * mean).toBeCloseTo(Number(returnOf(sheet)), 3);
  expect(100 * hits).toBeCloseTo(Number(sheet.hit_rate_percent), 4);
  expect(deviation).toBeCloseTo(Number(sheet.standard_deviation), 4);
  // Two prices that pay 10,000 together, each of which returns 98 to 98.1 %.
  const oneIn = Number(sheet.max_win.one_in);
  expect(oneIn).toBeGreaterThan(sheet.max_win.multiplier / 0.981 ** 2 - 1);
  expect(oneIn).toBeLessThan((1.01 * sheet.max_win.multiplier) / 0.98 ** 2);
});

interface GridSheet {
  readonly rtp_percent: { readonly base: string; readonly standard_error: string | null };
  readonly feature: { readonly one_in: string };
  readonly closed_form_before_cap_percent?: string;
}

describe.each(["onca-dourada", "mare-alta", "noite-do-saci"])("%s", (code) => {
  const sheet = readSheet<GridSheet>(code);
  const audit = auditLineSlot(code);

  test("returns what its strips and pays give", () => {
    expect(audit.rtpPercent).toBeCloseTo(Number(sheet.closed_form_before_cap_percent), 6);
    expect(audit.featureOneIn).toBeCloseTo(Number(sheet.feature.one_in), 3);
    expect(audit.cap).toBe(sheet.max_win.multiplier);
    // The maximum cuts off a little more than a hundredth of a percent at the most.
    const cut = audit.rtpPercent - Number(returnOf(sheet));
    expect(cut).toBeGreaterThan(0);
    expect(cut).toBeLessThan(0.012);
  });

  test("pays about as often as it says, feature or not", () => {
    const rounds = 20_000;
    const { hits, paid } = audit.sample(rounds);
    // A feature can still make a win of a spin that pays nothing: that many rounds at the most.
    const feature = 1 / audit.featureOneIn;
    for (const [seen, said] of [
      [paid, sheet.paid_rate_percent],
      [hits, sheet.hit_rate_percent],
    ] as const) {
      const share = Number(said) / 100;
      const error = 3.3 * Math.sqrt((share * (1 - share)) / rounds);
      expect(Math.abs(seen - share)).toBeLessThan(error + feature);
    }
  });
});

/** With how many digits: what the maximum cuts is not followed where it is less than that. */
test.each([
  ["tucano-da-sorte", grids.auditRespin, 7],
  ["boto-encantado", grids.auditWays, 9],
  ["livro-de-cordel", features.auditBook, 9],
  ["roda-de-capoeira", features.auditRise, 8],
  ["frevo-da-fortuna", features.auditWheel, 8],
  ["boi-estrela", features.auditJoined, 8],
  ["luar-do-sertao", grids.auditHold, 3],
  ["noite-de-sao-joao", grids.auditLadder, 2],
] as const)(
  "%s returns what its definition gives",
  (code, audit, digits) => {
    const sheet = readSheet<GridSheet>(code);
    const { rtpPercent, featureOneIn } = audit(code);
    const printed = sheet.closed_form_before_cap_percent ?? returnOf(sheet);
    expect(rtpPercent).toBeCloseTo(Number(printed), digits);
    expect(featureOneIn).toBeCloseTo(Number(sheet.feature.one_in), 3);
  },
  60_000,
);

/** What a sheet says of the ways in which a slot is played beside its plain spin. */
interface ModedSheet {
  readonly options: Readonly<
    Record<
      string,
      {
        readonly units: number;
        readonly feature_one_in: string;
        readonly closed_form_before_cap_percent: string;
      }
    >
  >;
  readonly definition: Moded;
}

test.each([
  ["boto-encantado", grids.auditWays],
  ["livro-de-cordel", features.auditBook],
  ["boi-estrela", features.auditJoined],
] as const)("%s returns what its definition gives, whatever is paid for a spin", (code, audit) => {
  const { options, definition } = readSheet<ModedSheet>(code);
  const modes = definition.modes ?? [];
  expect(modes.length).toBeGreaterThan(1);
  expect(Object.keys(options)).toEqual(["spin", ...modes.map(({ id }) => id)]);
  for (const { id, units } of modes) {
    const told = options[id];
    const { rtpPercent, featureOneIn } = audit(code, id);
    expect(told?.units).toBe(units);
    expect(rtpPercent, id).toBeCloseTo(Number(told?.closed_form_before_cap_percent), 9);
    expect(featureOneIn, id).toBeCloseTo(Number(told?.feature_one_in), 3);
  }
});

test("trilha-do-curupira's paid spin and its way into free spins are what its definition gives", () => {
  const sheet = readSheet<GridSheet>("trilha-do-curupira");
  const { basePercent, featureOneIn } = grids.auditSticky("trilha-do-curupira");
  const off = Math.abs(basePercent - Number(sheet.rtp_percent.base));
  expect(off).toBeLessThan(3 * Number(sheet.rtp_percent.standard_error));
  expect(featureOneIn).toBeCloseTo(Number(sheet.feature.one_in), 3);
});

/** What server and clients tell of a game: all that a screen shows comes from here. */
const told = offeredGames().map((offered) => {
  const house = offeredOf(offered.code);
  if (house === null) throw new Error(offered.code);
  return [offered.code, { offered, sheet: sheetOfGame(house.game) }] as const;
});

describe.each(told)("%s", (code, { offered, sheet: shown }) => {
  const sheet = readSheet(code);

  test("shows what its sheet says, and the lobby the same", () => {
    expect(shown.definition_version).toBe(sheet.version);
    const rounded = (percent: string): string => Number(percent).toFixed(2);
    expect(shown.rtp_percent).toBe(rounded(returnOf(sheet)));
    expect(shown.hit_rate_percent).toBe(rounded(sheet.hit_rate_percent));
    expect(shown.paid_rate_percent).toBe(rounded(sheet.paid_rate_percent));
    expect(shown.standard_deviation).toBe(sheet.standard_deviation);
    expect(shown.max_win_multiplier).toBe(sheet.max_win.multiplier);
    expect(shown.max_win_one_in).toBe(String(sheet.max_win.one_in));
    expect([shown.volatility, sheet.volatility]).toEqual([offered.volatility, offered.volatility]);
    expect(offered.rtpBasisPoints).toBe(Math.round(Number(shown.rtp_percent) * 100));
  });

  test("names a maximum that comes, and tells wins from returns", () => {
    const oneIn = Number(shown.max_win_one_in);
    expect(oneIn).toBeGreaterThan(1);
    expect(oneIn).toBeLessThanOrEqual(ROUNDS_MAX);
    expect(shown.max_win_multiplier).toBeGreaterThan(1);
    expect(Number(shown.hit_rate_percent)).toBeLessThanOrEqual(Number(shown.paid_rate_percent));
    // Nobody wins a thousandfold every other round: what comes back bounds it.
    expect(shown.max_win_multiplier).toBeLessThanOrEqual(oneIn * 2.5);
  });
});

test("every game offered has a sheet, and every sheet its game", () => {
  expect(told.map(([code]) => code).toSorted()).toEqual(sheetCodes.toSorted());
});

test("the roulette's best bet is 36 times what is staked, whatever lies on the table", () => {
  const best = { maxWinMultiplier: 36, maxWinOneIn: "37" };
  expect(offeredOf("roleta-europeia")?.figures).toMatchObject(best);
});

test("one word for the spread, by two bounds", () => {
  expect([MEDIUM_FROM, HIGH_FROM]).toEqual([4, 7]);
  expect(["0.5", "3.999999", "4.000000", "6.999999", "7.000000"].map(volatilityOf)).toEqual([
    "low",
    "low",
    "medium",
    "medium",
    "high",
  ]);
  expect(() => volatilityOf("")).toThrow(RangeError);
});
