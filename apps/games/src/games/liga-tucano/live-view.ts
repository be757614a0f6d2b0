/** The matches as they are played: one large, with its pitch, and all eight as a grid. */
import type { DayResult, PlayedMatch } from "@tucano/game-math/games/liga-tucano/table.ts";
import { totalsOf } from "@tucano/game-math/games/liga-tucano/football/score.ts";
import { make } from "../../hud/dom.ts";
import { badgeOf } from "./badge.ts";
import { hasFallen, type Moment, scoreAt, shownMinute } from "./live-clock.ts";
import { clubName, shortName } from "./names.ts";
import { createPitch, type Pitch } from "./pitch.ts";
import { clockText, type League, leftMs, momentNow, playedDay } from "./state.ts";

export interface LiveView {
  readonly root: HTMLElement;
  readonly slips: HTMLElement;
  frame: () => void;
}

interface Tile {
  readonly root: HTMLButtonElement;
  readonly score: HTMLElement;
  goals: number;
}

export interface LiveOptions {
  /** `isWatched`: in the match that is shown large. */
  onGoal: (match: PlayedMatch, side: "home" | "away", isWatched: boolean) => void;
  onSkip: () => void;
}

export function createLiveView(league: League, options: LiveOptions): LiveView {
  const { say, tools } = league;
  const pitch = createPitch();
  const stage = buildStage(league, options, pitch);
  const grid = make("div", { class: "live-grid", role: "group", "aria-label": say("live") });
  const slips = make("section", { class: "live-slips", "aria-label": say("myBets") });
  const empty = make("p", { class: "live-none" });
  const root = make("section", { class: "live" }, [stage.root, grid, slips, empty]);
  let shown: DayResult | null = null;
  let tiles: Tile[] = [];
  let focus = 0;
  let last = "";
  grid.addEventListener("click", (event) => {
    const tile = (event.target as HTMLElement).closest<HTMLElement>("[data-match]");
    if (tile !== null) choose(Number(tile.dataset["match"]));
  });
  const choose = (match: number): void => {
    focus = match;
    last = "";
    tiles.forEach((tile, index) => tile.root.setAttribute("aria-pressed", String(index === focus)));
    const played = shown?.matches[focus];
    if (played !== undefined) stage.take(played);
  };
  const begin = (day: DayResult): void => {
    shown = day;
    tiles = day.matches.map((match) => tileOf(match));
    grid.replaceChildren(...tiles.map((tile) => tile.root));
    choose(Math.min(focus, day.matches.length - 1));
  };
  const step = (day: DayResult, moment: Moment): void => {
    const isFirst = last === "";
    const key = `${moment.part}${Math.floor(moment.minute * 4)}`;
    if (key === last) return;
    last = key;
    for (const [index, match] of day.matches.entries()) {
      const tile = tiles[index];
      if (tile === undefined) continue;
      const { home, away } = totalsOf(scoreAt(match, moment));
      const isGoal = home + away > tile.goals && !isFirst && moment.part !== "over";
      if (tile.goals !== home + away) tile.score.textContent = `${home} – ${away}`;
      tile.goals = home + away;
      if (!isGoal) continue;
      flash(tile.root);
      const fallen = match.goals.filter((goal) => hasFallen(goal, moment.minute));
      const side = fallen.at(-1)?.side ?? "home";
      if (index === focus) stage.cheer(match, side);
      options.onGoal(match, side, index === focus);
    }
    const played = day.matches[focus];
    if (played !== undefined) stage.show(played, moment);
  };
  return {
    root,
    slips,
    frame: () => {
      const day = playedDay(league);
      const moment = momentNow(league);
      const isEmpty = day === null || moment === null;
      root.classList.toggle("is-empty", isEmpty);
      if (isEmpty) {
        const time = clockText(leftMs(league));
        const isOpen = league.round?.phase === "betting";
        const text = isOpen ? say("liveIn", { time }) : say("closed");
        if (empty.textContent !== text) empty.textContent = text;
        return;
      }
      if (day !== shown) begin(day);
      step(day, moment);
      const played = day.matches[focus];
      const isStill = tools.isReduced && moment.part !== "over";
      // Reading its position instead would force a layout at every frame.
      if (played !== undefined && !root.hidden) {
        pitch.draw(played, isStill ? { ...moment, part: "break" } : moment);
      }
    },
  };
}

function tileOf(match: PlayedMatch): Tile {
  const score = make("b", { text: "0 – 0" });
  const attributes = { type: "button", class: "live-tile", "data-match": match.match };
  const root = make("button", attributes, [
    badgeOf(match.home),
    make("span", { text: shortName(match.home) }),
    score,
    make("span", { text: shortName(match.away) }),
    badgeOf(match.away),
  ]);
  return { root, score, goals: 0 };
}

function flash(element: HTMLElement): void {
  element.classList.remove("is-goal");
  void element.offsetWidth;
  element.classList.add("is-goal");
}

function buildStage({ say }: League, options: LiveOptions, pitch: Pitch) {
  const home = make("div", { class: "stage-side" });
  const away = make("div", { class: "stage-side is-away" });
  const score = make("div", { class: "stage-score", text: "0 – 0" });
  const clock = make("div", { class: "stage-clock" });
  const scorers = make("div", { class: "stage-goals" });
  const shout = make("div", { class: "stage-shout", hidden: true });
  const skip = make("button", {
    type: "button",
    class: "stage-skip",
    text: say("skip"),
    onClick: () => options.onSkip(),
  });
  const root = make("section", { class: "stage" }, [
    make("header", {}, [home, make("div", { class: "stage-middle" }, [score, clock]), away]),
    make("div", { class: "stage-pitch" }, [pitch.root, shout]),
    make("div", { class: "stage-foot" }, [scorers, skip]),
  ]);
  const sideOf = (club: string): Node[] => [
    badgeOf(club),
    make("strong", { text: clubName(club) }),
  ];
  const clockWords = (moment: Moment): string => {
    if (moment.part === "break") return say("halfTime");
    if (moment.part === "over") return say("fullTime");
    return `${shownMinute(moment)}′`;
  };
  let timer = 0;
  return {
    root,
    take: (match: PlayedMatch): void => {
      home.replaceChildren(...sideOf(match.home));
      away.replaceChildren(...sideOf(match.away));
      shout.hidden = true;
    },
    show: (match: PlayedMatch, moment: Moment): void => {
      const now = totalsOf(scoreAt(match, moment));
      score.textContent = `${now.home} – ${now.away}`;
      clock.textContent = clockWords(moment);
      clock.dataset["part"] = moment.part;
      skip.hidden = moment.part === "over";
      const goals = match.goals.filter((goal) => hasFallen(goal, moment.minute));
      scorers.replaceChildren(
        ...goals.map(({ side, minute }) =>
          make("span", { class: `is-${side}`, text: `${shortName(match[side])} ${minute}′` }),
        ),
      );
    },
    cheer: (match: PlayedMatch, side: "home" | "away"): void => {
      shout.replaceChildren(
        badgeOf(match[side]),
        make("b", { text: say("goal") }),
        make("span", { text: clubName(match[side]) }),
      );
      shout.hidden = false;
      flash(score);
      flash(shout);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        shout.hidden = true;
      }, 1_500);
    },
  };
}
