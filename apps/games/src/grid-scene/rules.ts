/** How to play a slot on a grid, and what it pays at the current stake. */
import { figureIn, multiplierIn, percentIn } from "@tucano/i18n/numbers.ts";
import { make } from "../hud/dom.ts";
import { rulesList } from "../hud/rules.ts";
import type { StageTools } from "../shell/stage.ts";
import { chancesOf } from "./bets/modes-bet.ts";
import { bringsOf } from "./bets/offer-sheet.ts";
import type { SayGrid } from "./texts.ts";
import type { GridGame } from "./theme.ts";

interface RulesOptions {
  tools: StageTools;
  game: GridGame;
  say: SayGrid;
  picture: (symbol: string) => HTMLCanvasElement;
}

export function gridRules(options: RulesOptions): HTMLElement {
  const { tools, game, say } = options;
  const t = tools.translate;
  const texts = [
    ...game.rules(tools.language),
    ...kindOf(options),
    ...modesOf(options),
    say("ruleCap", { times: figureIn(tools.language, game.maxWinMultiplier) }),
    t("ruleNoStrategy"),
    t("ruleInterrupted"),
    t("ruleMalfunction"),
  ];
  return make("div", {}, [
    specialsOf(options),
    rulesList(texts),
    make("p", { class: "hint", text: t("paysFor", { stake: tools.money(100) }) }),
    game.screen.pays === "ways" ? make("p", { class: "hint", text: say("perWay") }) : null,
    payList(options),
    ...jackpotList(options),
    ...lineList(options),
    make("p", { class: "hint", text: t("credits") }),
  ]);
}

/** Symbols that do more than pay: most carry a word in their picture, others have one beside. */
function specialsOf({ tools, game, picture }: RulesOptions): HTMLElement {
  const special = game.screen.symbols.filter(({ role }) => role !== "pays" && role !== "blank");
  const notes = game.notes?.(tools.language);
  if (notes === undefined) {
    const pictures = special.map(({ id }) => copyOf(picture(id)));
    return make("div", { class: "specials" }, pictures);
  }
  const cards = special.map(({ id }) => {
    const note = make("p", { class: "hint", text: notes[id] ?? "" });
    return make("li", { class: "pay" }, [copyOf(picture(id)), note]);
  });
  return make("ul", { class: "pays is-special" }, cards);
}

function kindOf({ tools, game, say }: RulesOptions): string[] {
  const t = tools.translate;
  const rules = game.paysBothWays
    ? [`${t("ruleBothWays")} ${t("ruleHighest")}`]
    : [paysRule(game, say)];
  const hasWild = game.screen.symbols.some(({ role }) => role === "wild");
  return hasWild && game.notes === undefined ? [...rules, say("ruleWild")] : rules;
}

/** What else it may be played for, each with its return, though this house may not allow it. */
function modesOf({ tools, game: { modes = [] }, say }: RulesOptions): string[] {
  const { sheet, language } = tools;
  return modes.map((mode) => {
    const option = sheet.options.find(({ id }) => id === mode.id);
    const figures = {
      rtp: percentIn(language, option?.rtp_percent ?? ""),
      most: figureIn(language, option?.max_win_multiplier ?? 0),
    };
    const { units, spins } = mode;
    if (spins === null) {
      return say("ruleAnte", { times: units, ...chancesOf(tools, mode), ...figures });
    }
    const bought = say("ruleBuy", { spins, price: units, ...figures });
    return mode.extra === null ? bought : `${bought} ${bringsOf(mode, say)}`;
  });
}

function paysRule({ screen, table }: GridGame, say: SayGrid): string {
  const { pays, rowsMin, rowsMax, reels, lines } = screen;
  const least = table.symbols[0]?.rows[0]?.count.replace(/\D.*$/, "") ?? "";
  if (pays === "line") return say("ruleLines", { count: lines.length });
  if (pays === "anywhere") return say("ruleAnywhere", { count: `${least}+` });
  if (pays === "cluster") return say("ruleCluster", { count: least });
  const count = rowsMax ** reels;
  return say(rowsMin === rowsMax ? "ruleWays" : "ruleWaysTo", { count });
}

function payList({ tools, game, say, picture }: RulesOptions): HTMLElement {
  const mixes: Readonly<Record<string, string>> = {
    any_bar: say("anyBar"),
    any_seven: say("anySeven"),
  };
  const cards = game.table.symbols.map(({ id, rows }) => {
    const amounts = rows.toReversed().map(({ count, hundredths }) =>
      make("li", {}, [
        make("span", { text: count.includes("+") ? count : `${count}×` }),
        make("b", {
          text: tools.money(hundredths),
          title: multiplierIn(tools.language, hundredths),
        }),
      ]),
    );
    const mix = mixes[id];
    const head = mix === undefined ? copyOf(picture(id)) : null;
    const name = mix === undefined ? null : make("p", { class: "hint", text: mix });
    return make("li", { class: rows.length > 4 ? "pay is-tall" : "pay" }, [
      head,
      make("div", {}, [name, make("ul", { class: "amounts" }, amounts)]),
    ]);
  });
  return make("ul", { class: "pays" }, cards);
}

function jackpotList({ tools, game, say }: RulesOptions): HTMLElement[] {
  const { jackpots } = game.table;
  if (jackpots === undefined) return [];
  const rows = jackpots
    .toReversed()
    .flatMap(({ jackpot, hundredths }) => [
      make("dt", { text: nameOfJackpot(jackpot) }),
      make("dd", { text: tools.money(hundredths) }),
    ]);
  return [make("h3", { text: say("prizes") }), make("dl", { class: "figures" }, rows)];
}

/** These four names are the same in every language of the trade. */
export function nameOfJackpot(jackpot: string): string {
  return jackpot.charAt(0).toUpperCase() + jackpot.slice(1);
}

function lineList({ tools, game }: RulesOptions): HTMLElement[] {
  const { lines, reels, rowsMax } = game.screen;
  if (lines.length === 0) return [];
  const cards = lines.map((line, index) => {
    const cells = Array.from({ length: rowsMax * reels }, (_, cell) => {
      const isOn = line[cell % reels] === Math.floor(cell / reels);
      return make("i", isOn ? { class: "on" } : {});
    });
    const grid = make("div", { class: "line-grid", "aria-hidden": "true" }, cells);
    grid.style.gridTemplateColumns = `repeat(${reels}, 10px)`;
    return make("li", {}, [grid, make("span", { text: String(index + 1) })]);
  });
  const title = tools.translate("lines", { count: lines.length });
  return [make("h3", { text: title }), make("ul", { class: "lines" }, cards)];
}

function copyOf(picture: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = make("canvas", { class: "symbol", "aria-hidden": "true" });
  canvas.width = 128;
  canvas.height = 128;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, 128, 128);
  return canvas;
}
