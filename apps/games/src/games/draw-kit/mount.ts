/** Puts the parts of a timed draw's page together. */
import { icon, make } from "../../hud/dom.ts";
import { bindSoundKey } from "../../hud/sound-keys.ts";
import type { TableTools } from "../../shared/table-page.ts";
import type { Sound } from "../../sound/sound.ts";
import type { InfoSheet } from "./info-sheet.ts";
import type { Shop } from "./shop.ts";
import type { Stage } from "./stage.ts";
import type { SayDraw } from "./texts.ts";

export function buildParts({ translate, opened }: TableTools, say: SayDraw) {
  const key = (name: Parameters<typeof icon>[0], text: string) =>
    make("button", { type: "button", class: "key", "aria-label": text, title: text }, [icon(name)]);
  return {
    back: key("back", translate("leave")),
    menu: key("menu", say("rules")),
    mute: key("soundOn", translate("soundOff")),
    purse: make("small", { text: opened.mode === "demo" ? say("demo") : say("balance") }),
    balance: make("output"),
    notice: make("div", { class: "draw-notice", role: "alert", hidden: true }),
    voice: make("p", { class: "voice", "aria-live": "polite", role: "status" }),
  };
}

export interface MountOptions {
  readonly tools: TableTools;
  readonly spec: { readonly theme: string };
  readonly parts: ReturnType<typeof buildParts>;
  readonly stage: Stage;
  readonly board: {
    readonly root: HTMLElement;
    readonly keys: readonly HTMLElement[];
    readonly prizes: HTMLElement | null;
  };
  readonly shop: Shop;
  readonly list: { readonly root: HTMLElement } | null;
  readonly info: InfoSheet;
  readonly sound: Sound;
  onSkip: () => void;
}

export function mountPage(options: MountOptions): void {
  const { tools, spec, parts, stage, board, shop, list, info, sound, onSkip } = options;
  const { page, opened } = tools;
  page.classList.add(spec.theme, "draw");
  const top = make("header", { class: "table-top draw-top" }, [
    parts.back,
    make("h1", { text: opened.game.name }),
    make("div", { class: "table-purse" }, [parts.purse, parts.balance]),
    parts.mute,
    parts.menu,
  ]);
  const keys = make("div", { class: "draw-tools" }, [...board.keys, shop.repeat]);
  const prizes = board.prizes === null ? [] : [board.prizes];
  const mine = list === null ? [] : [list.root];
  page.append(top, stage.root, ...prizes, board.root, keys, ...mine, shop.root);
  page.append(parts.notice, parts.voice, info.root);
  page.classList.toggle("has-list", list !== null);
  stage.root.addEventListener("click", onSkip);
  parts.menu.addEventListener("click", () => info.openRules());
  parts.back.addEventListener("click", () => {
    if (tools.link.isFramed) tools.link.send({ type: "close" });
    else window.location.assign(tools.launch.lobby);
  });
  bindSoundKey(parts.mute, sound, tools.translate);
}
