import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Notice } from "@tucano/ui/notice.tsx";
import {
  type FreeRound,
  freeRoundsQuery,
  playableIn,
} from "../../platform/free-rounds/free-rounds.ts";
import { freeTermsOf } from "../../platform/free-rounds/free-terms.ts";
import type { Game } from "../../platform/games/games.ts";
import { isZero } from "../../platform/money/amounts.ts";
import { useIsMember } from "../../platform/session/session.ts";
import { formatUntil } from "../../platform/text.ts";
import { useBookGame } from "./game-facts.tsx";

function Line({ grant }: { grant: FreeRound }) {
  const stake = formatMoney(grant.stake);
  const { left: rounds } = grant;
  const amount = formatMoney(grant.won);
  const ends = formatUntil(grant.ends_at);
  const total = plural(rounds, { one: "# free round", other: "# free rounds" });
  return (
    <li>
      <p className="font-semibold">{total}</p>
      <p className="text-sm">
        {t`${stake} each, on the house.`} {freeTermsOf(grant)} {t`Until ${ends}.`}{" "}
        {!isZero(grant.won) && t`Won so far: ${amount}`}
      </p>
    </li>
  );
}

/** What the member can play here for the house's money, before the game is opened. */
export function FreeNotice({ game }: { game: Game }) {
  const isMember = useIsMember();
  const { data } = useQuery({ ...freeRoundsQuery, enabled: isMember });
  const grants = playableIn(data?.list ?? [], game.id);
  const isImported = useBookGame(game) !== undefined;
  if (!isMember || grants.length === 0) return null;
  return (
    <Notice>
      <ul className="flex flex-col gap-2">
        {grants.map((grant) => (
          <Line key={grant.id} grant={grant} />
        ))}
      </ul>
      <p className="mt-2 text-sm">
        {isImported
          ? t`The game opens with these rounds, and plays them first.`
          : t`You choose in the game when to play them.`}
      </p>
    </Notice>
  );
}
