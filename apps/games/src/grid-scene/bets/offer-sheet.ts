/**
 * What can be bought, with all that there is to know of it: what it brings, what it costs at the
 * stake of now, what comes back of it and how much at most. Nothing is chosen in it, and what is
 * chosen is asked about once more.
 */
import { figureIn, percentIn } from "@tucano/i18n/numbers.ts";
import { multiplyFloor } from "@tucano/contract/money.ts";
import { closeKey, make } from "../../hud/dom.ts";
import type { StageTools } from "../../shell/stage.ts";
import type { SayGrid } from "../texts.ts";
import type { GridMode } from "./grid-mode.ts";

export type Offer = GridMode & { readonly spins: number };

interface SheetOptions {
  tools: StageTools;
  modes: readonly Offer[];
  say: SayGrid;
  onBuy: (mode: Offer) => void;
}

export interface OfferSheet {
  readonly root: HTMLDialogElement;
  open: () => void;
}

export function nameOfOffer({ spins, extra }: Offer, say: SayGrid): string {
  return say(extra === null ? "offerSpins" : "offerSuper", { spins });
}

/** What its free spins have that others have not. */
export function bringsOf({ extra }: Pick<Offer, "extra">, say: SayGrid): string {
  if (extra === null) return say("offerPlain");
  return extra.kind === "specials"
    ? say("offerSpecials", { count: extra.count })
    : say("offerFrom", { multiplier: extra.from });
}

/** "RTP 95,6% · at most 30,77× its price": as its sheet publishes it. */
export function figuresOfOffer({ sheet, language }: StageTools, mode: Offer, say: SayGrid) {
  const option = sheet.options.find(({ id }) => id === mode.id);
  return say("offerFigures", {
    rtp: percentIn(language, option?.rtp_percent ?? ""),
    times: figureIn(language, option?.max_win_multiplier ?? 0),
  });
}

export function createOfferSheet(options: SheetOptions): OfferSheet {
  const { tools, modes, say } = options;
  const t = tools.translate;
  const title = make("h2", { text: say("buyBonus") });
  const body = make("div", { class: "panel-body" });
  const root = make(
    "dialog",
    { class: "panel is-small is-offers", "aria-label": say("buyBonus") },
    [
      make("header", { class: "panel-head" }, [title, closeKey(t("close"), () => root.close())]),
      body,
    ],
  );
  root.addEventListener("click", (event) => {
    if (event.target === root) root.close();
  });
  const showList = (): void => {
    const cards = modes.map((mode) => cardOf(options, mode, () => showQuestion(mode)));
    body.replaceChildren(
      make("ul", { class: "offer-list" }, cards),
      make("p", { class: "hint", text: say("offersHint") }),
    );
  };
  const showQuestion = (mode: Offer): void => {
    const price = priceOf(tools, mode);
    const back = make("button", { type: "button", class: "pill", text: say("offerBack") });
    back.addEventListener("click", showList);
    const yes = make("button", {
      type: "button",
      class: "pill is-primary",
      text: say("offerBuy", { price }),
      onClick: () => {
        root.close();
        options.onBuy(mode);
      },
    });
    body.replaceChildren(
      make("p", { class: "offer-question", text: say("offerAsk", { price }) }),
      make("div", { class: "offer is-asked" }, wordsOf(options, mode)),
      make("div", { class: "offer-keys" }, [back, yes]),
    );
    // Not the yes: whoever taps twice has said nothing yet.
    back.focus();
  };
  return {
    root,
    open: () => {
      showList();
      root.showModal();
    },
  };
}

const priceOf = (tools: StageTools, { units }: Offer): string => tools.money(units * 100);

function wordsOf({ tools, say }: SheetOptions, mode: Offer): HTMLElement[] {
  return [
    make("h3", { text: nameOfOffer(mode, say) }),
    make("p", { text: bringsOf(mode, say) }),
    make("p", { class: "offer-figures", text: figuresOfOffer(tools, mode, say) }),
  ];
}

function cardOf(options: SheetOptions, mode: Offer, onChoose: () => void): HTMLElement {
  const { tools, say } = options;
  const cost = multiplyFloor(tools.unit(), mode.units, 1);
  const times = say("offerTimes", { times: mode.units });
  const key = make("button", { type: "button", class: "offer-price", onClick: onChoose }, [
    make("b", { text: priceOf(tools, mode) }),
    make("small", { text: times }),
  ]);
  key.setAttribute("aria-label", `${nameOfOffer(mode, say)}: ${priceOf(tools, mode)}, ${times}`);
  const reason =
    cost > tools.maxStake
      ? say("offerAbove")
      : cost > tools.balance()
        ? tools.translate("insufficient")
        : null;
  key.disabled = reason !== null;
  return make("li", { class: "offer" }, [
    make("div", {}, [
      ...wordsOf(options, mode),
      reason === null ? null : make("p", { class: "offer-reason", text: reason }),
    ]),
    key,
  ]);
}
