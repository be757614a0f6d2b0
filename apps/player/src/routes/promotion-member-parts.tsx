/** What of the activities centre is a member's own. Visitors do without its code. */
import type { ReactNode } from "react";
import { Owed, useOwed } from "../features/promotions/owed.tsx";
import { PromoCode } from "../features/promotions/promo-code.tsx";
import { QueryState } from "../platform/query-state.tsx";

interface MemberPartsProps {
  /** Where all is while it is not known yet what stands above the rest. */
  waiting: ReactNode;
  children: ReactNode;
}

export function MemberParts({ waiting, children }: MemberPartsProps) {
  const { isLoading, refetch } = useOwed();
  return (
    <QueryState
      query={{ data: isLoading ? undefined : true, error: null, refetch }}
      waiting={waiting}
    >
      {() => (
        <>
          <Owed />
          <PromoCode />
          {children}
        </>
      )}
    </QueryState>
  );
}
