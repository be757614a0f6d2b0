/** Messages to a segment, for the desk: tried on oneself, asked for, let go, and counted. */
import { createHash } from "node:crypto";
import type { Language } from "@tucano/i18n/languages.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import { boundTo } from "../../platform/room.ts";
import { fillIn, unknownVariables } from "../policy.ts";
import { withWarning, wordsIn } from "../present.ts";
import type { AnnouncementTexts, MessagesDeps } from "../types.ts";
import {
  countDeliveries,
  hasTrial,
  insertMailing,
  listMailings,
  type NewMailing,
  noteTrial,
  releaseMailing,
  sumDeliveries,
} from "./mailing-repository.ts";

/** Of the very words: a change of one letter has to be tried again. */
function hashOf(texts: AnnouncementTexts): Buffer {
  const words = Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(words)).digest();
}

function requireKnownVariables(texts: AnnouncementTexts): void {
  const words = Object.values(texts).flatMap((one) =>
    one === undefined ? [] : [one.title, one.text],
  );
  const [unknown] = words.flatMap(unknownVariables);
  if (unknown === undefined) return;
  throw new DomainError("backoffice.message_variable", { params: { name: unknown } });
}

export function createMailings(deps: MessagesDeps) {
  const { db, clock, outbox } = deps;
  return {
    /** To the operator's own address. Throws backoffice.message_variable, common.unavailable. */
    tryMailing: async (
      texts: AnnouncementTexts,
      to: { readonly operator: string; readonly name: string; readonly lang: Language },
    ): Promise<void> => {
      requireKnownVariables(texts);
      const words = wordsIn(texts, to.lang);
      const values = { account: "tucano", name: to.name };
      await inTransaction(db, async (tx) => {
        await outbox.letter(tx, {
          channel: "mail",
          to: to.operator,
          lang: to.lang,
          about: "mailing:trial",
          subject: fillIn(words.title, values),
          text: withWarning(fillIn(words.text, values), to.lang),
          unsubscribeUrl: null,
        });
        await noteTrial(tx, { hash: hashOf(texts), operator: to.operator, now: clock.now() });
      });
    },
    /** Throws backoffice.message_variable, backoffice.message_untried. */
    requireTried: async (texts: AnnouncementTexts, operator: string): Promise<void> => {
      requireKnownVariables(texts);
      if (await hasTrial(db, hashOf(texts), operator)) return;
      throw new DomainError("backoffice.message_untried");
    },
    /** Waits for a second person. Answers its number. */
    insertMailing: (tx: Tx, mailing: NewMailing) => insertMailing(tx, mailing, clock.now()),
    /** False: it does not wait any more. */
    releaseMailing,
    ...boundTo(db, { listMailings, sumDeliveries, countDeliveries }),
  };
}
