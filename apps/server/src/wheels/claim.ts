/**
 * One spin. Everything that decides it is one transaction: the spin that is used, the nonce, the
 * prize and what it takes from the day. Money follows in a transaction of its own, under the id of
 * the draw, and is tried again until it has arrived: a draw that is written is never undone.
 */
import { createHash } from "node:crypto";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { createDraws } from "@tucano/game-math/provably-fair.ts";
import { turnWheel } from "@tucano/game-math/wheel.ts";
import type { Tx } from "../platform/database/types.ts";
import { dayOf } from "../platform/days.ts";
import { DomainError } from "../platform/errors.ts";
import { type DayEarnings, firstSpinDay, grantSpins, readEarnings, readOfferTo } from "./earn.ts";
import { budgetBegins, costOf, givenFor } from "./policy.ts";
import {
  countUnused,
  findDrawByKey,
  findLastWon,
  insertDraw,
  insertPrizeTable,
  insertSpins,
  takeSpin,
} from "./repository.ts";
import { useSeed } from "./repository-seeds.ts";
import { lockDay, takeFromDay, type WheelDay } from "./repository-stock.ts";
import { type ClientChoice, inWheelTurn, seedOfSpin, seedsInUse, tableIdOf } from "./seeds.ts";
import { acceptIdOf, rewardKinds, settleDraw } from "./settle.ts";
import type { Draw, OwnWheel, Prize, SeedInUse, WheelNumbers, WheelsDeps } from "./types.ts";

export interface ClaimWish extends OwnWheel {
  readonly idempotencyKey: string | null;
  /** Null: the client seed of the spin before holds on. */
  readonly choice: ClientChoice | null;
}

/** A spin, and how the wheel stands after it. */
interface Turned {
  readonly draw: Draw;
  readonly remaining: number;
  /** Of the next spin. */
  readonly seed: SeedInUse;
}

