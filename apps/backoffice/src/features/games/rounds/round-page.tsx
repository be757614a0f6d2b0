import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@tucano/ui/button.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { MemberLink } from "../../../platform/tables/data-table.tsx";
import { useAddressSearch } from "../../../platform/tables/list-search.ts";
import { Card, Fact, Loaded, Moment, Money, NothingHere } from "../../../platform/tables/show.tsx";
import { RoundBadge } from "../labels.tsx";
import { readRound } from "@tucano/contract/backoffice/games/tables.ts";
import { ask } from "../../../platform/api.ts";
import { useDraft } from "../../../platform/draft.ts";
import { Page } from "../../../platform/tables/page.tsx";
import { StuckRounds } from "./stuck-rounds.tsx";
import { RoundLink } from "./round-link.tsx";
import { VoidRoundButton } from "./void-buttons.tsx";

const page = getRouteApi("/inside/rounds");

/** One player's round of any studio, found by its number. */
export function RoundPage() {
  const { t } = useLingui();
  const { member, studio = "house", round } = page.useSearch();
  const memberId = Number(member);
  const isAsked = Number.isInteger(memberId) && memberId > 0 && round !== undefined;
  return (
    <Page title={t`Rounds`}>
      <Find key={`${member} ${studio} ${round}`} />
      {isAsked ? (
        <Found of={{ member_id: memberId, studio, round_id: round }} />
      ) : (
        <>
          <StuckRounds />
          <NothingHere text={t`Enter the player's number and the round's to see it.`} />
        </>
      )}
    </Page>
  );
}

function Find() {
  const { t } = useLingui();
  const search = page.useSearch();
  const { replace } = useAddressSearch();
  const { draft, field } = useDraft({
    member: search.member ?? "",
    studio: search.studio ?? "house",
    round: search.round ?? "",
  });
  const find = (event: FormEvent) => {
    event.preventDefault();
    replace({
      member: draft.member.trim(),
      studio: draft.studio.trim(),
      round: draft.round.trim(),
    });
  };
  return (
    <form className="card grid items-end gap-3 p-5 md:grid-cols-[1fr_1fr_2fr_auto]" onSubmit={find}>
      <TextField
        label={t`Player's number`}
        inputMode="numeric"
        required
        pattern="\d{1,12}"
        {...field("member")}
      />
      <TextField label={t`Studio`} required maxLength={40} {...field("studio")} />
      <TextField label={t`Round`} required maxLength={100} {...field("round")} />
      <Button type="submit" size="lg">
        <Trans>Show</Trans>
      </Button>
    </form>
  );
}

interface FoundProps {
  of: { member_id: number; studio: string; round_id: string };
}

function Found({ of }: FoundProps) {
  const { t } = useLingui();
  const query = useQuery(ask(readRound, of));
  return (
    <Loaded query={query}>
      {(round) => (
        <>
          <Card
            title={round.game}
            actions={
              <>
                {round.has_link && <RoundLink of={of} />}
                {round.can_void && <VoidRoundButton round={of} />}
              </>
            }
          >
            <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
              <Fact label={t`Player`}>
                <MemberLink member={round.member} />
              </Fact>
              <Fact label={t`State`}>
                <RoundBadge status={round.status} />
              </Fact>
              <Fact label={t`Staked`}>
                <Money wire={round.stake} />
              </Fact>
              <Fact label={t`Won`}>
                <Money wire={round.win} />
              </Fact>
              <Fact label={t`Bets`}>{round.bets}</Fact>
              <Fact label={t`Began`}>
                <Moment iso={round.opened_at} />
              </Fact>
              <Fact label={t`Ended`}>
                {round.settled_at === null ? "–" : <Moment iso={round.settled_at} />}
              </Fact>
              <Fact label={t`To be looked at`}>{round.flags.join(", ") || "–"}</Fact>
            </dl>
          </Card>
          {round.book !== null && (
            <Card title={t`Book of the round`}>
              <pre className="text-xs break-words whitespace-pre-wrap">
                {JSON.stringify(round.book, null, 1)}
              </pre>
            </Card>
          )}
        </>
      )}
    </Loaded>
  );
}
