/** The games that the bench plays, as a catalogue would tell of them. */
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import type { Game } from "../../catalog/index.ts";

function game(
  code: string,
  of: { readonly gameType: GameType; readonly turnoverWeightPercent: number },
): Game {
  return {
    ...of,
    id: 1,
    code,
    studio: "test",
    brand: "Test",
    brandCode: "test",
    name: code,
    tags: [],
    image: "",
    imageSmall: "",
    rtpBasisPoints: 9_600,
    rtpPercent: "96.00",
    volatility: "low",
    minBetCentavos: toCentavos(1),
    ownMinBetCentavos: null,
    maxBetCentavos: toCentavos(100_000),
    hasDemo: false,
    isFeatured: false,
    status: "live",
    sites: null,
    stoppedModes: [],
    releasedOn: "2026-01-01",
  };
}

/** Besides them "test/…" of any name is played, which no catalogue knows. */
export const testGames: readonly Game[] = [
  game("um", { gameType: "slots", turnoverWeightPercent: 100 }),
  game("dois", { gameType: "table", turnoverWeightPercent: 20 }),
];
