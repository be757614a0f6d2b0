/** A partner's own page about a round, asked for when somebody wants to see it: it is not kept. */
import { Hub88Refused, type Hub88Client, type PartnerEnd } from "../../hub88/index.ts";
import type { Db } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Logger } from "../../platform/logger.ts";
import { userOf } from "../names.ts";
import type { RoundOf } from "../voids/void-repository.ts";
import { findFirstBet } from "./first-bet-repository.ts";

export interface RoundLinkDeps {
  readonly db: Db;
  readonly logger: Logger;
  readonly clientOf: (end: PartnerEnd) => Hub88Client;
  readonly partnerEnd: (studio: string) => Promise<PartnerEnd | null>;
}

/** Throws rounds.no_link and rounds.studio_unreachable. */
export async function readRoundLink(deps: RoundLinkDeps, of: RoundOf): Promise<{ url: string }> {
  const { studio, roundRef, memberId } = of;
  const [end, transactionUuid] = await Promise.all([
    deps.partnerEnd(studio),
    findFirstBet(deps.db, of),
  ]);
  if (end === null || transactionUuid === null) throw new DomainError("rounds.no_link");
  const asked = { user: userOf(memberId), round: roundRef, transactionUuid };
  try {
    return { url: await deps.clientOf(end).roundUrl(asked) };
  } catch (error) {
    deps.logger.warn({ err: error, studio }, "A partner shows no round.");
    if (error instanceof Hub88Refused) throw new DomainError("rounds.no_link");
    throw new DomainError("rounds.studio_unreachable", { retryAfterSeconds: 5 });
  }
}
