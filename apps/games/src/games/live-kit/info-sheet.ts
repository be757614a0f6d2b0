/** Rules for players, and the proof of a round, checked on the player's own device. */
import { verifyTableRound } from "@tucano/game-math/shared/verify-table-round.ts";
import { formatPercent } from "@tucano/i18n/money.ts";
import { closeKey, make } from "../../hud/dom.ts";
import type { TableTools } from "../../shared/table-page.ts";
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
  rules: () => HTMLElement;
  resultText: (result: unknown) => string;
}

export function createLiveInfo({ tools, say, rules, resultText }: InfoOptions): LiveInfo {
  const title = make("h2");
  const body = make("div", { class: "live-info-body" });
  const head = make("header", {}, [title, closeKey(tools.translate("close"), () => root.close())]);
  const root = make("dialog", { class: "live-info" }, [head, body]);
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
      const percent = formatPercent(tools.opened.game.rtp_percent);
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

function isVerified(proof: TableProof): boolean {
  const verified = verifyTableRound({
    game: proof.game,
    definitionVersion: proof.definition_version,
    commitment: proof.commitment,
    serverSeed: proof.server_seed ?? "",
    clientSeed: proof.client_seed,
    nonce: proof.nonce,
    chainHead: proof.chain.head,
    chainPlace: proof.chain.place,
    result: proof.result,
  });
  if (verified === null) return false;
  return verified.commitmentMatches && verified.chainMatches && verified.resultMatches;
}

function proofOf(
  proof: TableProof,
  say: SayLive,
  resultText: (result: unknown) => string,
): HTMLElement[] {
  const answer = make("p", { class: "strong", role: "status" });
  const check = make("button", { type: "button", class: "pill is-primary", text: say("verify") });
  check.addEventListener("click", () => {
    const isGood = isVerified(proof);
    answer.textContent = say(isGood ? "verified" : "notVerified");
    answer.dataset["kind"] = isGood ? "good" : "bad";
  });
  const line = (name: string, value: string) =>
    make("div", { class: "proof" }, [make("span", { text: name }), make("code", { text: value })]);
  const heading = `${say("round", { number: proof.number })} · ${resultText(proof.result)}`;
  return [
    make("p", { class: "strong", text: heading }),
    line(say("commitment"), proof.commitment),
    line(say("seed"), proof.server_seed ?? ""),
    line(`SHA-256 × ${proof.chain.place + 1}`, proof.chain.head),
    line("client seed : nonce", `${proof.client_seed} : ${proof.nonce}`),
    check,
    answer,
  ];
}
