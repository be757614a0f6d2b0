/** The words for what looked odd, and for what became of it. */
import { useLingui } from "@lingui/react/macro";

export function useSignalWords() {
  const { t } = useLingui();
  const reasons: Readonly<Record<string, string>> = {
    "shared-device": t`Shared device`,
    "shared-address": t`Shared address`,
    "shared-payment-key": t`Shared payer`,
    "bet-and-void": t`Bets taken back`,
    "opposite-bets": t`Opposite bets`,
    refused: t`Payment refused`,
    cpf: "CPF",
    device: t`Device`,
    paymentKey: t`Payer`,
  };
  const states: Readonly<Record<string, string>> = {
    held: t`Held`,
    stopped: t`Stopped`,
    paid: t`Paid`,
    "taken-back": t`Taken back`,
    forfeited: t`Forfeited`,
    claimable: t`Claimable`,
    claimed: t`Claimed`,
    expired: t`Expired`,
  };
  return {
    why: (code: string) => reasons[code] ?? code,
    state: (code: string) => states[code] ?? code,
  };
}
