/** What is published of imported games, in the form that the house's own games have. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { formatBasisPoints } from "@tucano/contract/percent.ts";
import type * as contract from "@tucano/contract/player/games/book-games.ts";
import type { GameSheet } from "@tucano/contract/player/games/game-sheets.ts";
import type { ModeFigures } from "../publications/figures.ts";
import { volatilityIn } from "../publications/offer.ts";
import { listPlayed, type Publication } from "../publications/publication-repository.ts";
import type { ListedGame } from "../types.ts";
import type { Context } from "./context.ts";
import { multiplierOf } from "./present.ts";

type BookGame = DataOf<typeof contract.bookGames>["games"][number];

const MICROS = 1_000_000;

export async function listSheets(context: Context): Promise<DataOf<typeof contract.bookGames>> {
  const games: BookGame[] = [];
  for (const publication of await listPlayed(context.db)) {
    const listed = await context.listed(publication.game);
    if (listed?.isOffered === true) games.push(presentGame(publication, listed));
  }
  return { games };
}

function presentGame(publication: Publication, listed: ListedGame): BookGame {
  const { modes } = publication.report;
  return {
    sheet: sheetOf(publication, listed),
    publication: publication.hash,
    modes: modes.map((mode) => ({
      name: mode.name,
      cost: mode.costMicros / MICROS,
      books: mode.bookCount,
      rtp: mode.rtp,
      rtp_percent: mode.rtpPercent,
      hit_rate_percent: mode.winPercent,
      paid_rate_percent: mode.hitPercent,
      max_multiplier: formatBasisPoints(mode.maxPayout),
      max_one_in: mode.maxOneIn,
      standard_deviation: mode.deviation,
    })),
  };
}

/** A newcomer plays the first mode. */
function sheetOf({ game, version, report }: Publication, listed: ListedGame): GameSheet {
  const [first] = report.modes;
  if (first === undefined) throw new Error("A publication has no mode.");
  const widest = report.modes.toSorted((a, b) => timesCost(b) - timesCost(a))[0] ?? first;
  return {
    code: game,
    name: listed.name,
    definition_version: version,
    game_type: listed.gameType,
    shape: "instant",
    rtp_percent: twoPlaces(first.rtpPercent),
    rtp_method: "exact",
    rtp_standard_error_percent: null,
    options: report.modes.map(({ name, rtpPercent }) => ({
      id: name,
      rtp_percent: twoPlaces(rtpPercent),
    })),
    volatility: volatilityIn(first),
    hit_rate_percent: twoPlaces(first.winPercent),
    paid_rate_percent: twoPlaces(first.hitPercent),
    max_win_multiplier: timesCost(widest),
    max_win_one_in: widest.maxOneIn,
    standard_deviation: first.deviation,
  };
}

/** Of four, as other sheets have them: nothing is rounded up. */
const twoPlaces = (percent: string): string => percent.slice(0, -2);

/** The largest win of a mode, of all that a round of it costs. */
const timesCost = ({ maxPayout, costMicros }: ModeFigures): number =>
  multiplierOf(maxPayout) / (costMicros / MICROS);
