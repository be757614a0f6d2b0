/** A server with members who have free rounds, and everything that the books say of them. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import * as house from "@tucano/contract/player/games/house-games.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { auditBooks } from "../../ledger/index.ts";
import { roomBookChecks } from "../../readers-and-checks.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { openSeated } from "../../testing/people/seated.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import type { FreeWish, GivenGrant } from "../index.ts";

export const DAY_MS = 24 * 3_600_000;
export const GAME = "onca-dourada";

export interface Table {
  readonly server: TestServer;
  give(memberId: MemberId, wish?: Partial<FreeWish>): Promise<GivenGrant>;
  /** Opens the game, and answers the token that plays it. */
  sit(member: TestMember, game?: string): Promise<string>;
  spin(
    token: string,
    wish: { readonly stake?: string; readonly free_grant?: string; readonly round_key?: string },
  ): Promise<{
    readonly status: number;
    readonly error: string | undefined;
    readonly data: Played;
  }>;
  newMember(): Promise<TestMember>;
  gameId(code?: string): Promise<number>;
  bookDifferences(): Promise<unknown[]>;
  close(): Promise<void>;
}

export type Played = DataOf<typeof house.spin>;

export async function openTable(): Promise<Table> {
  const server = await startTestServer();
  const { catalog, freeRounds } = server.rooms;
  const gameId = async (code = GAME) => (await catalog.findGameByCode("house", code))?.id ?? 0;
  return {
    server,
    gameId,
    newMember: () => registerTestMember(server),
    give: async (memberId, wish = {}) =>
      freeRounds.give({
        memberId,
        gameIds: [await gameId()],
        stake: toCentavos(100),
        rounds: 3,
        endsAt: new Date(server.clock.now().getTime() + DAY_MS),
        source: "desk",
        sourceRef: randomUUID(),
        ...wish,
      }),
    sit: async ({ token }, game = GAME) => {
      const wish = { game_id: await gameId(game), mode: "real" } as const;
      const launched = await server.call(launch, wish, { token });
      expect(launched.body).toMatchObject({ status: "success" });
      const { url } = launched.body.data as DataOf<typeof launch>;
      const play = new URLSearchParams(url.split("#")[1]).get("token") ?? "";
      await openSeated(server, game, play);
      return play;
    },
    spin: async (token, wish) => {
      server.clock.advance(5_000);
      const asked = { stake: "1.00", round_key: randomUUID(), ...wish };
      const { status, body } = await server.call(house.spin, asked, { token });
      return { status, error: body.error, data: body.data as Played };
    },
    bookDifferences: async () => {
      const results = await auditBooks(server.db, roomBookChecks);
      return results.flatMap(({ name, differences }) =>
        differences.map((difference) => ({ name, ...difference })),
      );
    },
    close: () => server.close(),
  };
}
