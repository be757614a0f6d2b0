/** An amount on a card: long ones in smaller letters. */
import { make } from "../../hud/dom.ts";

const LONG_AMOUNT = 9;

export function amountText(amount: string, className = ""): HTMLElement {
  const isLong = amount.length > LONG_AMOUNT;
  return make("span", { class: `${className}${isLong ? " is-long" : ""}`.trim(), text: amount });
}
