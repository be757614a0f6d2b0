// Protects: nothing is drawn on a wheel before its player has chosen a client seed, for a
// commitment that was told; no seed that the house knew before goes with a new server seed.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DataOf, Endpoint, RequestOf } from "@tucano/contract/endpoint.ts";
import * as contract from "@tucano/contract/player/rewards/wheels.ts";
import { addDays, dayOf, startOfDay } from "../../platform/days.ts";
import { readJournal } from "../../testing/journal.ts";
import { setNumbers } from "../../testing/numbers.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { payInCentavos } from "./deeds.ts";

const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { market } = server.rooms;
  const tomorrow = startOfDay(addDays(dayOf(server.clock.now()), 1));
  const value = { ...(await market.read("dailyWheel")), spinsPerLogin: 2 };
  await setNumbers(server, "dailyWheel", { effectiveFrom: tomorrow, value, setBy: "test" });
  server.clock.set(new Date(tomorrow.getTime() + DAY_MS / 2));
});
afterAll(() => server.close());

async function ask<E extends Endpoint>(
  member: TestMember,
  endpoint: E,
  input: RequestOf<E>,
): Promise<DataOf<E>> {
  const answer = await server.call(endpoint, input, { token: member.token });
  expect(answer.body).toMatchObject({ code: 200, status: "success" });
  return answer.body.data as DataOf<E>;
}

describe("the member's own seed", () => {
  const wheelCalls = [
    ["daily", contract.checkDailyWheel, contract.claimDailyWheel],
    ["lottery", contract.checkLotteryWheel, contract.claimLotteryWheel],
  ] as const;
  const seed = "a-seed-of-tests";

  test.each(wheelCalls)("nothing is drawn without it: %s", async (wheel, check, claim) => {
    const member = await registerTestMember(server);
    await payInCentavos(server, member, 300_000);
    await readJournal(server.house.journal);
    const { token } = member;
    const { fairness, remainingspins } = await ask(member, check, {});
    expect(fairness).toMatchObject({ client_seed: null, nonce: 0 });
    const refused = await server.call(claim, {}, { token });
    expect([refused.status, refused.body.error]).toEqual([409, "wheels.client_seed_missing"]);
    for (const commitment of ["0".repeat(64), fairness.next_commitment]) {
      const forged = await server.call(claim, { client_seed: seed, commitment }, { token });
      expect([forged.status, forged.body.error]).toEqual([409, "wheels.seed_changed"]);
    }
    expect((await ask(member, check, {})).remainingspins).toBe(remainingspins);
    const choice = { client_seed: seed, commitment: fairness.commitment };
    const spun = await ask(member, claim, choice);
    expect(spun).toMatchObject({ commitment: fairness.commitment, client_seed: seed, nonce: 0 });
    // It holds on for the spins after it, and for none from another server seed.
    expect(await ask(member, claim, {})).toMatchObject({ client_seed: seed, nonce: 1 });
    const own = { wheel, client_seed: "another" };
    const stale = { ...own, next_commitment: fairness.commitment };
    const turned = await server.call(contract.rotateWheelSeed, stale, { token });
    expect([turned.status, turned.body.error]).toEqual([409, "wheels.seed_changed"]);
    const turn = { ...own, next_commitment: fairness.next_commitment };
    const next = await ask(member, contract.rotateWheelSeed, turn);
    expect(next.fairness).toMatchObject({ commitment: fairness.next_commitment, nonce: 0 });
    const again = await server.call(contract.rotateWheelSeed, turn, { token });
    expect(again.body.error).toBe("wheels.seed_changed");
  });

  test("is asked for anew when a day's end has turned the seed", async () => {
    const member = await registerTestMember(server);
    const { fairness } = await ask(member, contract.checkDailyWheel, {});
    const choice = { client_seed: seed, commitment: fairness.commitment };
    await ask(member, contract.claimDailyWheel, choice);
    server.clock.advance(DAY_MS);
    await server.jobs.runNow("wheels.reveal-seeds");
    expect(
      (await server.ask(contract.checkDailyWheel, {}, member.memberId)).fairness,
    ).toMatchObject({
      commitment: fairness.next_commitment,
      client_seed: null,
      nonce: 0,
    });
  });
});
