/**
 * Events of the slots that are not free spins on 5x3 lines: ways, clusters, cascades, holds, sticky
 * wilds, ladders, wheels. See round-events.ts for what a book is; `slots/<code>/definition.ts` of
 * the game mathematics has each game's reels and symbols.
 *
 * Kept (tested): the `winHundredths` of all `gridWins`, `gridOrbs`, `gridHoldEnd`, `gridLadderEnd`
 * and `gridFortune` events, less the `cutHundredths` of a `winCap`, add up to the `winHundredths`
 * of the closing `finalWin`; each `totalHundredths` is that sum so far. All are hundredths of a
 * unit. `winCap` is the event of the other slots: the feature ends at once, and what is above the
 * maximum is cut off.
 *
 * How each game tells its round. Free spins that were bought stand alone: no paid spin, and no
 * gridTrigger before gridFeatureStart. FREE is
 *   gridTrigger gridFeatureStart { gridSpin <spin> } ... [winCap] gridFeatureEnd
 * where a <spin> inside may hold a gridTrigger of stage "free" (spins are added). Every book ends
 * with finalWin; [winCap] may come before it or before gridFeatureEnd.
 *
 *   tucano-da-sorte      gridReveal [gridHoldStart { gridHoldSpin } ... gridHoldEnd] [gridWins]
 *                        (two equal reels are held, `symbol` is what is collected, values are 0;
 *                        respins go on while something lands; a full screen pays `multiplier` 10)
 *   boto-encantado       <spin> [FREE]; <spin> = gridReveal [gridWins]
 *                        (243 ways; boto_x2 and boto_x3 count as two and three ways)
 *   cascata-do-ouro      <spin> [FREE]; <spin> = gridReveal
 *                          { gridWins gridCascade [gridMultiplier] } ... ; pays anywhere, the
 *                        multiplier rises with every cascade, and is kept between the free falls
 *   recife-vivo          <spin> [FREE]; <spin> = gridReveal { gridWins gridSpots gridCascade } ...
 *                        (cells that won carry multipliers; kept between free spins)
 *   luar-do-sertao       gridReveal [gridWins] [gridTrigger gridHoldStart { gridHoldSpin } ...
 *                        gridHoldEnd]; moons carry values, respins count 3 2 1 and start again
 *   rio-das-piranhas     as cascata-do-ouro, by ways on reels whose `rows` change with each reveal;
 *                        the multiplier rises in the free spins only
 *   trilha-do-curupira   <spin> [FREE]; <spin> = gridReveal [gridSticky] [gridWins]; a wild that
 *                        lands in a free spin stays (the next `columns` show it where it stayed)
 *   noite-de-sao-joao    gridReveal [gridWins] [gridTrigger gridLadderStart { gridWheel } ...
 *                        gridLadderEnd]
 *   boteco-777           gridReveal [gridWins]
 *   roda-de-capoeira     <spin> { gridRespin <spin> } ...
 *                        <spin> = gridReveal [gridExpand [gridMultiplier]] [gridWins]; reels that a
 *                        wild has filled stand, and go on standing in the respins; a run's cells
 *                        are in the order in which it is counted, from the right edge, too
 *   livro-de-cordel      <spin> [BOOK]; BOOK is FREE with a gridSpecial before gridFeatureStart;
 *                        <spin> = gridReveal [gridWins], and in free spins [gridExpand gridWins],
 *                        whose win is of kind "expanded"
 *
 *   jardim-do-beija-flor as cascata-do-ouro, without multipliers that rise: <spin> = gridReveal
 *                        { gridWins gridCascade } ... [gridOrbs]; in the free spins what orbs have
 *                        collected is kept, and multiplies every spin that wins
 *   vitoria-regia        as recife-vivo, with gridGrow for gridSpots: <spin> = gridReveal
 *                        { gridWins [gridGrow] gridCascade } ...; wilds stay in the free spins
 *
 *   frevo-da-fortuna     <spin> [gridTrigger gridFortune [FREE without gridTrigger]]; <spin> =
 *                        gridReveal [gridWins]; all wins of the free spins are multiplied
 *
 *   boi-estrela          <spin> [FREE]; <spin> = [gridJoin] gridReveal [gridWins]; joined reels
 *                        have one stop, and symbols as wide as they are; all free spins have a
 *                        gridJoin
 *
 *   trem-da-serra        as rio-das-piranhas; a reel lies over the second to the fifth, and its
 *                        symbols are the top row of their `columns`
 *
 * A scatter that pays is one more win in gridWins, of kind "scatter". At the end of a <spin> of the
 * cascading games stands nothing: the next gridSpin, gridFeatureEnd or finalWin ends it.
 */
