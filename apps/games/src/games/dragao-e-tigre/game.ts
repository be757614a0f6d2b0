/** Dragão e Tigre: two cards face each other; chips on who is higher, or on what each card is. */
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import { figuresOfOutcomes, percentOf } from "@tucano/game-math/outcomes.ts";
import { dragonTiger, dragonTigerSpots } from "@tucano/game-math/games/dragao-e-tigre/game.ts";
import { spotOutcomes } from "@tucano/game-math/tables/exact.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import dragonPicture from "../../art/dragao-e-tigre/dragon.webp";
import tigerPicture from "../../art/dragao-e-tigre/tiger.webp";
import { createCard, dealCard, flipCard } from "../../cards-art/card-view.ts";
import { make } from "../../hud/dom.ts";
import { type GameModule, playersOf, type Stage, type StageTools } from "../../shell/stage.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { paytable, rulesList } from "../chip-tables/rules.ts";
import { createSpotBoard, type Spot } from "../chip-tables/spot-board.ts";
import { createTable } from "../chip-tables/table.ts";
import "./dragon-tiger.css";
import { dragonTigerBoxes } from "./layout.ts";
import { type DragonTigerTextKey, type SayDragonTiger, dragonTigerTexts } from "./texts.ts";

export const game: GameModule = {
  look: {
    className: "theme-onca",
    layout: "bottom",
    button: "bar",
    voice: { root: 233, shape: 1, scale: [0, 2, 5, 7, 9, 12, 14, 17] },
  },
  version: dragonTiger.facts.version,
  createStage: createDragonTiger,
};

const RESULT_MS = 800;
const BREATH_MS = 260;
const RESULTS_SHOWN = 16;

function createDragonTiger(tools: StageTools): Stage {
  const { motion, sound } = tools;
  const say = wordsFor(dragonTigerTexts, tools.language);
  const board = createSpotBoard({
    name: tools.sheet.name,
    spots: dragonTigerSpots.map(({ id, toOne }) => spotFor(id, toOne, say)),
    onTap: (spot) => table.lay([[spot, 1]]),
  });
  board.root.classList.add("dragon-tiger-board");
  board.place(dragonTigerBoxes());
  const table = createTable({ tools, chipsMax: dragonTiger.rules.chipsMax, board: () => board });
  const cards = { dragon: createCard(null), tiger: createCard(null) };
  const shoe = make("div", { class: "duel-shoe", "aria-hidden": "true" });
  const sides = {
    dragon: duelist("dragon", dragonPicture, cards.dragon.root, say),
    tiger: duelist("tiger", tigerPicture, cards.tiger.root, say),
  };
  const results = make("ol", { class: "results duel-results" });
  const duel = make("div", { class: "duel" }, [sides.dragon, shoe, sides.tiger]);
  const root = make("div", { class: "dragon-tiger" }, [duel, results, board.root]);

  const clear = (): void => {
    for (const side of Object.values(sides)) side.classList.remove("is-winner", "is-loser");
    cards.dragon.root.hidden = true;
    cards.tiger.root.hidden = true;
  };
  const tell = async (event: EventOf<"dragonTigerDeal">): Promise<void> => {
    const { dragon, tiger, outcome, wins } = event;
    for (const side of ["dragon", "tiger"] as const) {
      cards[side].root.hidden = false;
      sound.play("card", side === "dragon" ? 0 : 2);
      await dealCard(cards[side], { motion, from: shoe, card: null });
    }
    for (const side of ["dragon", "tiger"] as const) {
      await motion.wait(BREATH_MS);
      sound.play("card", side === "dragon" ? 3 : 5);
      await flipCard(cards[side], event[side], motion);
    }
    for (const side of ["dragon", "tiger"] as const) {
      sides[side].classList.toggle("is-winner", outcome === side || outcome === "tie");
      sides[side].classList.toggle("is-loser", outcome !== side && outcome !== "tie");
    }
    const shown = { dragon: cardText(dragon), tiger: cardText(tiger) };
    const text =
      outcome === "tie" ? say("resultTie", shown) : say("wins", { side: say(outcome), ...shown });
    tools.say(text);
    tools.announce(text);
    const letter = Array.from(say(outcome))[0] ?? "";
    results.prepend(make("li", { class: `duel-result is-${outcome}`, text: letter }));
    while (results.children.length > RESULTS_SHOWN) results.lastChild?.remove();
    const holding = dragonTigerSpots.filter(
      ({ id }) => id === outcome || wins.some(({ spot }) => spot === id),
    );
    board.mark(
      "is-hit",
      holding.map(({ id }) => id),
    );
    table.showWins(wins);
    await motion.wait(RESULT_MS);
  };
  clear();

  return {
    mount: (host) => host.append(root),
    destroy: () => root.remove(),
    controls: table.rack.root,
    hidesStake: true,
    choice: table.choice,
    unitsOf: table.unitsOf,
    recall: table.recall,
    playLabel: () => say("deal"),
    startRound: () => {
      table.startRound();
      board.mark("is-hit", []);
      clear();
      sound.play("whoosh");
    },
    cancelRound: async () => clear(),
    setPhase: table.setPhase,
    players: playersOf<"dragonTigerDeal">({ dragonTigerDeal: tell }),
    rules: () => rulesFor(tools.language, say),
    optionName: (id) => say(optionNames[id] ?? "main"),
  };
}

