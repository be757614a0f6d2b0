/** A round of ours step by step, as the player saw it, in reais. Nothing is drawn again. */
import { Trans, useLingui } from "@lingui/react/macro";
import type { roundReplay } from "@tucano/contract/backoffice/members/round-replay.ts";
import { type Centavos, fromWire } from "@tucano/contract/money.ts";
import {
  isAwaitingRound,
  recordedMessage,
  replayAddress,
} from "@tucano/contract/studios/recorded-message.ts";
import type { AnyRecord } from "@tucano/contract/player/games/replays.ts";
import { AskingFrame } from "@tucano/ui/frames/asking-frame.tsx";
import { Button } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { useMemo, useState } from "react";
import type * as z from "zod/mini";
import { language } from "../language.ts";
import { writeNumber } from "../numbers/number-units.ts";
import { Dash, Fact, NothingHere } from "../tables/show.tsx";
import { useBookWords } from "./book-words.ts";
import { Cards } from "./cards.tsx";
import { SymbolPicture, type SymbolSheet, useSymbolSheet } from "./symbol-pictures.tsx";
import { type Detail, tellChoice, tellEvent, type Value } from "./tell.ts";
import { WatchInGame } from "./watch-in-game.tsx";

type Replay = z.output<typeof roundReplay>;
type BookEvent = Replay["book"][number];

export function RoundReplay({ replay }: { replay: Replay }) {
  const { book } = replay;
  const unit = replay.unit === null ? null : fromWire(replay.unit);
  return (
    <div className="flex flex-col gap-5">
      <Chosen replay={replay} unit={unit} />
      {replay.record !== null && <GameReplay record={replay.record} />}
      {book.length === 0 ? <NotDrawn /> : <Steps book={book} game={replay.game} unit={unit} />}
      <Proof replay={replay} />
    </div>
  );
}

function GameReplay({ record }: { record: AnyRecord }) {
  const { t } = useLingui();
  const answer = useMemo(() => recordedMessage(record), [record]);
  return (
    <WatchInGame>
      <AskingFrame
        src={replayAddress(record.game, language)}
        title={t`The round in its game`}
        isQuestion={isAwaitingRound}
        answer={answer}
        className="size-full border-0"
      />
    </WatchInGame>
  );
}

function NotDrawn() {
  const { t } = useLingui();
  return <NothingHere text={t`Nothing has been drawn yet.`} />;
}

/** What the player did: the bet, and each decision on the way. */
function Chosen({ replay, unit }: { replay: Replay; unit: Centavos | null }) {
  const { t } = useLingui();
  const acts = replay.actions.map((action) => tellChoice(action, unit));
  const choice = tellChoice(replay.choice, unit);
  if (choice.length === 0 && acts.length === 0) return null;
  return (
    <dl className="grid gap-4 md:grid-cols-2">
      {choice.length > 0 && (
        <Fact label={t`Choice`}>
          <Details details={choice} sheet={null} />
        </Fact>
      )}
      {acts.length > 0 && (
        <Fact label={t`Acts`}>
          <Items items={acts} />
        </Fact>
      )}
    </dl>
  );
}

interface StepsProps {
  book: readonly BookEvent[];
  game: string;
  unit: Centavos | null;
}

