/** From a publication to a game of the catalogue: its figures there are those of its weights. */
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import { type Volatility, volatilityOf } from "@tucano/game-math/volatility.ts";
import type { Catalog } from "../../catalog/index.ts";
import type { Tx } from "../../platform/database/types.ts";
import { dayOf } from "../../platform/days.ts";
import type { ModeFigures } from "./figures.ts";
import {
  findPlayed,
  isAltered,
  type Publication,
  readStoredTile,
  updateStatus,
} from "./publication-repository.ts";

/** What the wallet and the catalogue know this room by. */
export const RGS_STUDIO = "rgs";

/** A version that cannot be offered or withdrawn just now, and why. */
export class OfferRefused extends RangeError {}

/** How the game is listed; one that is listed already keeps its name, brand and type. */
export interface Offer {
  readonly name: string;
  /** The name of whoever made it. */
  readonly brand: string;
  readonly gameType: GameType;
  readonly at: Date;
}

const MICROS = 1_000_000;
const STAKE_LEAST_CENTAVOS = 20;
/** The most that one round is played for before its mode's cost. */
const BASE_MOST_CENTAVOS = 5_000;

type Lists = Pick<Catalog, "delist" | "enlist" | "setGameStatus" | "setTile">;

/** Makes a version the one that new rounds are played by, and lists the game as live. */
export async function offerPublication(
  tx: Tx,
  catalog: Lists,
  { publication, offer }: { readonly publication: Publication; readonly offer: Offer },
): Promise<void> {
  const { game: code, report } = publication;
  if (isAltered(publication)) {
    throw new OfferRefused("What is stored of it is not what was imported.");
  }
  const [base] = report.modes;
  if (base === undefined) throw new Error("A publication has no mode.");
  const costMost = Math.max(...report.modes.map(({ costMicros }) => costMicros)) / MICROS;
  const gameId = await catalog.enlist(tx, {
    code,
    studio: RGS_STUDIO,
    brand: { code: brandCodeOf(offer.brand), name: offer.brand },
    name: offer.name,
    gameType: offer.gameType,
    rtpBasisPoints: Math.floor(Number(base.rtpPercent.replace(".", "")) / 100),
    volatility: volatilityIn(base),
    minBetCentavos: STAKE_LEAST_CENTAVOS,
    maxBetCentavos: Math.ceil(BASE_MOST_CENTAVOS * Math.max(1, costMost)),
    hasDemo: true,
    releasedOn: dayOf(offer.at),
  });
  if (gameId === null) {
    throw new OfferRefused(`Another studio has a game with the code ${code}.`);
  }
  const played = await findPlayed(tx, code);
  if (played !== null && played.id !== publication.id) {
    await updateStatus(tx, { id: played.id, status: "withdrawn" });
  }
  await updateStatus(tx, { id: publication.id, status: "published" });
  await catalog.setGameStatus(tx, gameId, "live");
  const tile = await readStoredTile(tx, publication.id);
  if (tile !== null) await catalog.setTile(tx, { studio: RGS_STUDIO, code, tile, at: offer.at });
}

/** A mode that always pays the same has none. */
export const volatilityIn = ({ deviation }: ModeFigures): Volatility =>
  Number(deviation) > 0 ? volatilityOf(deviation) : "low";

/** From its name. */
function brandCodeOf(name: string): string {
  const code = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  if (/^[a-z][a-z0-9-]{1,39}$/.test(code)) return code;
  throw new OfferRefused(`${name} gives no code of a brand.`);
}

/** No new rounds, and no game in the lobby; rounds that are open are paid as they were drawn. */
export async function withdrawPublication(
  tx: Tx,
  catalog: Lists,
  { id, game, version, status }: Publication,
): Promise<void> {
  if (status !== "published") {
    throw new OfferRefused(`Version ${version} of ${game} is not being played.`);
  }
  await updateStatus(tx, { id, status: "withdrawn" });
  await catalog.delist(tx, { studio: RGS_STUDIO, code: game });
}
