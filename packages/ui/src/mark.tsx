import { useId } from "react";

/** Head, throat, beak: three shapes, legible at sixteen pixels. */
export function Mark({ className }: { className?: string }) {
  // One per instance: a gradient inside something hidden paints nothing.
  const beak = useId();
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id={beak} x1="0" y1="0" x2="1" y2="0.35">
          <stop offset="0" stopColor="#ff8a1f" />
          <stop offset="0.55" stopColor="#ffb02e" />
          <stop offset="1" stopColor="#ffd94a" />
        </linearGradient>
      </defs>
      <path
        d="M28 6C13 6 4 18 4 34c0 13 5 22 10 26h22c4-6 4-14 2-20l-4-26c-1-5-3-8-6-8Z"
        fill="#1b4957"
      />
      <path d="M33 34c-10-1-18 5-18 13 0 6 3 11 6 13h15c4-6 4-14 2-20Z" fill="#fbfdf6" />
      <path
        d="M27 15c14-7 33-1 35 18 .6 7-3 12-7 13-1-8-9-10-25-8-6-4-8-18-3-23Z"
        fill={`url(#${beak})`}
      />
      <path
        d="M54 21.5c5 3.500 7.600 7 8 11.500.6 7-3 12-7 13-.4-4-1.500-5.500-4-7 4-5 5-11 3-17.500Z"
        fill="#0b1a20"
      />
      <circle cx="21.5" cy="24" r="5.2" fill="#59c3e8" />
      <circle cx="22" cy="24" r="2.700" fill="#071418" />
    </svg>
  );
}
