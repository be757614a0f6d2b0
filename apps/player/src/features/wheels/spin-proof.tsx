import { t } from "@lingui/core/macro";
import { verifySpin } from "@tucano/game-math/wheel.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { useMemo } from "react";
import { formatTime } from "../../platform/text.ts";
import type { SpinProof } from "./api.ts";

/** Recomputed here, on the player's machine; null while the seed is still secret. */
function useVerdict(proof: SpinProof): boolean | null {
  return useMemo(() => {
    if (proof.server_seed === null) return null;
    const { commitmentMatches, drawMatches } = verifySpin({
      commitment: proof.commitment,
      serverSeed: proof.server_seed,
      clientSeed: proof.client_seed,
      nonce: proof.nonce,
      sectors: proof.prizes,
      ticket: proof.ticket,
      drawn: proof.drawn,
    });
    return commitmentMatches && drawMatches;
  }, [proof]);
}

function Verdict({ isGood }: { isGood: boolean | null }) {
  if (isGood === null) return <Badge>{t`Seed not revealed yet`}</Badge>;
  return isGood ? (
    <Badge tone="leaf">{t`Recalculated: correct`}</Badge>
  ) : (
    <Badge tone="coral">{t`Doesn't match`}</Badge>
  );
}

interface SpinProofRowProps {
  proof: SpinProof;
  /** What was given, in words. */
  prize: string;
}

export function SpinProofRow({ proof, prize }: SpinProofRowProps) {
  const isGood = useVerdict(proof);
  const [ticket, of] = [proof.ticket, proof.of];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="text-sm font-medium">{prize}</p>
        <p className="tabular text-xs text-quiet">
          {formatTime(proof.spun_at, "full")} ·{" "}
          {t`Number ${ticket} from 0 to ${of - 1}, spin ${proof.nonce} of its seed`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Verdict isGood={isGood} />
        <CopyButton
          look="ghost"
          size="md"
          text={JSON.stringify(proof, null, 2)}
          label={t`Copy the proof`}
          copiedLabel={t`Proof copied`}
        />
      </div>
    </li>
  );
}
