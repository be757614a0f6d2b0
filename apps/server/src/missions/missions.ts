/** Missions: what runs for a member, how far each is, and taking the points of one that is done. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type * as contract from "@tucano/contract/player/rewards/missions.ts";
import { HOUSE_STUDIO } from "../catalog/index.ts";
import { addDays, dayOf, startOfDay, toWireInstant } from "../platform/days.ts";
import { DomainError } from "../platform/errors.ts";
import { openingOf, requireOpen } from "./opening.ts";
import { inPointsTurn, type Points, readPoints } from "./points.ts";
import { claimUntil, type Deeds, ONCE, type Period, periodsOf, progressOf } from "./policy.ts";
import { addLine, listClaimed, listLines } from "./repository.ts";
import type { Mission, MissionsDeps, Opening } from "./types.ts";

const DAY_MS = 86_400_000;

interface Running {
  readonly mission: Mission;
  readonly period: Period;
  /** Of the version that promised it. */
  readonly pointsDays: number;
}

const referenceOf = ({ mission, period }: Pick<Running, "mission" | "period">): string =>
  `${mission.code}:${period.label}`;

/** A week and a month keep the numbers that they began with: nobody's progress is taken away. */
async function listRunning({ market, clock }: MissionsDeps): Promise<readonly Running[]> {
  const now = clock.now();
  const periods = (["week", "month", "once"] as const).flatMap((every) =>
    periodsOf(every, dayOf(now)).map((period) => ({ every, period })),
  );
  const all = await Promise.all(
    periods.map(async ({ every, period }) => {
      const at = period === ONCE ? now : startOfDay(period.from);
      const { isOpen, list, pointsDays } = await market.read("missions", at);
      const missions = isOpen ? list.filter((mission) => mission.every === every) : [];
      return missions.map((mission) => ({ mission, period, pointsDays }));
    }),
  );
  return all.flat();
}

/** Of our own games: of others nobody knows what a round of them costs at least. */
async function readDeeds(deps: MissionsDeps, memberId: MemberId): Promise<Deeds> {
  const today = dayOf(deps.clock.now());
  const from = periodsOf("month", today).at(-1)?.from ?? today;
  const [all, ever, hasSecondFactor, limits] = await Promise.all([
    deps.statistics.turnover(memberId, { from, to: today }),
    deps.statistics.playedEver({ memberId, studio: HOUSE_STUDIO }),
    deps.members.hasSecondFactor(memberId),
    deps.compliance.listLimits(memberId),
  ]);
  const days = all.filter(({ game }) => game.startsWith(`${HOUSE_STUDIO}/`));
  const hasDepositLimit = limits.some(({ measure }) => measure === "deposit");
  return { days, ever, hasSecondFactor, hasDepositLimit };
}

export function presentPoints({ points, expiring }: Points) {
  return {
    points,
    expiring:
      expiring === null ? null : { points: expiring.points, at: toWireInstant(expiring.at) },
  };
}

const endOf = (day: string | null): string | null =>
  day === null ? null : toWireInstant(startOfDay(addDays(day, 1)));

type Shown = DataOf<typeof contract.listMissions>["list"][number];

function present({ mission, period }: Running, done: number, claimedAt: Date | undefined): Shown {
  const { code, counts, every, goal, roundsEach, points } = mission;
  const isDone = done >= goal;
  return {
    code,
    period: period.label,
    counts,
    every,
    target: goal,
    rounds_each: roundsEach,
    done: claimedAt === undefined ? done : goal,
    points,
    state: claimedAt !== undefined ? "claimed" : isDone ? "claimable" : "under_way",
    ends_at: period === ONCE ? null : endOf(period.to),
    claim_until: endOf(claimUntil(every, period)),
    claimed_at: toWireInstant(claimedAt ?? null),
  };
}

/** Of a period that is over only what can still be claimed is of interest. */
const isOfInterest = ({ state, ends_at: ends }: Shown, now: Date): boolean =>
  ends === null || state === "claimable" || new Date(ends) > now;

export async function showMissions(
  deps: MissionsDeps,
  memberId: MemberId,
): Promise<DataOf<typeof contract.listMissions>> {
  const now = deps.clock.now();
  const [state, points, { pointsDays }] = await Promise.all([
    openingOf(deps, memberId, "missions"),
    readPoints(deps, memberId),
    deps.market.read("missions", now),
  ]);
  const standing = { state, ...presentPoints(points), points_days: pointsDays };
  return { ...standing, list: await listShown(deps, memberId, state) };
}

async function listShown(deps: MissionsDeps, memberId: MemberId, state: Opening) {
  if (state !== "open") return [];
  const [running, deeds] = await Promise.all([listRunning(deps), readDeeds(deps, memberId)]);
  const claimed = await listClaimed(deps.db, memberId, running.map(referenceOf));
  const now = deps.clock.now();
  return running
    .map((one) =>
      present(one, progressOf(one.mission, one.period, deeds), claimed.get(referenceOf(one))),
    )
    .filter((one) => isOfInterest(one, now));
}

interface ClaimWish {
  readonly memberId: MemberId;
  readonly code: string;
  readonly period: string;
}

/** What is not running is not done: an old period, another's, one that was never promised. */
export async function claimMission(
  deps: MissionsDeps,
  { memberId, code, period }: ClaimWish,
): Promise<DataOf<typeof contract.claimMission>> {
  await requireOpen(deps, memberId, "missions");
  const running = (await listRunning(deps)).find(
    (one) => one.mission.code === code && one.period.label === period,
  );
  if (running === undefined) throw new DomainError("missions.not_done");
  const { mission } = running;
  const reference = referenceOf(running);
  const claimed = await listClaimed(deps.db, memberId, [reference]);
  if (!claimed.has(reference)) {
    const done = progressOf(mission, running.period, await readDeeds(deps, memberId));
    if (done < mission.goal) throw new DomainError("missions.not_done");
    await requireOnePerson(deps, memberId, reference);
  }
  const at = deps.clock.now();
  const points = await inPointsTurn(deps, memberId, (tx) =>
    addLine(tx, memberId, {
      kind: "mission",
      reference,
      code,
      change: mission.points,
      at,
      expiresAt: new Date(at.getTime() + running.pointsDays * DAY_MS),
    }),
  );
  return { earned: mission.points, points };
}

/** A mission of a period belongs to the account that did it first, of all on one device or CPF. */
async function requireOnePerson(
  { members, rewards }: MissionsDeps,
  memberId: MemberId,
  reference: string,
): Promise<void> {
  const [member, device] = await Promise.all([members.find(memberId), members.deviceOf(memberId)]);
  const cpf = member?.cpf ?? "";
  await rewards.guard(
    { memberId, kind: "mission", period: reference },
    { ...(cpf === "" ? {} : { cpf }), ...(device === null ? {} : { device }) },
  );
}

export async function showPoints(
  { db }: MissionsDeps,
  memberId: MemberId,
  {
    page,
    limit,
    offset,
  }: { readonly page: number; readonly limit: number; readonly offset: number },
): Promise<DataOf<typeof contract.listPoints>> {
  const { list, total } = await listLines(db, { memberId, limit, offset });
  return {
    list: list.map(({ number, kind, code, change, balance, at, expiresAt }) => ({
      number,
      kind,
      code,
      change,
      balance,
      at: toWireInstant(at),
      expires_at: toWireInstant(expiresAt),
    })),
    total,
    page,
    limit,
  };
}
