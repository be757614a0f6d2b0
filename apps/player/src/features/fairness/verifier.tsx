import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { verifyRound } from "@tucano/game-math/verify-round.ts";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Notice } from "@tucano/ui/notice.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { BadgeCheck, Check, TriangleAlert, X } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { isApiError } from "../../platform/api-error.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { formatTime } from "../../platform/text.ts";
import { type Proof, proofQuery } from "./api.ts";

/** 250 as "2,50×": what a round paid, as a multiple of its stake. */
export function timesStake(hundredths: number): string {
  const text = String(hundredths).padStart(3, "0");
  return `${text.slice(0, -2)},${text.slice(-2)}×`;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5 py-2.5">
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className="tabular text-sm break-all">{children}</dd>
    </div>
  );
}

function Verdict({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  const Icon = isGood ? Check : X;
  return (
    <li className="flex items-start gap-3">
      <span
        className={cx(
          "mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full",
          isGood ? "bg-leaf/15 text-leaf-text" : "bg-coral/15 text-coral-text",
        )}
      >
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <span>{children}</span>
    </li>
  );
}

/** The recomputation itself: here, on the player's machine, from what was published. */
function useVerification(proof: Proof) {
  return useMemo(() => {
    if (proof.server_seed === null || proof.book === null) return null;
    return verifyRound({
      game: proof.game,
      definitionVersion: proof.definition_version,
      commitment: proof.commitment,
      serverSeed: proof.server_seed,
      clientSeed: proof.client_seed,
      nonce: proof.nonce,
      choice: proof.choice,
      actions: proof.actions,
      book: proof.book,
    });
  }, [proof]);
}

function Result({ proof }: { proof: Proof }) {
  const verification = useVerification(proof);
  if (proof.status === "void") {
    return (
      <Notice>{t`This round was cancelled and its stake returned: nothing was drawn.`}</Notice>
    );
  }
  if (proof.server_seed === null) {
    return (
      <Notice>
        {t({
          message:
            "The server seed of this round is still in use, so it is still secret: it would tell rounds to come. Open the game, choose “new seeds” in its information panel, and come back: then the whole round can be recomputed.",
        })}
      </Notice>
    );
  }
  if (verification === null) {
    return (
      <Notice tone="error">{t`This page does not know the version of the game. Reload it.`}</Notice>
    );
  }
  const isGood =
    verification.commitmentMatches &&
    verification.bookMatches &&
    verification.winHundredths === proof.win_hundredths;
  const Icon = isGood ? BadgeCheck : TriangleAlert;
  const recomputed = timesStake(verification.winHundredths);
  const published = timesStake(proof.win_hundredths ?? 0);
  return (
    <div role="status" className="flex flex-col gap-4">
      <p
        className={cx(
          "flex items-center gap-3 text-lg font-semibold",
          isGood ? "text-leaf-text" : "text-coral-text",
        )}
      >
        <Icon aria-hidden="true" className="size-7" />
        {isGood ? t`The round is genuine.` : t`The round does not match.`}
      </p>
      <ul className="flex flex-col gap-3 text-sm">
        <Verdict isGood={verification.commitmentMatches}>
          {t({
            message:
              "The revealed server seed is the one promised before the round: its SHA-256 is the commitment.",
          })}
        </Verdict>
        <Verdict isGood={verification.bookMatches}>
          {t`The seeds give exactly the symbols and wins that were shown.`}
        </Verdict>
        <Verdict isGood={verification.winHundredths === proof.win_hundredths}>
          {t`Recomputed in your browser: ${recomputed} the stake. Published: ${published}.`}
        </Verdict>
      </ul>
    </div>
  );
}

function ProofView({ proof }: { proof: Proof }) {
  const proofText = JSON.stringify(proof, null, 2);
  return (
    <div className="card flex flex-col gap-5 p-5">
      <Result proof={proof} />
      <dl className="divide-y divide-edge">
        <Fact name={t`Game`}>{`${proof.game} · v${proof.definition_version}`}</Fact>
        <Fact name={t`Played`}>{formatTime(proof.played_at, "full")}</Fact>
        <Fact name={t`Commitment, shown before the round`}>
          <code className="text-xs">{proof.commitment}</code>
        </Fact>
        <Fact name={t`Server seed`}>
          <code className="text-xs">{proof.server_seed ?? t`not revealed yet`}</code>
        </Fact>
        <Fact name={t`Your seed`}>
          <code className="text-xs">{proof.client_seed}</code>
        </Fact>
        <Fact name={t`Nonce`}>{proof.nonce}</Fact>
      </dl>
      <CopyButton
        look="quiet"
        size="md"
        text={proofText}
        label={t`Copy the whole proof`}
        copiedLabel={t`Proof copied`}
      />
    </div>
  );
}

export function Verifier({ roundId }: { roundId: string }) {
  const query = useQuery(proofQuery(roundId));
  if (isApiError(query.error) && query.error.status === 404) {
    return <Notice tone="error">{query.error.message}</Notice>;
  }
  return (
    <QueryState query={query} waiting={<SkeletonRows count={4} label={t`Loading`} />}>
      {(proof) => <ProofView proof={proof} />}
    </QueryState>
  );
}
