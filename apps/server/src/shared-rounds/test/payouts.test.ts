// Protects: no bet is taken that could win more than is ever paid, and a win that the wallet
// refuses for good is tried once, waits for people, and keeps neither table nor job busy.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toCentavos } from "@tucano/contract/money.ts";
import { fixturesOf, marketsOfFixture } from "@tucano/game-math/games/liga-tucano/table.ts";
import { DomainError } from "../../platform/errors.ts";
import { auditBooks } from "../../ledger/index.ts";
import { sharedRoundsBookChecks } from "../index.ts";
import { findLatestRound } from "../repository.ts";
import { bet, type Bench, openBench } from "./bench.ts";

const LEAGUE = "liga-tucano";
const ROULETTE = "roleta-ao-vivo";

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const refusalOf = (error: unknown) =>
  error instanceof DomainError ? { code: error.code, params: error.details.params } : String(error);

async function latest(game: string) {
  const round = await findLatestRound(bench.database.db, game);
  if (round === null) throw new Error("There is no round.");
  return round;
}

async function goTo(status: string, game: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if ((await findLatestRound(bench.database.db, game))?.status === status) return;
    const again = await bench.tables.advance(game);
    if ((await latest(game)).status === status) return;
    if (again > bench.clock.now()) bench.clock.set(again);
  }
  throw new Error(`The table never was ${status}.`);
}

/** The dearest score of each of so many matches, in one line: far beyond the cap of 10 000 x. */
function longShot(day: number, matches: number) {
  const selections = fixturesOf(day)
    .slice(0, matches)
    .map((fixture) => {
      const all = marketsOfFixture(fixture).flatMap((market) => market.selections);
      const scores = all.filter(({ id }) => id.startsWith("correctScore:"));
      const dearest = scores.toSorted((a, b) => b.oddsThousandths - a.oddsThousandths)[0];
      return `${fixture.match}/${dearest?.id}`;
    });
  return { day, system: "multiple", selections };
}

test("a slip that could win more than R$ 10 million is refused, and the largest stake named", async () => {
  await goTo("betting", LEAGUE);
  const round = await latest(LEAGUE);
  const session = bench.session(LEAGUE);
  const wish = { roundId: round.id, choice: longShot(round.number, 8) };
  const tooMuch = bet(bench.tables, session, { ...wish, unit: toCentavos(1_000_000) });
  expect(await tooMuch.catch(refusalOf)).toEqual({
    code: "shared_rounds.win_too_high",
    params: { max: "1000.00", win: "10000000.00" },
  });
  const byOne = bet(bench.tables, session, { ...wish, unit: toCentavos(100_001) });
  expect(await byOne.catch(refusalOf)).toMatchObject({ code: "shared_rounds.win_too_high" });
  expect((await bet(bench.tables, session, { ...wish, unit: toCentavos(100_000) })).status).toBe(
    "staked",
  );
});

test("a win that is refused for good waits for people, and the table goes on", async () => {
  await goTo("betting", ROULETTE);
  const { id: roundId } = await latest(ROULETTE);
  const session = bench.session(ROULETTE);
  const chips = { unit: toCentavos(50), choice: { chips: { red: 10, black: 10, "0": 1 } } };
  const { id: betId } = await bet(bench.tables, session, { ...chips, roundId });
  const win = vi.spyOn(bench.purses, "win");
  win.mockResolvedValue({ status: "RS_ERROR_WRONG_TYPES" });
  await goTo("settled", ROULETTE);
  expect(win).toHaveBeenCalledTimes(1);
  await goTo("betting", ROULETTE);
  bench.clock.advance(60_000);
  await bench.tables.endLeftBets(15_000);
  expect(win).toHaveBeenCalledTimes(1);
  expect([...(await bench.tables.listRefused([betId]))]).toEqual([[betId, "RS_ERROR_WRONG_TYPES"]]);

  const books = async () => {
    const [check] = await auditBooks(bench.database.db, sharedRoundsBookChecks);
    return check?.differences.map(({ subject, found }) => [subject, found]);
  };
  const named = `${session.player}, bet ${betId}`;
  expect(await books()).toEqual([[named, "staked, refused: RS_ERROR_WRONG_TYPES"]]);

  // Somebody has mended the cause and asks for it again.
  win.mockRestore();
  const before = bench.purses.balanceOf(session.player);
  await bench.tables.resolveBet(betId);
  const paid = bench.purses.balanceOf(session.player) - before;
  expect([1_000_000, 1_800_000]).toContain(paid);
  expect((await bench.tables.listRefused([betId])).size).toBe(0);
  expect(await books()).toEqual([]);
});

test("a wallet that is only away is asked again until it answers", async () => {
  await goTo("betting", ROULETTE);
  const { id: roundId } = await latest(ROULETTE);
  const session = bench.session(ROULETTE);
  const chips = { unit: toCentavos(50), choice: { chips: { red: 10, black: 10, "0": 1 } } };
  const { id: betId } = await bet(bench.tables, session, { ...chips, roundId });
  vi.spyOn(bench.purses, "win").mockResolvedValueOnce({ status: "RS_ERROR_UNKNOWN" });
  await goTo("settled", ROULETTE);
  expect((await bench.tables.listRefused([betId])).size).toBe(0);
  expect(await bench.tables.resolveBet(betId)).toBe(true);
});
