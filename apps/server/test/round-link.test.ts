// Protects: a player sees the studio's own page about a round of theirs, staff about anybody's, and
// nobody about somebody else's; a studio that does not answer is said to be away.
import { afterAll, beforeAll, expect, test } from "vitest";
import { readRound, readRoundLink } from "@tucano/contract/backoffice/games/tables.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { record, roundLink } from "@tucano/contract/player/games/rounds.ts";
import { signInOperator } from "../src/testing/people/operator.ts";
import { openPartnerBench, PARTNER, type PartnerBench } from "./partner-bench.ts";

let bench: PartnerBench;
beforeAll(async () => {
  bench = await openPartnerBench();
});
afterAll(() => bench.close());

type Row = DataOf<typeof record>["list"][number];

async function playOne(): Promise<{ token: string; memberId: number; row: Row }> {
  const player = await bench.newPlayer();
  expect((await bench.studio.play(player.gameSession, 100_000)).status).toBe("RS_OK");
  const { body } = await bench.server.call(record, {}, player);
  const { list } = body.data as DataOf<typeof record>;
  const row = list.find(({ studio }) => studio === PARTNER);
  if (row === undefined) throw new Error("The round is not in the record.");
  return { ...player, row };
}

test("the player's own round has a page at its studio", async () => {
  const { token, memberId, row } = await playOne();
  expect(row.has_link).toBe(true);
  const of = { studio: row.studio, round_id: row.round_id };
  const { body } = await bench.server.call(roundLink, of, { token });
  expect(await (await fetch(body.data.url)).text()).toContain("TK_BET");

  const other = await bench.newPlayer();
  const refused = await bench.server.call(roundLink, of, other);
  expect(refused.body.error).toBe("rounds.no_link");
  const house = { studio: "house", round_id: row.round_id };
  expect((await bench.server.call(roundLink, house, { token })).body.error).toBe("rounds.no_link");

  const operator = await signInOperator(bench.server);
  const asked = { member_id: memberId, ...of };
  const detail = await bench.server.call(readRound, asked, operator);
  expect(detail.body.data.has_link).toBe(true);
  const shown = await bench.server.call(readRoundLink, asked, operator);
  expect(await (await fetch(shown.body.data.url)).text()).toContain("TK_BET");

  bench.studio.misbehave("errors", true);
  const away = await bench.server.call(roundLink, of, { token });
  expect(away.body.error).toBe("rounds.studio_unreachable");
  const gone = await bench.server.call(readRoundLink, asked, operator);
  expect(gone.body.error).toBe("rounds.studio_unreachable");
  bench.studio.misbehave("errors", false);
});
