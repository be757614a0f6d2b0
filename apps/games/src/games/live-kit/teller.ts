/** What is said at the table: the dealer's call, notices, and the voice for those who listen. */
import { type Centavos, formatWire } from "@tucano/contract/money.ts";
import type { TableTools } from "../../shared/table-page.ts";
import type { LiveView } from "./live-view.ts";
import type { SayLive } from "./texts.ts";

const NOTICE_MS = 4_000;
const WIN_MS = 6_000;

export interface Teller {
  /** In the dealer's bubble. */
  call: (text: string) => void;
  /** In the bubble, and aloud. */
  announce: (text: string) => void;
  /** Aloud only. */
  tell: (text: string) => void;
  notice: (text: string, kind?: string) => void;
  askForMoney: (balance: Centavos, stake: Centavos) => void;
  tellLost: (reason: "away" | "ended" | null) => void;
}

export function createTeller(tools: TableTools, view: LiveView, say: SayLive): Teller {
  const { call: bubble, notice: sign, voice } = view;
  let number = 0;
  const call = (text: string): void => {
    if (bubble.textContent === text) return;
    bubble.textContent = text;
    bubble.classList.remove("is-new");
    // Read, so that the movement starts over.
    void bubble.offsetWidth;
    bubble.classList.add("is-new");
  };
  const notice = (text: string, kind = ""): void => {
    sign.hidden = false;
    sign.textContent = text;
    sign.dataset["kind"] = kind;
    number += 1;
    const own = number;
    const hide = (): void => {
      if (own === number) sign.hidden = true;
    };
    setTimeout(hide, kind === "win" ? WIN_MS : NOTICE_MS);
  };
  return {
    call,
    announce: (text) => {
      call(text);
      voice.textContent = text;
    },
    tell: (text) => {
      voice.textContent = text;
    },
    notice,
    askForMoney: (balance, stake) => {
      const amounts = { balance: formatWire(balance), stake: formatWire(stake) };
      tools.link.send({ type: "need-deposit", ...amounts });
    },
    tellLost: (reason) => {
      if (reason === null) {
        sign.hidden = true;
        return;
      }
      notice(reason === "ended" ? tools.translate("sessionEnded") : say("lost"));
      if (reason === "ended") tools.link.send({ type: "session-ended" });
    },
  };
}
