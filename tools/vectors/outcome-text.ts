/** What a book is about, in a few numbers. */
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";

/** The fields of an event that say what was drawn; the first event with any of them is used. */
const telling = [
  "roll",
  "resultHundredths",
  "index",
  "path",
  "mines",
  "traps",
  "player",
  "banker",
  "cards",
  "card",
  "pocket",
  "dice",
  "dragon",
  "tiger",
  "balls",
  "ticket",
  "hits",
  "stops",
  "columns",
  "crashHundredths",
  "drawn",
  "matches",
] as const;

/** Told for what it hides until the end: mines, traps. */
const ends = new Set(["minesEnd", "towerEnd"]);

export function outcomeText(book: readonly RoundEvent[]): string {
  const event =
    book.find(({ type }) => ends.has(type)) ?? book.find((each) => fieldsOf(each) !== "");
  if (event === undefined) return "–";
  const others = book.filter(({ type }) => type === "freeSpin" || type === "gridSpin").length;
  const more = others === 0 ? "" : `, ${others} free spins`;
  return `${fieldsOf(event)}${more}`;
}

function fieldsOf(event: RoundEvent): string {
  const fields: Readonly<Record<string, unknown>> = { ...event };
  return telling
    .filter((name) => name in fields && !(Array.isArray(fields[name]) && fields[name].length === 0))
    .filter(
      (name) =>
        name !== "columns" || (Array.isArray(fields["stops"]) && fields["stops"].length === 0),
    )
    .map((name) => `${name} ${plain(name, fields[name])}`)
    .join(", ");
}

function plain(name: string, value: unknown): string {
  if (name === "matches" && Array.isArray(value)) return value.map(scoreOf).join(" ");
  if (name === "hits" && Array.isArray(value)) {
    return value
      .map(
        ({ target, multiplier }: { target: string; multiplier: number }) =>
          `${target} ${multiplier}`,
      )
      .join(" ");
  }
  if (name === "columns" && Array.isArray(value)) return `${String(value[0])} …`;
  if (name === "traps") return JSON.stringify(value);
  return Array.isArray(value) ? value.join(" ") : String(value);
}

function scoreOf({
  score,
}: {
  score: { home: readonly number[]; away: readonly number[] };
}): string {
  const sum = (goals: readonly number[]) => goals.reduce((all, each) => all + each, 0);
  return `${sum(score.home)}:${sum(score.away)}`;
}
