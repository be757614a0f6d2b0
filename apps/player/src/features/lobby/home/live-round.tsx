/** What goes on at a table just now, on its card: told by the live line while the card is seen. */
import { t } from "@lingui/core/macro";
import type { LiveMessage } from "@tucano/contract/player/site/live.ts";
import type { TableRound } from "@tucano/contract/player/games/shared-tables.ts";
import { Countdown } from "@tucano/ui/countdown.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { useEffect, useRef, useState } from "react";
import { monotonicNow } from "../../../platform/clock.ts";
import { useLive, useLiveLine } from "../../../platform/realtime/live.ts";
import type { Game } from "../api.ts";

/** Types that one topic tells of as a whole, and types whose tables have a topic each. */
const OWN_TOPIC: readonly Game["game_type"][] = ["crash", "sports"];
const TABLE_TOPIC: readonly Game["game_type"][] = ["live", "lottery", "bingo"];

export function hasLiveRounds(game: Game): boolean {
  return OWN_TOPIC.includes(game.game_type) || TABLE_TOPIC.includes(game.game_type);
}

interface Heard {
  readonly phase: TableRound["phase"];
  readonly endsAtMs: number | null;
  /** From this device's steady clock to the server's. */
  readonly offsetMs: number;
}

function heardFrom(message: LiveMessage, game: Game): Heard | null {
  if (message.type !== "table" || message.game !== game.code) return null;
  const { phase, ends_at: endsAt } = message.round;
  return {
    phase,
    endsAtMs: endsAt === null ? null : Date.parse(endsAt),
    offsetMs: Date.parse(message.server_time) - monotonicNow(),
  };
}

function wordsOf(phase: Heard["phase"]): string | null {
  const words: Record<Heard["phase"], string | null> = {
    betting: t`Bets open`,
    closed: t`No more bets`,
    flying: t`In flight`,
    shown: t`Next round`,
    void: null,
  };
  return words[phase];
}

function isCounted(phase: Heard["phase"]): boolean {
  return phase === "betting" || phase === "shown";
}

function Phase({ heard }: { heard: Heard }) {
  const words = wordsOf(heard.phase);
  if (words === null) return null;
  const isOpen = heard.phase === "betting" || heard.phase === "flying";
  return (
    <>
      <span
        aria-hidden="true"
        className={cx("size-2 rounded-full", isOpen ? "bg-sea" : "bg-white/50")}
      />
      {words}
      {isCounted(heard.phase) && heard.endsAtMs !== null && (
        <span aria-hidden="true">
          <Countdown
            key={heard.endsAtMs}
            endsAtMs={heard.endsAtMs}
            now={() => heard.offsetMs + monotonicNow()}
          />
        </span>
      )}
    </>
  );
}

/** Lies over the picture, so that nothing moves when the first word comes. */
export function LiveRound({ game }: { game: Game }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  const [heard, setHeard] = useState<Heard | null>(null);
  const isOpen = useLiveLine((line) => line.isOpen);
  const topic = OWN_TOPIC.includes(game.game_type) ? game.game_type : `table:${game.code}`;
  useLive(topic, (message) => setHeard((old) => heardFrom(message, game) ?? old), isSeen);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const isTold = isSeen && isOpen && heard !== null && heard.phase !== "void";
  return (
    <span ref={place} className="flex min-h-px min-w-px">
      {isTold && (
        <span
          data-testid="live-round"
          className="tabular inline-flex items-center gap-1.5 rounded-full bg-black/65 px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap text-white"
        >
          <Phase heard={heard} />
        </span>
      )}
    </span>
  );
}
