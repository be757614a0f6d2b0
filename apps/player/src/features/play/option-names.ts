/** What the ways of playing are called, whose return is published apart. */
import type { MessageDescriptor } from "@lingui/core";
import { i18n } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import { formatFigure, formatHundredths } from "../../platform/text.ts";
import { type OptionReading, type PlainCode, readOption } from "./option-codes.ts";

const plain: Readonly<Record<PlainCode, MessageDescriptor>> = {
  spin: msg`Paid spin`,
  buy: msg`Buy bonus`,
  "buy-super": msg`Buy super bonus`,
  ante: msg`Extra chance`,
  insurance: msg`Insurance`,
  perfectPairs: msg`Perfect Pairs`,
  plusThree: msg`21+3`,
  player: msg`Player`,
  banker: msg`Banker`,
  tie: msg`Tie`,
  playerPair: msg`Player pair`,
  bankerPair: msg`Banker pair`,
  "even-money": msg`Even-money bets`,
  dozen: msg`Dozen`,
  column: msg`Column`,
  "six-line": msg`Six numbers`,
  corner: msg`Four numbers`,
  street: msg`Three numbers`,
  split: msg`Two numbers`,
  straight: msg`One number`,
  single: msg`One face`,
  pair: msg`Two faces`,
  double: msg`A double`,
  "any-triple": msg`Any triple`,
  triple: msg`A certain triple`,
  "dragon-tiger": msg`Dragon or tiger`,
  "suited-tie": msg`Tie in one suit`,
  "big-small": msg`Big or small`,
  colour: msg`Colour`,
  suit: msg`Suit`,
  card: msg`Card`,
  "extra-ball-least": msg`Extra ball, minimum`,
  easy: msg`Easy`,
  medium: msg`Medium`,
  hard: msg`Hard`,
  expert: msg`Expert`,
  master: msg`Master`,
  red: msg`Even-money bets`,
  "0-1-2-3": msg`First four`,
  "dozen-1": msg`Dozen`,
  "column-1": msg`Column`,
  result: msg`Result`,
  doubleChance: msg`Double chance`,
  drawNoBet: msg`Draw no bet`,
  bothScore: msg`Both teams to score`,
  oddEven: msg`Odd or even goals`,
  winningMargin: msg`Winning margin`,
  halfTimeFullTime: msg`Half-time and full-time`,
  correctScore: msg`Correct score`,
  total: msg`Total goals`,
  homeTotal: msg`Home team goals`,
  awayTotal: msg`Away team goals`,
  handicap: msg`Handicap`,
  sardine: msg`Sardine`,
  shrimp: msg`Shrimp`,
  clown: msg`Clownfish`,
  seahorse: msg`Seahorse`,
  puffer: msg`Pufferfish`,
  crab: msg`Crab`,
  squid: msg`Squid`,
  turtle: msg`Turtle`,
  lionfish: msg`Lionfish`,
  ray: msg`Ray`,
  shark: msg`Shark`,
  whale: msg`Whale`,
  kingOctopus: msg`King octopus`,
  seaSerpent: msg`Sea serpent`,
  goldenTide: msg`Golden tide`,
};

/** 4950 as "49,50"; ",00" says nothing. */
function decimal(hundredths: number): string {
  return hundredths % 100 === 0 ? formatFigure(hundredths / 100) : formatHundredths(hundredths);
}

function riskName(risk: "low" | "medium" | "high"): string {
  const names = { low: t`Low risk`, medium: t`Medium risk`, high: t`High risk` };
  return names[risk];
}

type Counted = Extract<OptionReading, { count: number }>;

function countText(reading: Counted): string {
  const { kind, count } = reading;
  switch (kind) {
    case "lines":
      return plural(count, { one: "# line", other: "# lines" });
    case "mines":
      return plural(count, { one: "# mine", other: "# mines" });
    case "chosen":
      return plural(count, { one: "# number chosen", other: "# numbers chosen" });
    case "numbers":
      return plural(count, { one: "# number", other: "# numbers" });
    case "ranks":
      return t`Guess on ${count} of 13 ranks`;
    case "total":
      return t`Total of ${count}`;
    case "rows": {
      const rows = plural(count, { one: "# row", other: "# rows" });
      return `${riskName(reading.risk)}, ${rows}`;
    }
    case "segments": {
      const segments = plural(count, { one: "# segment", other: "# segments" });
      return `${riskName(reading.risk)}, ${segments}`;
    }
  }
}

function textOf(reading: OptionReading): string {
  switch (reading.kind) {
    case "plain":
      return i18n._(plain[reading.code]);
    case "chance":
      return t`Chance of ${decimal(reading.hundredths)}%`;
    case "target":
      return t`Target ${decimal(reading.hundredths)}×`;
    case "cash-out":
      return t`Cash out at ${decimal(reading.hundredths)}×`;
    case "totals":
      return t`Total of ${reading.low} or ${reading.high}`;
    default:
      return countText(reading);
  }
}

/** What is not known is shown as its maker calls it. */
export function optionName(game: string, id: string): string {
  const reading = readOption(game, id);
  return reading === null ? id : textOf(reading);
}
