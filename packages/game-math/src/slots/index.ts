/** Every folder here, a game each. Written by `npm run games`, never by hand. */
import type { PublishedFigures } from "../engine.ts";
import type { GridSlot } from "../grid-slots/kinds.ts";
import { slot as boiEstrela } from "./boi-estrela/definition.ts";
import { published as boiEstrelaPublished } from "./boi-estrela/published.ts";
import { slot as boteco777 } from "./boteco-777/definition.ts";
import { published as boteco777Published } from "./boteco-777/published.ts";
import { slot as botoEncantado } from "./boto-encantado/definition.ts";
import { published as botoEncantadoPublished } from "./boto-encantado/published.ts";
import { slot as cascataDoOuro } from "./cascata-do-ouro/definition.ts";
import { published as cascataDoOuroPublished } from "./cascata-do-ouro/published.ts";
import { slot as frevoDaFortuna } from "./frevo-da-fortuna/definition.ts";
import { published as frevoDaFortunaPublished } from "./frevo-da-fortuna/published.ts";
import { slot as jardimDoBeijaFlor } from "./jardim-do-beija-flor/definition.ts";
import { published as jardimDoBeijaFlorPublished } from "./jardim-do-beija-flor/published.ts";
import { slot as livroDeCordel } from "./livro-de-cordel/definition.ts";
import { published as livroDeCordelPublished } from "./livro-de-cordel/published.ts";
import { slot as luarDoSertao } from "./luar-do-sertao/definition.ts";
import { published as luarDoSertaoPublished } from "./luar-do-sertao/published.ts";
import { slot as mareAlta } from "./mare-alta/definition.ts";
import { published as mareAltaPublished } from "./mare-alta/published.ts";
import { slot as noiteDeSaoJoao } from "./noite-de-sao-joao/definition.ts";
import { published as noiteDeSaoJoaoPublished } from "./noite-de-sao-joao/published.ts";
import { slot as noiteDoSaci } from "./noite-do-saci/definition.ts";
import { published as noiteDoSaciPublished } from "./noite-do-saci/published.ts";
import { slot as oncaDourada } from "./onca-dourada/definition.ts";
import { published as oncaDouradaPublished } from "./onca-dourada/published.ts";
import { slot as recifeVivo } from "./recife-vivo/definition.ts";
import { published as recifeVivoPublished } from "./recife-vivo/published.ts";
import { slot as rioDasPiranhas } from "./rio-das-piranhas/definition.ts";
import { published as rioDasPiranhasPublished } from "./rio-das-piranhas/published.ts";
import { slot as rodaDeCapoeira } from "./roda-de-capoeira/definition.ts";
import { published as rodaDeCapoeiraPublished } from "./roda-de-capoeira/published.ts";
import { slot as tremDaSerra } from "./trem-da-serra/definition.ts";
import { published as tremDaSerraPublished } from "./trem-da-serra/published.ts";
import { slot as trilhaDoCurupira } from "./trilha-do-curupira/definition.ts";
import { published as trilhaDoCurupiraPublished } from "./trilha-do-curupira/published.ts";
import { slot as tucanoDaSorte } from "./tucano-da-sorte/definition.ts";
import { published as tucanoDaSortePublished } from "./tucano-da-sorte/published.ts";
import { slot as vitoriaRegia } from "./vitoria-regia/definition.ts";
import { published as vitoriaRegiaPublished } from "./vitoria-regia/published.ts";

interface Entry<Definition> {
  readonly definition: Definition;
  /** Missing until `npm run maths` has reckoned it: until then it is not offered. */
  readonly published?: PublishedFigures;
}

export const slotsByFolder: readonly Entry<GridSlot>[] = [
  { definition: boiEstrela, published: boiEstrelaPublished },
  { definition: boteco777, published: boteco777Published },
  { definition: botoEncantado, published: botoEncantadoPublished },
  { definition: cascataDoOuro, published: cascataDoOuroPublished },
  { definition: frevoDaFortuna, published: frevoDaFortunaPublished },
  { definition: jardimDoBeijaFlor, published: jardimDoBeijaFlorPublished },
  { definition: livroDeCordel, published: livroDeCordelPublished },
  { definition: luarDoSertao, published: luarDoSertaoPublished },
  { definition: mareAlta, published: mareAltaPublished },
  { definition: noiteDeSaoJoao, published: noiteDeSaoJoaoPublished },
  { definition: noiteDoSaci, published: noiteDoSaciPublished },
  { definition: oncaDourada, published: oncaDouradaPublished },
  { definition: recifeVivo, published: recifeVivoPublished },
  { definition: rioDasPiranhas, published: rioDasPiranhasPublished },
  { definition: rodaDeCapoeira, published: rodaDeCapoeiraPublished },
  { definition: tremDaSerra, published: tremDaSerraPublished },
  { definition: trilhaDoCurupira, published: trilhaDoCurupiraPublished },
  { definition: tucanoDaSorte, published: tucanoDaSortePublished },
  { definition: vitoriaRegia, published: vitoriaRegiaPublished },
];
