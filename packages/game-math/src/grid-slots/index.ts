/** The games of this family, the version of each that is offered now. */
import type { GameFigures, HouseGame } from "../engine.ts";
import { boteco777 } from "./games/boteco-777.ts";
import { botoEncantado, botoEncantadoFirst } from "./games/boto-encantado.ts";
import { cascataDoOuro, cascataDoOuroFirst } from "./games/cascata-do-ouro.ts";
import { mareAlta, mareAltaFirst } from "./games/mare-alta.ts";
import { luarDoSertao } from "./games/luar-do-sertao.ts";
import { noiteDeSaoJoao } from "./games/noite-de-sao-joao.ts";
import { noiteDoSaci, noiteDoSaciFirst } from "./games/noite-do-saci.ts";
import { oncaDourada } from "./games/onca-dourada.ts";
import { recifeVivo, recifeVivoFirst } from "./games/recife-vivo.ts";
import { rioDasPiranhas, rioDasPiranhasFirst } from "./games/rio-das-piranhas.ts";
import { trilhaDoCurupira, trilhaDoCurupiraFirst } from "./games/trilha-do-curupira.ts";
import { tucanoDaSorte } from "./games/tucano-da-sorte.ts";
import { gridSlotsPublished } from "./published.ts";
import type { LineGame } from "./spins/line-spin.ts";

/** They tell their rounds in words of their own. */
export const lineGames: readonly LineGame[] = [oncaDourada, mareAlta, noiteDoSaci];
export const lineVersions: readonly LineGame[] = [...lineGames, mareAltaFirst, noiteDoSaciFirst];

export const gridSlotsGames: readonly HouseGame[] = [
  ...lineGames,
  tucanoDaSorte,
  botoEncantado,
  cascataDoOuro,
  recifeVivo,
  luarDoSertao,
  rioDasPiranhas,
  trilhaDoCurupira,
  noiteDeSaoJoao,
  boteco777,
];

/** Every version that was ever offered, so that each past round can be verified. */
export const gridSlotsVersions: readonly HouseGame[] = [
  ...gridSlotsGames,
  mareAltaFirst,
  noiteDoSaciFirst,
  botoEncantadoFirst,
  cascataDoOuroFirst,
  recifeVivoFirst,
  rioDasPiranhasFirst,
  trilhaDoCurupiraFirst,
];

/** By code and version: "some-game@1". */
export const gridSlotsFigures: Readonly<Record<string, GameFigures>> = gridSlotsPublished;
