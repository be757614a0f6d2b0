/** The table's talk: what was said, a line to write, and a flag on what others wrote. */
import { CHAT_CHARS_MAX, type ChatLine } from "@tucano/contract/player/games/shared-tables.ts";
import { make } from "../../hud/dom.ts";
import type { SayLive } from "./texts.ts";

export interface Chat {
  readonly root: HTMLElement;
  /** Null: nobody talks here now. */
  fill: (lines: readonly ChatLine[] | null) => void;
  add: (line: ChatLine) => void;
  remove: (id: number) => void;
}

interface ChatOptions {
  readonly say: SayLive;
  /** Only those who play for money are known, and may talk. */
  readonly mayTalk: boolean;
  send: (text: string) => boolean;
  report: (id: number) => void;
}

const LINES_MAX = 60;

export function createChat({ say, mayTalk, send, report }: ChatOptions): Chat {
  const list = make("ol", { class: "chat-lines", "aria-live": "polite", tabindex: "0" });
  list.setAttribute("aria-label", say("chat"));
  const field = make("input", {
    class: "chat-field",
    maxlength: CHAT_CHARS_MAX,
    placeholder: say("message"),
    "aria-label": say("message"),
    autocomplete: "off",
    enterkeyhint: "send",
  });
  const button = make("button", { type: "submit", class: "chat-send", text: say("send") });
  const form = make("form", { class: "chat-form" }, [field, button]);
  const root = make("section", { class: "chat", "aria-label": say("chat"), hidden: true }, [
    make("h2", { text: say("chat") }),
    list,
    mayTalk ? form : make("p", { class: "chat-closed", text: say("chatDemo") }),
  ]);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text !== "" && send(text)) field.value = "";
  });
  const row = (line: ChatLine): HTMLElement => {
    const flag = make("button", {
      type: "button",
      class: "chat-flag",
      "aria-label": `${say("report")}: ${line.name}`,
      title: say("report"),
      text: "!",
      onClick: () => {
        flag.disabled = true;
        report(line.id);
      },
    });
    const parts = [make("b", { text: line.name }), make("span", { text: line.text })];
    const own = line.is_own ? "is-own" : "";
    return make("li", { class: own, "data-line": line.id }, [
      ...parts,
      line.is_own || !mayTalk ? null : flag,
    ]);
  };
  return {
    root,
    fill: (lines) => {
      root.hidden = lines === null;
      list.replaceChildren(...(lines ?? []).map(row));
      list.scrollTop = list.scrollHeight;
    },
    add: (line) => {
      if (list.querySelector(`[data-line="${line.id}"]`) !== null) return;
      list.append(row(line));
      while (list.children.length > LINES_MAX) list.firstElementChild?.remove();
      list.scrollTop = list.scrollHeight;
    },
    remove: (id) => list.querySelector(`[data-line="${id}"]`)?.remove(),
  };
}
