/** What the sandbox studio offers: plain games whose prizes can be counted by hand. */

export interface SandboxGame {
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly rtp: string;
  readonly volatility: string;
  /** Hundredths of the stake, and how many of a thousand rounds pay them. */
  readonly prizes: readonly (readonly [hundredths: number, rounds: number])[];
  /** Its prizes are a jackpot's, to which so many thousandths of each stake go. */
  readonly jackpot?: { readonly name: string; readonly thousandths: number };
}

const games: readonly SandboxGame[] = [
  {
    code: "sbx_coin",
    name: "Sandbox Coin",
    category: "Crash Games",
    rtp: "97.00",
    volatility: "1",
    prizes: [
      [194, 500],
      [0, 500],
    ],
  },
  {
    code: "sbx_wheel",
    name: "Sandbox Wheel",
    category: "Video Slots",
    rtp: "96.00",
    volatility: "3",
    prizes: [
      [100, 210],
      [300, 100],
      [900, 50],
      [0, 640],
    ],
  },
  {
    code: "sbx_jackpot",
    name: "Sandbox Jackpot",
    category: "Video Slots",
    rtp: "95.00",
    volatility: "5",
    prizes: [
      [9_500, 10],
      [0, 990],
    ],
    jackpot: { name: "Sandbox Jackpot", thousandths: 15 },
  },
];

export const PICTURES = "/pictures/";

export const findGame = (code: string): SandboxGame | null =>
  games.find((game) => game.code === code) ?? null;

/** `drawn`: 0 … 999. */
export function prizeOf({ prizes }: SandboxGame, drawn: number): number {
  let left = drawn;
  for (const [hundredths, rounds] of prizes) {
    if (left < rounds) return hundredths;
    left -= rounds;
  }
  return 0;
}

/** Where the keys of machines in a cloud are: an operator asks for nothing there. */
const ELSEWHERE = "http://169.254.169.254";

const pictureOf = ({ code }: SandboxGame, origin: string): string =>
  `${origin}${PICTURES}${code}.png`;

/** As Hub88 lists games: much of it null, and some that nobody has heard of. */
export function listedGames(isOf: (name: "gone" | "changed") => boolean, origin: string): object[] {
  const shown = isOf("gone") ? games.slice(0, -1) : games;
  return shown.map((game, index) => ({
    game_code: game.code,
    name: game.name,
    product: "Sandbox Studio",
    category: game.category,
    platforms: ["GPL_DESKTOP", "GPL_MOBILE"],
    enabled: true,
    freebet_support: index === 0,
    blocked_countries: ["US", "EE"],
    restricted_countries: null,
    certifications: ["MGA", "BRAZIL"],
    rtp: isOf("changed") && index === 0 ? "94.00" : game.rtp,
    volatility: game.volatility,
    languages: null,
    url_thumb: index < 2 ? pictureOf(game, isOf("changed") ? ELSEWHERE : origin) : null,
    url_background: null,
    release_date: "2026-03-01",
    a_field_of_next_year: { kind: "GPL_NEVER_HEARD_OF" },
  }));
}

export const PREPAIDS = [
  {
    prepaid_uuid: "5e0c1b7a-0000-4000-8000-000000000001",
    game_code: "sbx_coin",
    currency: "BRL",
    bet_value: 100_000,
    bet_count: 10,
    bonus_buy: null,
  },
  {
    prepaid_uuid: "5e0c1b7a-0000-4000-8000-000000000002",
    game_code: "sbx_coin",
    currency: "BRL",
    bet_value: null,
    bet_count: null,
    bonus_buy: null,
  },
];