function duelist(
  side: "dragon" | "tiger",
  picture: string,
  card: HTMLElement,
  say: SayDragonTiger,
): HTMLElement {
  return make("div", { class: `duelist is-${side}` }, [
    make("img", { class: "crest", src: picture, alt: "", draggable: "false" }),
    make("span", { class: "duel-name", text: say(side) }),
    make("div", { class: "duel-card" }, [card]),
  ]);
}

const suits: Readonly<Record<string, string>> = { s: "♠", h: "♥", d: "♦", c: "♣" };

function cardText(card: string): string {
  const rank = card.slice(0, -1);
  return `${rank === "T" ? "10" : rank}${suits[card.slice(-1)] ?? ""}`;
}

const suitOf: Readonly<Record<string, string>> = {
  spades: "s",
  hearts: "h",
  diamonds: "d",
  clubs: "c",
};

function spotFor(id: string, toOne: number, say: SayDragonTiger): Spot {
  const pays = make("span", { class: "spot-pays", text: `${toOne}:1` });
  const side = /^(dragon|tiger)([A-Z]\w+)$/.exec(id);
  if (side === null) {
    const name = say(id as DragonTigerTextKey);
    const word = make("span", { class: "spot-word", text: name });
    return { id, className: `duel-spot is-main is-${id}`, name, content: [word, pays] };
  }
  const owner = side[1] as "dragon" | "tiger";
  const key = (side[2] ?? "").toLowerCase() as DragonTigerTextKey;
  const suit = suitOf[key];
  const word =
    suit === undefined
      ? make("span", { class: "spot-word", text: say(key) })
      : make("span", { class: `spot-suit is-${key}`, text: `${suits[suit] ?? ""}\uFE0E` });
  const className = `duel-spot of-${owner} is-${key}`;
  return { id, className, name: `${say(owner)}: ${say(key)}`, content: [word, pays] };
}

const optionNames: Readonly<Record<string, DragonTigerTextKey>> = {
  "dragon-tiger": "main",
  tie: "tie",
  "suited-tie": "suitedTie",
  "big-small": "bigSmall",
  colour: "colour",
  suit: "suit",
};

const rows: readonly (readonly [DragonTigerTextKey, string])[] = [
  ["main", "dragon"],
  ["tie", "tie"],
  ["suitedTie", "suitedTie"],
  ["bigSmall", "dragonSmall"],
  ["colour", "dragonRed"],
  ["suit", "dragonSpades"],
];

function rulesFor(language: Language, say: SayDragonTiger): HTMLElement {
  return make("div", {}, [
    rulesList(language, [say("rule1"), say("rule2"), say("rule3"), say("rule4")]),
    paytable(
      language,
      rows.map(([key, id]) => ({
        name: say(key),
        pays: `${dragonTigerSpots.find((spot) => spot.id === id)?.toOne ?? 0}:1`,
        returns: percentOf(figuresOfOutcomes(spotOutcomes(dragonTiger.rules, id)).rtp),
      })),
    ),
  ]);
}
