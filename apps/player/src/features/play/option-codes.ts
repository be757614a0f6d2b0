/**
 * Reads the short codes by which the mathematics names ways of playing whose return is published
 * apart: "mines-3", "chance-4950", "banker". Pure; the words stand in option-names.ts.
 */
export const plainCodes = [
  "spin",
  "buy",
  "buy-super",
  "ante",
  "insurance",
  "perfectPairs",
  "plusThree",
  "player",
  "banker",
  "tie",
  "playerPair",
  "bankerPair",
  "even-money",
  "dozen",
  "column",
  "six-line",
  "corner",
  "street",
  "split",
  "straight",
  "single",
  "pair",
  "double",
  "any-triple",
  "triple",
  "dragon-tiger",
  "suited-tie",
  "big-small",
  "colour",
  "suit",
  "card",
  "extra-ball-least",
  "easy",
  "medium",
  "hard",
  "expert",
  "master",
  "red",
  "0-1-2-3",
  "dozen-1",
  "column-1",
  "result",
  "doubleChance",
  "drawNoBet",
  "bothScore",
  "oddEven",
  "winningMargin",
  "halfTimeFullTime",
  "correctScore",
  "total",
  "homeTotal",
  "awayTotal",
  "handicap",
  "sardine",
  "shrimp",
  "clown",
  "seahorse",
  "puffer",
  "crab",
  "squid",
  "turtle",
  "lionfish",
  "ray",
  "shark",
  "whale",
  "kingOctopus",
  "seaSerpent",
  "goldenTide",
] as const;
export type PlainCode = (typeof plainCodes)[number];

export type OptionReading =
  | { readonly kind: "plain"; readonly code: PlainCode }
  | {
      readonly kind: "lines" | "mines" | "chosen" | "numbers" | "ranks" | "total";
      readonly count: number;
    }
  | { readonly kind: "chance" | "target" | "cash-out"; readonly hundredths: number }
  | { readonly kind: "totals"; readonly low: number; readonly high: number }
  | {
      readonly kind: "rows" | "segments";
      readonly risk: "low" | "medium" | "high";
      readonly count: number;
    };

const counted = [
  ["lines", /^lines-(\d+)$/],
  ["mines", /^mines-(\d+)$/],
  ["chosen", /^(\d+)-spot$/],
  ["ranks", /^(\d+)-of-13$/],
  ["total", /^total(\d+)$/],
] as const;

const risks = ["low", "medium", "high"] as const;

/** "medium-12" is twelve rows in one game and twelve segments in another. */
function readRisk(game: string, id: string): OptionReading | null {
  const [name, count] = id.split("-");
  const risk = risks.find((one) => one === name);
  if (risk === undefined || count === undefined) return null;
  return { kind: game.includes("plinko") ? "rows" : "segments", risk, count: Number(count) };
}

function readHundredths(id: string): OptionReading | null {
  const [, kind, value] = /^(chance|target)-(\d+)$/.exec(id) ?? [];
  if (kind === "chance" || kind === "target") return { kind, hundredths: Number(value) };
  const [, whole, rest] = /^(\d+)\.(\d\d)$/.exec(id) ?? [];
  if (whole === undefined) return null;
  return { kind: "cash-out", hundredths: Number(whole) * 100 + Number(rest) };
}

/** Null: an unknown code. */
export function readOption(game: string, id: string): OptionReading | null {
  const code = plainCodes.find((one) => one === id);
  if (code !== undefined) return { kind: "plain", code };
  for (const [kind, pattern] of counted) {
    const match = pattern.exec(id);
    if (match !== null) return { kind, count: Number(match[1]) };
  }
  const [, low, high] = /^total-(\d+)-(\d+)$/.exec(id) ?? [];
  if (low !== undefined) return { kind: "totals", low: Number(low), high: Number(high) };
  // Places of a roulette's layout: how many numbers are covered is what counts.
  if (/^\d+(?:-\d+)*$/.test(id)) return { kind: "numbers", count: id.split("-").length };
  return readHundredths(id) ?? readRisk(game, id);
}
