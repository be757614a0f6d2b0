import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { isApiError } from "@tucano/client/api-error.ts";
import { QueryState } from "../../platform/api/query-state.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { fairGamesQuery, proofQuery } from "./api.ts";
import { RoundProofView } from "./round-proof.tsx";
import { TableProofView } from "./table-proof.tsx";

/** A game's name by its code; the code itself where the name is not known. */
function useGameName(): (code: string) => string {
  const { data } = useQuery(fairGamesQuery);
  return (code) => data?.games.find(({ sheet }) => sheet.code === code)?.sheet.name ?? code;
}

export function Verifier({ roundId, isTable }: { roundId: string; isTable: boolean }) {
  const query = useQuery(proofQuery(roundId, isTable));
  const nameOf = useGameName();
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
      {(found) =>
        found.of === "round" ? (
          <RoundProofView proof={found.proof} name={nameOf(found.proof.game)} />
        ) : (
          <TableProofView proof={found.proof} name={nameOf(found.proof.game)} />
        )
      }
    </QueryState>
  );
}
