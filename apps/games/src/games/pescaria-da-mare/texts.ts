/** Words of the fishing game. */
import { type PlainKey, type Say, words } from "@tucano/i18n/words.ts";

export const fishTexts = words("pescaria-da-mare", {
  shoot: "Shoot",
  weapon: "Weapon",
  target: "Target",
  harpoon: "Harpoon",
  lance: "Lance",
  chain: "Lightning",
  bomb: "Bomb",
  sardine: "Sardine",
  shrimp: "Shrimp",
  clown: "Clownfish",
  seahorse: "Jellyfish",
  puffer: "Pufferfish",
  crab: "Crab",
  squid: "Squid",
  turtle: "Turtle",
  lionfish: "Lobster",
  ray: "Dolphin",
  shark: "Shark",
  whale: "Whale",
  kingOctopus: "King Octopus",
  seaSerpent: "Sea Serpent",
  goldenTide: "Whale of the Tide",
  caught: "{name}: {amount}",
  escaped: "Got away",
  odds: "1 in {odds}",
  lockLost: "{name} swam off; the aim moved on",
  onlyTarget: "Only this target",
  lockWaits: "{name} is gone: choose another target",
  waveCalm: "Calm water",
  waveCalmText: "A little of everything",
  waveShoals: "The shoals",
  waveShoalsText: "Small fish by the dozen",
  waveTide: "Tide of giants",
  waveTideText: "The great ones pass by",
  bossComes: "Boss in sight",
  bossOdds: "{odds} per shot · pays {pays}",
  pays: "Pays",
  chance: "Chance",
  rule1:
    "Each shot is a round of its own at the weapon's price: harpoon 1, lightning 4, lance 5, bomb 10 times the stake.",
  rule2:
    "A target that pays m times the shot is caught with chance 0.97 ÷ m. Every shot returns 97% on average, at any target.",
  rule3:
    "Lightning is shared by up to 4 targets. A bomb gives half to its target and half to those near it.",
  rule4:
    "A boss takes the whole shot, and nothing else is hit. The three have a chest: its prize is drawn only when they are caught.",
  rule5:
    "Every {seconds} seconds the sea changes: calm water, shoals, tide of giants. In each a boss crosses. It changes what swims by, never what a shot returns.",
  rule6:
    "Tap a target to lock on to it: shots follow it until it is caught or swims off. Automatic play fires within the limits that you set.",
  seats: "Players at this sea",
  seat: "Seat {number}",
  seatFree: "Free seat",
  playAlone: "Play alone",
  rule7:
    "With the padlock closed the gun aims at nothing else: when the target is gone, automatic play stops and waits for your next choice.",
  rule8:
    "Up to {seats} players for real money sit at one sea and see each other's shots and catches once they are settled. All of them are real players; a free seat stays empty.",
  rule9:
    "The others change nothing of yours: each shot is drawn from its own seeds alone, what you aim at is never taken away, and a boss that somebody else catches stays.",
  rule10: "With the key at the top you play alone: you see nobody, and nobody sees you.",
});

export type SayFish = Say<typeof fishTexts>;
export type FishTextKey = PlainKey<typeof fishTexts>;
