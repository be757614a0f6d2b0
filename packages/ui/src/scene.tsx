import type { ReactNode } from "react";

export type SceneName = "quiet" | "lost" | "offline" | "trouble" | "search";

/** Night garden by the sea: the ground every scene stands on. */
function Garden({ children }: { children: ReactNode }) {
  return (
    <>
      <ellipse cx="104" cy="130" rx="92" ry="10" fill="var(--color-ground-deep)" />
      <circle cx="158" cy="34" r="15" fill="var(--color-gold)" opacity="0.9" />
      <circle cx="164" cy="30" r="14" fill="var(--color-surface-1)" />
      <g fill="var(--color-gold)" opacity="0.7">
        <circle cx="34" cy="28" r="1.6" />
        <circle cx="66" cy="16" r="1.2" />
        <circle cx="112" cy="22" r="1.6" />
        <circle cx="190" cy="66" r="1.2" />
      </g>
      <path
        d="M14 130c8-30 26-38 40-32-10 4-14 12-14 32zM190 130c-4-26-20-34-36-28 12 4 16 12 16 28z"
        fill="var(--color-leaf)"
        opacity="0.35"
      />
      <path d="M20 130c2-22 14-34 30-36-8 10-14 20-14 36z" fill="var(--color-leaf)" opacity="0.5" />
      {children}
    </>
  );
}

/** The toucan on its branch, beak left; `beak` turns the mood. */
function Bird({ isAsleep = false }: { isAsleep?: boolean }) {
  return (
    <g>
      <path d="M34 106c40 8 96 8 140-2" stroke="var(--color-line)" strokeWidth="6" fill="none"
        strokeLinecap="round" />
      <path d="M96 108c-4-22 2-44 20-52 20-8 38 6 38 28 0 14-10 24-26 25z"
        fill="oklch(0.28 0.03 235)" />
      <path d="M140 100c8 6 14 16 16 28l-12-6c-4-6-8-14-8-20z" fill="oklch(0.24 0.03 235)" />
      <path d="M100 74c4-10 14-14 24-10 4 10 0 24-10 30-10-2-14-10-14-20z" fill="oklch(0.97 0.02 95)" />
      <path d="M106 62c-18-10-44-8-58 10 0 6 4 8 10 8 18-2 34-2 46 4 4-6 6-16 2-22z"
        fill="var(--color-beak)" />
      <path d="M106 70c-20-4-40-2-50 9l2 1c18-2 34-2 46 4z" fill="var(--color-beak-bright)" />
      <path d="M48 72c-2 6 4 8 10 8l4-1c-4-4-4-10 0-15-6 2-11 5-14 8z" fill="oklch(0.2 0.02 235)" />
      {isAsleep ? (
        <path d="M116 66c3 3 7 3 10 0" stroke="oklch(0.2 0.02 235)" strokeWidth="2.4" fill="none"
          strokeLinecap="round" />
      ) : (
        <>
          <circle cx="120" cy="66" r="5" fill="var(--color-sea)" />
          <circle cx="120" cy="66" r="2.6" fill="oklch(0.15 0.02 235)" />
          <circle cx="121" cy="65" r="0.9" fill="#fff" />
        </>
      )}
    </g>
  );
}

const scenes: Record<SceneName, ReactNode> = {
  quiet: <Bird isAsleep />,
  lost: (
    <>
      <Bird />
      <g fill="none" stroke="var(--color-sea)" strokeWidth="3" strokeLinecap="round">
        <path d="M24 52c0-6 9-7 9-1 0 4-5 4-5 8" />
        <path d="M28 66v.5" />
      </g>
    </>
  ),
  offline: (
    <>
      <Bird isAsleep />
      <g fill="none" stroke="var(--color-quiet)" strokeWidth="3" strokeLinecap="round">
        <path d="M22 50c8-8 20-8 28 0M28 57c5-5 11-5 16 0" />
        <path d="M36 64v.5M22 68l28-26" stroke="var(--color-coral)" />
      </g>
    </>
  ),
  trouble: (
    <>
      <Bird />
      <path d="M22 44l8 10-6 2 8 11" fill="none" stroke="var(--color-coral)" strokeWidth="3"
        strokeLinecap="round" strokeLinejoin="round" />
    </>
  ),
  search: (
    <>
      <Bird />
      <g fill="none" stroke="var(--color-sea)" strokeWidth="4" strokeLinecap="round">
        <circle cx="32" cy="48" r="10" />
        <path d="M39 56l8 9" />
      </g>
    </>
  ),
};

export function Scene({ name, className }: { name: SceneName; className?: string }) {
  return (
    <svg viewBox="0 0 208 144" aria-hidden="true" className={className}>
      <Garden>{scenes[name]}</Garden>
    </svg>
  );
}
