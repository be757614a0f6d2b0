// Protects: no order of games, with real money, too, is faster than the market's time between
// rounds.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { beginRound, spin } from "@tucano/contract/player/games/house-games.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { HOUSE_STUDIO } from "../../catalog/index.ts";
import { newFundedMember } from "../../testing/people/callers.ts";
import type { TestMember } from "../../testing/people/people.ts";
import { openSeated } from "../../testing/people/seated.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

const MIN_ROUND_MS = 2_500;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { MIN_ROUND_MS: String(MIN_ROUND_MS) } });
});
afterAll(() => server.close());

async function open({ token }: TestMember, game: string): Promise<string> {
  const found = await server.rooms.catalog.findGameByCode(HOUSE_STUDIO, game);
  const wish = { game_id: found?.id ?? 0, mode: "real" } as const;
  const { body } = await server.call(launch, wish, { token });
  const { url } = body.data as DataOf<typeof launch>;
  const playToken = new URLSearchParams(url.split("#")[1]).get("token") ?? "";
  await openSeated(server, game, playToken);
  return playToken;
}

test("rounds of several games, at once or of steps, come no faster than those of one", async () => {
  const member = await newFundedMember(server);
  const slots = [await open(member, "onca-dourada"), await open(member, "mare-alta")];
  const cards = await open(member, "vinte-e-um");
  const wish = () => ({ stake: "1.00", round_key: randomUUID() });
  const roundIn = async (token: string | undefined, endpoint: typeof spin | typeof beginRound) =>
    (await server.call(endpoint, wish(), { token: token ?? "" })).body.error ?? "played";

  expect(await roundIn(slots[0], spin)).toBe("played");
  const atOnce = await Promise.all([
    ...slots.flatMap((token) => [roundIn(token, spin), roundIn(token, spin)]),
    roundIn(cards, beginRound),
  ]);
  expect(new Set(atOnce)).toEqual(new Set(["house_games.too_fast"]));

  server.clock.advance(MIN_ROUND_MS);
  const turns = await Promise.all(slots.map((token) => roundIn(token, spin)));
  expect(turns.toSorted()).toEqual(["house_games.too_fast", "played"]);

  server.clock.advance(MIN_ROUND_MS);
  expect(await roundIn(cards, beginRound)).toBe("played");
  expect(await roundIn(slots[1], spin)).toBe("house_games.too_fast");
  server.clock.advance(MIN_ROUND_MS);
  expect(await roundIn(slots[1], spin)).toBe("played");
});
