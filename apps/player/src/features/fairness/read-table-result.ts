/** Reads a shared game's own form of a result: flight, roulette, draws, baccarat, matches. Pure. */
export type TableResult =
  | { readonly kind: "flight"; readonly hundredths: number }
  | { readonly kind: "pocket"; readonly pocket: number }
  | { readonly kind: "drawn"; readonly numbers: readonly number[] }
  | { readonly kind: "baccarat"; readonly player: number; readonly banker: number }
  | { readonly kind: "matches"; readonly scores: readonly string[] }
  | { readonly kind: "unknown" };

function goals(score: unknown, side: "home" | "away"): number {
  const halves: unknown = isRecord(score) ? score[side] : undefined;
  return Array.isArray(halves)
    ? halves.reduce<number>((sum, half) => sum + (typeof half === "number" ? half : 0), 0)
    : 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

export function readTableResult(result: unknown): TableResult {
  if (!isRecord(result)) return { kind: "unknown" };
  const { crashHundredths, pocket, drawn, playerPoints, bankerPoints, matches } = result;
  if (typeof crashHundredths === "number") {
    return { kind: "flight", hundredths: crashHundredths };
  }
  if (typeof pocket === "number") return { kind: "pocket", pocket };
  if (Array.isArray(drawn)) {
    return { kind: "drawn", numbers: drawn.filter((one) => typeof one === "number") };
  }
  if (typeof playerPoints === "number" && typeof bankerPoints === "number") {
    return { kind: "baccarat", player: playerPoints, banker: bankerPoints };
  }
  if (Array.isArray(matches)) {
    const scores = matches.map((match: unknown) => {
      const score = isRecord(match) ? match["score"] : undefined;
      return `${goals(score, "home")}–${goals(score, "away")}`;
    });
    return { kind: "matches", scores };
  }
  return { kind: "unknown" };
}
