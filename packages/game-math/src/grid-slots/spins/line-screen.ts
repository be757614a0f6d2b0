/** What mechanics with lines share: a screen that has stopped is told, and pays by its lines. */
import { type LineTable, lineWinsOf, payLines } from "../lines.ts";
import type { GridRound } from "../round.ts";
import type { Screen } from "../screen.ts";
import { scatterWinOf, tellReveal, tellWins, type ToldSpin } from "../tell.ts";

export interface LineScreen {
  readonly table: LineTable;
  readonly screen: Screen;
}

export interface LinePay {
  /** Of what the lines pay; 1 where it is missing. */
  readonly multiplier?: number;
  /** What symbols pay anywhere, in hundredths, beside the lines. */
  readonly scatters?: { readonly id: string; readonly symbol: number; readonly pay: number };
}

/** The screen as it is now; it has been told. */
export function payLineScreen(
  round: GridRound,
  { table, screen }: LineScreen,
  {
    stage,
    step = 0,
    multiplier = 1,
    scatters,
  }: LinePay & { readonly stage: "base" | "free"; readonly step?: number },
): void {
  const count = table.lines.length;
  const scatterPay = scatters?.pay ?? 0;
  const winHundredths = payLines(table, screen, count) * multiplier + scatterPay;
  round.total += winHundredths;
  if (round.book === null || winHundredths === 0) return;
  const wins = lineWinsOf(table, screen, { count, multiplier });
  if (scatters !== undefined && scatterPay > 0) wins.push(scatterWinOf(screen, scatters));
  tellWins(round, { stage, step }, { wins, winHundredths });
}

/** A screen that pays just as its reels have stopped. */
export function showLineScreen(
  round: GridRound,
  line: LineScreen,
  { spin, stops, ...pay }: ToldSpin & LinePay,
): void {
  tellReveal(round, line.screen, line.table.symbols, { stage: pay.stage, spin, stops });
  payLineScreen(round, line, pay);
}
