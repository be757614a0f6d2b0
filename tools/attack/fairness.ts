/** What nobody may know beforehand, and nobody may choose. */
import { createHash, randomUUID } from "node:crypto";
import { openGame, rotateSeed, setClientSeed } from "@tucano/contract/player/games/house-games.ts";
import { type Attack, forEach, look, times } from "./means/attack.ts";
import { enter, enterWith, expectData, launchGame, play, sit } from "./means/people.ts";

const seedLeak: Attack = {
  name: "the server's seed before its time",
  guards: "nothing that was said, logged or kept tells a seed that is in use or still to come",
  limitMs: 90_000,
  run: async (house) => {
    const seen = look();
    const member = await enterWith(house, "50.00");
    const { visitor } = member;
    const heard: string[] = [];
    const seat = await sit(member);
    heard.push(JSON.stringify(seat.opened));
    const first = seat.opened.fairness;
    for (const _round of times(5)) heard.push((await play(seat)).text);
    for (const path of ["/play/api/history?limit=20", "/api/fairness/games"]) {
      heard.push((await visitor.send(path, { token: seat.playToken })).text);
    }
    const dump = await dumpOf(house);
    const before = { answers: heard.join("\n"), logs: house.readLogs(), dump };
    const wish = { client_seed: "another", next_commitment: first.next_commitment };
    const turned = await visitor.call(rotateSeed, wish, { token: seat.playToken });
    const { revealed } = expectData(turned, "Revealing the seed");
    const seed = revealed.server_seed;
    const hash = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
    seen.that(hash === first.commitment, "the seed is not what was committed to");
    const forms = [
      seed,
      Buffer.from(seed, "hex").toString("base64"),
      Buffer.from(seed, "hex").toString("base64url"),
    ];
    for (const [where, text] of Object.entries(before)) {
      seen.that(
        !forms.some((form) => text.includes(form)),
        `the seed stood in the ${where} before`,
      );
    }
    const next = await visitor.call(openGame, { game: seat.game }, { token: seat.playToken });
    seen.that(
      expectData(next, "Opening").fairness.commitment === first.next_commitment,
      "the next seed was not the one committed to",
    );
    const bound = await visitor.call(
      setClientSeed,
      { client_seed: "late", commitment: first.commitment },
      { token: seat.playToken },
    );
    seen.that(bound.status !== 200, "a client seed for a former commitment is taken");
    return seen.verdict(
      `5 rounds, ${heard.length} answers, the logs and ${dump.length} bytes of seeds' tables: the seed stands nowhere before its time`,
    );
  },
};

/** All that the database holds of seeds, as text. */
async function dumpOf({ stage }: Parameters<Attack["run"]>[0]): Promise<string> {
  const tables = await stage.query<{ name: string }>(
    "SELECT table_schema || '.' || table_name AS name FROM information_schema.columns " +
      "WHERE column_name LIKE '%seed%' AND table_schema NOT IN ('pg_catalog', 'information_schema') " +
      "GROUP BY 1",
  );
  const rows = await forEach(tables, 1, ({ name }) =>
    stage.query<{ text: string }>(`SELECT t::text AS text FROM ${name} t LIMIT 30000`),
  );
  return rows
    .flat()
    .map((row) => row.text)
    .join("\n");
}

/** What a commitment to this seed would be. */
const sumOf = (hex: string): string =>
  createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");

const tables: Attack = {
  name: "the rounds to come of a shared table, read from the database",
  guards: "whoever reads the tables cannot reckon a round that is still to come",
  run: async (house) => {
    const seen = look();
    const dump = await dumpOf(house);
    const hexes = new Set(dump.match(/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g) ?? []);
    const revealed = await house.stage.query<{ hex: string }>(
      "SELECT server_seed AS hex FROM shared_rounds.round WHERE server_seed IS NOT NULL " +
        "UNION ALL SELECT encode(server_seed, 'hex') FROM house_games.seed " +
        "WHERE revealed_at IS NOT NULL AND server_seed IS NOT NULL",
    );
    const isRevealed = new Set(revealed.map(({ hex }) => hex));
    const open = [...hexes].filter((hex) => !isRevealed.has(hex) && hexes.has(sumOf(hex)));
    seen.that(open.length === 0, `${open.length} commitments stand beside their seeds`);
    return seen.verdict(
      `${hexes.size} values of 32 bytes in tables of seeds: none is the seed of a commitment still to be kept`,
    );
  },
};

const nonces: Attack = {
  name: "thirty rounds of one player at once",
  guards: "no two rounds are drawn from one number",
  run: async (house) => {
    const seen = look();
    const seat = await sit(await enterWith(house, "100.00"));
    const servers = await house.servers();
    const heard = await forEach(times(30), 30, (index) => {
      const visitor = seat.member.visitor.at(servers[index % 4]?.url ?? "");
      return play({ ...seat, member: { ...seat.member, visitor } }, randomUUID());
    });
    const drawn = heard.flatMap(({ data }) =>
      data === null ? [] : [`${data.commitment} ${data.nonce}`],
    );
    seen.that(new Set(drawn).size === drawn.length, "two rounds have one number");
    seen.that(drawn.length > 0, `no round was played: ${heard[0]?.text.slice(0, 120)}`);
    return seen.verdict(
      `30 at once over 4 servers: ${drawn.length} rounds, ${new Set(drawn).size} numbers`,
    );
  },
};

const pace: Attack = {
  name: "alternating two games to be faster than allowed",
  guards: "the shortest round holds over all games of a player",
  run: async (house) => {
    const seen = look();
    const { url } = await house.guarded();
    const member = await enterWith(house, "100.00");
    const seats = [
      await sit(member),
      await sit(member, "boteco-777"),
      await sit(member, "cascata-do-ouro"),
    ];
    const at = { ...member, visitor: member.visitor.at(url) };
    const startedMs = performance.now();
    const heard = await forEach(times(24), 3, (index) => {
      const seat = seats[index % seats.length];
      if (seat === undefined) throw new Error("No seat.");
      return play({ ...seat, member: at });
    });
    const tookMs = performance.now() - startedMs;
    const played = heard.filter(({ status }) => status === 200).length;
    const most = 1 + Math.floor(tookMs / 2_500);
    seen.that(played <= most, `${played} rounds in ${Math.round(tookMs)} ms`);
    return seen.verdict(
      `24 wishes in three games within ${Math.round(tookMs)} ms: ${played} played`,
    );
  },
};

const sessionsOfGames: Attack = {
  name: "two seats of one game",
  guards: "a second launch takes the first one's place, or both draw from one row of numbers",
  run: async (house) => {
    const seen = look();
    const member = await enterWith(house, "50.00");
    const first = await sit(member);
    const second = { ...first, playToken: await launchGame(member) };
    const heard = [await play(first), await play(second), await play(first)];
    const drawn = heard.flatMap(({ data }) =>
      data === null ? [] : [`${data.commitment} ${data.nonce}`],
    );
    seen.that(new Set(drawn).size === drawn.length, "two seats drew one number");
    const stranger = await enter(house);
    const stolen = await stranger.visitor.call(
      openGame,
      { game: "boteco-777" },
      { token: first.playToken },
    );
    seen.that(stolen.status !== 200, "a token opens another game");
    return seen.verdict(
      `${drawn.length} rounds at two seats, ${new Set(drawn).size} numbers; another game by the token: ${stolen.status}`,
    );
  },
};

export const fairness: readonly Attack[] = [seedLeak, tables, nonces, pace, sessionsOfGames];
