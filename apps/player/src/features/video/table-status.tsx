/** What the stream shows, in words, and the way to the table. The stream is some seconds behind. */
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { LiveMessage } from "@tucano/contract/player/site/live.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { Gamepad2 } from "lucide-react";
import { useState } from "react";
import { useLive } from "../../platform/realtime/live.ts";
import type { Channel } from "./api.ts";
import { type ReadResult, readResult } from "./table-news.ts";

type Round = Extract<LiveMessage, { type: "table" }>["round"];

const RESULTS_SHOWN = 5;

function phaseInWords({ phase }: Round): string {
  if (phase === "betting") return t`Bets are open at the table.`;
  if (phase === "closed") return t`No more bets.`;
  if (phase === "void") return t`The round is void and every stake is returned.`;
  return t`The result is out.`;
}

interface Past {
  readonly number: number;
  readonly result: ReadResult;
}

function resultInWords(result: ReadResult): string {
  const { text } = result;
  if (result.kind === "numbers") return text;
  if (result.winner === "tie") return t`Tie, ${text}`;
  return result.winner === "player" ? t`Player wins, ${text}` : t`Banker wins, ${text}`;
}

export function TableStatus({ game }: { game: NonNullable<Channel["game"]> }) {
  const [round, setRound] = useState<Round | null>(null);
  const [past, setPast] = useState<readonly Past[]>([]);
  useLive(`table:${game.code}`, (message) => {
    if (message.type !== "table") return;
    setRound(message.round);
    const { number, phase } = message.round;
    const result = phase === "shown" ? readResult(message.round.result) : null;
    if (result === null) return;
    setPast((before) =>
      [{ number, result }, ...before.filter((one) => one.number !== number)].slice(
        0,
        RESULTS_SHOWN,
      ),
    );
  });
  return (
    <div className="card flex flex-col gap-4 p-4 sm:flex-row sm:items-center">
      <div className="min-w-0 flex-1" role="status">
        <p className="text-sm font-semibold">
          {round === null ? t`Waiting for the next round …` : phaseInWords(round)}
        </p>
        {/* Room for all of them: each result that comes finds its line waiting. */}
        <ol className="tabular mt-1 min-h-20 text-xs text-quiet">
          {past.map(({ number, result }) => (
            <li key={number} className="truncate">
              #{number}: <span className="text-text">{resultInWords(result)}</span>
            </li>
          ))}
        </ol>
        <p className="mt-1 text-xs text-quiet">
          {t`The stream is a few seconds behind. You place bets at the table.`}
        </p>
      </div>
      <Link to="/gameInfo" search={{ id: game.id }} className={buttonClass("primary", "lg")}>
        <Gamepad2 aria-hidden="true" className="size-5" />
        {t`Play at this table`}
      </Link>
    </div>
  );
}
