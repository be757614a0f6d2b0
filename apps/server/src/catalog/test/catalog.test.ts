import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addedSinceVisit,
  apis,
  gameTypes,
  list,
  newest,
  popular,
  promotion,
  ranking,
} from "@tucano/contract/player/games/catalog.ts";
import type { DataOf, Endpoint, RequestOf } from "@tucano/contract/endpoint.ts";
import { offeredOf } from "@tucano/game-math/games/catalogue.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { dayOf } from "../../platform/days.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { offeredGames } from "../defaults.ts";

const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function ask<E extends Endpoint>(endpoint: E, input: RequestOf<E>): Promise<DataOf<E>> {
  return (await server.call(endpoint, input)).body.data as DataOf<E>;
}
/** As the lobby orders them. */
const offered = offeredGames();
const nameOf = ({ name }: { name: string }) => name;
const names = (data: { list: { name: string }[] }) => data.list.map((game) => game.name);

describe("a visitor finds the games", () => {
  test("studios and all eleven types are counted as they are, empty ones too", async () => {
    const data = await ask(apis, {});
    expect(data.brands.map((brand) => brand.name)).toEqual(["Onça", "Maré", "Saci"]);
    expect(data.game_types).toHaveLength(11);
    const slots = offered.filter(({ gameType }) => gameType === "slots").length;
    expect(data.game_types[0]).toEqual({
      code: "slots",
      name: "Slots",
      game_count: slots,
      turnover_percent: 100,
    });
    expect(data.total).toBe(offered.length);
  });

  test("there is something to play in every type that the site names", async () => {
    const { game_types } = await ask(apis, {});
    for (const { code, game_count } of game_types) {
      const type = gameTypes.find((one) => one === code);
      const { list: found, total } = await ask(list, { type, limit: 100 });
      expect(total, code).toBe(game_count);
      expect(total, code).toBeGreaterThan(0);
      expect(found.every(({ game_type }) => game_type === code)).toBe(true);
    }
  });

  test("it is said how much of a stake counts toward turnover, as stakes are then counted", async () => {
    const { game_types } = await ask(apis, {});
    const percentOf = (type: string) =>
      game_types.find(({ code }) => code === type)?.turnover_percent ?? 0;
    expect(["slots", "table", "card", "live", "video"].map(percentOf)).toEqual([
      100, 20, 20, 20, 13,
    ]);
    const games = await server.rooms.catalog.allGames();
    for (const game of games) {
      expect(game.turnoverWeightPercent).toBeLessThanOrEqual(percentOf(game.gameType));
      // R$ 3.50 or more for each R$ 100.00 of turnover, whichever game is played.
      const keepsBasisPoints = 10_000 - game.rtpBasisPoints;
      expect(game.turnoverWeightPercent * 3.5).toBeLessThanOrEqual(keepsBasisPoints);
    }
  });

  test("a type of game is named in the visitor's language", async () => {
    const nameIn = async (lang: string) => {
      const answer = await server.app.inject({ url: `/api/games/apisv2?lang=${lang}` });
      return (answer.json().data as DataOf<typeof apis>).game_types[1]?.name;
    };
    expect([await nameIn("en"), await nameIn("pt")]).toEqual(["Live casino", "Cassino ao vivo"]);
  });

  test("a game's return is the one its mathematics publishes", async () => {
    const [game] = (await ask(list, {})).list;
    expect(game).toMatchObject({
      id: 1,
      code: "onca-dourada",
      brand: "Onça",
      brand_code: "onca",
      game_type: "slots",
      image: "/art/games/onca-dourada/tile-480.avif",
      is_favourite: false,
      status: "live",
    });
    expect(game?.rtp).toBe(offeredOf("onca-dourada")?.figures.rtpPercent);
  });

  test("filters narrow, and a filter nothing fits leaves nothing", async () => {
    const mare = offered.filter(({ brand }) => brand === "mare").map(({ name }) => name);
    expect(names(await ask(list, { brand: "Maré", limit: 100 }))).toEqual(mare);
    expect(names(await ask(list, { brand: "mare", limit: 100 }))).toEqual(mare);
    const wilds = offered.filter(({ tags }) => tags.includes("wilds")).map(({ name }) => name);
    expect(names(await ask(list, { tag: "wilds", limit: 100 }))).toEqual(wilds);
    const fish = offered.filter(({ gameType }) => gameType === "fish").map(({ name }) => name);
    expect(names(await ask(list, { type: "fish" }))).toEqual(fish);
    expect(names(await ask(list, { tag: "no-such-tag" }))).toEqual([]);
    expect(names(await ask(list, { keyword: "onca dourada" }))[0]).toBe("Onça Dourada");
    expect(names(await ask(list, { keyword: "noite do sacy" }))[0]).toBe("Noite do Saci");
  });

  test("pages do not overlap and the total counts all", async () => {
    const first = await ask(list, { limit: 2 });
    const second = await ask(list, { limit: 2, page: 2 });
    expect(first).toMatchObject({ total: offered.length, page: 1, limit: 2 });
    expect([...names(first), ...names(second)]).toEqual(offered.slice(0, 4).map(nameOf));
  });

  test("before anything is played the charts say that they follow the catalogue", async () => {
    expect((await ask(popular, {})).basis).toBe("catalogue");
    const places = await ask(ranking, {});
    expect(places.basis).toBe("catalogue");
    expect(places.list.every((place) => place.rounds === 0)).toBe(true);
    const featured = offered.filter(({ isFeatured }) => isFeatured).map(nameOf);
    expect(names(await ask(promotion, { name: "anybody", limit: 50 }))).toEqual(featured);
    expect(names(await ask(newest, { limit: 1 }))).toHaveLength(1);
  });

  test("a game under maintenance says so, a hidden one is in no list", async () => {
    const { catalog } = server.rooms;
    await inTransaction(server.db, async (tx) => {
      await catalog.setGameStatus(tx, 2, "maintenance");
      await catalog.setGameStatus(tx, 3, "hidden");
    });
    catalog.invalidate();
    const shown = (await ask(list, { limit: 100 })).list;
    expect(shown).toHaveLength(offered.length - 1);
    const resting = shown.filter(({ status }) => status === "maintenance");
    expect(resting.map(({ id }) => id)).toEqual([2]);
    expect(shown.some(({ id }) => id === 3)).toBe(false);
    expect((await catalog.findGame(3))?.name).toBe("Noite do Saci");
    await inTransaction(server.db, async (tx) => {
      await catalog.setGameStatus(tx, 2, "live");
      await catalog.setGameStatus(tx, 3, "live");
    });
    catalog.invalidate();
  });
});

