import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@tucano/ui/button.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { writeNumber } from "../../../platform/numbers/number-units.ts";
import { Fact, Loaded, Moment, NothingHere } from "../../../platform/tables/show.tsx";
import { replayMemberRound } from "@tucano/contract/backoffice/members/member-views.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { ask } from "../../../platform/api.ts";
import { useWords } from "../words.ts";

type Replay = DataOf<typeof replayMemberRound>;

interface ReplaySheetProps {
  roundId: string;
  onClose: () => void;
}

/** A round from its book, event by event, as it was drawn; nothing is drawn again. */
export function ReplaySheet({ roundId, onClose }: ReplaySheetProps) {
  const { t } = useLingui();
  const query = useQuery({
    ...ask(replayMemberRound, { round_id: roundId }),
    retry: false,
    staleTime: "static",
  });
  return (
    <Sheet title={t`Round`} closeLabel={t`Close`} isWide onClose={onClose}>
      <Loaded query={query}>{(replay) => <Steps replay={replay} />}</Loaded>
    </Sheet>
  );
}

function Steps({ replay }: { replay: Replay }) {
  const { t } = useLingui();
  const { book } = replay;
  const [shown, setShown] = useState(Math.min(1, book.length));
  return (
    <div className="flex flex-col gap-5">
      <RoundFacts replay={replay} />
      {book.length === 0 ? (
        <NothingHere text={t`Nothing has been drawn yet.`} />
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <Button
              look="quiet"
              size="sm"
              disabled={shown <= 1}
              onClick={() => setShown(shown - 1)}
            >
              <Trans>Step back</Trans>
            </Button>
            <Button size="sm" disabled={shown >= book.length} onClick={() => setShown(shown + 1)}>
              <Trans>Next step</Trans>
            </Button>
            <Button
              look="quiet"
              size="sm"
              disabled={shown >= book.length}
              onClick={() => setShown(book.length)}
            >
              <Trans>All steps</Trans>
            </Button>
            <p aria-live="polite" className="text-sm text-quiet">
              <Trans>
                Step {shown} of {book.length}
              </Trans>
            </p>
          </div>
          <ol className="flex flex-col gap-3">
            {book.slice(0, shown).map((event, index) => (
              <li
                // A book never changes: its places are what its events are known by.
                key={`${index}-${event.type}`}
                className="rounded-tile bg-surface-2 p-3"
              >
                <Event event={event} place={index + 1} />
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

function RoundFacts({ replay }: { replay: Replay }) {
  const { t } = useLingui();
  const say = useWords();
  const { win_hundredths: win, choice } = replay;
  return (
    <dl className="grid grid-cols-2 gap-4 md:grid-cols-3">
      <Fact label={t`Game`}>
        {replay.game} v{replay.definition_version}
      </Fact>
      <Fact label={t`Played at`}>
        <Moment iso={replay.played_at} />
      </Fact>
      <Fact label={t`State`}>{say("round", replay.status)}</Fact>
      <Fact label={t`Won, times the stake's unit`}>
        {win === null ? "–" : `${writeNumber(win, "percent")}×`}
      </Fact>
      {choice !== undefined && <Fact label={t`Choice`}>{JSON.stringify(choice)}</Fact>}
      {replay.actions.length > 0 && <Fact label={t`Acts`}>{JSON.stringify(replay.actions)}</Fact>}
      <Fact label={t`Nonce`}>{replay.nonce}</Fact>
      <Fact label={t`Proof`}>
        <a href={replay.proof_path} target="_blank" rel="noreferrer" className="text-beak-text">
          <Trans>Verify on the player's site</Trans>
        </a>
      </Fact>
      <Fact label={t`Commitment`}>
        <span className="text-xs break-all">{replay.commitment}</span>
      </Fact>
    </dl>
  );
}

type BookEvent = Replay["book"][number];

const isGrid = (value: unknown): value is readonly (readonly unknown[])[] =>
  Array.isArray(value) && value.length > 0 && value.every((reel) => Array.isArray(reel));

function Event({ event, place }: { event: BookEvent; place: number }) {
  const { type, ...rest } = event;
  return (
    <>
      <p className="text-sm font-semibold">
        {place}. {type}
      </p>
      <dl className="grid gap-1 pt-1 text-xs">
        {Object.entries(rest).map(([name, value]) => (
          <div key={name} className="flex min-w-0 gap-2">
            <dt className="shrink-0 text-quiet">{name}</dt>
            <dd className="tabular min-w-0 flex-1 overflow-x-auto break-words">
              {name === "window" && isGrid(value) ? <Grid reels={value} /> : JSON.stringify(value)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Reels stand side by side, as players saw them. */
function Grid({ reels }: { reels: readonly (readonly unknown[])[] }) {
  const rows = Math.max(...reels.map((reel) => reel.length));
  return (
    <table className="border-separate border-spacing-1">
      <tbody>
        {Array.from({ length: rows }, (_row, row) => (
          <tr key={row}>
            {reels.map((reel, index) => (
              <td
                key={`${index}-${row}`}
                className="rounded bg-surface-3 px-2 py-1 text-center whitespace-nowrap"
              >
                {typeof reel[row] === "string" ? reel[row] : JSON.stringify(reel[row] ?? "")}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
