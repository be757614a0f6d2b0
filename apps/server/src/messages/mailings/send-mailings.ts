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
import { toWireInstant } from "../../platform/days.ts";
import { insertNotifications } from "../inbox/notification-repository.ts";
import { fillIn, firstName, isDaytime, outcomesFor } from "../policy.ts";
import { wordsIn } from "../present.ts";
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
  const deliveries: Delivery[] = [];
  for (const member of people) {
    const its = reach.get(member.memberId);
    if (its !== undefined) deliveries.push(...(await tellOne(deps, tx, { mailing, member, its })));
  }
  await repository.insertDeliveries(tx, { id: mailing.id, deliveries, now });
  const inInbox = deliveries.filter(
    ({ channel, outcome }) => channel === "inbox" && outcome === "sent",
  );
  await intoInboxes(tx, step, new Set(inInbox.map(({ memberId }) => memberId)));
  const told = deliveries.filter(({ outcome }) => outcome === "sent");
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

interface One {
  readonly mailing: DueMailing;
  readonly member: MemberRecord;
  readonly its: Reach;
}

const addressOf = (member: MemberRecord, channel: MailingChannel): string | null => {
  if (channel === "inbox") return "";
  return channel === "mail" ? member.email : member.phone;
};

async function tellOne(deps: MessagesDeps, tx: Tx, one: One): Promise<Delivery[]> {
  const { mailing, member, its } = one;
  const reachable = mailing.channels.filter((channel) => {
    const isOffered = channel === "inbox" || deps.outbox.offers(channel);
    return isOffered && addressOf(member, channel) !== null;
  });
  const outcomes = outcomesFor({
    wished: mailing.channels,
    reachable,
    optedOut: its.optedOut,
    recent: its.recent,
    isProtective: mailing.isProtective,
  });
  const deliveries: Delivery[] = [];
  for (const { channel, outcome } of outcomes) {
    const leaves = outcome === "sent" && channel !== "inbox";
    const messageId = leaves ? await post(deps, tx, one, channel) : null;
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
  const lang = toLanguage(member.lang);
  const words = wordsIn(mailing.texts, lang);
  const values = valuesOf(member);
  const site = deps.config.http.publicUrl || deps.selfUrl();
  const [subject, text] = [fillIn(words.title, values), fillIn(words.text, values)];
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
