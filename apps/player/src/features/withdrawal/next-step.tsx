/** After a refusal: the one thing to do about it, by the reason the server gave. */
import { t } from "@lingui/core/macro";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import type { ApiError } from "@tucano/client/api-error.ts";
import { InternalLink } from "../../platform/shell/internal-link.tsx";

interface Step {
  readonly label: string;
  /** Null: back to the amount and the destination. */
  readonly to: string | null;
}

const SUPPORT = "/information-center/support";

export function nextStepOf(code: string | undefined): Step | null {
  switch (code) {
    case "cashier.turnover_owed":
      return { label: t`See what's left to wager`, to: "/promotion/cover" };
    case "cashier.withdrawal_password_locked":
      return { label: t`Change the withdrawal password`, to: "/security-center" };
    case "identity.verification_required":
      return { label: t`Verify my identity`, to: "/security-center/identity" };
    case "cashier.account_blocked":
    case "cashier.demo_account":
      return { label: t`Talk to support`, to: SUPPORT };
    case "cashier.destination_required":
    case "cashier.destination_ambiguous":
    case "cashier.destination_not_found":
    case "cashier.pix_key_invalid":
    case "cashier.pix_key_unknown":
    case "cashier.not_own_account":
      return { label: t`Check my keys and accounts`, to: "/withdrawal-card" };
    case "cashier.amount_below_minimum":
    case "cashier.amount_above_maximum":
    case "cashier.insufficient_funds":
    case "cashier.daily_limit_reached":
    case "cashier.fee_exceeds_amount":
      return { label: t`Change the amount`, to: null };
    default:
      return null;
  }
}

interface RefusalProps {
  error: ApiError;
  onBack: () => void;
}

export function Refusal({ error, onBack }: RefusalProps) {
  const step = nextStepOf(error.error);
  return (
    <Notice tone="error">
      <p>{error.message}</p>
      {error.requestId !== undefined && (
        <p className="text-xs break-all text-quiet">{t`Reference: ${error.requestId}`}</p>
      )}
      {step !== null && (
        <p className="mt-2">
          {step.to === null ? (
            <Button look="quiet" onClick={onBack}>
              {step.label}
            </Button>
          ) : (
            <InternalLink to={step.to} className={buttonClass("quiet")}>
              {step.label}
            </InternalLink>
          )}
        </p>
      )}
    </Notice>
  );
}
