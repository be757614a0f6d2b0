/** What goes out to people, and who carries it. */
import type { NoticeCode } from "@tucano/contract/notices/index.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { Tx } from "../database/types.ts";
import type { MessageParams } from "../errors.ts";

export type Channel = "mail" | "sms";

type AboutOf<Code> = Code extends `${infer About}.subject` ? About : never;
/** Names `<about>.subject` and `<about>.body`. */
export type MailText = AboutOf<NoticeCode>;
export type SmsText = Extract<NoticeCode, `sms.${string}`>;

export interface Posting<Text extends MailText | SmsText = MailText | SmsText> {
  readonly to: string;
  readonly lang: Language;
  readonly about: Text;
  readonly params?: MessageParams;
  /** Sent until then or never, and forgotten once it is sent: a code, for instance. */
  readonly expiresAt?: Date;
  /** Of what somebody asked for: ends it by one press. */
  readonly unsubscribeUrl?: string;
  /** An unknown address: everything is done as for a known one, but nothing is sent. */
  readonly isForNobody?: boolean;
}

export interface Message {
  readonly messageId: string;
  readonly channel: Channel;
  readonly recipient: string;
  readonly about: string;
  readonly subject: string;
  /** Null: forgotten. */
  readonly body: string | null;
  readonly html: string | null;
  readonly state: "waiting" | "sent" | "kept" | "expired";
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly sentAt: Date | null;
  readonly failures: number;
  readonly lastFailure: string | null;
  readonly unsubscribeUrl: string | null;
}

/** Words of the house's own, to one person. */
export interface Letter {
  readonly channel: Channel;
  readonly to: string;
  readonly lang: Language;
  /** What it is about, for whoever looks at what was sent. */
  readonly about: string;
  readonly subject: string;
  readonly text: string;
  /** Ends such letters by one press; null: it is no advertising. */
  readonly unsubscribeUrl: string | null;
}

export interface Outbox {
  /** False: there is no way to send, and this is production. */
  offers(channel: Channel): boolean;
  /** False: what is written stays here, to be looked at. */
  sends(channel: Channel): boolean;
  /** Leaves with the transaction. */
  mail(tx: Tx, posting: Posting<MailText>): Promise<void>;
  sms(tx: Tx, posting: Posting<SmsText>): Promise<void>;
  /** Leaves with the transaction; answers its number. */
  letter(tx: Tx, letter: Letter): Promise<string>;
  /** What was sent to these addresses and numbers is not kept any longer. */
  forget(tx: Tx, recipients: readonly string[]): Promise<void>;
  /** The latest ones, to be looked at where nothing is really sent. */
  list(limit: number): Promise<readonly Message[]>;
}

/** Carries one message; throws when it could not be handed over. */
export type Carrier = (message: Message & { readonly body: string }) => Promise<void>;
