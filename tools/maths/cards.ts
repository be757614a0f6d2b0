/** The parsheets of the card games. */
import { bacaraSheet } from "./cards/bacara.ts";
import { maiorOuMenorSheet } from "./cards/maior-ou-menor.ts";
import { videoPokerSheet } from "./cards/video-poker.ts";
import { vinteEUmSheet } from "./cards/vinte-e-um.ts";
import type { Parsheet } from "./parsheet.ts";

export async function cardsSheets(): Promise<Parsheet[]> {
  return [await vinteEUmSheet(), bacaraSheet(), videoPokerSheet(), maiorOuMenorSheet()];
}
