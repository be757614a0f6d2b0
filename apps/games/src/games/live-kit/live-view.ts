/** The elements of a live table's page and their layout. */
import { icon, make } from "../../hud/dom.ts";
import { bindSoundKey } from "../../hud/sound-keys.ts";
import type { TableTools } from "../../shared/table-page.ts";
import type { Sound } from "../../sound/sound.ts";
import type { Chat } from "./chat.ts";
import type { LiveGame, LivePart } from "./live-game.ts";
import type { LiveInfo } from "./info-sheet.ts";
import type { LiveRoster } from "./roster.ts";
import { createRing } from "./ring.ts";
import { createStudio } from "./studio.ts";
import type { SayLive } from "./texts.ts";
import "./side.css";

export type LiveView = ReturnType<typeof createLiveView>;

export function createLiveView({ tools, say }: { tools: TableTools; say: SayLive }, at: number) {
  const { translate } = tools;
  const key = (name: Parameters<typeof icon>[0], text: string) =>
    make("button", { type: "button", class: "key", "aria-label": text, title: text }, [icon(name)]);
  const placeText = make("span", { class: "place-text", text: say("place") });
  const placeSum = make("span", { class: "place-sum" });
  return {
    back: key("back", translate("leave")),
    menu: key("menu", say("rules")),
    mute: key("soundOn", translate("soundOff")),
    people: make("button", {
      type: "button",
      class: "live-people",
      "aria-expanded": "false",
      text: tools.opened.has_chat ? say("chat") : say("players"),
    }),
    balance: make("output"),
    mine: make("output", { class: "live-mine" }),
    call: make("p", { class: "live-call" }),
    notice: make("div", { class: "live-notice", hidden: true }),
    voice: make("p", { class: "voice", "aria-live": "polite", role: "status" }),
    ring: createRing(),
    studio: createStudio(at),
    place: make("button", { type: "button", class: "live-place" }, [placeText, placeSum]),
    placeText,
    placeSum,
    side: make("aside", { class: "live-side" }),
  };
}

interface Mounting {
  readonly tools: TableTools;
  readonly say: SayLive;
  readonly game: LiveGame;
  readonly part: LivePart;
  readonly view: LiveView;
  readonly rack: HTMLElement;
  readonly roster: LiveRoster;
  readonly chat: Chat;
  readonly info: LiveInfo;
  readonly sound: Sound;
}

export function mountLive(parts: Mounting): void {
  const { tools, say, game, part, view, rack, roster, chat, info } = parts;
  const { page, opened } = tools;
  page.classList.add("live", game.className);
  const purse = (name: string, value: HTMLElement, look = "") =>
    make("div", { class: `table-purse live-purse ${look}` }, [make("span", { text: name }), value]);
  const top = make("header", { class: "table-top live-top" }, [
    view.back,
    make("h1", { text: opened.game.name }),
    purse(say("placed"), view.mine, "is-mine"),
    purse(opened.mode === "demo" ? say("demo") : say("balance"), view.balance),
    view.mute,
    view.menu,
  ]);
  const scene = make("section", { class: "live-scene" }, [
    view.studio.root,
    part.stage,
    view.call,
    view.ring.root,
    view.people,
    view.notice,
  ]);
  view.side.append(roster.root, chat.root);
  const desk = make("div", { class: "live-desk" }, [rack, view.place]);
  page.append(top, scene, part.history, part.board, desk, view.side, view.voice, info.root);
  wireKeys(parts);
}

function wireKeys({ tools, view, info, part, sound }: Mounting): void {
  const { page, translate } = tools;
  view.menu.addEventListener("click", () => info.openRules());
  part.history.addEventListener("click", (event) => {
    const past = (event.target as HTMLElement).closest<HTMLElement>("[data-round]");
    if (past !== null) void info.openProof(past.dataset["round"] ?? "");
  });
  view.back.addEventListener("click", () => {
    if (tools.link.isFramed) tools.link.send({ type: "close" });
    else window.location.assign(tools.launch.lobby);
  });
  const showSide = (isOpen: boolean): void => {
    page.classList.toggle("shows-side", isOpen);
    view.people.setAttribute("aria-expanded", String(isOpen));
  };
  view.people.addEventListener("click", () => showSide(!page.classList.contains("shows-side")));
  page.addEventListener("keydown", (event) => {
    if (event.key === "Escape") showSide(false);
  });
  bindSoundKey(view.mute, sound, translate);
}
