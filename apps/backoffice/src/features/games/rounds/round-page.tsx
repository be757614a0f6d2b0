import { Trans, useLingui } from "@lingui/react/macro";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { formatFineMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { MemberLink } from "../../../platform/tables/data-table.tsx";
import { useAddressSearch } from "../../../platform/tables/list-search.ts";
import { Card, Fact, Loaded, Moment, Money, NothingHere } from "../../../platform/tables/show.tsx";
import { RoundBadge, useFlagWords } from "../labels.tsx";
import { find } from "@tucano/contract/backoffice/access/frame.ts";
import { readRound } from "@tucano/contract/backoffice/games/tables.ts";
import { sandboxOf } from "@tucano/contract/studios/partner-frame.ts";
import { ask } from "../../../platform/api.ts";
import { useDraft } from "../../../platform/draft.ts";
import { Page } from "../../../platform/tables/page.tsx";
import { RoundReplay } from "../../../platform/rounds/round-replay.tsx";
import { WatchInGame } from "../../../platform/rounds/watch-in-game.tsx";
import { StuckRounds } from "./stuck-rounds.tsx";
import { RoundLink } from "./round-link.tsx";
import { VoidRoundButton } from "./void-buttons.tsx";
import { TextLink } from "../../../platform/tables/text-link.tsx";

const page = getRouteApi("/inside/rounds");

/** One player's round of any studio, found by its number alone. */
export function RoundPage() {
  const { t } = useLingui();
  const { member, studio, round } = page.useSearch();
  const memberId = Number(member);
  const isKnown = Number.isInteger(memberId) && memberId > 0 && studio !== undefined;
  return (
    <Page title={t`Rounds`}>
      <RoundSearch key={round} />
      {round === undefined && (
        <>
          <StuckRounds />
          <NothingHere
            text={t`Enter a round's number to see it. Players find it in their records.`}
          />
        </>
      )}
      {round !== undefined &&
        (isKnown ? (
          <Found of={{ member_id: memberId, studio, round_id: round }} />
        ) : (
          <Sought round={round} />
        ))}
    </Page>
  );
}

function RoundSearch() {
  const { t } = useLingui();
  const search = page.useSearch();
  const { replace } = useAddressSearch();
  const { draft, field } = useDraft({ round: search.round ?? "" });
  const show = (event: FormEvent) => {
    event.preventDefault();
    replace({ round: draft.round.trim() });
  };
  return (
    <form className="card grid items-end gap-3 p-5 md:grid-cols-[1fr_auto]" onSubmit={show}>
      <TextField
        label={t`Number of the round`}
        data-slash=""
        required
        minLength={2}
        maxLength={100}
        {...field("round")}
      />
      <Button type="submit" size="lg">
        <Trans>Show</Trans>
      </Button>
    </form>
  );
}

/** Whose it is, and of which studio: studios name theirs as they like, so there may be several. */
function Sought({ round }: { round: string }) {
  const { t } = useLingui();
  const query = useQuery(ask(find, { text: round }));
  return (
    <Loaded query={query}>
      {({ list }) => {
        const found = list
          .filter(({ kind }) => kind === "round")
          .map(({ id, hint }) => ({ ...placeOf(id), hint }));
        const [only, ...others] = found;
        if (only === undefined) return <NothingHere text={t`There is no round of this number.`} />;
        if (others.length === 0) return <Found of={only.of} />;
        return (
          <Card title={t`Rounds of this number`}>
            <ul className="flex flex-col gap-2 text-sm">
              {found.map(({ search, hint }) => (
                <li key={hint}>
                  <TextLink to="/rounds" search={search}>
                    {hint}
                  </TextLink>
                </li>
              ))}
            </ul>
          </Card>
        );
      }}
    </Loaded>
  );
}

/** From the query that a round is found with. */
function placeOf(id: string) {
  const { member = "", studio = "", round = "" } = Object.fromEntries(new URLSearchParams(id));
  return {
    search: { member, studio, round },
    of: { member_id: Number(member), studio, round_id: round },
  };
}

/** What the studio says: the money itself is in stake and win. */
function JackpotFacts({
  jackpot: { contributed, won, names },
}: {
  jackpot: NonNullable<DataOf<typeof readRound>["jackpot"]>;
}) {
  const { t } = useLingui();
  return (
    <>
      <Fact label={t`Of the stake, to a jackpot`}>{formatFineMoney(contributed)}</Fact>
      <Fact label={t`Of the win, from a jackpot`}>{formatFineMoney(won)}</Fact>
      <Fact label={t`Jackpot`}>{names.join(", ") || "–"}</Fact>
    </>
  );
}

interface FoundProps {
  of: { member_id: number; studio: string; round_id: string };
}

function Found({ of }: FoundProps) {
  const { t } = useLingui();
  const sayFlags = useFlagWords();
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
              {round.jackpot !== null && <JackpotFacts jackpot={round.jackpot} />}
              <Fact label={t`Began`}>
                <Moment iso={round.opened_at} />
              </Fact>
              <Fact label={t`Ended`}>
                {round.settled_at === null ? "–" : <Moment iso={round.settled_at} />}
              </Fact>
              <Fact label={t`To be looked at`}>{sayFlags(round.flags)}</Fact>
            </dl>
          </Card>
          {round.replay !== null && (
            <Card title={t`What the player saw`}>
              <RoundReplay replay={round.replay} />
            </Card>
          )}
          {round.page_url !== null && (
            <Card title={t`What the player saw`}>
              <WatchInGame>
                <iframe
                  src={round.page_url}
                  title={t`The round in its game`}
                  // oxlint-disable-next-line react/iframe-missing-sandbox -- their own origin
                  sandbox={sandboxOf([])}
                  referrerPolicy="origin"
                  className="size-full border-0"
                />
              </WatchInGame>
            </Card>
          )}
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
