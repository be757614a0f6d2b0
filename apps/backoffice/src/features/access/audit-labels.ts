/** The words for this area's acts in the audit log. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { accessAuditActions } from "@tucano/contract/backoffice/access/access.ts";

export const accessAuditLabels: Record<(typeof accessAuditActions)[number], MessageDescriptor> = {
  "operator.created": msg`Operator created`,
  "operator.signed_in": msg`Signed in`,
  "operator.sign_in_failed": msg`Failed sign-in`,
  "operator.second_factor_enrolled": msg`Second factor enrolled`,
  "operator.signed_out": msg`Signed out`,
  "operator.password_changed": msg`Own password changed`,
  "operator.invitation_accepted": msg`Link used`,
  "operator.passkey_added": msg`Passkey added`,
  "operator.passkey_removed": msg`Passkey removed`,
};
