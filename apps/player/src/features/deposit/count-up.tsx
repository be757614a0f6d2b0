import { formatWire, fromWire, multiplyFloor } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { useEffect, useState } from "react";

const DURATION_MS = 400;
const STEPS = 1_000;

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Money that has arrived counts up once; a screen reader hears only what it comes to. */
export function CountUp({ wire }: { wire: string }) {
  const [step, setStep] = useState(() => (isStill() ? STEPS : 0));
  useEffect(() => {
    if (isStill()) return undefined;
    let frame = 0;
    let startMs: number | null = null;
    const draw = (nowMs: number) => {
      startMs ??= nowMs;
      const part = Math.min(1, (nowMs - startMs) / DURATION_MS);
      setStep(Math.round(STEPS * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [wire]);
  return (
    <>
      <span className="sr-only">{formatMoney(wire)}</span>
      <span aria-hidden="true">
        {formatMoney(formatWire(multiplyFloor(fromWire(wire), step, STEPS)))}
      </span>
    </>
  );
}
