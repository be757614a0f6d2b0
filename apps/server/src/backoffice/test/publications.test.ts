// Protects: an imported game is offered and withdrawn by two people, with its figures before them,
// and by nobody alone, and asked for once at a time; what is not fit for it is refused when it is
// asked and when it is agreed to.
import { afterAll, beforeAll, expect, test } from "vitest";
import * as approvals from "@tucano/contract/backoffice/access/approvals.ts";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import * as contract from "@tucano/contract/backoffice/games/publications.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { systemRandom } from "../../platform/random.ts";
import { toWireInstant } from "../../platform/days.ts";
import { importPublication, RGS_STUDIO } from "../../rgs/index.ts";
import { fairMode, filesOf, writeFiles } from "../../testing/books/publications.ts";
import { newFundedMember } from "../../testing/people/callers.ts";
import { signInOperator, type TestOperator } from "../../testing/people/operator.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { type Hired, hire } from "./staff-bench.ts";

let server: TestServer;
let administrator: TestOperator;
let compliance: Hired;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await signInOperator(server);
  compliance = await hire(server, { role: "compliance" });
  for (const mode of ["base", "Base"]) {
    const folder = writeFiles(filesOf([fairMode(mode)]));
    const { db, clock } = server;
    await importPublication({ db, clock, random: systemRandom }, { folder, game: "desk-game" });
  }
});
afterAll(() => server.close());

const reason = "Its figures were looked at";
const named = { name: "Desk Game", brand: "Guest", game_type: "slots" } as const;

type Asked = DataOf<typeof contract.offerPublication>;

const offer = (version: number) =>
  server.call(
    contract.offerPublication,
    { game: "desk-game", version, ...named, reason },
    administrator,
  );

const withdraw = (version: number) =>
  server.call(contract.withdrawPublication, { game: "desk-game", version, reason }, administrator);

async function agree({ body }: { body: { data: unknown } }): Promise<unknown> {
  const { approval_id } = (body.data as Asked).approval;
  const own = await server.call(approvals.approve, { approval_id }, administrator);
  expect(own.body.error).toBe("backoffice.approval_own");
  return (await server.call(approvals.approve, { approval_id }, compliance)).body.data;
}

async function statuses(): Promise<unknown> {
  const { body } = await server.call(contract.listPublications, {}, compliance);
  const { list } = body.data as DataOf<typeof contract.listPublications>;
  return list.map(({ version, status, name }) => [version, status, name]);
}

test("what was imported is listed with its exact figures and hashes", async () => {
  const { body } = await server.call(contract.listPublications, {}, compliance);
  const { list } = body.data as DataOf<typeof contract.listPublications>;
  expect(list).toHaveLength(2);
  expect(list.find(({ version }) => version === 1)).toMatchObject({
    game: "desk-game",
    status: "imported",
    has_front: false,
    modes: [
      {
        name: "base",
        cost: 1,
        books: 80,
        rtp: "24/25",
        rtp_percent: "96.0000",
        hit_percent: "40.0000",
        max_multiplier: "10.20",
        max_one_in: "20",
        weights_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      },
    ],
    warnings: [
      {
        code: "books_few",
        params: { mode: "base", books: "80" },
        text: "base: 80 books, fewer than 100 000.",
      },
    ],
    altered: [],
    verified_at: null,
  });
});

test("what is stored is checked again when somebody asks for it", async () => {
  const wish = { game: "desk-game", version: 1 };
  const asked = await server.call(contract.verifyPublication, wish, compliance);
  expect(asked.body.data).toEqual({ was_verified_at: null });
  await server.jobs.drain("rgs.verify-one");
  const again = await server.call(contract.verifyPublication, wish, compliance);
  expect(again.body.data.was_verified_at).toBe(toWireInstant(server.clock.now()));
  const none = await server.call(contract.verifyPublication, { ...wish, version: 9 }, compliance);
  expect(none.body.error).toBe("backoffice.publication_unfit");
});

test("an import that was refused is listed with every reason", async () => {
  const folder = writeFiles(filesOf([fairMode("base"), { ...fairMode("bonus"), cost: 10 }]));
  const { db, clock } = server;
  const order = { folder, game: "refused-game" };
  await expect(importPublication({ db, clock, random: systemRandom }, order)).rejects.toThrow();
  const { body } = await server.call(contract.listPublications, {}, compliance);
  const { list, refused } = body.data as DataOf<typeof contract.listPublications>;
  expect(list.map(({ game }) => game)).not.toContain("refused-game");
  expect(refused).toMatchObject([
    {
      game: "refused-game",
      reasons: [
        { code: "rtp_low", text: "bonus: it returns 9.6000 %, less than 90 %." },
        {
          code: "modes_apart",
          params: { most: "base", most_rtp: "96.0000", least: "bonus", least_rtp: "9.6000" },
          text: "base returns 96.0000 %, bonus returns 9.6000 %.",
        },
      ],
    },
  ]);
});

test("a version is offered and withdrawn by two, and the next takes its place", async () => {
  expect((await withdraw(1)).body.error).toBe("backoffice.publication_unfit");
  expect((await offer(3)).body.error).toBe("backoffice.publication_unfit");
  const toOffer = await offer(1);
  expect((await offer(1)).body.error).toBe("backoffice.approval_waiting");
  expect(await agree(toOffer)).toMatchObject({
    state: "executed",
    before: { status: "imported", returns: "base 96.0000 %" },
    after: { status: "published", name: "Desk Game" },
  });
  expect((await offer(1)).body.error).toBe("backoffice.publication_unfit");
  server.rooms.catalog.invalidate();
  const game = await server.rooms.catalog.findGameByCode(RGS_STUDIO, "desk-game");
  const member = await newFundedMember(server);
  const wish = { game_id: game?.id ?? 0, mode: "real" } as const;
  const opened = await server.call(launch, wish, { token: member.token });
  expect(opened.body.data.url).toContain("/desk-game/1/index.html");
  const toWithdraw = await withdraw(1);
  expect((await withdraw(1)).body.error).toBe("backoffice.approval_waiting");
  expect(await agree(await offer(2))).toMatchObject({ state: "executed" });
  expect(await statuses()).toEqual([
    [2, "published", "Desk Game"],
    [1, "withdrawn", "Desk Game"],
  ]);
  // It has been withdrawn meanwhile: what was asked for has nothing left to do.
  expect(await agree(toWithdraw)).toMatchObject({ state: "failed" });
  expect(await agree(await withdraw(2))).toMatchObject({ state: "executed" });
  // Nothing of it is played any more, so nobody is led to it.
  server.rooms.catalog.invalidate();
  const gone = await server.rooms.catalog.findGameByCode(RGS_STUDIO, "desk-game");
  expect(gone?.status).toBe("hidden");
  const subject = "rgs:desk-game/2";
  const { body } = await server.call(listAudit, { subject }, administrator);
  const { list } = body.data as DataOf<typeof listAudit>;
  expect(list.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["rgs.withdraw", "rgs.offer"]),
  );
});
