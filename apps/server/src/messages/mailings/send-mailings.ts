/**
 * Sending messages to a segment: by day, some members at a time, each member and way decided once.
 * What is decided, what leaves and how far it has come are one commit, so a process that dies in
 * between has done nothing, and the next one goes on from the last.
 */
import type { MailingChannel } from "@tucano/contract/backoffice/site/mailings.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { toLanguage } from "@tucano/i18n/languages.ts";
import type { MemberRecord } from "../../members/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { dayOf, startOfDay, toWireInstant } from "../../platform/days.ts";
import { insertNotifications } from "../inbox/notification-repository.ts";
import { DAY_UNTIL_MS, fillIn, firstName, isDaytime, isOpen, outcomesFor } from "../policy.ts";
import { withWarning, wordsIn } from "../present.ts";
import { listKinds } from "../push/device-repository.ts";
import { insertPushes, type NewPush } from "../push/push-repository.ts";
import type { MessagesDeps } from "../types.ts";
import * as repository from "./mailing-repository.ts";
import type { Delivery, DueMailing, Reach } from "./mailing-repository.ts";

export const SEND_MAILINGS_JOB = "messages.send-mailings";

/** Looked at in a step, however few of them are meant. */
const MEMBERS_AT_ONCE = 500;
/** Of one run; the next minute's goes on. */
const STEPS_MAX = 40;
const WEEK_MS = 7 * 24 * 3_600_000;
const TOKEN_BYTES = 18;
const HOUR_AT = "2026-11-20T".length;

export async function sendMailings(deps: MessagesDeps): Promise<void> {
  for (let step = 0; step < STEPS_MAX; step += 1) {
    if (!(await sendStep(deps))) return;
  }
}

/** False: nothing is due, or it is night. */
async function sendStep(deps: MessagesDeps): Promise<boolean> {
  const { db, clock } = deps;
  const now = clock.now();
  const hour = Number(toWireInstant(now).slice(HOUR_AT, HOUR_AT + 2));
  const mailing = isDaytime(hour) ? await repository.findDueMailing(db, now) : null;
  if (mailing === null) return false;
  const page = await deps.segments.page(mailing.audience, {
    after: mailing.lastMemberId,
    limit: MEMBERS_AT_ONCE,
  });
  const people = await deps.members.findMany(page.memberIds);
  return inTransaction(db, async (tx) => {
    if (!(await repository.lockAt(tx, mailing))) return true;
    const sent = await tellAll(deps, tx, { mailing, people: [...people.values()], now });
    await repository.noteMailed(tx, { id: mailing.id, next: page.next, told: sent, now });
    return true;
  });
}

interface Step {
  readonly mailing: DueMailing;
  readonly people: readonly MemberRecord[];
  readonly now: Date;
}

/** Answers how many got it, by whatever way. */
async function tellAll(deps: MessagesDeps, tx: Tx, step: Step): Promise<number> {
  const { mailing, people, now } = step;
  if (people.length === 0) return 0;
  const reach = await repository.lockReach(tx, {
    members: people.map(({ memberId }) => ({ memberId, token: deps.random.token(TOKEN_BYTES) })),
    since: new Date(now.getTime() - WEEK_MS),
  });
  const devices = await listKinds(tx, [...reach.keys()]);
  const deliveries: Delivery[] = [];
  for (const member of people) {
    const its = reach.get(member.memberId);
    if (its === undefined) continue;
    const one = { mailing, member, its, devices: devices.get(member.memberId) ?? [] };
    deliveries.push(...(await tellOne(deps, tx, one)));
  }
  await repository.insertDeliveries(tx, { id: mailing.id, deliveries, now });
  const told = deliveries.filter(({ outcome }) => outcome === "sent");
  const by = (way: MailingChannel) =>
    new Set(told.filter(({ channel }) => channel === way).map(({ memberId }) => memberId));
  await intoInboxes(tx, step, by("inbox"));
  await toDevices(tx, step, { whom: by("push"), devices });
  return new Set(told.map(({ memberId }) => memberId)).size;
}

const valuesOf = ({ account, realname }: MemberRecord) => ({ account, name: firstName(realname) });

function intoInboxes(
  tx: Tx,
  { mailing: { id, link }, people, now }: Step,
  whom: ReadonlySet<MemberId>,
): Promise<void> {
  const notice = { key: `campaign:${id}`, code: "house_message", link } as const;
  return insertNotifications(
    tx,
    people
      .filter(({ memberId }) => whom.has(memberId))
      .map((member) => ({
        ...notice,
        memberId: member.memberId,
        params: { campaign: id, ...valuesOf(member) },
        createdAt: now.toISOString(),
        isDue: true,
      })),
  );
}

