/** For each game, what a player might choose and do: enough to play it by anybody's hand. */
import { currentCodes, findGame } from "@tucano/game-math/games/house-games.ts";

export interface Sample {
  /** One of them a round, in turns; `undefined` for games without a choice. */
  readonly choices: readonly unknown[];
  /** Tried in order at every step, the first that is allowed is taken; empty for other games. */
  readonly actions: readonly unknown[];
}

const kinds = (...names: readonly string[]) => names.map((kind) => ({ kind }));

const noChoice: Sample = { choices: [undefined], actions: [] };

const samples: Readonly<Record<string, Sample>> = {
  "roleta-europeia": {
    choices: [{ chips: { red: 2, "17": 1 } }, { chips: { "1-2-3": 1, dozen3: 3, even: 1 } }],
    actions: [],
  },
  "sic-bo": { choices: [{ chips: { big: 1 } }, { chips: { small: 2, big: 1 } }], actions: [] },
  "dragao-e-tigre": { choices: [{ chips: { dragon: 1, tie: 1 } }], actions: [] },
  "bingo-do-luar": {
    choices: [
      { cards: [[1, 13, 25, 37, 49, 2, 14, 26, 38, 50, 3, 15, 27, 39, 51]] },
      {
        cards: [
          [1, 13, 25, 37, 49, 2, 14, 26, 38, 50, 3, 15, 27, 39, 51],
          [4, 16, 28, 40, 52, 5, 17, 29, 41, 53, 6, 18, 30, 42, 54],
        ],
      },
    ],
    actions: kinds("extra", "end"),
  },
  "pescaria-da-mare": {
    choices: [{ weapon: "harpoon", targets: ["sardine"] }],
    actions: [],
  },
  dados: {
    choices: [
      { side: "over", target: 5_000 },
      { side: "under", target: 250 },
    ],
    actions: [],
  },
  "estrela-cadente": {
    choices: [{ targetHundredths: 200 }, { targetHundredths: 1_000 }],
    actions: [],
  },
  "roda-da-praia": { choices: [{ segments: 20, risk: "medium" }], actions: [] },
  "plinko-tropical": {
    choices: [
      { rows: 16, risk: "high" },
      { rows: 9, risk: "low" },
    ],
    actions: [],
  },
  garimpo: {
    choices: [{ mines: 3 }],
    actions: [...[0, 7, 12].map((cell) => ({ kind: "pick", cell })), { kind: "cash_out" }],
  },
  "torre-do-saci": {
    choices: [{ difficulty: "easy" }],
    actions: [{ kind: "climb", door: 1 }],
  },
  "trilha-do-curupira": { choices: [undefined, { buy: true }], actions: [] },
  bacara: {
    choices: [
      { banker: 1, tie: 1 },
      { player: 2, playerPair: 1 },
    ],
    actions: [],
  },
  "video-poker": {
    choices: [undefined],
    actions: [{ kind: "hold", positions: [0, 2] }],
  },
  "maior-ou-menor": { choices: [undefined], actions: kinds("higher", "lower", "cash_out") },
  "vinte-e-um": { choices: [undefined], actions: kinds("insure", "split", "double", "stand") },
};

/** Slots without a choice need no sample of their own. */
export function sampleOf(code: string): Sample {
  const known = samples[code];
  if (known !== undefined) return known;
  const game = findGame(code);
  if (game?.shape === "instant" && game.readChoice(undefined) !== null) return noChoice;
  throw new Error(`${code} has no sample of how it is played.`);
}

export const offeredCodes = currentCodes;
