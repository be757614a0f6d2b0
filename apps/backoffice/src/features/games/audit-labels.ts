/** The words for this area's acts in the audit log. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { gamesAuditActions } from "@tucano/contract/backoffice/games/games.ts";
import type { studiosAuditActions } from "@tucano/contract/backoffice/games/studios.ts";

export const gamesAuditLabels: Record<
  (typeof gamesAuditActions | typeof studiosAuditActions)[number],
  MessageDescriptor
> = {
  "game.edit": msg`Game changed`,
  "game.limits": msg`Stake limits set`,
  "game.stop": msg`Play stopped`,
  "game.resume": msg`Play resumed`,
  "game.tile": msg`Picture of a game sent`,
  "studio.save": msg`Terms of a partner set`,
  "studio.key": msg`Key of a partner added`,
  "studio.retire": msg`Key of a partner retired`,
  "studio.own_key": msg`Key of ours for a partner made`,
  "studio.own_retire": msg`Key of ours for a partner retired`,
  "studio.switch": msg`Partner switched`,
  "partner.pull": msg`Partner's games asked for`,
  "partner.take": msg`Partner's game taken over`,
  "partner.match": msg`Day compared with a partner`,
  "partner.settle": msg`Difference with a partner settled`,
  "round.void": msg`Round called off`,
  "round.retry": msg`Round settled once more`,
  "video.save": msg`Video channel saved`,
  "video.delete": msg`Video channel deleted`,
};
