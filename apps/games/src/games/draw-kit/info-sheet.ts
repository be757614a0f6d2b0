/** Rules and prizes, earlier draws with their proofs, and the player's earlier tickets. */
import type { PastRound } from "@tucano/contract/player/games/shared-tables.ts";
import type { NumbersDrawn } from "@tucano/game-math/shared/numbers-drawn.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { closeKey, make } from "../../hud/dom.ts";
import { soundSwitches } from "../../hud/sound-keys.ts";
import { percentIn } from "@tucano/i18n/numbers.ts";
import { maxWinIn } from "../../hud/max-win.ts";
import type { Sound } from "../../sound/sound.ts";
import type { TableTools } from "../../shared/table-page.ts";
import { proofView } from "../../shared/proof-view.ts";
import type { TableProof } from "../../shared/table-server.ts";
import type { Say } from "@tucano/i18n/words.ts";
import type { DrawSpec, GameWords } from "./spec.ts";
import { ballOf } from "./stage.ts";
import type { DrawTextKey, SayDraw } from "./texts.ts";

export interface InfoOptions<Bet> {
  readonly tools: TableTools;
  readonly spec: DrawSpec<Bet>;
  readonly say: SayDraw;
  readonly own: Say<GameWords>;
  readonly sound: Sound;
  /** Draws that the player has been shown to the end. */
  history: () => readonly PastRound[];
}

export interface InfoSheet {
  readonly root: HTMLElement;
  openRules: () => void;
}

/** Null: not a draw. */
export function drawnOf(result: unknown): readonly number[] | null {
  const drawn = (result as Partial<NumbersDrawn> | null)?.drawn;
  return Array.isArray(drawn) ? drawn : null;
}

export function createInfoSheet<Bet>(options: InfoOptions<Bet>): InfoSheet {
  const { tools, say } = options;
  const body = make("div", { class: "info-body" });
  const tabs = make("div", { class: "info-tabs", role: "tablist" });
  const root = make("dialog", { class: "table-info draw-info", "aria-label": say("rules") }, [
    make("header", {}, [tabs, closeKey(tools.translate("close"), () => root.close())]),
    soundSwitches(options.sound, tools.translate),
    body,
  ]);
  root.addEventListener("click", (event) => {
    if (event.target === root) root.close();
  });
  const show = (...content: readonly Node[]): void => {
    body.replaceChildren(...content);
    body.scrollTop = 0;
  };
  const openProof = async (roundId: string): Promise<void> => {
    try {
      show(...viewProof(await tools.server.proof(roundId), say));
    } catch {
      show(make("p", { text: tools.translate("loadFailed") }));
    }
  };
  const openMine = async (): Promise<void> => {
    try {
      show(...(await viewMine(options)));
    } catch {
      show(make("p", { text: tools.translate("loadFailed") }));
    }
  };
  const pages: readonly (readonly [DrawTextKey, () => unknown])[] = [
    ["rules", () => show(...viewRules(options))],
    ["draws", () => show(...viewDraws(options, (roundId) => void openProof(roundId)))],
    ["bought", () => void openMine()],
  ];
  const choose = (chosen: DrawTextKey): void => {
    for (const [index, [key, open]] of pages.entries()) {
      tabs.children[index]?.setAttribute("aria-selected", String(key === chosen));
      if (key === chosen) open();
    }
  };
  tabs.append(
    ...pages.map(([key]) =>
      make("button", { type: "button", role: "tab", text: say(key), onClick: () => choose(key) }),
    ),
  );
  return {
    root,
    openRules: () => {
      choose("rules");
      if (!root.open) root.showModal();
    },
  };
}

function viewRules<Bet>({ tools, spec, say, own }: InfoOptions<Bet>): Node[] {
  const { game, bets_max: count } = tools.opened;
  const { language } = tools;
  const percent = percentIn(language, game.rtp_percent);
  const { times } = maxWinIn(language, game);
  const rules = (["r1", "r2", "r3", "r4"] as const).map((key) => own(key));
  return [
    make(
      "ol",
      {},
      [...rules, say("fair")].map((text) => make("li", { text })),
    ),
    make("p", { class: "strong", text: say("rtp", { percent }) }),
    make("p", { text: `${say("maxWin", { times })} ${say("limit", { count })}` }),
    make("h3", { text: say("prizes") }),
    spec.viewPrizes({ language, say, own }),
  ];
}

function viewDraws<Bet>(
  { say, history }: InfoOptions<Bet>,
  open: (roundId: string) => void,
): Node[] {
  const rows = history().flatMap((past) => {
    const drawn = drawnOf(past.result);
    if (drawn === null) return [];
    const key = make("button", { type: "button", class: "tool", text: say("proof") });
    key.addEventListener("click", () => open(past.round_id));
    return [
      make("section", { class: "past" }, [
        make("header", {}, [make("b", { text: say("drawNumber", { number: past.number }) }), key]),
        make("div", { class: "past-balls" }, drawn.map(ballOf)),
      ]),
    ];
  });
  return rows.length > 0 ? rows : [make("p", { text: say("noDraws") })];
}

async function viewMine<Bet>({ tools, spec, say, history }: InfoOptions<Bet>): Promise<Node[]> {
  const { list } = await tools.server.bets(1);
  const seen = new Set(history().map((past) => past.round_id));
  const view = (bet: Bet, drawn: readonly number[]): HTMLElement | null =>
    (spec.viewTicket ?? spec.viewPast)?.(bet, drawn) ?? null;
  const rows = list.map((own) => {
    const bet = spec.game.readBet(own.choice);
    const drawn = seen.has(own.round_id) ? (drawnOf(own.result) ?? []) : [];
    const win = own.status === "settled" && drawn.length > 0 ? own.win : null;
    return make("section", { class: "past" }, [
      make("header", {}, [
        make("b", { text: say("drawNumber", { number: own.number }) }),
        make("span", {
          text: `${formatMoney(own.stake)} → ${win === null ? "…" : formatMoney(win)}`,
        }),
      ]),
      bet === null ? null : view(bet, drawn),
    ]);
  });
  return rows.length > 0 ? rows : [make("p", { text: say("noTickets") })];
}

function viewProof(proof: TableProof, say: SayDraw): Node[] {
  return [
    make("p", { class: "strong", text: say("drawNumber", { number: proof.number }) }),
    make("div", { class: "past-balls" }, (drawnOf(proof.result) ?? []).map(ballOf)),
    ...proofView(proof, say),
  ];
}
