/** An amount that has risen counts up to where it is; one that fell is simply there. */
import { add, formatWire, fromWire, multiplyFloor, subtract } from "@tucano/contract/money.ts";
import { useEffect, useRef, useState } from "react";

const COUNT_MS = 400;
const STEPS = 1_000;

/** Quick at first, calm at the end. */
const eased = (share: number): number => 1 - (1 - share) ** 3;

function between(from: string, to: string, share: number): string {
  const [low, high] = [fromWire(from), fromWire(to)];
  return formatWire(add(low, multiplyFloor(subtract(high, low), Math.round(share * STEPS), STEPS)));
}

export function useCounted(wire: string | undefined): string | undefined {
  const [shown, setShown] = useState(wire);
  const last = useRef(wire);
  useEffect(() => {
    const from = last.current;
    last.current = wire;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (from === undefined || wire === undefined || isStill || fromWire(wire) <= fromWire(from)) {
      setShown(wire);
      return undefined;
    }
    let frame = 0;
    let startMs: number | undefined;
    const step = (nowMs: number) => {
      startMs ??= nowMs;
      const share = Math.min(1, (nowMs - startMs) / COUNT_MS);
      setShown(share === 1 ? wire : between(from, wire, eased(share)));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [wire]);
  return shown;
}
