import type { InstantGame } from "@tucano/game-math/engine.ts";
import { boteco777 } from "@tucano/game-math/slots/boteco-777/definition.ts";
import { botoEncantado } from "@tucano/game-math/slots/boto-encantado/definition.ts";
import { cascataDoOuro } from "@tucano/game-math/slots/cascata-do-ouro/definition.ts";
import { recifeVivo } from "@tucano/game-math/slots/recife-vivo/definition.ts";
import { rioDasPiranhas } from "@tucano/game-math/slots/rio-das-piranhas/definition.ts";
import { tucanoDaSorte } from "@tucano/game-math/slots/tucano-da-sorte/definition.ts";
import { slots } from "@tucano/game-math/grid-slots/index.ts";
import { screenOf } from "@tucano/game-math/grid-slots/kinds.ts";
import { createDraws } from "@tucano/game-math/provably-fair.ts";
import { describe, expect, test } from "vitest";
import { cellOf } from "../scene/atlas.ts";
import { fallOf } from "./board.ts";

/** The order in which each sheet was drawn: the client shows nothing that is not on it. */
const orders = import.meta.glob<{ default: { names: string[] } }>(
  "../../../../packages/game-math/src/slots/*/pictures/symbols.json",
  {
    eager: true,
  },
);

const screens = slots.map((slot) => [slot.game.facts.code, screenOf(slot)] as const);

const games = [tucanoDaSorte, botoEncantado, cascataDoOuro, recifeVivo, rioDasPiranhas, boteco777];

function booksOf(game: InstantGame<never>, count: number) {
  const serverSeed = new Uint8Array(32).fill(9);
  return Array.from({ length: count }, (_, nonce) => {
    const draws = createDraws({ serverSeed, clientSeed: "workbench", nonce });
    return game.play(game.readChoice(undefined) as never, draws).book;
  });
}

describe("slots on grids", () => {
  test.each(screens)(
    "%s: every symbol of its mathematics has a picture, and no other",
    (code, screen) => {
      const names =
        orders[`../../../../packages/game-math/src/slots/${code}/pictures/symbols.json`]?.default
          .names ?? [];
      const cells = screen.symbols.map((symbol) => cellOf(symbol, { names }).cell);
      expect(new Set(cells).size).toBe(names.length);
    },
  );

  test.each(games.map((game) => [game.facts.code, game] as const))(
    "%s: what falls on the screen is what the book says it shows",
    (_, game) => {
      for (const book of booksOf(game as InstantGame<never>, 25)) {
        let shown: readonly (readonly string[])[] = [];
        for (const event of book) {
          if (event.type === "gridReveal") shown = event.columns;
          if (event.type !== "gridCascade") continue;
          shown = shown.map((column, reel) => {
            const rows = event.removed.filter((cell) => cell.reel === reel).map(({ row }) => row);
            const fresh = event.filled[reel] ?? [];
            return fallOf(column.length, rows).map((from) =>
              from < 0 ? (fresh[from + rows.length] ?? "") : (column[from] ?? ""),
            );
          });
          expect(shown).toEqual(event.columns);
        }
      }
    },
  );
});
