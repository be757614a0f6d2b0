/** The words for this area's acts in the audit log. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { paymentsAuditActions } from "@tucano/contract/backoffice/payments/payments.ts";

export const paymentsAuditLabels: Record<(typeof paymentsAuditActions)[number], MessageDescriptor> =
  {
    "withdrawal.approve": msg`Withdrawal approved`,
    "withdrawal.reject": msg`Withdrawal rejected`,
    "withdrawal.reveal": msg`Payment key shown`,
    "withdrawal.claim": msg`Withdrawal taken`,
    "withdrawal.release": msg`Withdrawal given back`,
    "withdrawal.rules": msg`Rules that approve switched on`,
    "withdrawal.rules_stop": msg`Rules that approve switched off`,
    "payment.refund": msg`Payment sent back`,
    "payment.assign": msg`Payment assigned to an order`,
    "payment.terms": msg`Limits and fees of a method`,
    "reconciliation.run": msg`Day compared with the bank`,
    "reconciliation.explain": msg`Difference with the bank explained`,
  };
