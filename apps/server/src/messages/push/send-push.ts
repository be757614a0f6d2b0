/**
 * Sending what waits. Whoever is excluded, on a time-out or not active any more is told nothing; a
 * device whose session was ended, or that its push service no longer knows, is forgotten. Taken
 * again after a crash it may arrive twice, as one notification: both have its number for a tag.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type Language, toLanguage } from "@tucano/i18n/languages.ts";
import type { MemberRecord } from "../../members/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { retryAfterMs } from "../../platform/http/retry-after.ts";
import { translate } from "../../platform/translate.ts";
import type { MessagesDeps } from "../types.ts";
import { findDevices, type PushDevice, removeDevices } from "./device-repository.ts";
import { afterAttempt, toShown } from "./policy.ts";
import {
  type DuePush,
  type PushEnd,
  removePushes,
  savePushes,
  takeDue,
} from "./push-repository.ts";

export const SEND_PUSH_JOB = "messages.send-push";
export const FORGET_PUSH_JOB = "messages.forget-push";

/** At once, and therefore as many connections; none lasts longer than ten seconds. */
const AT_ONCE = 50;
/** Of one run; the next minute's goes on. */
const STEPS_MAX = 200;
const LEASE_MS = 120_000;
const KEPT_MS = 90 * 24 * 3_600_000;

type Count = (state: PushEnd["outcome"]["state"]) => void;

export async function sendPushes(deps: MessagesDeps, count: Count): Promise<void> {
  for (let step = 0; step < STEPS_MAX; step += 1) {
    if (!(await sendStep(deps, count))) return;
  }
}

export function forgetPushes({ db, clock }: MessagesDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  return inTransaction(db, (tx) => removePushes(tx, before));
}

/** False: nothing is due. */
async function sendStep(deps: MessagesDeps, count: Count): Promise<boolean> {
  const { db, clock } = deps;
  const now = clock.now();
  const leasedUntil = new Date(now.getTime() + LEASE_MS);
  const due = await inTransaction(db, (tx) => takeDue(tx, { now, leasedUntil, limit: AT_ONCE }));
  if (due.length === 0) return false;
  const told = await readTold(deps, due);
  const ends = await Promise.all(due.map((one) => sendOne(deps, one, told)));
  const gone = ends.filter(({ outcome }) => outcome.state === "gone").map(({ pushId }) => pushId);
  const goneIds = due.filter(({ pushId }) => gone.includes(pushId)).map((one) => one.deviceId);
  await inTransaction(db, async (tx) => {
    await savePushes(tx, ends);
    await removeDevices(tx, [...goneIds, ...told.signedOut]);
  });
  for (const { outcome } of ends) count(outcome.state);
  return true;
}

interface Told {
  readonly devices: ReadonlyMap<string, PushDevice>;
  readonly people: ReadonlyMap<MemberId, MemberRecord>;
  readonly excluded: ReadonlySet<MemberId>;
  readonly signedOut: ReadonlySet<string>;
}

async function readTold(deps: MessagesDeps, due: readonly DuePush[]): Promise<Told> {
  const memberIds = [...new Set(due.map(({ memberId }) => memberId))];
  const [devices, people, excluded] = await Promise.all([
    findDevices(deps.db, [...new Set(due.map(({ deviceId }) => deviceId))]),
    deps.members.findMany(memberIds),
    deps.compliance.excludedAmong(memberIds),
  ]);
  const signedOut = new Set<string>();
  for (const { deviceId, sessionId } of devices.values()) {
    if (await deps.members.isSessionRevoked(sessionId)) signedOut.add(deviceId);
  }
  return { devices, people, excluded, signedOut };
}

async function sendOne(deps: MessagesDeps, one: DuePush, told: Told): Promise<PushEnd> {
  const { pushId, memberId, kind, until } = one;
  const now = deps.clock.now();
  const device = told.devices.get(one.deviceId);
  const member = told.people.get(memberId);
  // Somebody else may have turned it on since, or it may be told of less by now.
  const isTheirs = device?.memberId === memberId && device.kinds.includes(kind);
  const mayBeTold = member?.status === "active" && !told.excluded.has(memberId);
  const isDropped = !isTheirs || !mayBeTold || told.signedOut.has(one.deviceId) || until <= now;
  if (isDropped) return { pushId, outcome: { state: "dropped" }, problem: null };
  const { status, retryAfter, problem } = await deps.push.send(device, {
    text: payloadOf(one, toLanguage(member.lang)),
    ttlSeconds: Math.floor((until.getTime() - now.getTime()) / 1_000),
    isUrgent: kind !== "offers",
  });
  const answer = { status, attempts: one.attempts, retryAfterMs: retryAfterMs(retryAfter, now) };
  const outcome = afterAttempt({ ...answer, now, until });
  const said = problem ?? `The push service answered ${status}.`;
  return { pushId, outcome, problem: outcome.state === "sent" ? null : said };
}

/** As the site's service worker reads it. */
function payloadOf({ pushId, code, params, link, kind }: DuePush, lang: Language): string {
  const words =
    code === "house_message"
      ? { title: String(params["title"]), text: String(params["text"]) }
      : {
          title: translate(lang, `messages.notice.${code}.title`),
          text: translate(lang, "push.text"),
        };
  const isOffer = kind === "offers";
  return JSON.stringify({
    ...toShown(words, isOffer ? translate(lang, "messages.offer_warning") : ""),
    link: link ?? "/information-center/notification",
    tag: `push-${pushId}`,
    lang,
    end: isOffer ? translate(lang, "push.end_offers") : null,
  });
}
