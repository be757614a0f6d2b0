/** What rooms know of realtime: topics that they bring, and how to tell something. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { LiveMessage } from "@tucano/contract/player/site/live.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { MemberIdentity } from "../http/types.ts";

/** Somebody who listens. */
export interface Subscriber {
  /** Null for somebody who came without a token. */
  readonly member: MemberIdentity | null;
  readonly lang: Language;
  tell(message: LiveMessage): void;
}

export interface Topic {
  /** Such as "winners"; or "table", with parts, for what clients call "table:7". */
  readonly name: string;
  /** personal: each member receives only their own. */
  readonly access: "open" | "member" | "personal";
  /** Which parts there are. Left out: the topic has none. */
  hasPart?(part: string): boolean;
  /** What a new subscriber gets first. Messages may come before it: it has joined already. */
  greet?(subscriber: Subscriber, part: string | null): Promise<void> | void;
}

/**
 * Telling costs a look-up when nobody listens, and never waits for anybody. It reaches those who
 * are connected to this very process; what happened in another one, a topic finds out by notices
 * of the database or by looking.
 */
export interface Realtime {
  /** While rooms are composed. */
  addTopic(topic: Topic): void;
  /** `name` of an open or a member's topic, with its part: "winners", "table:7". */
  publish(name: string, message: LiveMessage): void;
  /** To a member's own connections, as far as they listen to the personal topic. */
  tellMember(topic: string, memberId: MemberId, message: LiveMessage): void;
  isListened(name: string): boolean;
  isHeardBy(topic: string, memberId: MemberId): boolean;
  /** The members who listen to a personal topic here. */
  listeningMembers(topic: string): readonly MemberId[];
}