import * as z from "zod/mini";
import { about } from "../schemas.ts";
import { cell, hundredths, symbolId } from "./basics.ts";

/** base: the paid spin. free: a spin inside a feature. */
const gridStage = z.enum(["base", "free"]);

/** `columns[reel][row]`: symbol ids, top row first. Columns may have different heights. */
const columns = z.array(z.array(symbolId));

/** The reels stop. A sticky wild is shown where it stayed. */
const gridReveal = z.object({
  type: z.literal("gridReveal"),
  stage: gridStage,
  spin: about(z.int(), "0 for the base spin, then the number of the spin in its feature, from 1."),
  columns,
  rows: about(z.array(z.int()), "Height of each column."),
  stops: about(
    z.array(z.int()),
    "Index on its strip of each reel's top symbol; empty where symbols fall one by one.",
  ),
});

const gridWin = z.object({
  kind: about(
    z.enum(["line", "ways", "cluster", "anywhere", "scatter", "expanded"]),
    "line: a run on a line. ways: equal symbols on neighbouring reels from the left, in " +
      "any rows. cluster: touching cells. anywhere: enough equal symbols, wherever. " +
      "scatter: of the stake. expanded: the special symbol of a book, on every line.",
  ),
  symbol: about(
    symbolId,
    "What pays; wilds stand for it. Boteco 777 pays mixes too: `any_bar`, `any_seven`.",
  ),
  cells: about(z.array(cell), "Cells that take part, wilds included."),
  count: about(
    z.int(),
    "Length of the run in reels, or the number of symbols in a cluster or anywhere.",
  ),
  line: about(z.nullable(z.int()), "Index into the game's lines; null for other kinds."),
  ways: about(z.int(), "Number of ways; 1 for other kinds."),
  multiplier: about(
    z.int(),
    "Everything that multiplies this win: stage, cells, wilds, full screen. 1: nothing.",
  ),
  winHundredths: about(hundredths, "What it pays, ways and multiplier included."),
});

/** What the screen just shown pays. Absent when it pays nothing. */
const gridWins = z.object({
  type: z.literal("gridWins"),
  stage: gridStage,
  step: about(z.int(), "0 for the screen as it was revealed, then the number of the cascade."),
  wins: z.array(gridWin),
  winHundredths: about(hundredths, "Sum of `wins`."),
  totalHundredths: about(hundredths, "The round's running total after this event, before any cap."),
});

/** Winning symbols vanish, those above fall, new ones fill from above. */
const gridCascade = z.object({
  type: z.literal("gridCascade"),
  step: about(z.int(), "From 1 in each spin."),
  removed: about(z.array(cell), "Each cell once."),
  filled: about(
    columns,
    "The new symbols of each column, top first: as many as were removed there.",
  ),
  columns: about(columns, "The whole screen afterwards."),
  entered: about(
    z.optional(z.array(symbolId)),
    "Only where a reel lies over others: its new symbols, from the left; the others have moved " +
      "that way. They are in the top row of `columns`, and not in `filled`.",
  ),
});

/** The multiplier of all wins to come. In a new spin of the base stage it is 1 without a word. */
const gridMultiplier = z.object({
  type: z.literal("gridMultiplier"),
  from: z.int(),
  to: z.int(),
});

