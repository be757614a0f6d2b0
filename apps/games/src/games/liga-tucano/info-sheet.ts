/** Rules for players, what each market returns, and the proof of a day, checked on this device. */
import type { DayResult } from "@tucano/game-math/games/liga-tucano/table.ts";
import { MAX_WIN_MULTIPLIER } from "@tucano/game-math/games/liga-tucano/table.ts";
import { clubs } from "@tucano/game-math/games/liga-tucano/football/clubs.ts";
import {
  AWAY_GOALS,
  HOME_GOALS,
  totalsOf,
} from "@tucano/game-math/games/liga-tucano/football/score.ts";
import { figureIn, percentIn } from "@tucano/i18n/numbers.ts";
import { closeKey, make } from "../../hud/dom.ts";
import { soundSwitches } from "../../hud/sound-keys.ts";
import { proofView } from "../../shared/proof-view.ts";
import type { TableProof } from "../../shared/table-server.ts";
import { badgeOf } from "./badge.ts";
import { marketName, marketOrder, shortName } from "./names.ts";
import { oddsText } from "./slip.ts";
import type { League } from "./state.ts";

export interface InfoSheet {
  readonly root: HTMLDialogElement;
  openRules: () => void;
  openProof: (roundId: string) => Promise<void>;
}

const ruleKeys = ["r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9"] as const;

export function createInfoSheet(league: League): InfoSheet {
  const { say, tools } = league;
  const title = make("h2");
  const body = make("div", { class: "info-body" });
  const root = make("dialog", { class: "league-sheet info-sheet" }, [
    make("header", {}, [title, closeKey(tools.translate("close"), () => root.close())]),
    soundSwitches(league.sound, tools.translate),
    body,
  ]);
  root.addEventListener("click", (event) => {
    if (event.target === root) root.close();
  });
  const show = (heading: string, ...content: readonly Node[]): void => {
    title.textContent = heading;
    root.setAttribute("aria-label", heading);
    body.replaceChildren(...content);
    body.scrollTop = 0;
    if (!root.open) root.showModal();
  };
  return {
    root,
    openRules: () => show(say("rules"), ...rulesOf(league)),
    openProof: async (roundId) => {
      try {
        show(say("proof"), ...proofOf(league, await tools.server.proof(roundId)));
      } catch {
        show(say("proof"), make("p", { text: tools.translate("loadFailed") }));
      }
    },
  };
}

function rulesOf(league: League): HTMLElement[] {
  const { say, tools } = league;
  const { options } = tools.opened.game;
  const times = figureIn(tools.language, MAX_WIN_MULTIPLIER);
  const returns = marketOrder.flatMap((id) => {
    const option = options.find((each) => each.id === id);
    if (option === undefined) return [];
    const value = percentIn(tools.language, option.rtp_percent);
    return [
      make("tr", {}, [
        make("td", { text: marketName(say, id, null) }),
        make("td", { text: value }),
      ]),
    ];
  });
  const strengths = clubs.map(({ id, name, attack, defence }) =>
    make("tr", {}, [
      make("td", {}, [badgeOf(id), make("span", { text: name })]),
      make("td", { text: hundredths(attack) }),
      make("td", { text: hundredths(defence) }),
    ]),
  );
  return [
    make(
      "ol",
      {},
      ruleKeys.map((key) => make("li", { text: say(key, { times }) })),
    ),
    make("h3", { text: say("returns") }),
    make("p", { text: say("returnsText") }),
    make("table", { class: "paytable" }, [make("tbody", {}, returns)]),
    make("h3", { text: say("strengths") }),
    make("p", { text: say("strengthsText") }),
    ...meansOf(league),
    make("table", { class: "paytable" }, [
      make("thead", {}, [
        make("tr", {}, [
          make("th", { text: say("club") }),
          make("th", { text: say("attack") }),
          make("th", { text: say("defence") }),
        ]),
      ]),
      make("tbody", {}, strengths),
    ]),
  ];
}

/** Expected goals of a match: what the odds follow from. */
function meansOf({ say }: League): HTMLElement[] {
  const own = say("attack").toLowerCase();
  const other = say("defence").toLowerCase();
  const sides = [
    { side: say("homeSide"), opponent: say("awaySide"), goals: HOME_GOALS },
    { side: say("awaySide"), opponent: say("homeSide"), goals: AWAY_GOALS },
  ];
  return sides.map(({ side, opponent, goals }) =>
    make("p", {
      class: "formula",
      text: `λ ${side} = ${oddsText(goals)} × ${own} (${side}) × ${other} (${opponent})`,
    }),
  );
}

function hundredths(value: number): string {
  const digits = String(value).padStart(3, "0");
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}

function proofOf({ say }: League, proof: TableProof): HTMLElement[] {
  const { matches } = proof.result as DayResult;
  const scores = matches.map((match) => {
    const { home, away } = totalsOf(match.score);
    return `${shortName(match.home)} ${home}–${away} ${shortName(match.away)}`;
  });
  return [make("p", { class: "strong", text: scores.join(" · ") }), ...proofView(proof, say)];
}
