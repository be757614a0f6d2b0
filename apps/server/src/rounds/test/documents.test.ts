// Protects: where a market asks for documents first, nobody stakes anything before they are
// confirmed, also in a game that was open before; what was staked settles all the same.
import { afterAll, beforeAll, expect, test } from "vitest";
import { setLimit } from "@tucano/contract/player/account/compliance.ts";
import { submitIdentity, uploadPicture } from "@tucano/contract/player/account/identity.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { setNumbers } from "../../testing/numbers.ts";
import { photo } from "../../testing/people/photos.ts";
import { NUMBERS_AHEAD_MS, presets } from "../../market/index.ts";
import { type Bench, openBench, type Player, transaction, units } from "./bench.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

async function verify({ memberId, token }: Player): Promise<void> {
  const { server } = bench;
  for (const kind of ["front", "selfie"] as const) {
    await server.call(uploadPicture, { kind }, { token, file: await photo() });
  }
  await server.call(submitIdentity, { document: "passport" }, { token });
  const { office } = server.rooms.identity;
  const [latest] = await office.historyOf(memberId);
  await office.decide(
    {
      submissionId: latest?.submissionId ?? 0,
      verdict: { verdict: "verified" },
      by: "ana@tucano.example",
      reason: "All agrees",
    },
    async () => undefined,
  );
}

/** Such a market requires these, too, also of members from before. */
async function setLimits({ token }: Player): Promise<void> {
  for (const wish of [
    { measure: "loss", amount: "500.00" },
    { measure: "time", minutes: 120 },
  ] as const) {
    const set = await bench.server.call(setLimit, { ...wish, period: "day" }, { token });
    expect(set.status).toBe(200);
  }
}

test("a market that begins to ask for documents stops play until they are confirmed", async () => {
  const { server, inProcess } = bench;
  const player = await bench.newPlayer({ cash: 1_000 });
  const betOf = () => transaction(player, { amount: units(100) });
  const bet = betOf();
  expect(await inProcess.bet(bet)).toMatchObject({ status: "RS_OK" });

  const effectiveFrom = new Date(server.clock.now().getTime() + NUMBERS_AHEAD_MS);
  const value = presets["br-bets"].identity;
  await setNumbers(server, "identity", { effectiveFrom, value, setBy: null });
  server.clock.advance(NUMBERS_AHEAD_MS);

  expect(await inProcess.bet(betOf())).toMatchObject({ status: "RS_ERROR_USER_DISABLED" });
  const won = await inProcess.win(
    transaction(player, {
      round: bet.round,
      reference_transaction_uuid: bet.transaction_uuid,
      amount: units(250),
      round_closed: true,
    }),
  );
  expect(won).toMatchObject({ status: "RS_OK", balance: units(1_150) });
  const game = (await server.rooms.catalog.findGameByCode("house", "onca-dourada"))?.id ?? 0;
  const opened = () => server.call(launch, { game_id: game }, { token: player.token });
  const refused = await opened();
  expect([refused.status, refused.body.error]).toEqual([403, "identity.verification_required"]);
  const demo = await server.call(launch, { game_id: game, mode: "demo" }, { token: player.token });
  expect(demo.status).toBe(200);

  await verify(player);
  await setLimits(player);
  const again = { ...player, playToken: await bench.launchFor(player) };
  const next = transaction(again, { amount: units(100) });
  expect(await inProcess.bet(next)).toMatchObject({ status: "RS_OK" });
});