/** Nothing wins any more: what this spin has won is multiplied. */
const gridOrbs = z.object({
  type: z.literal("gridOrbs"),
  stage: gridStage,
  cells: about(z.array(cell), "Orbs that are collected now; in free spins there may be none."),
  multiplier: about(z.int(), "All orbs together; in free spins with those of the spins before."),
  winHundredths: about(hundredths, "What it adds to the spin's wins."),
  totalHundredths: about(hundredths, "The round's running total after this event, before any cap."),
});

/** Cells whose mark has changed: 1 is marked, 2 and more multiply the clusters over them. */
const gridSpots = z.object({
  type: z.literal("gridSpots"),
  spots: z.array(z.object({ reel: z.int(), row: z.int(), multiplier: z.int() })),
});

/** Wilds that took part in a win stay, and become what is said here before others fall. */
const gridGrow = z.object({
  type: z.literal("gridGrow"),
  cells: z.array(z.object({ reel: z.int(), row: z.int(), symbol: symbolId })),
});

export const gridFeatures = ["freeSpins", "hold", "ladder", "wheel"] as const;
const gridFeature = z.enum(gridFeatures);

/** Enough scatters: a feature is coming, or, in the free stage, more spins are. */
const gridTrigger = z.object({
  type: z.literal("gridTrigger"),
  stage: gridStage,
  feature: gridFeature,
  symbol: symbolId,
  cells: z.array(cell),
  count: z.int(),
  spins: about(
    z.int(),
    "Spins given, after the limit of spins per feature; 0 for all but free spins.",
  ),
});

/** Free spins begin: change the scene, announce the number of spins. */
const gridFeatureStart = z.object({
  type: z.literal("gridFeatureStart"),
  feature: gridFeature,
  spins: z.int(),
  multiplier: about(z.int(), "The multiplier on the first spin."),
  bought: about(z.boolean(), "The player bought it: no base spin was made."),
});

/** A free spin begins; its gridReveal follows. */
const gridSpin = z.object({
  type: z.literal("gridSpin"),
  spin: about(z.int(), "From 1."),
  remaining: about(z.int(), "Spins that remain after this one, before a retrigger."),
  multiplier: about(z.int(), "The multiplier with which it begins."),
});

/** Free spins are over. */
const gridFeatureEnd = z.object({
  type: z.literal("gridFeatureEnd"),
  feature: gridFeature,
  spinsPlayed: z.int(),
  winHundredths: about(hundredths, "Won inside the feature, after the cap."),
});

/** The symbol that a book opens at: all free spins of this feature have it. */
const gridSpecial = z.object({
  type: z.literal("gridSpecial"),
  symbol: symbolId,
});

/**
 * A symbol fills the reels that show it: the special one of a book, and the gridWins that follows
 * is what it pays; or a wild that stands from now on, before the screen pays.
 */
const gridExpand = z.object({
  type: z.literal("gridExpand"),
  symbol: symbolId,
  reels: about(z.array(z.int()), "The reels that it fills."),
  columns: about(columns, "The whole screen afterwards."),
});

/** These reels turn as one in the spin whose gridReveal follows: they show the same columns. */
const gridJoin = z.object({
  type: z.literal("gridJoin"),
  reels: about(z.array(z.int()), "Neighbours, from the left."),
});

/** The reels that do not stand spin again; their gridReveal follows. */
const gridRespin = z.object({
  type: z.literal("gridRespin"),
  spin: about(z.int(), "From 1."),
  reels: about(z.array(z.int()), "The reels that stand."),
});

/** Wilds that landed in this free spin, and stay until the feature ends. */
const gridSticky = z.object({
  type: z.literal("gridSticky"),
  cells: z.array(cell),
});

/** A cell that is held, and what it carries; 0 where values do not matter. */
const held = z.object({
  reel: z.int(),
  row: z.int(),
  symbol: symbolId,
  valueHundredths: hundredths,
});

