/** Every folder here, a slot each. Written by `npm run slots`, never by hand. */
import type { GridSlot } from "../grid-slots/kinds.ts";
import type { SlotFigures } from "../grid-slots/slot.ts";
import { slot as boteco777 } from "./boteco-777/definition.ts";
import { published as boteco777Published } from "./boteco-777/published.ts";
import { slot as botoEncantado } from "./boto-encantado/definition.ts";
import { published as botoEncantadoPublished } from "./boto-encantado/published.ts";
import { slot as cascataDoOuro } from "./cascata-do-ouro/definition.ts";
import { published as cascataDoOuroPublished } from "./cascata-do-ouro/published.ts";
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
import { slot as trilhaDoCurupira } from "./trilha-do-curupira/definition.ts";
import { published as trilhaDoCurupiraPublished } from "./trilha-do-curupira/published.ts";
import { slot as tucanoDaSorte } from "./tucano-da-sorte/definition.ts";
import { published as tucanoDaSortePublished } from "./tucano-da-sorte/published.ts";

interface Entry {
  readonly slot: GridSlot;
  /** Missing until `npm run maths` has reckoned it: until then it is not offered. */
  readonly published?: SlotFigures;
}

export const slotsByFolder: readonly Entry[] = [
  { slot: boteco777, published: boteco777Published },
  { slot: botoEncantado, published: botoEncantadoPublished },
  { slot: cascataDoOuro, published: cascataDoOuroPublished },
  { slot: luarDoSertao, published: luarDoSertaoPublished },
  { slot: mareAlta, published: mareAltaPublished },
  { slot: noiteDeSaoJoao, published: noiteDeSaoJoaoPublished },
  { slot: noiteDoSaci, published: noiteDoSaciPublished },
  { slot: oncaDourada, published: oncaDouradaPublished },
  { slot: recifeVivo, published: recifeVivoPublished },
  { slot: rioDasPiranhas, published: rioDasPiranhasPublished },
  { slot: trilhaDoCurupira, published: trilhaDoCurupiraPublished },
  { slot: tucanoDaSorte, published: tucanoDaSortePublished },
];
