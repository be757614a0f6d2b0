/**
 * Mail and SMS. A message is written in the caller's transaction and sent by a job, so it goes out
 * exactly when what it speaks of has happened; a service that is away is tried again for a while.
 * Without a service, a development installation keeps messages to be looked at, and production
 * refuses to promise any.
 */
import type { Language } from "@tucano/i18n/languages.ts";
import * as z from "zod/mini";
import type { Clock } from "../clock.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Db, Tx } from "../database/types.ts";
import { DomainError } from "../errors.ts";
import { translate } from "../translate.ts";
import { byClock, job, type Jobs, whenSent } from "../jobs/index.ts";
import type { Logger } from "../logger.ts";
import type { Random } from "../random.ts";
import * as repository from "./outbox-repository.ts";
import { toHtml } from "./render.ts";
import { createSmsCarrier } from "./sms.ts";
import { createSmtpCarrier } from "./smtp.ts";
import type { Carrier, Channel, Letter, MailText, Message, Outbox, Posting } from "./types.ts";

export interface OutboxDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly jobs: Jobs;
  readonly logger: Logger;
  readonly config: {
    readonly isProduction: boolean;
    readonly mail: {
      /** Empty: none. */
      readonly smtpUrl: string;
      readonly smsUrl: string;
      readonly from: string;
    };
  };
}

const SEND_JOB = job("platform.send_message", { messageId: z.uuid() });
const RETRY_LIMIT = 8;
const RETRY_DELAY_SECONDS = 5;
const KEPT_MS = 90 * 24 * 3_600_000;
const FAILURE_LENGTH_MAX = 300;

type Carriers = Readonly<Record<Channel, Carrier | null>>;

export function createOutbox(deps: OutboxDeps): Outbox {
  const { smtpUrl, smsUrl, from } = deps.config.mail;
  const carriers: Carriers = {
    mail: smtpUrl === "" ? null : createSmtpCarrier(smtpUrl, from),
    sms: smsUrl === "" ? null : createSmsCarrier(smsUrl),
  };
  const offers = (channel: Channel) => carriers[channel] !== null || !deps.config.isProduction;
  /** Whether somebody gets it takes no more and no less work: it could be told by the time. */
  const post = async (tx: Tx, message: Message, isForNobody = false): Promise<void> => {
    if (!offers(message.channel)) throw new DomainError("common.unavailable");
    const isCarried = carriers[message.channel] !== null;
    const sendable = { ...message, state: isCarried ? "waiting" : "kept" } as const;
    await repository.insertMessage(tx, isForNobody ? toNobody(message) : sendable);
    if (!isCarried) return;
    await deps.jobs.send(
      tx,
      SEND_JOB,
      { messageId: message.messageId },
      { retryLimit: RETRY_LIMIT, retryDelaySeconds: RETRY_DELAY_SECONDS },
    );
  };
  defineOutboxJobs(deps, carriers);
  return {
    offers,
    sends: (channel) => carriers[channel] !== null,
    mail: (tx, posting) => post(tx, writeMail(deps, posting), posting.isForNobody),
    sms: (tx, posting) => {
      const body = translate(posting.lang, posting.about, posting.params);
      return post(tx, { ...blank(deps, posting), channel: "sms", body }, posting.isForNobody);
    },
    letter: async (tx, letter) => {
      const message = writeLetter(deps, letter);
      await post(tx, message);
      return message.messageId;
    },
    forget: (tx, recipients) => repository.removeMessagesTo(tx, recipients),
    list: (limit) => repository.listMessages(deps.db, limit),
  };
}

/** As little of it as the table takes. */
function toNobody(message: Message): Message {
  return { ...message, recipient: "", subject: "", body: null, html: null, state: "expired" };
}

function blank(
  { clock, random }: OutboxDeps,
  { to, about, expiresAt }: Pick<Posting, "to" | "expiresAt"> & { readonly about: string },
): Message {
  return {
    messageId: random.uuid(),
    channel: "mail",
    recipient: to,
    about,
    subject: "",
    body: null,
    html: null,
    state: "waiting",
    createdAt: clock.now(),
    expiresAt: expiresAt ?? null,
    sentAt: null,
    failures: 0,
    lastFailure: null,
    unsubscribeUrl: null,
  };
}

function writeLetter(deps: OutboxDeps, letter: Letter): Message {
  const { channel, to, lang, about, subject, text, unsubscribeUrl } = letter;
  const written = { ...blank(deps, { to, about }), channel, unsubscribeUrl };
  if (channel === "sms") return { ...written, body: text };
  return { ...written, subject, ...bodyOf(text, lang, unsubscribeUrl) };
}

function bodyOf(text: string, lang: Language, unsubscribeUrl: string | null) {
  const way =
    unsubscribeUrl === null ? [] : [translate(lang, "mail.unsubscribe", { link: unsubscribeUrl })];
  const body = [text, ...way, translate(lang, "mail.signature")].join("\n\n");
  return { body, html: toHtml(body, lang) };
}

function writeMail(deps: OutboxDeps, posting: Posting<MailText>): Message {
  const { lang, about, params, unsubscribeUrl = null } = posting;
  return {
    ...blank(deps, posting),
    unsubscribeUrl,
    subject: translate(lang, `${about}.subject`, params),
    ...bodyOf(translate(lang, `${about}.body`, params), lang, unsubscribeUrl),
  };
}

function defineOutboxJobs(deps: OutboxDeps, carriers: Carriers): void {
  const { jobs, db, clock } = deps;
  jobs.define(
    whenSent(SEND_JOB, ({ messageId }) => send(deps, carriers, messageId)),
    byClock("platform.forget_messages", "41 3 * * *", () =>
      inTransaction(db, (tx) =>
        repository.removeMessages(tx, new Date(clock.now().getTime() - KEPT_MS)),
      ),
    ),
  );
}

/** Harmless when run again: what has been sent, or has expired, is left alone. */
async function send(deps: OutboxDeps, carriers: Carriers, messageId: string): Promise<void> {
  const { db, clock, logger } = deps;
  const message = await repository.findMessage(db, messageId);
  if (message === null || message.state !== "waiting" || message.body === null) return;
  const now = clock.now();
  const close = (state: "sent" | "expired") =>
    inTransaction(db, (tx) => repository.closeMessage(tx, { messageId, state, now }));
  if (message.expiresAt !== null && message.expiresAt <= now) return close("expired");
  const carry = carriers[message.channel];
  if (carry === null) throw new Error(`There is no way to send ${message.channel}.`);
  try {
    await carry({ ...message, body: message.body });
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(
      0,
      FAILURE_LENGTH_MAX,
    );
    logger.warn({ messageId, reason }, "A message could not be sent.");
    await inTransaction(db, (tx) => repository.noteFailure(tx, messageId, reason));
    throw error;
  }
  await close("sent");
}
