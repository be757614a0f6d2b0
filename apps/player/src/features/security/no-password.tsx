import { t } from "@lingui/core/macro";
import { buttonClass } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { InternalLink } from "../../platform/shell/internal-link.tsx";
import { scenes } from "../../platform/shell/scenes.ts";

/** Members who sign in by phone or by another platform have no password to ask for. */
export function NoPassword() {
  return (
    <EmptyState
      image={scenes.inbox}
      title={t`Your account has no password yet.`}
      text={t`You logged in by phone or with another platform. Contact support for a link to set a password.`}
      action={
        <InternalLink to="/information-center/support" className={buttonClass("primary")}>
          {t`Support`}
        </InternalLink>
      }
    />
  );
}
