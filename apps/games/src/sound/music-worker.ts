/** Renders a game's music beside the page, piece by piece, in the order in which it is needed. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";
import { piecesOf, renderPiece } from "./music/pieces.ts";

self.addEventListener("message", ({ data: song }: MessageEvent<Song>) => {
  for (const name of piecesOf(song)) {
    const piece = renderPiece(song, name);
    self.postMessage(piece, { transfer: [piece.samples.buffer] });
  }
  self.postMessage(null);
});
