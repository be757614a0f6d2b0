/** Rules for players, and the proof of a flight, checked on the player's own device. */
import type { CrashResult } from "@tucano/game-math/games/voo-do-tucano/table.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { multiplierIn, percentIn } from "@tucano/i18n/numbers.ts";
import { maxWinIn } from "../../hud/max-win.ts";
import { icon, make } from "../../hud/dom.ts";
import { soundSwitches } from "../../hud/sound-keys.ts";
import type { Sound } from "../../sound/sound.ts";
import type { TableTools } from "../../shared/table-page.ts";
import { proofView } from "../../shared/proof-view.ts";
import type { TableProof } from "../../shared/table-server.ts";
import type { SayFlight } from "./texts.ts";

export interface InfoSheet {
  readonly root: HTMLElement;
  openRules: () => void;
  openProof: (roundId: string) => Promise<void>;
}

export function createInfoSheet(
  { language, opened, server, translate }: TableTools,
  say: SayFlight,
  sound: Sound,
): InfoSheet {
  const title = make("h2");
  const body = make("div", { class: "info-body" });
  const close = make("button", { type: "button", class: "key", "aria-label": translate("close") }, [
    icon("close"),
  ]);
  const root = make("dialog", { class: "table-info flight-info" }, [
    make("header", {}, [title, close]),
    soundSwitches(sound, translate),
    body,
  ]);
  close.addEventListener("click", () => root.close());
  root.addEventListener("click", (event) => {
    if (event.target === root) root.close();
  });
  const show = (heading: string, ...content: readonly Node[]): void => {
    title.textContent = heading;
    body.replaceChildren(...content);
    if (!root.open) root.showModal();
  };
  return {
    root,
    openRules: () => {
      const keys = ["r1", "r2", "r3", "r4", "r5", "r6"] as const;
      const percent = percentIn(language, opened.game.rtp_percent);
      const { times } = maxWinIn(language, opened.game);
      show(
        say("rules"),
        make(
          "ol",
          {},
          keys.map((key) => make("li", { text: say(key) })),
        ),
        make("p", { class: "strong", text: say("rtp", { percent }) }),
        make("p", { text: say("maxWin", { times }) }),
      );
    },
    openProof: async (roundId) => {
      try {
        const proof = await server.proof(roundId);
        show(say("fair"), ...proofOf(proof, language, say));
      } catch {
        show(say("fair"), make("p", { text: translate("loadFailed") }));
      }
    },
  };
}

function proofOf(proof: TableProof, language: Language, say: SayFlight): HTMLElement[] {
  const { crashHundredths } = proof.result as CrashResult;
  const times = multiplierIn(language, crashHundredths);
  const heading = `${say("round", { number: proof.number })} · ${times}`;
  return [make("p", { class: "strong", text: heading }), ...proofView(proof, say)];
}
