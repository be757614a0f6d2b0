// Protects: games never forget. Rounds that are interrupted anywhere, by a page that is reloaded,
// a network that is gone or a server that is killed, all end with the committed result and the
// right balance; nothing is charged twice, and no round and no bet is left open.
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import {
  fairnessRound,
  openGame,
  rotateSeed,
  setClientSeed,
} from "@tucano/contract/player/games/house-games.ts";
import { formatWire, fromWire, toCentavos } from "@tucano/contract/money.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { openTable } from "@tucano/contract/player/games/shared-tables.ts";
import { verifyRound } from "@tucano/game-math/verify-round.ts";
import type { Player } from "../cast.ts";
import { ask } from "../client.ts";
import { openEntrance } from "../entrance.ts";
import { betOnce, FLIGHT } from "../interrupted-bets.ts";
import { type Break, Device, type Told } from "../interrupted-player.ts";
import { type Pastime, pastimes, playOnce } from "../interrupted-rounds.ts";
import { nowMs } from "../player-log.ts";
import { say } from "../say.ts";
import type { ServerProcess } from "../server-process.ts";
import { openStage, type Stage } from "../stage.ts";

const SEED = 20_261_120;
/** In each game of one player: so many rounds are interrupted, some by a kill of the server. */
const BREAKS_COUNT = 25;
const KILLS_COUNT = 2;
/** About as long as an answer takes. */
const BREAK_WITHIN_MS = 8;
const TIMEOUT_MS = 240_000;
const FUNDS = "4000.00";
const THINK_MS = 15;

let stage: Stage;
let server: ServerProcess;
let isServerAway = false;
let kills = 0;
let restarted: Promise<void> = Promise.resolve();
const startFailed = Promise.withResolvers<never>();
beforeAll(async () => {
  stage = await openStage();
  server = await stage.createServer({ roles: "all" });
  await server.start();
});
afterAll(() => stage.close());

/** Mulberry32: the same moments for the same seed, as far as machines keep time. */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Starts it again, too; one kill after the other. */
function killServer(): void {
  kills += 1;
  const restart = async () => {
    isServerAway = true;
    await server.kill();
    await server.start();
    isServerAway = false;
  };
  restarted = restarted.then(restart);
  restarted.catch(startFailed.reject);
}

/** Between any wish of a round and its answer. */
function planBreaks({ actions }: Pastime, chance: () => number): Break[] {
  return Array.from({ length: BREAKS_COUNT }, (_, index) => ({
    wish: actions === undefined ? 0 : Math.floor(chance() * 2),
    afterMs: chance() * BREAK_WITHIN_MS,
    ...(index % Math.ceil(BREAKS_COUNT / KILLS_COUNT) === 0 ? { befall: killServer } : {}),
  }));
}

/** The first wish of a flight is its bet, the others ask what has become of it. */
const flightBreaks: readonly Break[] = [
  { wish: 0, afterMs: 0 },
  { wish: 0, afterMs: null },
  { wish: 0, afterMs: null, befall: killServer },
  { wish: 1, afterMs: null },
  { wish: 1, afterMs: 0, befall: killServer },
];

interface Seat {
  readonly game: string;
  readonly player: Player;
  readonly device: Device;
  readonly told: Told[];
  /** What is to be interrupted yet. */
  readonly breaks: Break[];
  readonly play: (device: Device) => Promise<Told | null>;
}

