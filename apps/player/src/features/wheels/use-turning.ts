/** One spin as the player sees it: the server draws, the wheel turns, the prize is shown. */
import { t } from "@lingui/core/macro";
import type { QueryKey } from "@tanstack/react-query";
import { showToast } from "@tucano/ui/toast.tsx";
import { useEffect, useRef, useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { reloadWheel, spinKey, type SpinResult, useSpin, type WheelKind } from "./api.ts";
import { celebrate, prefersCalm } from "./celebrate.ts";
import { angleTo, restOf } from "./fields.ts";

const TURN_MS = 4_800;
const TURNS = 6;

interface Turn {
  angle: number;
  turnMs: number;
  /** Known from the beginning; shown when the wheel has come to rest. */
  result: SpinResult | null;
  isTurning: boolean;
}

const STILL: Turn = { angle: 0, turnMs: 0, result: null, isTurning: false };

export function useTurning(
  kind: WheelKind,
  fields: readonly string[],
  reload: readonly QueryKey[],
) {
  const draw = useSpin(kind);
  const [turn, setTurn] = useState<Turn>(STILL);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const key = useRef<string | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  function rest(result: SpinResult): void {
    clearTimeout(timer.current);
    setTurn((now) => ({ ...now, turnMs: 0, isTurning: false, result }));
    if (result.prize.kind === "cash" || result.prize.kind === "bonus") void celebrate();
    void reloadWheel(kind, reload);
  }

  function begin(result: SpinResult): void {
    key.current = null;
    const index = Math.max(0, fields.indexOf(result.drawn.code));
    const isCalm = prefersCalm();
    setTurn((now) => ({
      angle: angleTo(now.angle, restOf(index, fields.length), isCalm ? 0 : TURNS),
      turnMs: isCalm ? 0 : TURN_MS,
      isTurning: !isCalm,
      result,
    }));
    if (isCalm) rest(result);
    else timer.current = setTimeout(() => rest(result), TURN_MS);
  }

  function spin(): void {
    setTurn((now) => ({ ...now, result: null }));
    // Lost on the way, the same key is sent again: one press never uses two spins.
    key.current ??= spinKey();
    draw.mutate(key.current, {
      onSuccess: begin,
      onError: (error) => {
        if (!isApiError(error) || !error.isOffline) key.current = null;
        showToast(isApiError(error) ? error.message : t`That didn't work. Try again.`, "error");
        void reloadWheel(kind, reload);
      },
    });
  }

  return {
    angle: turn.angle,
    turnMs: turn.turnMs,
    isTurning: turn.isTurning,
    isAsking: draw.isPending,
    result: turn.isTurning ? null : turn.result,
    spin,
    skip: () => turn.result !== null && rest(turn.result),
  };
}
