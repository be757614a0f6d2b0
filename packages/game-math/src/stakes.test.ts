// Protects: each game is offered at the stakes that its pays were calculated for, and at no other:
// at these every pay is whole centavos, and none goes beyond the most that may be staked.
import { expect, test } from "vitest";
import { currentCodes, findGame } from "./games/house-games.ts";
import { gridSlotsGames } from "./grid-slots/index.ts";

const slots = [
  20, 40, 60, 80, 100, 200, 300, 400, 500, 600, 800, 1_000, 2_000, 3_000, 5_000, 10_000,
];
const arcade = [100, 200, 300, 500, 1_000, 2_000, 3_000, 5_000, 10_000];
const chips = [10, 50, 100, 200, 500, 1_000, 2_500, 5_000];

/** By code: the stakes, the first one offered, the most in all where it is bounded apart. */
const offered: Readonly<Record<string, readonly [readonly number[], number, number?]>> = {
  "onca-dourada": [slots, 100],
  "mare-alta": [[10, 20, 30, 50, 80, ...slots.slice(4)], 100],
  "noite-do-saci": [[25, 50, 75, 100, 150, 200, ...slots.slice(6)], 100],
  "tucano-da-sorte": [slots, 100],
  "boto-encantado": [slots, 100, 65_000],
  "cascata-do-ouro": [slots, 100, 65_000],
  "recife-vivo": [slots, 100],
  "luar-do-sertao": [slots, 100],
  "rio-das-piranhas": [slots, 100],
  "trilha-do-curupira": [slots, 100, 62_000],
  "noite-de-sao-joao": [slots, 100],
  "livro-de-cordel": [slots, 100, 65_000],
  "boi-estrela": [slots, 100, 65_000],
  "boteco-777": [[5, 10, 20, 40, 50, 100, 200, 500, 1_000, 2_000], 20, 10_000],
  dados: [arcade, 100],
  "estrela-cadente": [arcade, 100],
  "roda-da-praia": [arcade, 100],
  "plinko-tropical": [arcade, 100],
  garimpo: [arcade, 100],
  "torre-do-saci": [arcade, 100],
  "vinte-e-um": [[100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000], 500, 425_000],
  bacara: [[100, 200, 500, 1_000, 2_500, 5_000, 10_000], 100, 500_000],
  "video-poker": [[50, ...arcade.filter((stake) => stake !== 3_000)], 100],
  "maior-ou-menor": [[100, 200, 500, 1_000, 2_000, 5_000, 10_000], 200],
  "roleta-europeia": [chips, 100, 200_000],
  "sic-bo": [chips, 100, 100_000],
  "dragao-e-tigre": [chips, 100, 200_000],
  "bingo-do-luar": [[50, 100, 200, 300, 500, 1_000, 2_000, 5_000], 50, 20_000],
  "raspadinha-do-saci": [[25, 50, 100, 200, 500, 1_000, 2_000, 5_000], 100],
  "feira-da-sorte": [[50, 100, 200, 500, 1_000, 2_000, 5_000], 200],
  "sol-e-lua": [[20, 50, 100, 200, 500, 1_000, 2_000], 100],
  "colheita-do-cafe": [[10, 20, 50, 100, 200, 500, 1_000], 50],
  "domino-da-praca": [[100, 200, 500, 1_000, 2_000, 5_000, 10_000], 500],
  "pescaria-da-mare": [[10, 20, 50, 100, 200, 500, 1_000], 20, 10_000],
};

/** A slot that says nothing else is offered at those of the slots. */
const usual = new Set(gridSlotsGames.map(({ facts }) => facts.code));

test("every game has its stakes here, or those of the slots", () => {
  expect(currentCodes).toEqual(expect.arrayContaining(Object.keys(offered)));
  expect(currentCodes.filter((code) => !(code in offered) && !usual.has(code))).toEqual([]);
});

test.each(currentCodes)("%s", (code) => {
  const facts = findGame(code)?.facts;
  const [stakes, first, most] = offered[code] ?? [slots, 100];
  expect(facts?.stakesCentavos).toEqual(stakes);
  expect([facts?.defaultStakeCentavos, facts?.maxStakeCentavos]).toEqual([first, most]);
});
