/** What the flight's page is made of. */
import type { Centavos } from "@tucano/contract/money.ts";
import type { PastRound, TableRound } from "@tucano/contract/player/games/shared-tables.ts";
import { icon, make } from "../../hud/dom.ts";
import type { TableLine } from "../../shared/table-line.ts";
import type { TableTools } from "../../shared/table-page.ts";
import type { Sound } from "../../sound/sound.ts";
import type { BetPanel } from "./bet-panel.ts";
import type { Roster } from "./roster.ts";
import type { Sky } from "./sky.ts";
import type { SayFlight } from "./texts.ts";

export interface Flight {
  readonly tools: TableTools;
  readonly say: SayFlight;
  readonly sound: Sound;
  readonly sky: Sky;
  readonly roster: Roster;
  readonly panels: readonly BetPanel[];
  readonly parts: ReturnType<typeof buildParts>;
  line: TableLine | null;
  round: TableRound | null;
  history: PastRound[];
  balance: Centavos;
}

export function buildParts({ translate }: TableTools, say: Flight["say"]) {
  const key = (name: Parameters<typeof icon>[0], text: string) =>
    make("button", { type: "button", class: "key", "aria-label": text, title: text }, [icon(name)]);
  return {
    back: key("back", translate("leave")),
    menu: key("menu", say("rules")),
    mute: key("soundOn", translate("soundOff")),
    balance: make("output"),
    history: make("div", { class: "flight-history", role: "group", "aria-label": say("history") }),
    figure: make("div", { class: "flight-figure" }),
    word: make("div", { class: "flight-word" }),
    bar: make("div", { class: "flight-bar" }, [make("i")]),
    notice: make("div", { class: "flight-notice", hidden: true }),
    voice: make("p", { class: "voice", "aria-live": "polite", role: "status" }),
  };
}
