/** Where what was found is shown. */
import type { find } from "@tucano/contract/backoffice/frame.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { Banknote, Dices, type LucideIcon, PiggyBank, User } from "lucide-react";

export type Found = DataOf<typeof find>["list"][number];

export const foundIcons: Record<Found["kind"], LucideIcon> = {
  member: User,
  withdrawal: Banknote,
  deposit: PiggyBank,
  round: Dices,
};

export function addressOf({ kind, id }: Found): string {
  switch (kind) {
    case "member":
      return `/members/${id}`;
    case "withdrawal":
      return `/withdrawals/${id}`;
    case "deposit":
      return `/deposits?text=${encodeURIComponent(id)}`;
    case "round":
      return `/rounds/${id}`;
  }
}
