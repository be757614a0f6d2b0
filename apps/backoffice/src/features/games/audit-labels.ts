/** The words for this area's acts in the audit log. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { gamesAuditActions } from "@tucano/contract/backoffice/games/games.ts";

export const gamesAuditLabels: Record<(typeof gamesAuditActions)[number], MessageDescriptor> = {
  "game.edit": msg`Game changed`,
  "game.limits": msg`Stake limits set`,
  "game.stop": msg`Play stopped`,
  "game.resume": msg`Play resumed`,
  "round.void": msg`Round called off`,
  "round.retry": msg`Round settled once more`,
  "video.save": msg`Video channel saved`,
  "video.delete": msg`Video channel deleted`,
};
