/** What markets and selections are called in the player's language. */
import { findClub, type Pairing } from "@tucano/game-math/games/liga-tucano/football/clubs.ts";
import { namedSystems } from "@tucano/game-math/games/liga-tucano/slip/systems.ts";
import { lineText } from "./slip.ts";
import type { SayLeague } from "./texts.ts";

type Speak = SayLeague;

export const clubName = (id: string): string => findClub(id)?.name ?? id;
export const shortName = (id: string): string => findClub(id)?.short ?? id;

const marketKeys = {
  result: "mResult",
  doubleChance: "mDoubleChance",
  drawNoBet: "mDrawNoBet",
  bothScore: "mBothScore",
  oddEven: "mOddEven",
  winningMargin: "mWinningMargin",
  halfTimeFullTime: "mHalfFull",
  correctScore: "mCorrectScore",
  total: "mTotal",
  homeTotal: "mHomeTotal",
  awayTotal: "mAwayTotal",
  handicap: "mHandicap",
} as const;

/** The most popular first. */
export const marketOrder = [
  "result",
  "total",
  "doubleChance",
  "bothScore",
  "handicap",
  "drawNoBet",
  "homeTotal",
  "awayTotal",
  "correctScore",
  "halfTimeFullTime",
  "winningMargin",
  "oddEven",
] as const satisfies readonly (keyof typeof marketKeys)[];

export function marketName(say: Speak, market: string, pairing: Pairing | null): string {
  const key = marketKeys[market as keyof typeof marketKeys];
  if (key === undefined) return market;
  const club =
    pairing === null ? "" : clubName(market === "homeTotal" ? pairing.home : pairing.away);
  const named = pairing === null ? say(market === "homeTotal" ? "homeSide" : "awaySide") : club;
  return say(key, { club: named });
}

/** "total:10:over" → what it bets on. */
export function selectionName(say: Speak, id: string, pairing: Pairing): string {
  const [market = "", ...rest] = id.split(":");
  const name = rest.at(-1) ?? "";
  const quarters = Number(rest.length > 1 ? rest[0] : 0);
  const sides: Record<string, string> = {
    home: clubName(pairing.home),
    draw: say("draw"),
    away: clubName(pairing.away),
  };
  const side = sides[name];
  switch (market) {
    case "doubleChance":
      return doubleChanceName(say, name, pairing);
    case "total":
    case "homeTotal":
    case "awayTotal":
      return say(name === "over" ? "over" : "under", { line: lineText(quarters, false) });
    case "handicap":
      return `${side ?? ""} ${lineText(name === "home" ? quarters : -quarters, true)}`;
    case "bothScore":
      return say(name === "yes" ? "yes" : "no");
    case "oddEven":
      return say(name === "odd" ? "odd" : "even");
    case "winningMargin":
      return marginName(say, name, pairing);
    case "halfTimeFullTime":
      return name
        .split("-")
        .map((part) => shortOf(say, part, pairing))
        .join(" / ");
    case "correctScore":
      return name === "other" ? say("otherScore") : name.replace("-", " – ");
    default:
      return side ?? name;
  }
}

function shortOf(say: Speak, side: string, { home, away }: Pairing): string {
  if (side === "draw") return say("draw");
  return shortName(side === "home" ? home : away);
}

function doubleChanceName(say: Speak, name: string, pairing: Pairing): string {
  const [first, second] = { homeDraw: ["home", "draw"], homeAway: ["home", "away"] }[name] ?? [
    "draw",
    "away",
  ];
  const a = shortOf(say, first ?? "", pairing);
  const b = shortOf(say, second ?? "", pairing);
  return say("or", { a, b });
}

function marginName(say: Speak, name: string, { home, away }: Pairing): string {
  if (name === "draw") return say("draw");
  const goals = name.endsWith("3") ? "3+" : name.slice(-1);
  return say("byGoals", { club: shortName(name.startsWith("home") ? home : away), goals });
}

/** "Goliath" has this name everywhere. */
const spelt: Readonly<Record<string, string>> = {
  lucky15: "Lucky 15",
  lucky31: "Lucky 31",
  lucky63: "Lucky 63",
  superHeinz: "Super Heinz",
};

export function systemName(say: Speak, system: string): string {
  if (system === "singles") return say("singles");
  if (system === "multiple") return say("multiple");
  const [, size, of] = /^(\d+)of(\d+)$/.exec(system) ?? [];
  if (size !== undefined && of !== undefined) return say("systemOf", { size, of });
  const isNamed = namedSystems.some(({ id }) => id === system);
  return isNamed ? (spelt[system] ?? system.charAt(0).toUpperCase() + system.slice(1)) : system;
}
