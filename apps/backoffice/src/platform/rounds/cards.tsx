import { useLingui } from "@lingui/react/macro";
import { cx } from "@tucano/ui/cx.ts";

const suits: Readonly<Record<string, string>> = { s: "♠", h: "♥", d: "♦", c: "♣" };

/** Playing cards by rank and suit: "Th" is the ten of hearts. */
export function Cards({ cards }: { cards: readonly string[] }) {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    s: t`spades`,
    h: t`hearts`,
    d: t`diamonds`,
    c: t`clubs`,
  };
  return (
    <span className="inline-flex flex-wrap gap-1">
      {cards.map((card, index) => {
        const [rank = "", suit = ""] = card;
        const written = rank === "T" ? "10" : rank;
        return (
          <span
            key={index}
            role="img"
            aria-label={`${written} ${names[suit] ?? suit}`}
            className={cx(
              "tabular inline-flex min-w-9 justify-center rounded bg-surface-3 px-1.5 py-0.5",
              "font-semibold",
              (suit === "h" || suit === "d") && "text-coral-text",
            )}
          >
            {written}
            {suits[suit]}
          </span>
        );
      })}
    </span>
  );
}
