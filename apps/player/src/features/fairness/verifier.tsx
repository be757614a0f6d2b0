import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { isApiError } from "@tucano/client/api-error.ts";
import { QueryState } from "../../platform/api/query-state.tsx";
import type { ProofKind } from "../../platform/records/proofs.ts";
import { bookGamesQuery } from "../../platform/games/book-games.ts";
import { scenes } from "../../platform/shell/scenes.ts";
import { fairGamesQuery, type Proof, proofQuery } from "./api.ts";
import { BookProofView } from "./book-proof.tsx";
import { RoundProofView } from "./round-proof.tsx";
import { TableProofView } from "./table-proof.tsx";

/** A game's name by its code; the code itself where the name is not known. */
function useGameName(): (code: string) => string {
  const own = useQuery(fairGamesQuery).data?.games ?? [];
  const imported = useQuery(bookGamesQuery).data?.games ?? [];
  return (code) =>
    [...own, ...imported].find(({ sheet }) => sheet.code === code)?.sheet.name ?? code;
}

function ProofView({ found }: { found: Proof }) {
  const name = useGameName()(found.proof.game);
  switch (found.of) {
    case "round":
      return <RoundProofView proof={found.proof} name={name} />;
    case "table":
      return <TableProofView proof={found.proof} name={name} />;
    case "book":
      return <BookProofView proof={found.proof} name={name} />;
  }
}

interface VerifierProps {
  roundId: string;
  kind: ProofKind | undefined;
}

export function Verifier({ roundId, kind }: VerifierProps) {
  const query = useQuery(proofQuery(roundId, kind));
  if (isApiError(query.error) && query.error.status === 404) {
    return (
      <EmptyState
        image={scenes.records}
        title={query.error.message}
        text={t`Copy the ID from your bet history or from the history inside the game.`}
      />
    );
  }
  return (
    <QueryState query={query} waiting={<SkeletonRows count={4} label={t`Loading`} />}>
      {(found) => <ProofView found={found} />}
    </QueryState>
  );
}
