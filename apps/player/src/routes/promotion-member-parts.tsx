/** What of the activities centre is a member's own. Visitors do without its code. */
import type { ReactNode } from "react";
import type { CentreProps } from "../features/promotions/centre.tsx";
import { MyCentre } from "../features/promotions/my-centre.tsx";
import { Owed, useOwed } from "../features/promotions/owed.tsx";
import { PromoCode } from "../features/promotions/promo-code.tsx";
import { QueryState } from "../platform/query-state.tsx";

interface MemberPartsProps extends CentreProps {
  /** Where all is while it is not known yet what stands above the rest. */
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
