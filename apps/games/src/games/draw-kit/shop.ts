/** The foot of the page: what a ticket costs, buying the one at hand, and the last ones again. */
import { type Centavos, formatWire, multiplyFloor } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { icon, make } from "../../hud/dom.ts";
import type { Say } from "@tucano/i18n/words.ts";
import type { GameWords } from "./spec.ts";
import type { SayDraw } from "./texts.ts";

export interface ShopState {
  readonly isOpen: boolean;
  readonly isSending: boolean;
  /** Tickets at hand, and how many more may be bought in this draw. */
  readonly wished: number;
  readonly room: number;
  /** Tickets of the last draw. */
  readonly again: number;
}

export interface Shop {
  readonly root: HTMLElement;
  readonly repeat: HTMLButtonElement;
  readonly unit: Centavos;
  refresh: (state: ShopState) => void;
}

export function createShop(options: {
  readonly say: SayDraw;
  readonly own: Say<GameWords>;
  readonly stakes: readonly Centavos[];
  readonly firstStake: Centavos;
  onStake: (unit: Centavos) => void;
  onBuy: () => void;
  onRepeat: () => void;
}): Shop {
  const { say, own, stakes } = options;
  let at = Math.max(0, stakes.indexOf(options.firstStake));
  const unitNow = (): Centavos => stakes[at] ?? options.firstStake;
  const amount = make("output", { class: "shop-amount" });
  const step = (by: number): void => {
    at = Math.min(stakes.length - 1, Math.max(0, at + by));
    options.onStake(unitNow());
  };
  const key = (name: "minus" | "plus", text: string, by: number) =>
    make("button", { type: "button", class: "step", "aria-label": text, onClick: () => step(by) }, [
      icon(name),
    ]);
  const [less, more] = [key("minus", say("less"), -1), key("plus", say("more"), 1)];
  const label = make("span", { class: "buy-label" });
  const detail = make("span", { class: "buy-detail" });
  const buy = make("button", { type: "button", class: "buy", onClick: () => options.onBuy() }, [
    label,
    detail,
  ]);
  const repeat = make("button", {
    type: "button",
    class: "tool",
    text: say("repeat"),
    onClick: () => options.onRepeat(),
  });
  const root = make("div", { class: "draw-shop" }, [
    make("div", { class: "shop-stake", role: "group", "aria-label": say("stake") }, [
      less,
      make("div", {}, [make("small", { text: say("stake") }), amount]),
      more,
    ]),
    buy,
  ]);
  const moneyFor = (count: number): string =>
    formatMoney(formatWire(multiplyFloor(unitNow(), count, 1)));
  return {
    root,
    repeat,
    get unit() {
      return unitNow();
    },
    refresh: ({ isOpen, isSending, wished, room, again }) => {
      amount.textContent = moneyFor(1);
      less.disabled = at === 0;
      more.disabled = at === stakes.length - 1;
      const isReady = isOpen && !isSending && wished > 0 && wished <= room;
      buy.disabled = !isReady;
      label.textContent = isSending ? say("buying") : isOpen ? own("buy") : say("closed");
      const why = room === 0 ? say("full") : wished === 0 ? own("hint") : moneyFor(wished);
      detail.textContent = isOpen ? why : "";
      repeat.disabled = !isOpen || isSending || again === 0 || again > room;
      const cost = again > 0 ? ` ${again} · ${moneyFor(again)}` : "";
      repeat.textContent = say("repeat") + cost;
    },
  };
}
