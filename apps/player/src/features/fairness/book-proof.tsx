import { t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { bookSeeds, rotateBookSeed } from "@tucano/contract/player/games/book-games.ts";
import type { BookVerification } from "@tucano/game-math/books/verify-book-round.ts";
import { isApiError } from "@tucano/client/api-error.ts";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { Play } from "lucide-react";
import { useState } from "react";
import { QueryState } from "../../platform/api/query-state.tsx";
import { call, useIsMember } from "../../platform/session/session.ts";
import { formatFigure, formatHundredths, formatTime, newKey } from "../../platform/text.ts";
import { type BookProof, proofQuery } from "./api.ts";
import { Fact, ProofExport, Verdict, Verdicts } from "./proof-parts.tsx";
import { bookVerdictQuery } from "./recompute.ts";

/** A longer list is loaded when somebody asks for it: it may be tens of megabytes. */
const ROWS_AT_ONCE = 50_000;

function Judged({ proof, verdict }: { proof: BookProof; verdict: BookVerification }) {
  const rows = formatFigure(rowsOf(proof));
  const paid = `${formatHundredths(proof.payout_hundredths)}×`;
  return (
    <Verdicts isGood={Object.values(verdict).every(Boolean)}>
      <Verdict isGood={verdict.commitmentMatches}>
        {t({
          message:
            "The revealed server seed is the one promised before the round: its SHA-256 is the seed hash.",
        })}
      </Verdict>
      <Verdict isGood={verdict.publicationMatches && verdict.weightsMatch}>
        {t`The list of ${rows} weights is the one that was published before the round.`}
      </Verdict>
      <Verdict isGood={verdict.bookMatches}>
        {t`The round that was shown is one of the published rounds, unchanged.`}
      </Verdict>
      <Verdict isGood={verdict.drawMatches}>
        {t`Drawn again in your browser: the seeds give exactly this round, which pays ${paid} the bet.`}
      </Verdict>
    </Verdicts>
  );
}

const rowsOf = ({ modes, mode }: BookProof): number =>
  modes.find(({ name }) => name === mode)?.book_count ?? 0;

/** The seed is the player's: nobody else can reveal it. */
function Reveal({ proof }: { proof: BookProof }) {
  const client = useQueryClient();
  const isMember = useIsMember();
  const seeds = useQuery({
    queryKey: ["fairness", "book-seeds"],
    queryFn: () => call(bookSeeds, {}),
    enabled: isMember,
    staleTime: 0,
  });
  const reveal = useMutation({
    mutationFn: (next_commitment: string) =>
      call(rotateBookSeed, { client_seed: newKey(), next_commitment }),
    onSuccess: () =>
      client.invalidateQueries({ queryKey: proofQuery(proof.round_id, "book").queryKey }),
  });
  const next = seeds.data?.commitment === proof.commitment ? seeds.data.next_commitment : undefined;
  return (
    <Notice>
      <p>
        {t({
          message:
            "This round's server seed is still in use, so it stays secret: it would give away future rounds. Once its player reveals it, the whole round can be recalculated.",
        })}
      </p>
      {next !== undefined && (
        <Button
          look="quiet"
          size="sm"
          className="mt-2 min-h-11"
          isBusy={reveal.isPending}
          onClick={() => reveal.mutate(next)}
        >
          {t`Reveal it and begin with a new one`}
        </Button>
      )}
      {isApiError(reveal.error) && (
        <p role="alert" className="mt-2">
          {reveal.error.message}
        </p>
      )}
    </Notice>
  );
}

function Result({ proof }: { proof: BookProof }) {
  const count = rowsOf(proof);
  const [isWanted, setWanted] = useState(count <= ROWS_AT_ONCE);
  const query = useQuery(bookVerdictQuery(proof, isWanted));
  if (proof.server_seed === null) return <Reveal proof={proof} />;
  if (!isWanted) {
    const rows = formatFigure(count);
    return (
      <Notice>
        <p>{t`To draw the round again, your browser loads the game's list of ${rows} weights.`}</p>
        <Button size="sm" className="mt-2 min-h-11" onClick={() => setWanted(true)}>
          {t`Recalculate the round`}
        </Button>
      </Notice>
    );
  }
  return (
    <QueryState query={query} waiting={<SkeletonRows count={2} label={t`Recalculating`} />}>
      {(verdict) => verdict && <Judged proof={proof} verdict={verdict} />}
    </QueryState>
  );
}

/** A round of an imported game: a published round, drawn by the house. */
export function BookProofView({ proof, name }: { proof: BookProof; name: string }) {
  const rows = formatFigure(rowsOf(proof));
  const book = formatFigure(proof.book_id);
  const isSessionSeed = proof.client_seed.startsWith("session-");
  return (
    <div className="card flex flex-col gap-5 p-5">
      <Result proof={proof} />
      <dl className="divide-y divide-edge">
        <Fact name={t`Game`}>{t`${name}, version ${proof.version}`}</Fact>
        <Fact name={t`Played`}>{formatTime(proof.played_at, "full")}</Fact>
        <Fact name={t`Way to play`}>{proof.mode}</Fact>
        <Fact name={t`Drawn round`}>{t`Number ${book}, of ${rows} published ones`}</Fact>
        <Fact name={t`Hash of the publication`}>
          <code className="text-xs">{proof.publication}</code>
        </Fact>
        <Fact name={t`Seed hash, shown before the round`}>
          <code className="text-xs">{proof.commitment}</code>
        </Fact>
        <Fact name={t`Server seed`}>
          <code className="text-xs">{proof.server_seed ?? t`not revealed yet`}</code>
        </Fact>
        <Fact name={t`Your seed`}>
          <code className="text-xs">{proof.client_seed}</code>
          {isSessionSeed && (
            <span className="block text-xs text-quiet">
              {t`Made by the house from the session, because no browser had chosen one.`}
            </span>
          )}
        </Fact>
        <Fact name={t`Nonce`}>{proof.nonce}</Fact>
      </dl>
      {proof.replay_url !== null && (
        <a
          href={proof.replay_url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass("quiet", "md", "self-start")}
        >
          <Play aria-hidden="true" className="size-5" />
          {t`Watch the round again`}
        </a>
      )}
      <ProofExport proof={proof} roundId={proof.round_id} />
    </div>
  );
}
