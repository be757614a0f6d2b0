/** The shoe that cards come out of: three backs, one behind the other. */
import { make } from "../hud/dom.ts";
import { createCard } from "./card-view.ts";

export function createShoe(): HTMLElement {
  const cards = Array.from({ length: 3 }, () => createCard(null).root);
  return make("div", { class: "shoe", "aria-hidden": "true" }, cards);
}
