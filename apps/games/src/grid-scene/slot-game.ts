/** A slot's client, made from its folder: its numbers, look, words and pictures. */
import { type GridSlot, screenOf } from "@tucano/game-math/grid-slots/kinds.ts";
import type { GridRole } from "@tucano/game-math/grid-slots/screens.ts";
import type { SlotLook } from "@tucano/game-math/grid-slots/look.ts";
import type { SheetOrder } from "../scene/atlas.ts";
import type { Theme } from "../scene/theme.ts";
import type { GameModule } from "../shell/stage.ts";
import { modesOf } from "./bets/grid-mode.ts";
import { gridSlot } from "./module.ts";
import { notesOf, partsOf, rulesOf, type SlotTexts } from "./slot-rules.ts";
import { tableOf } from "./slot-table.ts";
import type { Awaited, GridGame } from "./theme.ts";

const definitions = import.meta.glob<GridSlot>(
  "../../../../packages/game-math/src/slots/*/definition.ts",
  { import: "slot" },
);
const looks = import.meta.glob<SlotLook>("../../../../packages/game-math/src/slots/*/look.ts", {
  import: "look",
});
const texts = import.meta.glob<SlotTexts>("../../../../packages/game-math/src/slots/*/texts.ts", {
  import: "texts",
});
const orders = import.meta.glob<SheetOrder>(
  "../../../../packages/game-math/src/slots/*/pictures/symbols.json",
  { import: "default" },
);
/** Addresses, from which they are fetched. */
const pictures = import.meta.glob<string>(
  "../../../../packages/game-math/src/slots/*/pictures/*.webp",
  { eager: true, query: "?url", import: "default" },
);

const pathOf = (code: string, file: string): string =>
  `../../../../packages/game-math/src/slots/${code}/${file}`;

export const isSlot = (code: string): boolean => pathOf(code, "definition.ts") in definitions;

export async function slotGame(code: string): Promise<GameModule> {
  const [slot, look, words, order] = await Promise.all([
    found(definitions, code, "definition.ts")(),
    found(looks, code, "look.ts")(),
    texts[pathOf(code, "texts.ts")]?.(),
    found(orders, code, "pictures/symbols.json")(),
  ]);
  const theme: Theme = { ...look, order, images: imagesOf(code) };
  return gridSlot(describe(slot, { theme, words }));
}

function imagesOf(code: string): Theme["images"] {
  const at = (name: string): string => found(pictures, code, `pictures/${name}.webp`);
  return {
    symbols: at("symbols"),
    title: at("title"),
    hero: at("hero"),
    worldWide: at("world-wide"),
    worldTall: at("world-tall"),
  };
}

function found<Value>(files: Readonly<Record<string, Value>>, code: string, file: string): Value {
  const value = files[pathOf(code, file)];
  if (value === undefined) throw new Error(`The folder of ${code} has no ${file}.`);
  return value;
}

/** Free spins take three scatters wherever the numbers of the game do not say another number. */
const SCATTERS = 3;

function awaitedOf(slot: GridSlot): Awaited | null {
  const symbolOf = (role: GridRole): string =>
    screenOf(slot).symbols.find((symbol) => symbol.role === role)?.id ?? "";
  switch (slot.kind) {
    case "line":
    case "ways":
    case "sticky":
      return { symbol: symbolOf("scatter"), least: SCATTERS };
    case "cascade":
      return { symbol: symbolOf("scatter"), least: slot.numbers.least };
    case "hold":
      return { symbol: symbolOf("moon"), least: slot.numbers.least };
    case "joined":
    case "wheel":
      return { symbol: slot.numbers.scatter, least: slot.numbers.least };
    case "ladder":
      return { symbol: symbolOf("bonus"), least: slot.numbers.least };
    case "book":
      return { symbol: slot.numbers.book, least: SCATTERS };
    case "rise":
    case "respin":
    case "classic":
      return null;
  }
}

function describe(
  slot: GridSlot,
  { theme, words }: { readonly theme: Theme; readonly words: SlotTexts | undefined },
): GridGame {
  const { numbers, game } = slot;
  const described: GridGame = {
    version: game.facts.version,
    screen: screenOf(slot),
    maxWinMultiplier: numbers.maxWinMultiplier,
    awaited: awaitedOf(slot),
    theme,
    table: tableOf(slot),
    rules: (language) => rulesOf(slot, words, language),
    modes: modesOf(slot),
  };
  switch (slot.kind) {
    case "line":
      return {
        ...described,
        paysBothWays: slot.numbers.paysBothWays,
        notes: (language) => notesOf(slot.numbers, language),
        figures: partsOf,
      };
    case "rise":
      return { ...described, paysBothWays: true };
    case "joined":
      return { ...described, paysBothWays: true, hasGiants: true };
    case "ladder":
      return { ...described, wheel: slot.numbers.wheel };
    case "wheel":
      return { ...described, fortune: slot.numbers.wheel };
    case "classic":
      return { ...described, choosesLines: true };
    case "book":
      return { ...described, hasSpecial: true };
    case "respin":
    case "ways":
    case "cascade":
    case "sticky":
    case "hold":
      return described;
  }
}
