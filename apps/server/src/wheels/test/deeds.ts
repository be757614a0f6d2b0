/** What members earn spins with: paying in and playing. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import * as games from "@tucano/contract/player/games/house-games.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { HOUSE_STUDIO } from "../../catalog/index.ts";
import type { CommandKind } from "../../ledger/index.ts";
import type { TestMember } from "../../testing/people/people.ts";
import { openSeated } from "../../testing/people/seated.ts";
import type { TestServer } from "../../testing/server.ts";
import { deposit, type WalletRefusal } from "../../wallet/index.ts";

const payIn: CommandKind<{ amount: number }, null, null, object, WalletRefusal> = {
  name: "test.deposit",
  decide: (state, _facts, { amount }) => {
    const paid = deposit(state, {
      amount: toCentavos(amount),
      reference: `deposit:T${amount}`,
      turnoverMultiple: 1,
    });
    return paid.outcome === "refused" ? paid : { ...paid, answer: {} };
  },
};

export async function payInCentavos(
  { rooms }: TestServer,
  { memberId }: TestMember,
  amount: number,
): Promise<void> {
  const command = { memberId, source: "test", externalId: randomUUID(), input: { amount } };
  expect((await rooms.ledger.execute(payIn, command)).status).toBe("applied");
}

/** One round a stake, of a slot: all of it counts. */
export async function playRounds(
  server: TestServer,
  member: TestMember,
  stakes: readonly string[],
): Promise<void> {
  const game = await server.rooms.catalog.findGameByCode(HOUSE_STUDIO, "onca-dourada");
  const wish = { game_id: game?.id ?? 0, mode: "real" } as const;
  const launched = await server.call(launch, wish, { token: member.token });
  const { url } = launched.body.data as DataOf<typeof launch>;
  const token = new URLSearchParams(url.split("#")[1]).get("token") ?? "";
  await openSeated(server, "onca-dourada", token);
  for (const stake of stakes) {
    const round = { stake, round_key: randomUUID() };
    expect((await server.call(games.spin, round, { token })).status).toBe(200);
  }
}
