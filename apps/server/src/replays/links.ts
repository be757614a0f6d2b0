/** Watching one's own rounds, and letting others watch them. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type * as contract from "@tucano/contract/player/games/replays.ts";
import type { Replay } from "@tucano/contract/player/games/replays.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { toWireInstant } from "../platform/days.ts";
import { DomainError } from "../platform/errors.ts";
import { replayOf, withoutAmounts } from "./replay-of.ts";
import { deleteLinks, findLink, listLinks, type ReplayLink, saveLink } from "./repository.ts";
import type { ReplaysDeps } from "./types.ts";

const LINK_KEPT_MS = 30 * 86_400_000;
/** 128 bits: nobody finds one by trying. */
const TOKEN_BYTES = 16;

interface Asker {
  readonly memberId: MemberId;
  readonly lang: Language;
}

/** A round of somebody else's is as unknown as one that there is not. */
async function requireOwn(
  deps: ReplaysDeps,
  { memberId, lang }: Asker,
  roundId: string,
): Promise<Replay> {
  const found = await replayOf(deps, roundId, lang);
  if (found?.owner !== memberId) throw new DomainError("replays.not_found");
  return found.replay;
}

export async function ownReplay(
  deps: ReplaysDeps,
  asker: Asker,
  { round_id: roundId }: InputOf<typeof contract.ownReplay>,
): Promise<DataOf<typeof contract.ownReplay>> {
  const replay = await requireOwn(deps, asker, roundId);
  const { memberId } = asker;
  const links = await listLinks(deps.db, { memberId, roundId, now: deps.clock.now() });
  return { replay, links: links.map(presentLink) };
}

export async function sharedReplay(
  deps: ReplaysDeps,
  lang: Language,
  { token }: InputOf<typeof contract.sharedReplay>,
): Promise<DataOf<typeof contract.sharedReplay>> {
  const link = await findLink(deps.db, token, deps.clock.now());
  const found = link === null ? null : await replayOf(deps, link.roundId, lang);
  if (link === null || found === null) throw new DomainError("replays.not_found");
  return link.showsAmounts ? found.replay : withoutAmounts(found.replay);
}

export async function shareReplay(
  deps: ReplaysDeps,
  asker: Asker,
  { round_id: roundId, shows_amounts: showsAmounts }: InputOf<typeof contract.shareReplay>,
): Promise<DataOf<typeof contract.shareReplay>> {
  await requireOwn(deps, asker, roundId);
  const now = deps.clock.now();
  const wanted = {
    token: deps.random.token(TOKEN_BYTES),
    memberId: asker.memberId,
    roundId,
    showsAmounts,
    endsAt: new Date(now.getTime() + LINK_KEPT_MS),
  };
  return presentLink(await inTransaction(deps.db, (tx) => saveLink(tx, wanted, now)));
}

export async function endLinks(
  { db }: ReplaysDeps,
  memberId: MemberId,
  { round_id: roundId }: InputOf<typeof contract.endReplayLinks>,
): Promise<DataOf<typeof contract.endReplayLinks>> {
  return { ended: await inTransaction(db, (tx) => deleteLinks(tx, memberId, roundId)) };
}

function presentLink({ token, showsAmounts, endsAt }: ReplayLink) {
  return { token, shows_amounts: showsAmounts, ends_at: toWireInstant(endsAt) };
}