type Devices = Awaited<ReturnType<typeof listKinds>>;
type Device = NonNullable<ReturnType<Devices["get"]>>[number];

/** Who is looked after is told where they are told of their account. */
const kindOf = ({ isProtective }: DueMailing) => (isProtective ? "service" : "offers");

/** In words, as each reads them; by the end of the day they are no news any more. */
function toDevices(
  tx: Tx,
  { mailing, people, now }: Step,
  { whom, devices }: { readonly whom: ReadonlySet<MemberId>; readonly devices: Devices },
): Promise<void> {
  const kind = kindOf(mailing);
  const pushes = people
    .filter(({ memberId }) => whom.has(memberId))
    .flatMap((member): NewPush[] => {
      const { title, text } = wordsFor(mailing, member);
      return (devices.get(member.memberId) ?? [])
        .filter(({ kinds }) => kinds.includes(kind))
        .map(({ deviceId }) => ({
          deviceId,
          memberId: member.memberId,
          kind,
          params: { title, text },
        }));
    });
  const until = new Date(startOfDay(dayOf(now)).getTime() + DAY_UNTIL_MS);
  return insertPushes(tx, { campaignId: mailing.id, link: mailing.link, pushes, now, until });
}

function wordsFor({ texts }: DueMailing, member: MemberRecord) {
  const words = wordsIn(texts, toLanguage(member.lang));
  const values = valuesOf(member);
  return { title: fillIn(words.title, values), text: fillIn(words.text, values) };
}

interface One {
  readonly mailing: DueMailing;
  readonly member: MemberRecord;
  readonly its: Reach;
  readonly devices: readonly Device[];
}

const addressOf = (member: MemberRecord, channel: "mail" | "sms"): string | null =>
  channel === "mail" ? member.email : member.phone;

function isReachable({ outbox, push }: MessagesDeps, one: One, channel: MailingChannel): boolean {
  if (channel === "inbox") return true;
  if (channel === "push") return push.key !== null && one.devices.length > 0;
  return outbox.offers(channel) && addressOf(one.member, channel) !== null;
}

/** Push is opened on each device. Who is looked after need not have asked for it. */
function isOpenTo({ mailing, its, devices }: One, channel: MailingChannel): boolean {
  if (channel === "push") return devices.some(({ kinds }) => kinds.includes(kindOf(mailing)));
  return mailing.isProtective ? !its.optedOut.includes(channel) : isOpen(its, channel);
}

async function tellOne(deps: MessagesDeps, tx: Tx, one: One): Promise<Delivery[]> {
  const { mailing, member, its } = one;
  const outcomes = outcomesFor({
    wished: mailing.channels,
    reachable: mailing.channels.filter((channel) => isReachable(deps, one, channel)),
    closed: mailing.channels.filter((channel) => !isOpenTo(one, channel)),
    recent: its.recent,
    isProtective: mailing.isProtective,
  });
  const deliveries: Delivery[] = [];
  for (const { channel, outcome } of outcomes) {
    const isLetter = channel === "mail" || channel === "sms";
    const messageId = outcome === "sent" && isLetter ? await post(deps, tx, one, channel) : null;
    deliveries.push({ memberId: member.memberId, channel, outcome, messageId });
  }
  return deliveries;
}

/** A text message has no subject, and ends the same way as a mail. */
function post(
  deps: MessagesDeps,
  tx: Tx,
  { mailing, member, its }: One,
  channel: "mail" | "sms",
): Promise<string> {
  const { title: subject, text: said } = wordsFor(mailing, member);
  const lang = toLanguage(member.lang);
  const text = mailing.isProtective ? said : withWarning(said, lang);
  const site = deps.config.http.publicUrl || deps.selfUrl();
  const link = mailing.link === null ? "" : `${site}${mailing.link}`;
  const whole = channel === "sms" ? [`Tucano: ${subject}`, text, link] : [text, link];
  return deps.outbox.letter(tx, {
    channel,
    to: addressOf(member, channel) ?? "",
    lang,
    about: `mailing:${mailing.id}`,
    subject,
    text: whole.filter((part) => part !== "").join(channel === "sms" ? " " : "\n\n"),
    unsubscribeUrl: mailing.isProtective ? null : `${site}/unsubscribe/${channel}/${its.token}`,
  });
}
