/** The frame of the page: header, strip of the day, tabs, the views behind them. */
import { DAYS_IN_SEASON, placeOf } from "@tucano/game-math/games/liga-tucano/table.ts";
import { showPurse } from "../../shared/purse.ts";
import { icon, make } from "../../hud/dom.ts";
import { bindSoundKey } from "../../hud/sound-keys.ts";
import { shownMinute } from "./live-clock.ts";
import { clockText, dayOnOffer, type League, leftMs, momentNow, shownBalance } from "./state.ts";

export const tabs = ["matches", "live", "myBets", "table", "results"] as const;
export type Tab = (typeof tabs)[number];

export function buildParts(league: League) {
  const { say, tools } = league;
  const { translate, opened } = tools;
  const key = (name: Parameters<typeof icon>[0], text: string) =>
    make("button", { type: "button", class: "key", "aria-label": text, title: text }, [icon(name)]);
  const back = key("back", translate("leave"));
  const menu = key("menu", say("rules"));
  const mute = key("soundOn", translate("soundOff"));
  const balance = make("output");
  const purse = make("div", { class: "table-purse" }, [
    make("span", { text: opened.mode === "demo" ? say("demo") : say("balance") }),
    balance,
  ]);
  const top = make("header", { class: "table-top league-top" }, [
    back,
    make("h1", { text: opened.game.name }),
    purse,
    mute,
    menu,
  ]);
  const season = make("small");
  const day = make("strong");
  const word = make("span");
  const clock = make("b");
  const bar = make("i");
  const strip = make("section", { class: "day-strip" }, [
    make("div", { class: "day-name" }, [season, day]),
    make("div", { class: "day-clock" }, [word, clock]),
    make("div", { class: "day-bar" }, [bar]),
  ]);
  const keys = tabs.map((tab) =>
    make("button", {
      type: "button",
      role: "tab",
      id: `tab-${tab}`,
      "data-tab": tab,
      "aria-controls": `view-${tab}`,
      text: say(tab),
    }),
  );
  const tabBar = make("nav", { class: "league-tabs", role: "tablist" }, keys);
  const notice = make("div", { class: "league-notice", hidden: true });
  const voice = make("p", { class: "voice", "aria-live": "polite", role: "status" });
  return {
    top,
    back,
    menu,
    mute,
    balance,
    strip,
    season,
    day,
    word,
    clock,
    bar,
    tabBar,
    keys,
    notice,
    voice,
  };
}

export type Parts = ReturnType<typeof buildParts>;

function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

export function showBalance(league: League, { balance }: Parts): void {
  showPurse(league.tools, balance, shownBalance(league));
}

/** What time it is for the league. */
export function drawStrip(league: League, parts: Parts): void {
  const { say, round, tools } = league;
  const moment = momentNow(league);
  const isOn = moment !== null && moment.part !== "over";
  const number = isOn && round !== null ? round.number : dayOnOffer(league);
  const { season, day } = placeOf(number);
  setText(parts.season, say("season", { season }));
  setText(parts.day, say("dayOf", { day, days: DAYS_IN_SEASON }));
  const left = leftMs(league);
  const { betting_ms: bettingMs, show_ms: showMs } = tools.opened.pace;
  let [word, clock, part] = [say("nextIn"), clockText(left), left / showMs];
  if (round?.phase === "betting") [word, part] = [say("kickOffIn"), left / bettingMs];
  if (round?.phase === "void") word = say("interrupted");
  if (round?.phase === "closed") [word, clock, part] = [say("closed"), "", 0];
  if (round?.phase === "shown" && isOn) {
    const minute = moment.part === "break" ? say("halfTime") : `${shownMinute(moment)}′`;
    [word, clock, part] = [say("onAir"), minute, moment.minute / 90];
  }
  setText(parts.word, word);
  setText(parts.clock, clock);
  parts.strip.dataset["state"] = isOn ? "live" : (round?.phase ?? "");
  parts.strip.classList.toggle("is-soon", round?.phase === "betting" && left < 15_000);
  parts.bar.style.setProperty("--part", String(Math.max(0, Math.min(1, part))));
}

export function bindTop(league: League, parts: Parts, openRules: () => void): void {
  const { tools, sound } = league;
  parts.menu.addEventListener("click", openRules);
  parts.back.addEventListener("click", () => {
    if (tools.link.isFramed) tools.link.send({ type: "close" });
    else window.location.assign(tools.launch.lobby);
  });
  bindSoundKey(parts.mute, sound, tools.translate);
}
