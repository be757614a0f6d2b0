/**
 * A table's round as anybody can check it: what was published, and a button that recomputes it
 * here.
 */
import { verifyTableRound } from "@tucano/game-math/shared/verify-table-round.ts";
import { make } from "../hud/dom.ts";
import type { TableProof } from "./table-server.ts";

/** Each table words these in its own texts. */
type ProofWord = "verify" | "verified" | "notVerified" | "commitment" | "seed";

/** Below the game's own heading, which states the result. */
export function proofView(proof: TableProof, say: (word: ProofWord) => string): HTMLElement[] {
  const { chain } = proof;
  const answer = make("p", { class: "strong", role: "status" });
  const check = make("button", { type: "button", class: "pill is-primary", text: say("verify") });
  check.addEventListener("click", () => {
    const isGood = isVerified(proof);
    answer.textContent = say(isGood ? "verified" : "notVerified");
    answer.dataset["kind"] = isGood ? "good" : "bad";
  });
  return [
    line(say("commitment"), proof.commitment),
    line(say("seed"), proof.server_seed ?? ""),
    line(`SHA-256 × ${chain.place + 1}`, chain.head),
    line("salt", proof.salt),
    ...(chain.salt_event === null ? [] : [line("salt", chain.salt_event.event)]),
    ...(proof.player_seeds.length === 0
      ? []
      : [line(`client seeds (${proof.player_seeds.length})`, proof.player_seeds.join(", "))]),
    line("client seed : nonce", `${proof.client_seed} : ${proof.nonce}`),
    check,
    answer,
  ];
}

const line = (name: string, value: string): HTMLElement =>
  make("div", { class: "proof" }, [make("span", { text: name }), make("code", { text: value })]);

function isVerified(proof: TableProof): boolean {
  const verified = verifyTableRound({
    game: proof.game,
    definitionVersion: proof.definition_version,
    commitment: proof.commitment,
    serverSeed: proof.server_seed ?? "",
    clientSeed: proof.client_seed,
    nonce: proof.nonce,
    salt: proof.salt,
    playerSeeds: proof.player_seeds,
    chainHead: proof.chain.head,
    chainPlace: proof.chain.place,
    result: proof.result,
  });
  if (verified === null) return false;
  const { commitmentMatches, chainMatches, clientSeedMatches, resultMatches } = verified;
  return commitmentMatches && chainMatches && clientSeedMatches && resultMatches;
}
