import type { EventOf } from "@tucano/contract/events/round-events.ts";
import type { InstantGame } from "@tucano/game-math/engine.ts";
import { boteco777 } from "@tucano/game-math/slots/boteco-777/definition.ts";
import { botoEncantado } from "@tucano/game-math/slots/boto-encantado/definition.ts";
import { cascataDoOuro } from "@tucano/game-math/slots/cascata-do-ouro/definition.ts";
import { recifeVivo } from "@tucano/game-math/slots/recife-vivo/definition.ts";
import { tremDaSerra } from "@tucano/game-math/slots/trem-da-serra/definition.ts";
import { rioDasPiranhas } from "@tucano/game-math/slots/rio-das-piranhas/definition.ts";
import { tucanoDaSorte } from "@tucano/game-math/slots/tucano-da-sorte/definition.ts";
import { slots } from "@tucano/game-math/grid-slots/index.ts";
import { screenOf } from "@tucano/game-math/grid-slots/kinds.ts";
import { createDraws } from "@tucano/game-math/provably-fair.ts";
import { describe, expect, test } from "vitest";
import { cellOf } from "../scene/atlas.ts";
import { fallOf, slideOf } from "./board.ts";

/** The order in which each sheet was drawn: the client shows nothing that is not on it. */
const orders = import.meta.glob<{ default: { names: string[] } }>(
  "../../../../packages/game-math/src/slots/*/pictures/symbols.json",
  {
    eager: true,
  },
);

const screens = slots.map((slot) => [slot.game.facts.code, screenOf(slot)] as const);

const games = [
  tucanoDaSorte,
  botoEncantado,
  cascataDoOuro,
  recifeVivo,
  rioDasPiranhas,
  boteco777,
  tremDaSerra,
];

function booksOf(game: InstantGame<never>, count: number) {
  const serverSeed = new Uint8Array(32).fill(9);
  return Array.from({ length: count }, (_, nonce) => {
    const draws = createDraws({ serverSeed, clientSeed: "workbench", nonce });
    return game.play(game.readChoice(undefined) as never, draws).book;
  });
}

/** What a reel over others shows when it has closed its gaps. */
function slid(
  over: readonly number[],
  shown: readonly (readonly string[])[],
  { removed, entered = [] }: EventOf<"gridCascade">,
): string[] {
  const gaps = removed.filter(({ row }) => row === 0).map(({ reel }) => over.indexOf(reel));
  return slideOf(over.length, gaps).map((from) =>
    from < over.length ? (shown[over[from] ?? 0]?.[0] ?? "") : (entered[from - over.length] ?? ""),
  );
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
    (code, game) => {
      const { topReel: over = [] } = screens.find(([each]) => each === code)?.[1] ?? {};
      for (const book of booksOf(game as InstantGame<never>, 25)) {
        let shown: readonly (readonly string[])[] = [];
        for (const event of book) {
          if (event.type === "gridReveal") shown = event.columns;
          if (event.type !== "gridCascade") continue;
          const tops = slid(over, shown, event);
          shown = shown.map((column, reel) => {
            const head = over.includes(reel) ? 1 : 0;
            const rows = event.removed
              .filter((cell) => cell.reel === reel && cell.row >= head)
              .map(({ row }) => row - head);
            const fresh = event.filled[reel] ?? [];
            const own = column.slice(head);
            const fallen = fallOf(own.length, rows).map((from) =>
              from < 0 ? (fresh[from + rows.length] ?? "") : (own[from] ?? ""),
            );
            return [...(head === 0 ? [] : [tops[over.indexOf(reel)] ?? ""]), ...fallen];
          });
          expect(shown).toEqual(event.columns);
        }
      }
    },
  );
});
