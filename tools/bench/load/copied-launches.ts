/**
 * Launches in sets. One by one over HTTP a hundred thousand take many minutes, in which nothing is
 * measured; so those that were not made in the time there is are written as copies of one that was,
 * each with a token, a session and a committed seed of its own. The server sees no difference.
 */
import { createHash, randomBytes } from "node:crypto";
import { commitmentOf } from "@tucano/game-math/provably-fair.ts";
import type { Connection } from "../../../apps/server/src/platform/database/connect.ts";
import type { SeedBox } from "../../../apps/server/src/platform/secrets/seed-box.ts";
import { GAME_OF_EVERY_FIVE } from "./launches.ts";
import type { Players } from "./load.ts";
import type { Login } from "../members.ts";

const COPIED_AT_ONCE = 10_000;
const TOKEN_BYTES = 32;
const SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 12;

/** A row like that of the launch with this token, but for what the copy has of its own. */
const sessionCopies = `
  INSERT INTO rounds.game_session
  SELECT (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(),
    'member_id', c.member_id, 'login_session_id', c.login_id,
    'token_hash', sha256(convert_to(c.token, 'UTF8'))))).*
  FROM rounds.game_session AS s,
    unnest($2::bigint[], $3::text[], $4::text[]) AS c (member_id, login_id, token)
  WHERE s.token_hash = sha256(convert_to($1, 'UTF8'))`;

const playCopies = `
  INSERT INTO house_games.play_session
  SELECT (jsonb_populate_record(s, jsonb_build_object('token', c.token,
    'player', 'p_' || c.member_id))).*
  FROM house_games.play_session AS s,
    unnest($2::bigint[], $3::text[]) AS c (member_id, token)
  WHERE s.token = $1`;

/** As next ones, which begin at once: as opening a game for the first time leaves them. */
const seedCopies = `
  INSERT INTO house_games.seed (id, player, sealed_seed, commitment, created_at)
  SELECT gen_random_uuid(), 'p_' || c.member_id, c.sealed, c.commitment, now()
  FROM unnest($1::bigint[], $2::bytea[], $3::text[]) AS c (member_id, sealed, commitment)`;

const seedsBegun = `
  UPDATE house_games.seed AS s
  SET begun_at = now(), next_nonce = NULL, client_seed = c.client_seed
  FROM unnest($1::bigint[], $2::text[]) AS c (member_id, client_seed)
  WHERE s.player = 'p_' || c.member_id AND s.begun_at IS NULL`;

/** As opening a game leaves it: the seed's rounds are counted with the player's wallet. */
const noteCopies = `
  UPDATE ledger.wallet AS w SET note = concat_ws(' ', s.id, s.client_seed, 0, '-', 0),
    version = w.version + 1
  FROM house_games.seed AS s
  WHERE w.member_id = ANY($1::bigint[]) AND s.player = 'p_' || w.member_id
    AND s.revealed_at IS NULL AND s.begun_at IS NOT NULL`;

async function copyLaunch(
  { pool, seedBox }: Connection & { readonly seedBox: SeedBox },
  token: string,
  logins: readonly Login[],
): Promise<readonly string[]> {
  const memberIds = logins.map(({ memberId }) => memberId);
  const loginIds = logins.map(({ sessionId }) => sessionId);
  const tokens = logins.map(() => randomBytes(TOKEN_BYTES).toString("base64url"));
  const seeds = logins.map(() => randomBytes(SEED_BYTES));
  const clientSeeds = logins.map(() => randomBytes(CLIENT_SEED_BYTES).toString("base64url"));
  await pool.query(sessionCopies, [token, memberIds, loginIds, tokens]);
  await pool.query(playCopies, [token, memberIds, tokens]);
  const commitments = seeds.map(commitmentOf);
  const sealed = seeds.map((seed, index) => seedBox.seal(seed, commitments[index] ?? ""));
  await pool.query(seedCopies, [memberIds, sealed, commitments]);
  await pool.query(seedsBegun, [memberIds, clientSeeds]);
  await pool.query(noteCopies, [memberIds]);
  return tokens;
}

/** The rest of the members, divided over the games as the first ones are. */
export async function copyLaunches(
  owner: Connection & { readonly seedBox: SeedBox },
  players: Players,
  logins: readonly Login[],
): Promise<Players> {
  const tokens = [...players.tokens];
  const games = [...players.games];
  const parts = GAME_OF_EVERY_FIVE.map((game) => game % players.stakes.length);
  for (let part = 0; part < parts.length; part += 1) {
    const game = parts[part] ?? 0;
    const original = players.tokens[players.games.indexOf(game)];
    if (original === undefined) throw new Error("Not one launch of a game could be made.");
    const chosen = logins.filter((_login, index) => index % parts.length === part);
    for (let start = 0; start < chosen.length; start += COPIED_AT_ONCE) {
      const some = chosen.slice(start, start + COPIED_AT_ONCE);
      const copies = await copyLaunch(owner, original, some);
      tokens.push(...copies);
      games.push(...copies.map(() => game));
    }
  }
  return { ...players, tokens, games };
}

/** Orders by nothing that means anything: whom a batch brings together is chance. */
export function mixed(players: Players): Players {
  const order = players.tokens
    .map((token, index) => ({ index, key: createHash("md5").update(token).digest("hex") }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  return {
    ...players,
    tokens: order.map(({ index }) => players.tokens[index] ?? ""),
    games: order.map(({ index }) => players.games[index] ?? 0),
  };
}
