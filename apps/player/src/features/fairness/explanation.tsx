/** How a result can be proven, first in plain words, then exactly. */
import { t } from "@lingui/core/macro";
import { Fold } from "@tucano/ui/fold.tsx";
import { Dices, EyeOff, type LucideIcon, LockKeyhole, ScanSearch } from "lucide-react";

interface StepProps {
  icon: LucideIcon;
  title: string;
  text: string;
}

function Step({ icon: Icon, title, text }: StepProps) {
  return (
    <li className="card flex gap-4 p-4">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-sea/15 text-sea-text">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div>
        <h3 className="text-sm font-semibold">{title}</h3>
        <p className="text-sm text-quiet">{text}</p>
      </div>
    </li>
  );
}

function Exactly() {
  return (
    <Fold
      className="rounded-tile bg-surface-2 px-4 text-sm"
      headClass="min-h-11 justify-between gap-3 font-medium"
      head={t`In exact terms`}
    >
      <div className="flex flex-col gap-3 pb-4 text-quiet">
        <p>
          {t({
            message:
              "HMAC-SHA256 with the decoded bytes of the server seed as key and “client seed:nonce:block” as message. The seed hash is SHA-256 over the same bytes. Each block gives eight 32-bit numbers, and those that would favour small results are discarded.",
          })}
        </p>
        <p>
          {t({
            message:
              "A table's seeds form a chain: each is the SHA-256 of the next one used, and the hash of the first is published before the first bet. So each round's seed fixes the seed of the next round.",
          })}
        </p>
      </div>
    </Fold>
  );
}

export function Explanation() {
  return (
    <section aria-labelledby="how" className="flex flex-col gap-3">
      <h2 id="how" className="text-base font-semibold lg:text-lg">{t`How it works`}</h2>
      <ol className="flex flex-col gap-2">
        <Step
          icon={LockKeyhole}
          title={t`Fixed before you play`}
          text={t({
            message:
              "The server chooses a secret number, the seed, and shows its fingerprint, the seed hash. Another number would have another fingerprint, so it can no longer be changed.",
          })}
        />
        <Step
          icon={Dices}
          title={t`Mixed with yours`}
          text={t({
            message:
              "Your own seed and the round number are mixed in. The result comes from these three alone: balances, earlier results and the house's money play no part.",
          })}
        />
        <Step
          icon={EyeOff}
          title={t`Revealed afterwards`}
          text={t({
            message:
              "Change seeds in the game and the old secret is revealed. At shared tables it is revealed with each result.",
          })}
        />
        <Step
          icon={ScanSearch}
          title={t`Recalculated by you`}
          text={t({
            message:
              "This page recalculates the round in your browser and compares. You can save the proof and let anyone else do the same.",
          })}
        />
      </ol>
      <Exactly />
    </section>
  );
}