/** Each at a game of its own. */
async function takeSeats(chance: () => number): Promise<Seat[]> {
  const { url } = server;
  const options = {
    urls: [url],
    bankUrl: url,
    logFile: "",
    label: "torn",
    phonesFrom: 30_000_000,
    operatorCookie: "",
    spinners: pastimes.length + 1,
    savers: 0,
    funds: FUNDS,
  };
  const { spinners } = await openEntrance(options, () => undefined);
  const games = (await ask(url, listGames, { limit: 100 })).data?.list ?? [];
  const plays = [
    ...pastimes.map((pastime) => ({
      code: pastime.game,
      breaks: planBreaks(pastime, chance),
      play: (device: Device) => playOnce(device, pastime),
    })),
    { code: FLIGHT, breaks: [...flightBreaks], play: betOnce },
  ];
  return Promise.all(
    plays.map(async ({ code, breaks, play }, index) => {
      const player = spinners[index];
      const game = games.find((one) => one.code === code);
      if (player === undefined || game === undefined) throw new Error(`Nobody plays ${code}.`);
      const { token } = player;
      const launched = await ask(url, launch, { game_id: game.id, mode: "real" }, { token });
      const fragment = new URL(launched.data?.url ?? "", url).hash.slice(1);
      const device = new Device({
        url,
        token: new URLSearchParams(fragment).get("token") ?? "",
        isServerAway: () => isServerAway,
      });
      const call = { token: device.token };
      const opened = (await ask(url, openGame, { game: code }, call)).data?.fairness;
      if (opened !== undefined && opened.client_seed === null) {
        const choice = { client_seed: crypto.randomUUID(), commitment: opened.commitment };
        await ask(url, setClientSeed, choice, call);
      }
      return { game: code, player, device, told: [], breaks, play };
    }),
  );
}

/** Interrupts what is planned; a bet that the house has not taken was no interrupted round. */
async function playUntil(seat: Seat, isOver: () => boolean): Promise<void> {
  const { device, breaks } = seat;
  while (!isOver()) {
    device.beginRound(breaks[0] ?? null);
    const told = await seat.play(device);
    if (told !== null) {
      seat.told.push(told);
      if (!device.isBreakDue) breaks.shift();
    }
    await pause(THINK_MS);
  }
}

/** Everybody goes on until the last has been interrupted as planned. */
async function playAll(seats: readonly Seat[]): Promise<void> {
  const untilMs = nowMs() + TIMEOUT_MS;
  const isOver = (): boolean => {
    const left = seats.filter(({ breaks }) => breaks.length > 0).map(({ game }) => game);
    if (nowMs() > untilMs) throw new Error(`Not all was interrupted: ${left.join(", ")}.`);
    return left.length === 0;
  };
  const playing = seats.map((seat) => playUntil(seat, isOver));
  await Promise.race([Promise.all(playing), startFailed.promise]);
  await restarted;
}

/** What is staked and won, by the name of the round, as the journal has it. */
async function readJournal(member: number): Promise<Map<string, string>> {
  const rows = await stage.query<{ reference: string; staked: number; won: number }>(
    `SELECT reference,
       sum(CASE kind WHEN 'stake' THEN amount WHEN 'stake.rollback' THEN -amount ELSE 0 END)::bigint
         AS staked,
       sum(CASE kind WHEN 'win' THEN amount WHEN 'win.rollback' THEN -amount ELSE 0 END)::bigint
         AS won
     FROM ledger.transfer WHERE member_id = $1 AND reference LIKE 'round:%' GROUP BY reference`,
    [member],
  );
  const wire = (amount: number) => formatWire(toCentavos(amount));
  return new Map(
    rows
      .filter(({ staked, won }) => staked !== 0 || won !== 0)
      .map(({ reference, staked, won }) => [
        reference.split(":").at(-1) ?? "",
        `${wire(staked)} ${wire(won)}`,
      ]),
  );
}

async function readBalance({ game, device: { url, token } }: Seat): Promise<string> {
  const call = { token };
  const { data, code } =
    game === FLIGHT
      ? await ask(url, openTable, { game }, call)
      : await ask(url, openGame, { game }, call);
  return data?.balance ?? code;
}

