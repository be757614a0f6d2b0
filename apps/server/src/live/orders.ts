/** A member's orders and inbox: the database tells of each change when it is committed. */
import * as z from "zod/mini";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { liveMessage } from "@tucano/contract/player/site/live.ts";
import type { Notices } from "../platform/database/notices.ts";
import type { Realtime } from "../platform/realtime/index.ts";

export interface OrdersDeps {
  readonly realtime: Realtime;
  readonly notices: Notices;
}

const topic = "me";

/** Notices are `<member id> <which> <word>`; a word that clients do not know is not for them. */
export function tellOrders({ realtime, notices }: OrdersDeps): void {
  const follow = (name: string, toMessage: (which: string, word: string) => unknown): void => {
    notices.on(name, (subject) => {
      const [member = "", which = "", word = ""] = subject.split(" ");
      const memberId = toMemberId(Number(member));
      if (!realtime.isHeardBy(topic, memberId)) return;
      const parsed = z.safeParse(liveMessage, toMessage(which, word));
      if (parsed.success) realtime.tellMember(topic, memberId, parsed.data);
    });
  };
  follow("deposit-moved", (order_no, status) => ({ type: "deposit", topic, order_no, status }));
  follow("withdrawal-moved", (order_no, status) => ({
    type: "withdrawal",
    topic,
    order_no,
    status,
  }));
  follow("notice-written", (id, code) => ({ type: "notice", topic, id: Number(id), code }));
}
