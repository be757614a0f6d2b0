/**
 * What is said at a table, told once to everybody who is connected here, whichever process it was
 * said to: the database tells all of them in the commit that keeps the line.
 */
import { BoundedMap } from "../../platform/memory/bounded-map.ts";
import type { Notices } from "../../platform/database/notices.ts";
import { presentLine } from "./chat.ts";
import type { Line } from "../line.ts";
import { findLine, type SaidLine } from "./repository-chat.ts";
import type { Context } from "../types.ts";

/** A notice comes within moments of the line: older ones need not be known any more. */
const REMEMBERED_MAX = 200;

export interface Talk {
  tell(said: SaidLine): void;
  /** Somewhere a line was said. Never rejects. */
  hear(lineId: number): Promise<void>;
  /** A moderator took it out. */
  unsay(lineId: number): void;
}

export function createTalk(context: Context, lines: ReadonlySet<Line>): Talk {
  const told = new BoundedMap<number, "said" | "unsaid">(REMEMBERED_MAX);
  const tell = (said: SaidLine): void => {
    if (told.get(said.id) !== undefined) return;
    told.set(said.id, "said");
    for (const line of lines) {
      line.tell({ type: "chat", line: presentLine(said, line.session?.player ?? null) });
    }
  };
  return {
    tell,
    hear: async (lineId) => {
      if (lines.size === 0 || told.get(lineId) !== undefined) return;
      try {
        const said = await findLine(context.db, lineId);
        if (said !== null) tell(said);
      } catch (error) {
        context.logger.warn({ err: error }, "A line of another process could not be sent.");
      }
    },
    unsay: (lineId) => {
      if (told.get(lineId) === "unsaid") return;
      told.set(lineId, "unsaid");
      for (const line of lines) line.tell({ type: "chat_removed", line: lineId });
    },
  };
}

/** Notices are `<game> <line>`. */
export function hearTalk(notices: Notices, talkAt: (game: string) => Talk | undefined): void {
  const on = (topic: string, act: (talk: Talk, lineId: number) => void): void => {
    notices.on(topic, (subject) => {
      const [game = "", lineId = ""] = subject.split(" ");
      const talk = talkAt(game);
      if (talk !== undefined) act(talk, Number(lineId));
    });
  };
  on("table-said", (talk, lineId) => void talk.hear(lineId));
  on("table-unsaid", (talk, lineId) => talk.unsay(lineId));
}
