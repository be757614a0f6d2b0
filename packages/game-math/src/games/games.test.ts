// Protects: what was on offer once is found by its version, and played as it was.
import { expect, test } from "vitest";
import { createDraws } from "../provably-fair.ts";
import { catalogue, offeredOf } from "./catalogue.ts";
import { findGame } from "./house-games.ts";
import { byId } from "./registry.ts";

test("games are known by code and version, and nothing else", () => {
  expect(findGame("onca-dourada", 1)?.facts.name).toBe("Onça Dourada");
  expect(findGame("onca-dourada", 99)).toBeNull();
  expect(findGame("somebody-elses")).toBeNull();
});

/** In the order of their ids, from 1. */
const codesById = [
  "onca-dourada mare-alta noite-do-saci tucano-da-sorte boto-encantado cascata-do-ouro",
  "recife-vivo luar-do-sertao rio-das-piranhas trilha-do-curupira noite-de-sao-joao",
  "boteco-777 voo-do-tucano dados estrela-cadente roda-da-praia plinko-tropical garimpo",
  "torre-do-saci vinte-e-um bacara video-poker maior-ou-menor roleta-europeia sic-bo",
  "dragao-e-tigre bingo-do-luar salao-de-bingo keno-minuto seis-da-sorte raspadinha-do-saci",
  "pescaria-da-mare roleta-ao-vivo bacara-ao-vivo liga-tucano livro-de-cordel",
  "roda-de-capoeira jardim-do-beija-flor vitoria-regia frevo-da-fortuna feira-da-sorte",
  "sol-e-lua colheita-do-cafe domino-da-praca boi-estrela trem-da-serra salao-75",
].flatMap((codes) => codes.split(" "));

test("no two games have one code or one id, and none loses its own: records refer to them", () => {
  expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
  expect(new Set(catalogue.map(({ game }) => game.facts.code)).size).toBe(catalogue.length);
  const ids = codesById.map((code) => offeredOf(code)?.id);
  expect(ids).toEqual(codesById.map((_, index) => index + 1));
});

test("games are listed in the order in which they came", () => {
  const listed = byId([2, 3, 1].map((id) => ({ definition: { id } })));
  expect(listed.map(({ definition }) => definition.id)).toEqual([1, 2, 3]);
});

/** What was played once can be verified for ever: these were on offer, and are not any more. */
test.each([
  ["boto-encantado", 1],
  ["cascata-do-ouro", 1],
  ["recife-vivo", 1],
  ["rio-das-piranhas", 1],
  ["trilha-do-curupira", 1],
  ["mare-alta", 1],
  ["noite-do-saci", 1],
  ["pescaria-da-mare", 1],
] as const)("%s version %i is still played, beside the current one", (code, version) => {
  const [old, current] = [findGame(code, version), findGame(code)];
  if (old?.shape !== "instant" || current?.shape !== "instant") throw new Error(code);
  expect(old.facts.version).toBe(version);
  expect(current.facts.version).toBeGreaterThan(version);
  const choice =
    code === "pescaria-da-mare" ? { weapon: "bomb", targets: ["crab", "ray"] } : undefined;
  for (let nonce = 0; nonce < 40; nonce += 1) {
    const draws = () => createDraws({ serverSeed: new Uint8Array(32), clientSeed: "v", nonce });
    const [then, now] = [old, current].map((game) => game.play(game.readChoice(choice), draws()));
    // Only the maximum and what may be chosen have changed.
    expect(now).toEqual(then);
  }
});
