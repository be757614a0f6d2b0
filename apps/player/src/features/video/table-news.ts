/** A table's result as text, for users who cannot see the stream. Pure. */
export type ReadResult =
  | { readonly kind: "numbers"; readonly text: string }
  | {
      readonly kind: "hands";
      readonly winner: "player" | "banker" | "tie";
      /** The player's points and the banker's. */
      readonly text: string;
    };

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

/** Null for a result of a form that is not known here. */
export function readResult(result: unknown): ReadResult | null {
  const pocket = fieldOf(result, "pocket");
  if (typeof pocket === "number") return { kind: "numbers", text: String(pocket) };
  const drawn = fieldOf(result, "drawn");
  if (Array.isArray(drawn)) return { kind: "numbers", text: drawn.join(" · ") };
  const winner = fieldOf(result, "winner");
  if (winner !== "player" && winner !== "banker" && winner !== "tie") return null;
  const points = ["playerPoints", "bankerPoints"].map((key) => String(fieldOf(result, key)));
  return { kind: "hands", winner, text: points.join(" × ") };
}
