/** A race over a week, prepared by one person at the desk and published by another. */
import { publishRace, saveRace } from "@tucano/contract/backoffice/members/races.ts";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { patientMs } from "../patience.ts";
import { agreeTo, callOffice } from "./desk.ts";
import type { TwoSeats } from "./desk-colleague.ts";

export const RACE_GAMES = ["Onça Dourada", "Maré Alta"] as const;
/** Time for somebody else to agree. */
const STARTS_IN_MS = patientMs(15_000);
const LASTS_MS = 7 * 86_400_000;

/** Answers when it starts. */
export async function holdRace(
  origin: string,
  { admin, colleague }: TwoSeats,
  name: string,
): Promise<number> {
  const { list } = await createApiClient(origin)(listGames, { limit: 100 });
  const isPlayed = (one: string) => RACE_GAMES.some((game) => game === one);
  const gameIds = list.filter((game) => isPlayed(game.name)).map(({ id }) => id);
  const reason = `Corrida da semana ${name}`;
  const starts = Date.now() + STARTS_IN_MS;
  const onWagering = { turnover_multiple: 3, free: null };
  const { race_id } = await callOffice(admin, saveRace, {
    name,
    scoring: "multiplier",
    best_of: 5,
    rounds_per_day: 100,
    min_stake: "0.50",
    game_ids: gameIds,
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + LASTS_MS).toISOString(),
    review_hours: 24,
    ties: "earlier",
    prizes: [
      { from: 1, to: 1, pocket: "cash", amount: "500.00", turnover_multiple: 1, free: null },
      { from: 2, to: 5, pocket: "bonus", amount: "50.00", ...onWagering },
      {
        from: 6,
        to: 20,
        pocket: "free",
        amount: "0",
        turnover_multiple: 0,
        free: { game_id: gameIds[0] ?? 0, stake: "1.00", rounds: 10, days: 7 },
      },
    ],
    budget: "1000.00",
    reason,
  });
  await callOffice(admin, publishRace, { race_id, reason });
  await agreeTo(colleague, reason);
  return starts;
}
