/** What goes out to people, and who carries it. */
import type { Language } from "@tucano/i18n/languages.ts";
import type { Tx } from "../database/types.ts";
import type { MessageParams } from "../errors.ts";

export type Channel = "mail" | "sms";

/** `about` names the text: `<about>.subject` and `<about>.body` for mail, `<about>` for SMS. */
export interface Posting {
  readonly to: string;
  readonly lang: Language;
  readonly about: string;
  readonly params?: MessageParams;
  /** Sent until then or never, and forgotten once it is sent: a code, for instance. */
  readonly expiresAt?: Date;
  /** Nobody has this address: all is done as for somebody, and nothing leaves. */
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
}

export interface Outbox {
  /** False: there is no way to send, and this is production. */
  offers(channel: Channel): boolean;
  /** False: what is written stays here, to be looked at. */
  sends(channel: Channel): boolean;
  /** Leaves with the transaction. */
  mail(tx: Tx, posting: Posting): Promise<void>;
  sms(tx: Tx, posting: Posting): Promise<void>;
  /** What was sent to these addresses and numbers is not kept any longer. */
  forget(tx: Tx, recipients: readonly string[]): Promise<void>;
  /** The latest ones, to be looked at where nothing is really sent. */
  list(limit: number): Promise<readonly Message[]>;
}

/** Carries one message; throws when it could not be handed over. */
export type Carrier = (message: Message & { readonly body: string }) => Promise<void>;
