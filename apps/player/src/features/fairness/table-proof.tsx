import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Notice } from "@tucano/ui/notice.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { formatFigure, formatTime } from "../../platform/text.ts";
import type { TableProof } from "./api.ts";
import { Fact, ProofExport, Verdict, Verdicts } from "./proof-parts.tsx";
import { type TableVerdict, tableVerdictQuery } from "./recompute.ts";
import { tableResultText } from "./table-result.ts";

function Judged({ proof, verdict }: { proof: TableProof; verdict: TableVerdict | null }) {
  if (verdict === null) {
    return (
      <Notice tone="error">{t`This page doesn't know this version of the game. Reload it.`}</Notice>
    );
  }
  const hashes = formatFigure(proof.chain.place + 1);
  return (
    <Verdicts isGood={Object.values(verdict).every(Boolean)}>
      <Verdict isGood={verdict.isCommitted}>
        {t`The revealed seed is the one promised before the bets: its SHA-256 is the seed hash.`}
      </Verdict>
      <Verdict isGood={verdict.isOnChain}>
        {t`Hashed ${hashes} times, the seed gives the head of its chain, which was published in advance.`}
      </Verdict>
      <Verdict isGood={verdict.isMixed}>
        {t`The client seed is made of the salt and of the seeds of all who bet, and of nothing else.`}
      </Verdict>
      <Verdict isGood={verdict.isResultRight}>
        {t`The seeds give exactly the result that everybody saw.`}
      </Verdict>
    </Verdicts>
  );
}

function Result({ proof }: { proof: TableProof }) {
  const query = useQuery(tableVerdictQuery(proof));
  if (proof.status === "void") {
    return <Notice>{t`This round was interrupted: every open bet was returned.`}</Notice>;
  }
  if (proof.server_seed === null) {
    return <Notice>{t`This round isn't over. Its seed is revealed with the result.`}</Notice>;
  }
  return (
    <QueryState query={query} waiting={<SkeletonRows count={2} label={t`Recalculating`} />}>
      {(verdict) => <Judged proof={proof} verdict={verdict} />}
    </QueryState>
  );
}

/** A round of a table: the same for everybody who had a bet on it. */
export function TableProofView({ proof, name }: { proof: TableProof; name: string }) {
  const { chain } = proof;
  const [place, length] = [formatFigure(chain.place + 1), formatFigure(chain.length)];
  return (
    <div className="card flex flex-col gap-5 p-5">
      <Result proof={proof} />
      <dl className="divide-y divide-edge">
        <Fact name={t`Game`}>{t`${name}, version ${proof.definition_version}`}</Fact>
        <Fact name={t`Round`}>{formatFigure(proof.number)}</Fact>
        {proof.result !== null && <Fact name={t`Result`}>{tableResultText(proof.result)}</Fact>}
        <Fact name={t`Bets opened`}>{formatTime(proof.opened_at, "full")}</Fact>
        <Fact name={t`Seed hash, shown before the round`}>
          <code className="text-xs">{proof.commitment}</code>
        </Fact>
        <Fact name={t`Server seed`}>
          <code className="text-xs">{proof.server_seed ?? t`not revealed yet`}</code>
        </Fact>
        <Fact name={t`Salt of the chain`}>
          <code className="text-xs">{proof.salt}</code>
        </Fact>
        {chain.salt_event !== null && (
          <Fact name={t`Public event that gave the salt, announced with the head of the chain`}>
            {chain.salt_event.event}
            <span className="block text-xs text-quiet">
              {formatTime(chain.salt_event.occurs_at, "full")}
            </span>
          </Fact>
        )}
        {proof.player_seeds.length > 0 && (
          <Fact name={t`Seeds of everyone who bet, in order of their bets`}>
            <code className="text-xs">{proof.player_seeds.join(", ")}</code>
          </Fact>
        )}
        <Fact name={t`Client seed for this round`}>
          <code className="text-xs">{proof.client_seed}</code>
        </Fact>
        <Fact name={t`Nonce`}>{proof.nonce}</Fact>
        <Fact name={t`Position in the chain`}>{t`${place} of ${length}`}</Fact>
        <Fact name={t`Head of the chain, published ${formatTime(chain.published_at, "full")}`}>
          <code className="text-xs">{chain.head}</code>
        </Fact>
      </dl>
      <ProofExport proof={proof} roundId={proof.round_id} />
    </div>
  );
}
