/** Fairness: what the server has committed to, the player's own seed, and how to check. */
import { clientSeed } from "@tucano/contract/player/games/house-games.ts";
import { commitmentOf, seedFromHex } from "@tucano/game-math/provably-fair.ts";
import { Refusal } from "../platform/server.ts";
import { make } from "./dom.ts";
import type { Fairness, PanelOptions } from "./panel-options.ts";

/** Survives the panel being closed: the seeds in force now. */
interface Shared {
  fairness: Fairness;
}

export function fairnessView(options: PanelOptions, shared: Shared): HTMLElement {
  return new FairnessView(options, shared).root;
}

class FairnessView {
  readonly root = make("div", {});
  readonly #status = make("p", { class: "hint", role: "status" });
  readonly #options: PanelOptions;
  readonly #shared: Shared;

  constructor(options: PanelOptions, shared: Shared) {
    this.#options = options;
    this.#shared = shared;
    this.#show(null);
  }

  #show(revealed: Node | null): void {
    const { translate: t, nextNonce } = this.#options;
    const { commitment, next_commitment: next, nonce } = this.#shared.fairness;
    const rotate = (): void => {
      this.#rotate().catch((error: unknown) => this.#fail(error));
    };
    this.root.replaceChildren(
      make("p", { text: t("fairIntro") }),
      code(this.#options, t("commitment"), commitment),
      code(this.#options, t("nextCommitment"), next),
      this.#seedForm(),
      make("p", { class: "pair" }, [
        make("span", { text: t("nonce") }),
        make("b", { text: String(nextNonce(commitment) ?? nonce) }),
      ]),
      make("button", { type: "button", class: "pill", text: t("rotate"), onClick: rotate }),
      make("p", { class: "hint", text: t("rotateHelp") }),
      this.#status,
      ...(revealed === null ? [] : [revealed]),
      ...verifyButton(this.#options),
    );
  }

  #seedForm(): HTMLElement {
    const { translate: t } = this.#options;
    const input = make("input", {
      id: "client-seed",
      value: this.#shared.fairness.client_seed ?? "",
      maxlength: 64,
      autocomplete: "off",
      spellcheck: "false",
      "aria-describedby": "client-seed-help",
    });
    const form = make("form", { class: "seed" }, [
      make("label", { for: "client-seed", text: t("clientSeed") }),
      input,
      make("button", { type: "submit", class: "pill", text: t("save") }),
      make("p", { class: "hint", id: "client-seed-help", text: t("clientSeedHelp") }),
    ]);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#save(input.value.trim()).catch((error: unknown) => this.#fail(error));
    });
    return form;
  }

  async #save(seed: string): Promise<void> {
    const { translate: t, setClientSeed } = this.#options;
    if (!clientSeed.safeParse(seed).success) {
      this.#status.textContent = t("clientSeedBad");
      return;
    }
    this.#shared.fairness = await setClientSeed(seed);
    this.#show(null);
    this.#status.textContent = t("saved");
  }

  async #rotate(): Promise<void> {
    const before = this.#shared.fairness;
    const { revealed, fairness } = await this.#options.rotateSeed();
    this.#shared.fairness = fairness;
    const isKept =
      commitmentOf(seedFromHex(revealed.server_seed)) === before.commitment &&
      fairness.commitment === before.next_commitment;
    const t = this.#options.translate;
    const title = t("revealed", { count: revealed.rounds });
    this.#show(
      make("div", { class: "revealed" }, [
        code(this.#options, title, revealed.server_seed),
        code(this.#options, t("commitment"), revealed.commitment),
      ]),
    );
    this.#status.textContent = t(isKept ? "promiseKept" : "promiseBroken");
  }

  #fail(error: unknown): void {
    const fallback = this.#options.translate("failed");
    this.#status.textContent = error instanceof Refusal ? error.message : fallback;
  }
}

function code({ translate: t }: PanelOptions, label: string, text: string): HTMLElement {
  const copy = make("button", { type: "button", class: "pill is-small", text: t("copy") });
  copy.addEventListener("click", () => {
    navigator.clipboard
      .writeText(text)
      .then(() => {
        copy.textContent = t("copied");
      })
      .catch(() => {});
  });
  return make("div", { class: "code" }, [
    make("span", { text: label }),
    make("code", { text }),
    copy,
  ]);
}

function verifyButton(options: PanelOptions): HTMLElement[] {
  const round = options.lastRoundId();
  if (round === null) return [];
  const open = (): void => options.openPage(`/fairness?round=${round}`);
  const text = options.translate("verifyLast");
  return [make("button", { type: "button", class: "pill", text, onClick: open })];
}
