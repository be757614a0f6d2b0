import type { ReactNode } from "react";
import { useMay } from "../session/session.ts";
import { TextLink } from "../tables/text-link.tsx";

interface ToRoundProps {
  memberId: number;
  round: { readonly studio: string; readonly round_id: string };
  children: ReactNode;
}

/** Leads to the round's own page, whichever studio drew it, but not those who may not see it. */
export function ToRound({ memberId, round, children }: ToRoundProps) {
  const may = useMay();
  if (!may("games.read")) return children;
  const search = { member: String(memberId), studio: round.studio, round: round.round_id };
  return (
    <TextLink to="/rounds" search={search}>
      {children}
    </TextLink>
  );
}
