/** What a member should know of a game before it is opened. */
import { t } from "@lingui/core/macro";
import { fromWire } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { useFreeLeft } from "../../platform/free-rounds/free-rounds.ts";
import type { Game } from "../../platform/games/games.ts";
import { useMember } from "../../platform/session/member.ts";
import { openModal } from "../../platform/shell/ui-store.ts";
import { FreeNotice } from "./free-notice.tsx";
import { RaceNotice } from "./race-notice.tsx";

/** Said before the game loads; its lowest bet is what counts. */
function LowBalance({ game }: { game: Game }) {
  const member = useMember();
  const freeLeft = useFreeLeft(game.id);
  if (member === undefined || member.status !== "active") return null;
  // Who has free rounds here needs no money to play them.
  if (freeLeft > 0 || fromWire(member.money) >= fromWire(game.min_bet)) return null;
  const [balance, least] = [formatMoney(member.money), formatMoney(game.min_bet)];
  return (
    <Notice>
      <p>{t`Your balance is ${balance}. The lowest bet here is ${least}.`}</p>
      <p className="mt-2">
        <Button look="quiet" size="sm" className="min-h-11" onClick={() => openModal("deposit")}>
          {t`Deposit`}
        </Button>
      </p>
    </Notice>
  );
}

export function MemberNotices({ game }: { game: Game }) {
  return (
    <>
      <FreeNotice game={game} />
      <RaceNotice game={game} />
      <LowBalance game={game} />
    </>
  );
}
