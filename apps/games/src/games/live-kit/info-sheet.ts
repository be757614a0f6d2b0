/** Rules for players, and the proof of a round, checked on the player's own device. */
import { closeKey, make } from "../../hud/dom.ts";
import { soundSwitches } from "../../hud/sound-keys.ts";
import { percentIn } from "@tucano/i18n/numbers.ts";
import type { Sound } from "../../sound/sound.ts";
import type { TableTools } from "../../shared/table-page.ts";
import { proofView } from "../../shared/proof-view.ts";
import type { TableProof } from "../../shared/table-server.ts";
import type { SayLive } from "./texts.ts";

export interface LiveInfo {
  readonly root: HTMLDialogElement;
  openRules: () => void;
  openProof: (roundId: string) => Promise<void>;
}

interface InfoOptions {
  readonly tools: TableTools;
  readonly say: SayLive;
  readonly sound: Sound;
  rules: () => HTMLElement;
  resultText: (result: unknown) => string;
}

export function createLiveInfo({ tools, say, sound, rules, resultText }: InfoOptions): LiveInfo {
  const title = make("h2");
  const body = make("div", { class: "live-info-body" });
  const head = make("header", {}, [title, closeKey(tools.translate("close"), () => root.close())]);
  const root = make("dialog", { class: "table-info" }, [
    head,
    soundSwitches(sound, tools.translate),
    body,
  ]);
  root.addEventListener("click", (event) => {
    if (event.target === root) root.close();
  });
  const show = (heading: string, content: readonly Node[]): void => {
    title.textContent = heading;
    body.replaceChildren(...content);
    if (!root.open) root.showModal();
  };
  return {
    root,
    openRules: () => {
      const percent = percentIn(tools.language, tools.opened.game.rtp_percent);
      show(say("rules"), [
        rules(),
        make("p", { text: say("ruleLive") }),
        make("p", { text: say("ruleVoid") }),
        make("p", { class: "strong", text: say("rtp", { percent }) }),
      ]);
    },
    openProof: async (roundId) => {
      try {
        const proof = await tools.server.proof(roundId);
        show(say("proof"), proofOf(proof, say, resultText));
      } catch {
        show(say("proof"), [make("p", { text: tools.translate("loadFailed") })]);
      }
    },
  };
}

function proofOf(
  proof: TableProof,
  say: SayLive,
  resultText: (result: unknown) => string,
): HTMLElement[] {
  const heading = `${say("round", { number: proof.number })} · ${resultText(proof.result)}`;
  return [make("p", { class: "strong", text: heading }), ...proofView(proof, say)];
}
