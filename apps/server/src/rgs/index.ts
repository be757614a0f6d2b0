/**
 * Games that others publish as weighted books: their import, their draw from the house's committed
 * seeds, and the protocol that their front ends speak. Money moves only through the studio wallet.
 */
import * as contract from "@tucano/contract/player/games/book-games.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { route } from "../platform/http/route.ts";
import type { Tx } from "../platform/database/types.ts";
import type { Room } from "../platform/room.ts";
import type { RoundResolver, StudioLauncher } from "../rounds/index.ts";
import { createFrontServer } from "./front/front-server.ts";
import { rgsJobs, verifyingOf, verifyOne } from "./jobs.ts";
import type { Context } from "./play/context.ts";
import { createStudio } from "./play/interrupted.ts";
import { rgsPlugin } from "./play/plugin.ts";
import {
  chooseSeed,
  proveRound,
  replayOf,
  rotateSeed,
  showSeeds,
  weightsFile,
} from "./play/proofs.ts";
import { listSheets } from "./play/sheets.ts";
import { createModeCache } from "./publications/mode-cache.ts";
import type { RgsDeps } from "./types.ts";

export { rgsBookChecks } from "./books-repository.ts";
export { importPublication, type ImportOrder } from "./publications/import-publication.ts";
export { type Finding, PublicationRefused, tell } from "./publications/findings.ts";
export {
  findPublication,
  listDeskPublications,
  listPublications,
  listRefusals,
  type Publication,
} from "./publications/publication-repository.ts";
export { verifyHere } from "./publications/verify-stored.ts";
export { stakesWithin } from "./play/stakes.ts";
export {
  offerPublication,
  OfferRefused,
  RGS_STUDIO,
  withdrawPublication,
} from "./publications/offer.ts";

export interface Rgs extends StudioLauncher, Required<RoundResolver> {
  /** Where front ends are: pages of the house may frame it. Empty: nowhere. */
  frontOrigin(): string;
  replayOf(roundId: string, lang: Language): ReturnType<typeof replayOf>;
  /** A worker holds what is stored of it against its import. */
  askToVerify(tx: Tx, publicationId: string): Promise<void>;
  /** Serves front ends from now on. */
  listen(): Promise<void>;
  close(): Promise<void>;
}

export function createRgs(deps: RgsDeps): Room<Rgs> {
  const front = createFrontServer(deps);
  const frontOrigin = () => front.origin();
  const modeCache = createModeCache(deps.db);
  const context: Context = { ...deps, modeCache, frontOrigin };
  deps.metrics.gauge({
    name: "tucano_rgs_books_bytes",
    help: "Books of imported games that this process has in memory, compressed.",
    read: () => modeCache.heldBytes(),
  });
  return {
    api: {
      ...createStudio(context),
      frontOrigin,
      replayOf: (roundId, lang) => replayOf(context, roundId, lang),
      askToVerify: (tx, id) => deps.jobs.send(tx, verifyOne, { publication: id }, verifyingOf(id)),
      listen: () => front.listen(),
      close: () => front.close(),
    },
    routes: [
      route(contract.bookSeeds, (_input, { member }) => showSeeds(context, member.memberId)),
      route(contract.chooseBookSeed, (input, { member }) =>
        chooseSeed(context, member.memberId, input),
      ),
      route(contract.rotateBookSeed, (input, { member }) =>
        rotateSeed(context, member.memberId, input),
      ),
      route(contract.bookRound, ({ round_id }, { lang }) => proveRound(context, round_id, lang)),
      route(contract.bookGames, () => listSheets(context)),
      route(contract.bookWeights, (input) => weightsFile(context, input)),
    ],
    jobs: rgsJobs(context),
    // /rgs/*
    plugin: rgsPlugin(context),
  };
}
