/** Fairness: what the server has committed to, the player's own seed, and how to check. */
import { clientSeed } from "@tucano/contract/house-games.ts";
import { make } from "./dom.ts";
import type { Fairness, PanelOptions } from "./panel.ts";

/** Survives the panel being closed: the seeds in force now. */
interface Shared {
  fairness: Fairness;
}

export function fairnessView(options: PanelOptions, shared: Shared): HTMLElement {
  const { translate: t } = options;
  const root = make("div", {});
  const status = make("p", { class: "hint", role: "status" });

  const show = (revealed: Node | null): void => {
    const { commitment } = shared.fairness;
    root.replaceChildren(
      make("p", { text: t("fairIntro") }),
      code(options, t("commitment"), commitment),
      seedForm(),
      make("p", { class: "pair" }, [
        make("span", { text: t("nonce") }),
        make("b", { text: String(shared.fairness.nonce) }),
      ]),
      make("button", { type: "button", class: "pill", text: t("rotate"), onClick: () => rotate() }),
      make("p", { class: "hint", text: t("rotateHelp") }),
      status,
      ...(revealed === null ? [] : [revealed]),
      ...verifyButton(options),
    );
  };

  const seedForm = (): HTMLElement => {
    const input = make("input", {
      id: "client-seed",
      value: shared.fairness.client_seed,
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
      void save(input.value.trim());
    });
    return form;
  };

  const save = async (seed: string): Promise<void> => {
    if (!clientSeed.safeParse(seed).success) {
      status.textContent = t("clientSeedBad");
      return;
    }
    try {
      shared.fairness = await options.setClientSeed(seed);
      show(null);
      status.textContent = t("saved");
    } catch (error) {
      status.textContent = messageOf(error, t("failed"));
    }
  };

  const rotate = (): void => {
    options
      .rotateSeed()
      .then(({ revealed, fairness }) => {
        shared.fairness = fairness;
        const title = t("revealed", { count: revealed.rounds });
        show(
          make("div", { class: "revealed" }, [
            code(options, title, revealed.server_seed),
            code(options, t("commitment"), revealed.commitment),
          ]),
        );
      })
      .catch((error: unknown) => {
        status.textContent = messageOf(error, t("failed"));
      });
  };

  show(null);
  return root;
}

function messageOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== "" ? error.message : fallback;
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
