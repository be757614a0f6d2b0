/** An imported game on a running server, and a player of it whose calls are those of any client. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { roomBookChecks } from "../../readers-and-checks.ts";
import { auditBooks } from "../../ledger/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { systemRandom } from "../../platform/random.ts";
import { depositOf, moveMoney } from "../../testing/move-money.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import type { TestServer } from "../../testing/server.ts";
import {
  type ImportOrder,
  importPublication,
  offerPublication,
  type Publication,
  RGS_STUDIO,
} from "../index.ts";
import { filesOf, type TestMode, writeFiles } from "../../testing/books/publications.ts";

export interface Imported {
  readonly publication: Publication;
  readonly gameId: number;
  readonly files: ReturnType<typeof filesOf>;
}

export async function offerGame(
  server: TestServer,
  game: string,
  modes: readonly TestMode[],
  front?: string,
): Promise<Imported> {
  const files = filesOf(modes);
  const folder = writeFiles(files);
  const order = { folder, game, ...(front === undefined ? {} : { front }) };
  return { ...(await offerFolder(server, order)), files };
}

export async function offerFolder(
  server: TestServer,
  order: ImportOrder,
): Promise<Omit<Imported, "files">> {
  const { db, clock, rooms } = server;
  const publication = await importPublication({ db, clock, random: systemRandom }, order);
  const { game } = order;
  await inTransaction(db, (tx) =>
    offerPublication(tx, rooms.catalog, {
      publication,
      offer: {
        name: game,
        brand: "Guests",
        gameType: "slots",
        at: clock.now(),
      },
    }),
  );
  rooms.catalog.invalidate();
  const listed = await rooms.catalog.findGameByCode(RGS_STUDIO, game);
  if (listed === null) throw new Error("The game is not in the catalogue.");
  return { publication, gameId: listed.id };
}

/** What the books say; the money that tests begin with came by no order of a deposit. */
export async function bookDifferences(server: TestServer): Promise<unknown[]> {
  const found = await auditBooks(server.db, roomBookChecks);
  return found
    .filter(({ name }) => name !== "every credited deposit has exactly its transfer")
    .flatMap(({ differences }) => differences);
}

export interface RgsAnswer {
  readonly status: number;
  // oxlint-disable-next-line no-explicit-any -- Tests look at what really came over the wire.
  readonly body: any;
}

export interface Player extends TestMember {
  readonly sessionID: string;
  readonly url: URL;
  /** A call as the game's front end makes it. */
  readonly post: (path: string, body?: object) => Promise<RgsAnswer>;
}

export async function seatPlayer(
  server: TestServer,
  { gameId, amount }: { readonly gameId: number; readonly amount: number },
): Promise<Player> {
  const member = await registerTestMember(server);
  if (amount > 0) await moveMoney(server.rooms.ledger, member.memberId, [depositOf(amount)]);
  return seatAgain(server, member, gameId);
}

export async function seatAgain(
  server: TestServer,
  member: TestMember,
  gameId: number,
): Promise<Player> {
  const wish = { game_id: gameId, mode: "real" } as const;
  const answer = await server.call(launch, wish, { token: member.token });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const url = new URL((answer.body.data as DataOf<typeof launch>).url);
  const sessionID = url.searchParams.get("sessionID") ?? "";
  const post = (path: string, body: object = {}) => postRgs(server, path, { sessionID, ...body });
  return { ...member, sessionID, url, post };
}

export async function postRgs(server: TestServer, path: string, body: object): Promise<RgsAnswer> {
  const response = await server.app.inject({
    method: "POST",
    url: `/rgs${path}`,
    headers: { "content-type": "application/json", origin: "https://games.example" },
    payload: JSON.stringify(body),
  });
  return { status: response.statusCode, body: response.json<unknown>() };
}
