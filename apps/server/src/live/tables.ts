/**
 * Rounds of shared tables as they open, close, fly and end, for those who watch without sitting
 * down: the lobby, a results board. Every process hears of every phase, so nothing is fetched.
 */
import type { TableRound } from "@tucano/contract/player/games/shared-tables.ts";
import type { Clock } from "../platform/clock.ts";
import { toWireInstant } from "../platform/days.ts";
import type { Realtime, Subscriber } from "../platform/realtime/index.ts";

export interface Tables {
  readonly tables: readonly { readonly code: string; readonly type: string }[];
  onPhase(listener: (game: string, round: TableRound) => void): void;
  latestRound(game: string): Promise<TableRound | null>;
}

export interface TablesDeps {
  readonly realtime: Realtime;
  readonly clock: Clock;
  readonly tables: Tables;
}

/** Types of which everybody's rounds are one topic, whatever the games are called. */
const TOPICS_BY_TYPE = ["crash", "sports"] as const;
const ONE_TABLE = "table";

export function tellTables({ realtime, clock, tables: shared }: TablesDeps): void {
  const typeOf = new Map(shared.tables.map(({ code, type }) => [code, type]));

  const messageOf = (topic: string, game: string, round: TableRound) =>
    ({ type: "table", topic, game, server_time: toWireInstant(clock.now()), round }) as const;

  const greet = async (subscriber: Subscriber, topic: string, codes: readonly string[]) => {
    for (const code of codes) {
      const round = await shared.latestRound(code);
      if (round !== null) subscriber.tell(messageOf(topic, code, round));
    }
  };

  for (const type of TOPICS_BY_TYPE) {
    const codes = shared.tables.filter((table) => table.type === type).map(({ code }) => code);
    realtime.addTopic({
      name: type,
      access: "open",
      greet: (subscriber) => greet(subscriber, type, codes),
    });
  }
  realtime.addTopic({
    name: ONE_TABLE,
    access: "open",
    hasPart: (code) => typeOf.has(code),
    greet: (subscriber, code) =>
      code === null ? undefined : greet(subscriber, `${ONE_TABLE}:${code}`, [code]),
  });

  shared.onPhase((game, round) => {
    for (const topic of [typeOf.get(game) ?? "", `${ONE_TABLE}:${game}`]) {
      if (realtime.isListened(topic)) realtime.publish(topic, messageOf(topic, game, round));
    }
  });
}