function Steps({ book, game, unit }: StepsProps) {
  const sheet = useSymbolSheet(game);
  const [shown, setShown] = useState(book.length);
  const last = book.length;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="quiet" size="sm" disabled={shown <= 1} onClick={() => setShown(1)}>
          <Trans>From the beginning</Trans>
        </Button>
        <Button look="quiet" size="sm" disabled={shown <= 1} onClick={() => setShown(shown - 1)}>
          <Trans>Step back</Trans>
        </Button>
        <Button size="sm" disabled={shown >= last} onClick={() => setShown(shown + 1)}>
          <Trans>Next step</Trans>
        </Button>
        <Button look="quiet" size="sm" disabled={shown >= last} onClick={() => setShown(last)}>
          <Trans>All steps</Trans>
        </Button>
        <p aria-live="polite" className="text-sm text-quiet">
          <Trans>
            Step {shown} of {last}
          </Trans>
        </p>
      </div>
      <ol className="flex flex-col gap-3">
        {book.slice(0, shown).map((event, index) => (
          <li
            // A book never changes: its places are what its events are known by.
            key={`${index}-${event.type}`}
            className="flex flex-col gap-2 rounded-tile bg-surface-2 p-3"
          >
            <Step
              event={event}
              next={book[index + 1]}
              place={index + 1}
              sheet={sheet}
              unit={unit}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

interface StepProps {
  event: BookEvent;
  /** What this screen pays, if anything. */
  next: BookEvent | undefined;
  place: number;
  sheet: SymbolSheet | null;
  unit: Centavos | null;
}

function Step({ event, next, place, sheet, unit }: StepProps) {
  const { titleOf } = useBookWords();
  return (
    <>
      <p className="text-sm font-semibold">
        {place}. {titleOf(event.type)}
      </p>
      <Details details={tellEvent(event, unit)} sheet={sheet} won={cellsOf(next)} />
    </>
  );
}

/** The cells that win, as `reel/row`. */
function cellsOf(event: BookEvent | undefined): ReadonlySet<string> {
  const wins = event?.["wins"];
  if (!Array.isArray(wins)) return new Set();
  return new Set(
    (wins as { cells?: { reel: number; row: number }[] }[]).flatMap(({ cells = [] }) =>
      cells.map(({ reel, row }) => `${reel}/${row}`),
    ),
  );
}

interface DetailsProps {
  details: readonly Detail[];
  sheet: SymbolSheet | null;
  won?: ReadonlySet<string>;
}

function Details({ details, sheet, won }: DetailsProps) {
  const { fieldOf } = useBookWords();
  const screens = details.filter(({ value }) => value.kind === "screen");
  const facts = details.filter(({ value }) => value.kind !== "screen" && value.kind !== "none");
  return (
    <>
      {screens.map(
        ({ value }, index) =>
          value.kind === "screen" && (
            <Screen key={index} reels={value.reels} sheet={sheet} won={won} />
          ),
      )}
      {facts.length > 0 && (
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {facts.map(({ field, value }, index) => (
            <div
              key={index}
              className={cx(
                "flex min-w-0 gap-2",
                value.kind === "list" && "w-full flex-col gap-0.5",
              )}
            >
              <dt className="text-quiet">{fieldOf(field)}</dt>
              <dd className="tabular min-w-0 break-words">
                <Shown value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function Shown({ value }: { value: Value }) {
  const { nameOf } = useBookWords();
  switch (value.kind) {
    case "text":
      return value.text;
    case "name":
      return nameOf(value.name);
    case "yes":
      return <Trans>yes</Trans>;
    case "no":
      return <Trans>no</Trans>;
    case "cards":
      return <Cards cards={value.cards} />;
    case "list":
      return <Items items={value.items} />;
    case "screen":
    case "none":
      return <Dash />;
  }
}

/** Each on one line: what is true is named, what is not is left out. */
function Items({ items }: { items: readonly (readonly Detail[])[] }) {
  const { fieldOf } = useBookWords();
  return (
    <ul className="flex flex-col gap-0.5">
      {items.map((item, index) => (
        <li key={index} className="flex flex-wrap gap-x-3">
          {item.map(({ field, value }, place) => {
            if (value.kind === "none" || value.kind === "no") return null;
            return (
              <span key={place} className="inline-flex flex-wrap gap-x-1">
                <span className="text-quiet">{fieldOf(field)}</span>
                {value.kind !== "yes" && <Shown value={value} />}
              </span>
            );
          })}
        </li>
      ))}
    </ul>
  );
}

interface ScreenProps {
  reels: readonly (readonly string[])[];
  sheet: SymbolSheet | null;
  won: ReadonlySet<string> | undefined;
}

/** Reels stand side by side, however high each of them is; what wins is framed. */
function Screen({ reels, sheet, won }: ScreenProps) {
  return (
    <div className="flex max-w-full items-center gap-1 overflow-x-auto">
      {reels.map((reel, x) => (
        <div key={x} className="flex flex-col gap-1">
          {reel.map((name, y) => (
            <span
              key={y}
              className={cx(
                "flex min-h-10 min-w-10 items-center justify-center rounded bg-surface-3 p-0.5",
                won?.has(`${x}/${y}`) && "outline-2 -outline-offset-2 outline-gold",
              )}
            >
              <SymbolPicture name={name} sheet={sheet} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

function Proof({ replay }: { replay: Replay }) {
  const { t } = useLingui();
  const { win_hundredths: win } = replay;
  return (
    <dl className="grid grid-cols-2 gap-4 border-t border-edge pt-4 md:grid-cols-5">
      <Fact label={t`Version of the game`}>{replay.definition_version}</Fact>
      <Fact label={t`Won, times the stake's unit`}>
        {win === null ? "–" : `${writeNumber(win, "percent")}×`}
      </Fact>
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
