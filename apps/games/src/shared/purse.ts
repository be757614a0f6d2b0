import { type Centavos, formatWire } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import type { TableTools } from "./table-page.ts";

/** What the player has: in the table's own head, and in the bar of the page around it. */
export function showPurse({ link }: TableTools, output: HTMLElement, money: Centavos): void {
  const balance = formatWire(money);
  const text = formatMoney(balance);
  if (output.textContent === text) return;
  output.textContent = text;
  link.send({ type: "balance", balance });
}
