/** A field for a promo code. What it gives, and why not, is said by the server. */
import { t } from "@lingui/core/macro";
import { redeemPromoCode } from "@tucano/contract/player/rewards/promo-codes.ts";
import { Button } from "@tucano/ui/button.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { type FormEvent, useState } from "react";
import { useClaim } from "../../../platform/money/claim.ts";
import { useIsMember } from "../../../platform/session/session.ts";
import { claimedKeys } from "../api.ts";

export function PromoCode() {
  const isMember = useIsMember();
  const claim = useClaim(redeemPromoCode, { reload: claimedKeys });
  const [code, setCode] = useState("");
  if (!isMember) return null;
  const redeem = (event: FormEvent) => {
    event.preventDefault();
    claim.mutate({ code: code.trim() }, { onSuccess: () => setCode("") });
  };
  return (
    <form
      aria-label={t`Promo code`}
      className="card flex flex-wrap items-end gap-3 p-5"
      onSubmit={redeem}
    >
      <TextField
        className="min-w-0 flex-1 sm:max-w-md"
        label={t`Promo code`}
        required
        maxLength={24}
        pattern="\s*[A-Za-z0-9\-]{4,24}\s*"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" look="quiet" size="lg" isBusy={claim.isPending}>
        {t`Redeem`}
      </Button>
    </form>
  );
}