/** These cells are held, all others spin again. */
const gridHoldStart = z.object({
  type: z.literal("gridHoldStart"),
  symbol: about(symbolId, "What is collected."),
  held: z.array(held),
  respins: about(z.int(), "Respins to begin with."),
});

/** One respin of the cells that are not held. */
const gridHoldSpin = z.object({
  type: z.literal("gridHoldSpin"),
  spin: about(z.int(), "From 1."),
  columns: about(columns, "The whole screen as it stopped."),
  landed: about(z.array(held), "Cells that are held from now on."),
  respins: about(
    z.int(),
    "Respins that remain: back to the full number whenever something landed.",
  ),
});

/** Nothing more to come, or the screen is full. */
const gridHoldEnd = z.object({
  type: z.literal("gridHoldEnd"),
  held: z.array(held),
  isFull: z.boolean(),
  bonusHundredths: about(
    hundredths,
    "Of the full screen, beside the values; 0 when it is not full.",
  ),
  winHundredths: about(hundredths, "Values and bonus: 0 where a gridWins follows instead."),
  totalHundredths: hundredths,
});

/** The ladder of fixed prizes, the lowest first. The climb begins below rung 1. */
const gridLadderStart = z.object({
  type: z.literal("gridLadderStart"),
  rungs: z.array(
    z.object({
      rung: z.int(),
      jackpot: z.enum(["mini", "minor", "major", "grand"]),
      winHundredths: hundredths,
    }),
  ),
});

/** One turn of the wheel that decides the climb. */
const gridWheel = z.object({
  type: z.literal("gridWheel"),
  spin: about(z.int(), "From 1."),
  segment: about(z.int(), "Index into the game's wheel."),
  kind: about(
    z.enum(["climb", "coins", "slip"]),
    "climb: `steps` rungs higher. coins: `winHundredths` at once. slip: the climb is over.",
  ),
  steps: z.int(),
  winHundredths: hundredths,
  rung: about(z.int(), "Where the climber stands after it; 0: below the first rung."),
});

/** The climb is over: coins of the way, and the highest prize that was reached. */
const gridLadderEnd = z.object({
  type: z.literal("gridLadderEnd"),
  rung: z.int(),
  jackpot: about(
    z.nullable(z.enum(["mini", "minor", "major", "grand"])),
    "Null: no prize was reached, only coins.",
  ),
  jackpotHundredths: hundredths,
  coinsHundredths: hundredths,
  winHundredths: about(hundredths, "Both together."),
  totalHundredths: hundredths,
});

/** The only turn of a wheel of fortune: it pays at once, or gives the free spins that follow. */
const gridFortune = z.object({
  type: z.literal("gridFortune"),
  segment: about(z.int(), "Index into the game's wheel, whose slices are all equally likely."),
  kind: about(
    z.enum(["coins", "freeSpins"]),
    "coins: `winHundredths` at once. freeSpins: `spins` of them, all wins times `multiplier`.",
  ),
  spins: about(z.int(), "0 for coins."),
  multiplier: about(z.int(), "Of all wins of the free spins; 1 for coins."),
  winHundredths: about(hundredths, "0 for free spins."),
  totalHundredths: about(hundredths, "The round's running total after this event, before any cap."),
});

export type GridWin = z.infer<typeof gridWin>;
export type GridHeld = z.infer<typeof held>;

/** Each `type` is this family's own: no other family may use it. */
export const gridSlotsEvents = [
  gridReveal,
  gridWins,
  gridCascade,
  gridMultiplier,
  gridOrbs,
  gridSpots,
  gridGrow,
  gridTrigger,
  gridFeatureStart,
  gridSpin,
  gridFeatureEnd,
  gridSpecial,
  gridExpand,
  gridJoin,
  gridRespin,
  gridSticky,
  gridHoldStart,
  gridHoldSpin,
  gridHoldEnd,
  gridLadderStart,
  gridWheel,
  gridLadderEnd,
  gridFortune,
] as const;
