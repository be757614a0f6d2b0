/** The words for this area's acts in the audit log. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { paymentsAuditActions } from "@tucano/contract/backoffice/payments.ts";

export const paymentsAuditLabels: Record<(typeof paymentsAuditActions)[number], MessageDescriptor> =
  {
    "withdrawal.approve": msg`Withdrawal approved`,
    "withdrawal.reject": msg`Withdrawal rejected`,
    "withdrawal.reveal": msg`Payment key shown`,
  };
