/** What a player may wish, and the rounds that are published. */
import { modesPlay, type Play } from "../../games/play.ts";

export const play: Play = modesPlay("ante", "buy", "buy-super");
