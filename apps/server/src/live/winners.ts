/**
 * Real wins as they come. Every process looks at the list that /api/winners keeps, and only while
 * somebody listens; what was not in it the last time is sent.
 */
import type { LiveWinner } from "@tucano/contract/player/site/live.ts";
import type { Realtime } from "../platform/realtime/index.ts";

export interface WinnersDeps {
  readonly realtime: Realtime;
  readonly latestWinners: () => Promise<readonly LiveWinner[]>;
}

const TOPIC = "winners";
/** What a new listener gets first. */
const FIRST_COUNT = 10;

export function followWinners({ realtime, latestWinners }: WinnersDeps): { look(): Promise<void> } {
  let known: ReadonlySet<string> | null = null;

  realtime.addTopic({
    name: TOPIC,
    access: "open",
    greet: async (subscriber) => {
      const latest = await latestWinners();
      known ??= namesOf(latest);
      subscriber.tell({ type: "winners", topic: TOPIC, list: latest.slice(0, FIRST_COUNT) });
    },
  });

  return {
    look: async () => {
      if (!realtime.isListened(TOPIC)) {
        known = null;
        return;
      }
      const latest = await latestWinners();
      const before = known;
      known = namesOf(latest);
      const list = before === null ? [] : latest.filter((one) => !before.has(nameOf(one)));
      if (list.length > 0) realtime.publish(TOPIC, { type: "winners", topic: TOPIC, list });
    },
  };
}

const namesOf = (wins: readonly LiveWinner[]): ReadonlySet<string> => new Set(wins.map(nameOf));

/** The same win has the same name each time; the masked account is part of what is public. */
function nameOf({ account, game, won_at, win_amount }: LiveWinner): string {
  return [account, game, won_at, win_amount].join("\n");
}
