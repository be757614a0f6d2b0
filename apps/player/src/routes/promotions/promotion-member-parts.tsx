/** What of the activities centre is a member's own. Visitors do without its code. */
import type { ReactNode } from "react";
import type { CentreProps } from "../../features/promotions/centre/centre.tsx";
import { MyCentre } from "../../features/promotions/centre/my-centre.tsx";
import { Owed, useOwed } from "../../features/promotions/centre/owed.tsx";
import { PromoCode } from "../../features/promotions/centre/promo-code.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";

interface MemberPartsProps extends CentreProps {
  /** Holds everything until the part above is known. */
  waiting: ReactNode;
}

export function MemberParts({ waiting, ...centre }: MemberPartsProps) {
  // Not isLoading: what is mounted after a failure asks again, and would be taken away for it.
  const { isFetched, refetch } = useOwed();
  return (
    <QueryState
      query={{ data: isFetched ? true : undefined, error: null, refetch }}
      waiting={waiting}
    >
      {() => (
        <>
          <Owed />
          <PromoCode />
          <MyCentre {...centre} />
        </>
      )}
    </QueryState>
  );
}
