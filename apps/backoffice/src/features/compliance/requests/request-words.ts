/** The words for what people ask about their data. */
import { useLingui } from "@lingui/react/macro";
import type { ErasureObstacle } from "@tucano/contract/backoffice/members/data-requests.ts";
import type {
  DataRequestKind,
  DataRequestStatus,
} from "@tucano/contract/player/account/privacy.ts";

export function useRequestWords() {
  const { t } = useLingui();
  const kinds: Record<DataRequestKind, string> = {
    export: t`Copy of the data`,
    correction: t`Correction`,
    erasure: t`Erasure`,
    objection: t`No advertising`,
  };
  const statuses: Record<DataRequestStatus, string> = {
    open: t`Waiting`,
    postponed: t`Postponed`,
    done: t`Done`,
    refused: t`Refused`,
    withdrawn: t`Taken back`,
  };
  const obstacles: Record<ErasureObstacle, string> = {
    account_open: t`The account is not closed yet.`,
    money_left: t`There is money left in the account: pay it out first.`,
    exclusion_runs: t`An exclusion runs, and must be found until it ends.`,
    records_kept: t`Records of money and play have to be kept, with whose they are.`,
  };
  return { kinds, statuses, obstacles };
}
