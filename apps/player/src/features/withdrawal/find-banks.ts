import type { listBanks } from "@tucano/contract/player/money/destinations.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";

export type Bank = DataOf<typeof listBanks>[number];

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .trim();

/** Names that begin with what was typed come first; then whatever has it anywhere. */
export function findBanks(banks: readonly Bank[], typed: string): Bank[] {
  const wanted = plain(typed);
  if (wanted === "") return [...banks];
  const begins = (bank: Bank) =>
    plain(bank.short_name).startsWith(wanted) || bank.code.startsWith(wanted);
  const has = (bank: Bank) => plain(`${bank.short_name} ${bank.name}`).includes(wanted);
  return [...banks.filter(begins), ...banks.filter((bank) => !begins(bank) && has(bank))];
}
