/** Words that all slots on grids share. */
import { type Say, words } from "@tucano/i18n/words.ts";

export const gridTexts = words("grid", {
  waysWin: "Ways: {ways} · {amount}",
  clusterWin: "Cluster of {count}: {amount}",
  anywhereWin: "{count} alike: {amount}",
  scatterPays: "{count} scatters: {amount}",
  stays: "The wild stays in place",
  respin: "Two equal reels: the third spins again",
  respinsLeft: "Respins: {count}",
  holdTitle: "Moonlight",
  holdText: "Moons stay. Each new moon starts the respins again.",
  collected: "Moons collected",
  fullScreen: "Full screen",
  ladderTitle: "The greasy pole",
  ladderText: "The wheel says how many rungs you climb.",
  climb: "Up {steps}",
  slip: "Slipped",
  buy: "Buy free spins · {price}",
  buyArmed: "Spin buys for {price}",
  lines: "Lines",
  prizes: "Fixed prizes",
  anyBar: "Any three BARs",
  anySeven: "Any three sevens",
  perWay: "Amounts for one way",
  ruleLines:
    "Pays for equal symbols in a row on one of {count} lines, from the left reel. Each line pays its highest combination only; different lines add up.",
  ruleWays:
    "Pays for equal symbols on neighbouring reels from the left, in any row: there are {count} ways, and each of them pays.",
  ruleWaysTo:
    "Each reel shows 2 to 7 symbols, anew on every spin. Equal symbols on neighbouring reels from the left pay in up to {count} ways.",
  ruleAnywhere: "{count} equal symbols pay anywhere on the screen.",
  ruleCluster: "{count} or more equal symbols that touch at their sides form a cluster and pay.",
  ruleWild: "The wild stands for every symbol that pays, special symbols excepted.",
  ruleFree: "{counts} scatters give {spins} free spins.",
  ruleMore: "During them, {count} or more give {spins} more, up to {max} in all.",
  ruleScatterPays: "{counts} scatters pay {pays} times the stake.",
  ruleCap: "A round pays at most {times} times the unit staked.",
});

export type SayGrid = Say<typeof gridTexts>;
