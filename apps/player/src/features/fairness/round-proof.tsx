import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import type { JackpotsVerified } from "@tucano/game-math/jackpots/verify.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Notice } from "@tucano/ui/notice.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { formatHundredths, formatTime } from "../../platform/text.ts";
import type { RoundProof } from "./api.ts";
import { Fact, ProofExport, Verdict, Verdicts } from "./proof-parts.tsx";
import { type RoundVerdict, roundVerdictQuery } from "./recompute.ts";

function Judged({ proof, verdict }: { proof: RoundProof; verdict: RoundVerdict | null }) {
  if (verdict === null) {
    return (
      <Notice tone="error">{t`This page doesn't know this version of the game. Reload it.`}</Notice>
    );
  }
  const isWinRight = verdict.winHundredths === proof.win_hundredths;
  const recomputed = `${formatHundredths(verdict.winHundredths)}×`;
  const published = `${formatHundredths(proof.win_hundredths ?? 0)}×`;
  return (
    <Verdicts
      isGood={
        verdict.isCommitted &&
        verdict.isBookRight &&
        isWinRight &&
        verdict.jackpots?.holds !== false
      }
    >
      <Verdict isGood={verdict.isCommitted}>
        {t({
          message:
            "The revealed server seed is the one promised before the round: its SHA-256 is the seed hash.",
        })}
      </Verdict>
      <Verdict isGood={verdict.isBookRight}>
        {t`The seeds give exactly the symbols and wins that were shown.`}
      </Verdict>
      <Verdict isGood={isWinRight}>
        {t`Recalculated in your browser: ${recomputed} the stake. Published: ${published}.`}
      </Verdict>
      {verdict.jackpots !== null && <JackpotsVerdict verdict={verdict.jackpots} />}
    </Verdicts>
  );
}

/** Whoever played it knows the stake; the proof names no amount. */
function JackpotsVerdict({ verdict }: { verdict: JackpotsVerified }) {
  const { holds, tickets } = verdict;
  const [mini, major, grand, personal] = [
    ticketText(tickets.mini),
    ticketText(tickets.major),
    ticketText(tickets.grand),
    ticketText(tickets.personal),
  ];
  return (
    <Verdict isGood={holds}>
      {t({
        message: `Jackpots: a stake in cash above ${mini} wins Mini, above ${major} Major, above ${grand} Grand, above ${personal} your own.`,
      })}
    </Verdict>
  );
}

const ticketText = (ticket: number): string => formatMoney(formatWire(toCentavos(ticket)));

function Result({ proof }: { proof: RoundProof }) {
  const query = useQuery(roundVerdictQuery(proof));
  if (proof.status === "void") {
    return <Notice>{t`This round is void and its stake was returned: nothing was drawn.`}</Notice>;
  }
  if (proof.server_seed === null) {
    return (
      <Notice>
        {t({
          message:
            "This round's server seed is still in use, so it stays secret: it would give away future rounds. Open the game, reveal and change the seed under “Fairness”, then come back: you can then recalculate the whole round.",
        })}
      </Notice>
    );
  }
  return (
    <QueryState query={query} waiting={<SkeletonRows count={2} label={t`Recalculating`} />}>
      {(verdict) => <Judged proof={proof} verdict={verdict} />}
    </QueryState>
  );
}

/** A round that one player played alone. */
export function RoundProofView({ proof, name }: { proof: RoundProof; name: string }) {
  return (
    <div className="card flex flex-col gap-5 p-5">
      <Result proof={proof} />
      <dl className="divide-y divide-edge">
        <Fact name={t`Game`}>{t`${name}, version ${proof.definition_version}`}</Fact>
        <Fact name={t`Played`}>{formatTime(proof.played_at, "full")}</Fact>
        <Fact name={t`Seed hash, shown before the round`}>
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
      <ProofExport proof={proof} roundId={proof.round_id} />
    </div>
  );
}
