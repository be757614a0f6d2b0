/** Every folder here, a game each. Written by `npm run games`, never by hand. */
import type { PublishedFigures } from "../engine.ts";
import type { GameDefinition, TableDefinition } from "./game-definition.ts";
import { definition as bacara } from "./bacara/definition.ts";
import { published as bacaraPublished } from "./bacara/published.ts";
import { definition as bacaraAoVivo } from "./bacara-ao-vivo/definition.ts";
import { published as bacaraAoVivoPublished } from "./bacara-ao-vivo/published.ts";
import { definition as bingoDoLuar } from "./bingo-do-luar/definition.ts";
import { published as bingoDoLuarPublished } from "./bingo-do-luar/published.ts";
import { definition as colheitaDoCafe } from "./colheita-do-cafe/definition.ts";
import { published as colheitaDoCafePublished } from "./colheita-do-cafe/published.ts";
import { definition as dados } from "./dados/definition.ts";
import { published as dadosPublished } from "./dados/published.ts";
import { definition as dominoDaPraca } from "./domino-da-praca/definition.ts";
import { published as dominoDaPracaPublished } from "./domino-da-praca/published.ts";
import { definition as dragaoETigre } from "./dragao-e-tigre/definition.ts";
import { published as dragaoETigrePublished } from "./dragao-e-tigre/published.ts";
import { definition as estrelaCadente } from "./estrela-cadente/definition.ts";
import { published as estrelaCadentePublished } from "./estrela-cadente/published.ts";
import { definition as feiraDaSorte } from "./feira-da-sorte/definition.ts";
import { published as feiraDaSortePublished } from "./feira-da-sorte/published.ts";
import { definition as garimpo } from "./garimpo/definition.ts";
import { published as garimpoPublished } from "./garimpo/published.ts";
import { definition as kenoMinuto } from "./keno-minuto/definition.ts";
import { published as kenoMinutoPublished } from "./keno-minuto/published.ts";
import { definition as ligaTucano } from "./liga-tucano/definition.ts";
import { published as ligaTucanoPublished } from "./liga-tucano/published.ts";
import { definition as maiorOuMenor } from "./maior-ou-menor/definition.ts";
import { published as maiorOuMenorPublished } from "./maior-ou-menor/published.ts";
import { definition as pescariaDaMare } from "./pescaria-da-mare/definition.ts";
import { published as pescariaDaMarePublished } from "./pescaria-da-mare/published.ts";
import { definition as plinkoTropical } from "./plinko-tropical/definition.ts";
import { published as plinkoTropicalPublished } from "./plinko-tropical/published.ts";
import { definition as raspadinhaDoSaci } from "./raspadinha-do-saci/definition.ts";
import { published as raspadinhaDoSaciPublished } from "./raspadinha-do-saci/published.ts";
import { definition as rodaDaPraia } from "./roda-da-praia/definition.ts";
import { published as rodaDaPraiaPublished } from "./roda-da-praia/published.ts";
import { definition as roletaAoVivo } from "./roleta-ao-vivo/definition.ts";
import { published as roletaAoVivoPublished } from "./roleta-ao-vivo/published.ts";
import { definition as roletaEuropeia } from "./roleta-europeia/definition.ts";
import { published as roletaEuropeiaPublished } from "./roleta-europeia/published.ts";
import { definition as salao75 } from "./salao-75/definition.ts";
import { published as salao75Published } from "./salao-75/published.ts";
import { definition as salaoDeBingo } from "./salao-de-bingo/definition.ts";
import { published as salaoDeBingoPublished } from "./salao-de-bingo/published.ts";
import { definition as seisDaSorte } from "./seis-da-sorte/definition.ts";
import { published as seisDaSortePublished } from "./seis-da-sorte/published.ts";
import { definition as sicBo } from "./sic-bo/definition.ts";
import { published as sicBoPublished } from "./sic-bo/published.ts";
import { definition as solELua } from "./sol-e-lua/definition.ts";
import { published as solELuaPublished } from "./sol-e-lua/published.ts";
import { definition as torreDoSaci } from "./torre-do-saci/definition.ts";
import { published as torreDoSaciPublished } from "./torre-do-saci/published.ts";
import { definition as videoPoker } from "./video-poker/definition.ts";
import { published as videoPokerPublished } from "./video-poker/published.ts";
import { definition as vinteEUm } from "./vinte-e-um/definition.ts";
import { published as vinteEUmPublished } from "./vinte-e-um/published.ts";
import { definition as vooDoTucano } from "./voo-do-tucano/definition.ts";
import { published as vooDoTucanoPublished } from "./voo-do-tucano/published.ts";

interface Entry<Definition> {
  readonly definition: Definition;
  /** Missing until `npm run maths` has reckoned it: until then it is not offered. */
  readonly published?: PublishedFigures;
}

export const gamesByFolder: readonly Entry<GameDefinition>[] = [
  { definition: bacara, published: bacaraPublished },
  { definition: bingoDoLuar, published: bingoDoLuarPublished },
  { definition: colheitaDoCafe, published: colheitaDoCafePublished },
  { definition: dados, published: dadosPublished },
  { definition: dominoDaPraca, published: dominoDaPracaPublished },
  { definition: dragaoETigre, published: dragaoETigrePublished },
  { definition: estrelaCadente, published: estrelaCadentePublished },
  { definition: feiraDaSorte, published: feiraDaSortePublished },
  { definition: garimpo, published: garimpoPublished },
  { definition: maiorOuMenor, published: maiorOuMenorPublished },
  { definition: pescariaDaMare, published: pescariaDaMarePublished },
  { definition: plinkoTropical, published: plinkoTropicalPublished },
  { definition: raspadinhaDoSaci, published: raspadinhaDoSaciPublished },
  { definition: rodaDaPraia, published: rodaDaPraiaPublished },
  { definition: roletaEuropeia, published: roletaEuropeiaPublished },
  { definition: sicBo, published: sicBoPublished },
  { definition: solELua, published: solELuaPublished },
  { definition: torreDoSaci, published: torreDoSaciPublished },
  { definition: videoPoker, published: videoPokerPublished },
  { definition: vinteEUm, published: vinteEUmPublished },
];

export const tablesByFolder: readonly Entry<TableDefinition>[] = [
  { definition: bacaraAoVivo, published: bacaraAoVivoPublished },
  { definition: kenoMinuto, published: kenoMinutoPublished },
  { definition: ligaTucano, published: ligaTucanoPublished },
  { definition: roletaAoVivo, published: roletaAoVivoPublished },
  { definition: salao75, published: salao75Published },
  { definition: salaoDeBingo, published: salaoDeBingoPublished },
  { definition: seisDaSorte, published: seisDaSortePublished },
  { definition: vooDoTucano, published: vooDoTucanoPublished },
];
