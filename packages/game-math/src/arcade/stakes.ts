/** What all arcade games have in common: their stakes, and how choices are read. */

/**
 * Whole reais: a multiplier has hundredths, so every pay is whole centavos, nothing is ever rounded
 * away, and the return is the same at every stake.
 */
export const wholeStakes = {
  stakesCentavos: [100, 200, 300, 500, 1_000, 2_000, 3_000, 5_000, 10_000],
  defaultStakeCentavos: 100,
} as const;

export const risks = ["low", "medium", "high"] as const;
export type Risk = (typeof risks)[number];

export function byRisk<Value>(of: (risk: Risk) => Value): Readonly<Record<string, Value>> {
  return Object.fromEntries(risks.map((risk) => [risk, of(risk)]));
}

export function isRisk(value: unknown): value is Risk {
  return risks.some((risk) => risk === value);
}
