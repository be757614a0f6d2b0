import { useLingui } from "@lingui/react/macro";
import {
  type memberRounds,
  replayMemberRound,
} from "@tucano/contract/backoffice/members/member-views.ts";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { useQuery } from "@tanstack/react-query";
import { ask, type RowOf } from "../api.ts";
import { RoundReplay } from "./round-replay.tsx";
import { Fact, Loaded, Moment, Money } from "../tables/show.tsx";
import { useRoundState } from "./round-states.ts";

export type PlayedRow = RowOf<typeof memberRounds>;

/** Only the house's own rounds have a book that is read here: others are on their own page. */
export const isToldHere = ({ studio }: PlayedRow): boolean => studio === "house";

interface ReplaySheetProps {
  round: PlayedRow;
  onClose: () => void;
}

/** One of the player's rounds from its book, without leaving the list. */
export function ReplaySheet({ round, onClose }: ReplaySheetProps) {
  const { t } = useLingui();
  const query = useQuery({
    ...ask(replayMemberRound, { round_id: round.round_id }),
    retry: false,
    staleTime: "static",
  });
  return (
    <Sheet title={round.name} closeLabel={t`Close`} isWide onClose={onClose}>
      <div className="flex flex-col gap-5">
        <RoundMoney round={round} />
        <Loaded query={query}>{(replay) => <RoundReplay replay={replay} />}</Loaded>
      </div>
    </Sheet>
  );
}

function RoundMoney({ round }: { round: PlayedRow }) {
  const { t } = useLingui();
  const stateOf = useRoundState();
  return (
    <dl className="grid grid-cols-2 gap-4 md:grid-cols-[auto_repeat(4,1fr)]">
      <Fact label={t`Played at`}>
        <Moment iso={round.bet_time} />
      </Fact>
      <Fact label={t`State`}>{stateOf(round.status)}</Fact>
      <Fact label={t`Staked`}>
        <Money wire={round.bet_amount} />
      </Fact>
      <Fact label={t`Won`}>
        <Money wire={round.win_amount} />
      </Fact>
      <Fact label={t`Result`}>
        <Money wire={round.win_loss_amount} isSigned />
      </Fact>
    </dl>
  );
}
