/** Words that all slots on grids share. */
import { type Say, words } from "@tucano/i18n/words.ts";

export const gridTexts = words("grid", {
  waysWin: "Ways: {ways} · {amount}",
  clusterWin: "Cluster of {count}: {amount}",
  anywhereWin: "{count} alike: {amount}",
  multiplied: "Multiplied by {multiplier}: {amount}",
  grows: "The wild grows: {multiplier}",
  scatterPays: "{count} scatters: {amount}",
  stays: "The wild stays in place",
  respin: "Two matching reels: the third spins again",
  respinsLeft: "Respins: {count}",
  holdTitle: "Moonlight",
  holdText: "Moons stay. Each new moon resets the respins.",
  collected: "Moons collected",
  fullScreen: "Full screen",
  ladderTitle: "The greasy pole",
  ladderText: "The wheel says how many rungs you climb.",
  climb: "Up {steps}",
  slip: "Slipped",
  specialTitle: "The special symbol",
  specialText: "On enough reels it fills them and pays on every line",
  expands: "The special symbol fills its reels",
  expandedWin: "On {count} reels, every line: {amount}",
  rises: "The wild fills its reel and stays",
  respinAgain: "The other reels spin again",
  buy: "Buy free spins · {price}",
  buyArmed: "Spin buys for {price}",
  lines: "Lines",
  prizes: "Fixed prizes",
  anyBar: "Any three BARs",
  anySeven: "Any three sevens",
  perWay: "Amounts for one way",
  ruleLines:
    "Matching symbols in a row on one of {count} lines pay from the left reel. Each line only pays its highest combination. Different lines add up.",
  ruleWays:
    "Matching symbols on adjacent reels from the left pay in any row: there are {count} ways, and each of them pays.",
  ruleWaysTo:
    "Each reel shows 2 to 7 symbols, changing on every spin. Matching symbols on adjacent reels from the left pay in up to {count} ways.",
  ruleAnywhere: "{count} matching symbols pay anywhere on the screen.",
  ruleCluster: "{count} or more matching symbols touching side by side form a cluster and pay.",
  ruleWild: "The wild stands for every paying symbol except special symbols.",
  ruleFree: "{counts} scatters give {spins} free spins.",
  ruleMore: "During them, {count} or more give {spins} more, up to {max} in total.",
  ruleScatterPays: "{counts} scatters pay {pays} times the stake.",
  ruleCap: "A round pays at most {times} times the unit bet.",
});

export type SayGrid = Say<typeof gridTexts>;
