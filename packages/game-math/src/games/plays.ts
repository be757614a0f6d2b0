/** How games are played, by their codes. Written by `npm run games`, never by hand. */
import type { Play } from "./play.ts";
import { play as boiEstrela } from "../slots/boi-estrela/play.ts";
import { play as boteco777 } from "../slots/boteco-777/play.ts";
import { play as botoEncantado } from "../slots/boto-encantado/play.ts";
import { play as cascataDoOuro } from "../slots/cascata-do-ouro/play.ts";
import { play as livroDeCordel } from "../slots/livro-de-cordel/play.ts";
import { play as trilhaDoCurupira } from "../slots/trilha-do-curupira/play.ts";
import { play as bacara } from "./bacara/play.ts";
import { play as bacaraAoVivo } from "./bacara-ao-vivo/play.ts";
import { play as bingoDoLuar } from "./bingo-do-luar/play.ts";
import { play as colheitaDoCafe } from "./colheita-do-cafe/play.ts";
import { play as dados } from "./dados/play.ts";
import { play as dominoDaPraca } from "./domino-da-praca/play.ts";
import { play as dragaoETigre } from "./dragao-e-tigre/play.ts";
import { play as estrelaCadente } from "./estrela-cadente/play.ts";
import { play as feiraDaSorte } from "./feira-da-sorte/play.ts";
import { play as garimpo } from "./garimpo/play.ts";
import { play as kenoMinuto } from "./keno-minuto/play.ts";
import { play as ligaTucano } from "./liga-tucano/play.ts";
import { play as maiorOuMenor } from "./maior-ou-menor/play.ts";
import { play as pescariaDaMare } from "./pescaria-da-mare/play.ts";
import { play as plinkoTropical } from "./plinko-tropical/play.ts";
import { play as raspadinhaDoSaci } from "./raspadinha-do-saci/play.ts";
import { play as rodaDaPraia } from "./roda-da-praia/play.ts";
import { play as roletaAoVivo } from "./roleta-ao-vivo/play.ts";
import { play as roletaEuropeia } from "./roleta-europeia/play.ts";
import { play as salao75 } from "./salao-75/play.ts";
import { play as salaoDeBingo } from "./salao-de-bingo/play.ts";
import { play as seisDaSorte } from "./seis-da-sorte/play.ts";
import { play as sicBo } from "./sic-bo/play.ts";
import { play as solELua } from "./sol-e-lua/play.ts";
import { play as torreDoSaci } from "./torre-do-saci/play.ts";
import { play as videoPoker } from "./video-poker/play.ts";
import { play as vinteEUm } from "./vinte-e-um/play.ts";
import { play as vooDoTucano } from "./voo-do-tucano/play.ts";

export const plays: Readonly<Record<string, Play>> = {
  "boi-estrela": boiEstrela,
  "boteco-777": boteco777,
  "boto-encantado": botoEncantado,
  "cascata-do-ouro": cascataDoOuro,
  "livro-de-cordel": livroDeCordel,
  "trilha-do-curupira": trilhaDoCurupira,
  bacara,
  "bacara-ao-vivo": bacaraAoVivo,
  "bingo-do-luar": bingoDoLuar,
  "colheita-do-cafe": colheitaDoCafe,
  dados,
  "domino-da-praca": dominoDaPraca,
  "dragao-e-tigre": dragaoETigre,
  "estrela-cadente": estrelaCadente,
  "feira-da-sorte": feiraDaSorte,
  garimpo,
  "keno-minuto": kenoMinuto,
  "liga-tucano": ligaTucano,
  "maior-ou-menor": maiorOuMenor,
  "pescaria-da-mare": pescariaDaMare,
  "plinko-tropical": plinkoTropical,
  "raspadinha-do-saci": raspadinhaDoSaci,
  "roda-da-praia": rodaDaPraia,
  "roleta-ao-vivo": roletaAoVivo,
  "roleta-europeia": roletaEuropeia,
  "salao-75": salao75,
  "salao-de-bingo": salaoDeBingo,
  "seis-da-sorte": seisDaSorte,
  "sic-bo": sicBo,
  "sol-e-lua": solELua,
  "torre-do-saci": torreDoSaci,
  "video-poker": videoPoker,
  "vinte-e-um": vinteEUm,
  "voo-do-tucano": vooDoTucano,
};