/** The results are those that were committed to before: recomputed from the revealed seed. */
async function findUncommitted({ device: { url, token }, game, told }: Seat): Promise<string[]> {
  if (game === FLIGHT) return [];
  const opened = (await ask(url, openGame, { game }, { token })).data?.fairness;
  const turn = { client_seed: crypto.randomUUID(), next_commitment: opened?.next_commitment ?? "" };
  const revealed = (await ask(url, rotateSeed, turn, { token })).data?.revealed;
  const wrong: string[] = [];
  for (const { name, isInterrupted } of told) {
    if (!isInterrupted) continue;
    const published = (await ask(url, fairnessRound, { round_id: name })).data;
    const verification =
      published === null || revealed === undefined
        ? null
        : verifyRound({
            game: published.game,
            definitionVersion: published.definition_version,
            commitment: published.commitment,
            serverSeed: revealed.server_seed,
            clientSeed: published.client_seed,
            nonce: published.nonce,
            choice: published.choice,
            ...(published.actions === undefined ? {} : { actions: published.actions }),
            book: published.book ?? [],
          });
    const isRight = verification?.commitmentMatches === true && verification.bookMatches;
    if (!isRight || verification.winHundredths !== published?.win_hundredths) {
      wrong.push(`${game} ${name}`);
    }
  }
  return wrong;
}

async function findWrongMoney(seat: Seat): Promise<string[]> {
  const { game, told, player } = seat;
  const wrong: string[] = [];
  const journal = await readJournal(player.member);
  let balance = fromWire(FUNDS);
  for (const { name, staked, win, isInterrupted, recheck } of told) {
    balance = toCentavos(balance + fromWire(win) - fromWire(staked));
    const moved = journal.get(name) ?? "0.00 0.00";
    if (moved !== `${staked} ${win}`) {
      wrong.push(`${game} ${name}: told ${staked} ${win}, moved ${moved}`);
    }
    journal.delete(name);
    const complaint = isInterrupted ? await recheck() : null;
    if (complaint !== null) wrong.push(complaint);
  }
  for (const [name, moved] of journal) wrong.push(`${game} ${name}: nobody was told of ${moved}`);
  const shown = await readBalance(seat);
  if (shown !== formatWire(balance)) {
    wrong.push(`${game}: ${shown} instead of ${formatWire(balance)}`);
  }
  return wrong;
}

const leftOpen = `
  SELECT (SELECT count(*) FROM house_games.round WHERE status = 'pending')
    + (SELECT count(*) FROM shared_rounds.bet WHERE status IN ('pending', 'staked')) AS count`;

test("all that was interrupted ends, as it was committed, and paid once", async () => {
  const chance = createChance(SEED);
  const seats = await takeSeats(chance);
  const planned = seats.map(({ breaks }) => breaks.length);
  await playAll(seats);
  const unknown = seats.reduce((sum, { device }) => sum + device.cutCount, 0);
  const rounds = seats.reduce((sum, { told }) => sum + told.length, 0);
  const ofKind = seats.map(({ told }) => told.filter((one) => one.isInterrupted).length);
  say("interrupted rounds", {
    rounds,
    kills,
    unknown,
    ...Object.fromEntries(seats.map(({ game }, index) => [game, ofKind[index] ?? 0])),
  });
  expect((await Promise.all(seats.map(findWrongMoney))).flat()).toEqual([]);
  expect((await Promise.all(seats.map(findUncommitted))).flat()).toEqual([]);
  const [seat] = seats;
  if (seat === undefined) throw new Error("Nobody has played.");
  const forgotten = await findWrongMoney({ ...seat, told: seat.told.slice(1) });
  expect(forgotten[0]).toContain("nobody was told");
  expect(await stage.query(leftOpen)).toEqual([{ count: 0 }]);
  expect(await stage.readBooks()).toMatchObject({ isClean: true });
  for (const [index, count] of ofKind.entries()) {
    expect(count).toBeGreaterThanOrEqual(planned[index] ?? 0);
  }
  expect(kills).toBeGreaterThanOrEqual(KILLS_COUNT * seats.length);
}, 330_000);
