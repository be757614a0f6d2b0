/** A race as it is typed, and as the wire has it. */
import type { readRace, saveRace } from "@tucano/contract/backoffice/members/races.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { typedMoney } from "@tucano/i18n/money.ts";
import { readMoment, writeMinute } from "../../../platform/numbers/number-units.ts";
import { toWireAmount } from "../../../platform/payments/amount-field.tsx";

type Input = RequestOf<typeof saveRace>;
export type RaceDetail = DataOf<typeof readRace>;

export interface PrizeDraft {
  to: string;
  pocket: Input["prizes"][number]["pocket"];
  amount: string;
  multiple: string;
  game: string;
  stake: string;
  rounds: string;
  days: string;
}

export const blankPrize: PrizeDraft = {
  to: "1",
  pocket: "cash",
  amount: "",
  multiple: "1",
  game: "",
  stake: "1,00",
  rounds: "10",
  days: "7",
};

export interface RaceDraft {
  name: string;
  scoring: Input["scoring"];
  bestOf: string;
  perDay: string;
  minStake: string;
  games: string[];
  startsAt: string;
  endsAt: string;
  review: string;
  ties: Input["ties"];
  prizes: PrizeDraft[];
  budget: string;
}

const blank: RaceDraft = {
  name: "",
  scoring: "multiplier",
  bestOf: "5",
  perDay: "100",
  minStake: "1,00",
  games: [],
  startsAt: "",
  endsAt: "",
  review: "24",
  ties: "earlier",
  prizes: [blankPrize],
  budget: "",
};

/** Of a draft that is changed, or of a new race. */
export function draftOf(race: RaceDetail | null): RaceDraft {
  if (race === null) return blank;
  return {
    name: race.name,
    scoring: race.scoring,
    bestOf: String(race.best_of),
    perDay: String(race.rounds_per_day),
    minStake: typedMoney(race.min_stake),
    games: race.games.map(({ game_id }) => String(game_id)),
    startsAt: writeMinute(race.starts_at),
    endsAt: writeMinute(race.ends_at),
    review: String(race.review_hours),
    ties: race.ties,
    budget: typedMoney(race.budget),
    prizes: race.prizes.map(({ to, pocket, amount, turnover_multiple, free, free_game_id }) => ({
      to: String(to),
      pocket,
      amount: free === null ? typedMoney(amount) : "",
      multiple: String(turnover_multiple),
      game: String(free_game_id ?? ""),
      stake: typedMoney(free?.stake ?? "1.00"),
      rounds: String(free?.rounds ?? 10),
      days: String(free?.days ?? 7),
    })),
  };
}

/** Places follow one another: each prize begins where the one before it ended. */
function prizesOf(prizes: readonly PrizeDraft[]): Input["prizes"] {
  return prizes.map(({ to, pocket, amount, multiple, game, stake, rounds, days }, index) => ({
    from: Number(prizes[index - 1]?.to ?? 0) + 1,
    to: Number(to),
    pocket,
    amount: pocket === "free" ? "0" : toWireAmount(amount),
    turnover_multiple: pocket === "free" ? 0 : Number(multiple),
    free:
      pocket === "free"
        ? {
            game_id: Number(game),
            stake: toWireAmount(stake),
            rounds: Number(rounds),
            days: Number(days),
          }
        : null,
  }));
}

export const toInput = (draft: RaceDraft, raceId: number | null, reason: string): Input => ({
  ...(raceId === null ? {} : { race_id: raceId }),
  name: draft.name,
  scoring: draft.scoring,
  best_of: Number(draft.bestOf),
  rounds_per_day: Number(draft.perDay),
  min_stake: toWireAmount(draft.minStake),
  game_ids: draft.games.map(Number),
  starts_at: readMoment(draft.startsAt) ?? "",
  ends_at: readMoment(draft.endsAt) ?? "",
  review_hours: Number(draft.review),
  ties: draft.ties,
  prizes: prizesOf(draft.prizes),
  budget: toWireAmount(draft.budget),
  reason,
});
