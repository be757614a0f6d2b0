/** A table as the studio's camera sees it: the latest round, and since when its result is known. */
import type { TableRound } from "@tucano/contract/player/games/shared-tables.ts";
import type { Scene, Shot } from "../scenes/furniture.ts";

const PAST_MAX = 12;

export interface FollowedTable {
  hear(round: TableRound, nowMs: number): void;
  /** Null while there has been no round. */
  shotAt(nowMs: number): Shot | null;
}

export function followTable(name: string, { revealMs }: Pick<Scene, "revealMs">): FollowedTable {
  let round: TableRound | null = null;
  let resultAtMs: number | null = null;
  let past: { readonly roundId: string; readonly result: unknown; readonly atMs: number }[] = [];

  return {
    hear: (heard, nowMs) => {
      if (heard.round_id !== round?.round_id) resultAtMs = null;
      round = heard;
      const isNew = heard.phase === "shown" && heard.result !== null && resultAtMs === null;
      if (!isNew) return;
      resultAtMs = nowMs;
      const entry = { roundId: heard.round_id, result: heard.result, atMs: nowMs };
      past = [entry, ...past.filter(({ roundId }) => roundId !== entry.roundId)].slice(0, PAST_MAX);
    },
    shotAt: (nowMs) =>
      round === null
        ? null
        : {
            nowMs,
            name,
            number: round.number,
            phase: round.phase,
            endsAtMs: round.ends_at === null ? null : Date.parse(round.ends_at),
            result: resultAtMs === null ? null : round.result,
            resultAtMs,
            // A result is not named before the picture has told it.
            past: past.filter(({ atMs }) => nowMs - atMs >= revealMs).map(({ result }) => result),
          },
  };
}
