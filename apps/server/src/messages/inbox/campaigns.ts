/** Telling many members at once: scheduled, in bounded steps, each member at most once. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { boundTo } from "../../platform/room.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import {
  insertCampaign,
  listCampaigns,
  lockDueCampaign,
  type NewCampaign,
  noteProgress,
  stopCampaign,
} from "./campaign-repository.ts";
import { insertNotifications } from "./notification-repository.ts";
import { isOpen } from "../policy.ts";
import type { MessagesDeps } from "../types.ts";
import { listWays } from "../ways-repository.ts";

export const SEND_CAMPAIGNS_JOB = "messages.send-campaigns";

const MEMBERS_AT_ONCE = 500;
/** Of one run; the next minute's goes on. */
const STEPS_MAX = 40;

export async function sendCampaigns(deps: MessagesDeps): Promise<void> {
  for (let step = 0; step < STEPS_MAX; step += 1) {
    if (!(await sendStep(deps))) return;
  }
}

export function createCampaigns({ db, clock }: MessagesDeps) {
  return {
    /** Answers its number. */
    scheduleCampaign: (tx: Tx, campaign: NewCampaign) => insertCampaign(tx, campaign, clock.now()),
    /** The newest first; `before` is the last number of the page before. */
    ...boundTo(db, { listCampaigns }),
    /** Messages already sent stay sent. False: it is finished, or there is none. */
    stopCampaign: (tx: Tx, id: number) => stopCampaign(tx, id, clock.now()),
  };
}

/** False: nothing is due. The notices and how far it has come are one commit. */
function sendStep({ db, clock, members }: MessagesDeps): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const campaign = await lockDueCampaign(tx, now);
    if (campaign === null) return false;
    const { id, code, link, segment } = campaign;
    const page = { after: campaign.lastMemberId, limit: MEMBERS_AT_ONCE };
    const { lang, ...whom } = segment;
    const meant = lang === undefined ? whom : { ...whom, langs: [lang] };
    const memberIds = await members.listSegment(meant, page, tx);
    const told = isOffer(campaign) ? await whoWantsOffers(tx, memberIds) : memberIds;
    const params = campaign.texts === null ? campaign.params : { campaign: id };
    const notice = { key: `campaign:${id}`, code, params, link };
    const createdAt = now.toISOString();
    await insertNotifications(
      tx,
      told.map((memberId) => ({ ...notice, memberId, createdAt, isDue: true })),
    );
    await noteProgress(tx, {
      id,
      lastMemberId: memberIds.at(-1) ?? campaign.lastMemberId,
      told: told.length,
      finishedAt: memberIds.length < MEMBERS_AT_ONCE ? now : null,
    });
    return true;
  });
}

/** Terms reach everybody, and so does what looks after somebody. */
const isOffer = ({ code, segment }: Pick<NewCampaign, "code" | "segment">): boolean =>
  code === "house_message" && segment.isWilling !== false && segment.withExcluded !== true;

async function whoWantsOffers(tx: Tx, memberIds: readonly MemberId[]): Promise<MemberId[]> {
  const ways = await listWays(tx, memberIds);
  return memberIds.filter((memberId) => {
    const chosen = ways.get(memberId);
    return chosen !== undefined && isOpen(chosen, "inbox");
  });
}