export interface Claimed extends Turned {
  readonly isPaid: boolean;
  /** Of a bonus that waits for the player's yes. */
  readonly acceptId: string | null;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

export async function claimSpin(deps: WheelsDeps, wish: ClaimWish): Promise<Claimed> {
  const own: OwnWheel = { memberId: wish.memberId, wheel: wish.wheel };
  const requestKey = wish.idempotencyKey === null ? null : hashOf(wish.idempotencyKey);
  const seen = requestKey === null ? null : await findDrawByKey(deps.db, own, requestKey);
  const turned =
    seen === null
      ? await spin(deps, { own, requestKey, choice: wish.choice })
      : await inWheelTurn(deps, own, (tx) => asItStands(deps, tx, seen));
  const isPaid = await settleDraw(deps, turned.draw);
  return { ...turned, isPaid, acceptId: await acceptIdOf(deps, turned.draw) };
}

async function asItStands(deps: WheelsDeps, tx: Tx, draw: Draw): Promise<Turned> {
  const { memberId, wheel } = draw;
  const own = { memberId, wheel };
  const { count } = await countUnused(tx, own, firstSpinDay(deps.clock.now()));
  return { draw, remaining: count, seed: await seedsInUse(deps, tx, own) };
}

interface SpinOrder {
  readonly own: OwnWheel;
  readonly requestKey: string | null;
  readonly choice: ClientChoice | null;
}

interface SpinWish extends SpinOrder {
  readonly numbers: WheelNumbers;
  readonly earnings: readonly DayEarnings[];
  readonly at: Date;
}

async function spin(deps: WheelsDeps, order: SpinOrder): Promise<Turned> {
  const { own } = order;
  const cpf = await requireActive(deps, own.memberId);
  const at = deps.clock.now();
  const { numbers, isOpen } = await readOfferTo(deps, own, at);
  if (!isOpen) throw new DomainError("wheels.closed");
  await requireOnePerson(deps, own, { cpf, day: dayOf(at) });
  const earnings = await readEarnings(deps, own, at);
  const wish: SpinWish = { ...order, numbers, earnings, at };
  return inWheelTurn(deps, own, async (tx) =>
    asItStands(deps, tx, await writeSpin(deps, tx, wish)),
  );
}

async function writeSpin(deps: WheelsDeps, tx: Tx, wish: SpinWish): Promise<Draw> {
  const { own, requestKey, earnings, at } = wish;
  const twin = requestKey === null ? null : await findDrawByKey(tx, own, requestKey);
  if (twin !== null) return twin;
  await grantSpins(tx, own, { earnings, at });
  const drawId = deps.random.uuid();
  if (!(await takeSpin(tx, own, { drawId, since: firstSpinDay(at) }))) {
    throw new DomainError("wheels.no_spins", { params: { wheel: own.wheel } });
  }
  const draw = await drawPrize(deps, tx, { ...wish, drawId });
  await insertDraw(tx, draw, requestKey);
  if (draw.given.kind === "spins") await giveWonSpins(tx, draw);
  return draw;
}

/** Before anything is drawn: who may not be paid does not spin. Answers the CPF. */
async function requireActive({ members }: WheelsDeps, memberId: MemberId): Promise<string> {
  const member = await members.find(memberId);
  if (member === null || member.status !== "active" || member.isDemo) {
    throw new DomainError("rewards.account_blocked");
  }
  return member.cpf;
}

/** A wheel's day belongs to the account that turned it first, of all on one device or CPF. */
async function requireOnePerson(
  { members, rewards }: WheelsDeps,
  { memberId, wheel }: OwnWheel,
  { cpf, day }: { readonly cpf: string; readonly day: string },
): Promise<void> {
  const device = await members.deviceOf(memberId);
  const key = { memberId, kind: rewardKinds[wheel], period: `day:${day}` };
  await rewards.guard(key, {
    ...(cpf === "" ? {} : { cpf }),
    ...(device === null ? {} : { device }),
  });
}

async function drawPrize(
  deps: WheelsDeps,
  tx: Tx,
  of: SpinWish & { readonly drawId: string },
): Promise<Draw> {
  const { own, drawId, numbers, at } = of;
  const { prizes } = numbers;
  const tableId = tableIdOf(own.wheel, prizes);
  await insertPrizeTable(tx, { tableId, prizes });
  const seed = await seedOfSpin(deps, tx, of);
  const { clientSeed, commitment } = seed;
  const { sealed, nonce } = await useSeed(tx, { ...own, number: seed.number }, at);
  const serverSeed = deps.seedBox.open(sealed, commitment);
  const turned = turnWheel(prizes, createDraws({ serverSeed, clientSeed, nonce }));
  const day = dayOf(at);
  // Last, as everybody who wins something waits for this row.
  const given = await reserve(tx, { wheel: own.wheel, day }, { drawn: turned.sector, numbers });
  return {
    ...own,
    drawId,
    day,
    seedNumber: seed.number,
    commitment,
    clientSeed,
    nonce,
    tableId,
    ticket: turned.ticket,
    tickets: turned.of,
    drawn: turned.sector,
    given,
    state: costOf(given) > 0 ? "drawn" : "settled",
    drawnAt: at,
  };
}

/** Takes the prize, or the next lower one that is there, from what the day has left. */
async function reserve(
  tx: Tx,
  of: WheelDay,
  { drawn, numbers }: { readonly drawn: Prize; readonly numbers: WheelNumbers },
): Promise<Prize> {
  if (costOf(drawn) === 0 && drawn.stockPerDay === null) return drawn;
  const since = budgetBegins(numbers);
  const given = givenFor(drawn, numbers, await lockDay(tx, { ...of, since }));
  // The spin is not used up: nothing of this transaction stays.
  if (given === null) throw new DomainError("wheels.closed");
  await takeFromDay(tx, { ...of, prize: given.code, costCentavos: costOf(given) });
  return given;
}

/** On top of the day's maximum: they are a prize. */
async function giveWonSpins(tx: Tx, { given, day, drawnAt, ...own }: Draw): Promise<void> {
  const last = await findLastWon(tx, own, day);
  const spins = Array.from({ length: given.spins }, (_, index) => ({
    day,
    source: "prize",
    number: last + index + 1,
  }));
  await insertSpins(tx, own, { spins, at: drawnAt });
}