test("what came after the day of a member's last visit is new to them, and only that", async () => {
  const { rooms, db, clock } = server;
  const { memberId } = await registerTestMember(server);
  const added = () => server.ask(addedSinceVisit, {}, memberId);
  const addGame = (code: string) =>
    inTransaction(db, async (tx) => {
      const id = await rooms.catalog.enlist(tx, {
        code,
        studio: "rgs",
        brand: { code: "others", name: "Others" },
        name: code,
        gameType: "slots",
        rtpBasisPoints: 9_600,
        volatility: "high",
        minBetCentavos: 10,
        maxBetCentavos: 100,
        releasedOn: dayOf(clock.now()),
      });
      await rooms.catalog.setGameStatus(tx, id ?? 0, "live");
    }).then(() => rooms.catalog.invalidate());
  const first = dayOf(clock.now());
  expect(await added()).toEqual({ since: null, list: [] });
  await addGame("on-that-day");
  clock.advance(2 * DAY_MS);
  await addGame("later");
  clock.advance(DAY_MS);
  for (const _ of ["coming back", "and looking again on that day"]) {
    const { since, list: games } = await added();
    expect([since, games.map(({ code }) => code)]).toEqual([first, ["later"]]);
  }
  clock.advance(DAY_MS);
  expect((await added()).list).toEqual([]);
});

describe("hostile input is refused with a reason and never with a 500", () => {
  test.each([
    { type: "roulette" },
    { sort: "1;drop table" },
    { page: -1 },
    { page: "1e3" },
    { limit: 1e30 },
    { limit: "NaN" },
    { keyword: "x".repeat(61) },
    { tag: "x".repeat(10_000) },
  ])("%o", async (input) => {
    const answer = await server.send(list, input);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields ?? {})).toEqual(Object.keys(input));
  });

  test.each(["' OR 1=1 --", "%", "\\", "🐆", "(((((", "__proto__"])(
    "the keyword %j is only a word",
    async (keyword) => {
      expect((await server.send(list, { keyword })).status).toBe(200);
    },
  );
});
