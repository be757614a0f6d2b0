/** Where what was found is shown. */
import type { find } from "@tucano/contract/backoffice/access/frame.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import {
  Banknote,
  Dices,
  Gamepad2,
  Handshake,
  type LucideIcon,
  PiggyBank,
  User,
} from "lucide-react";

export type Found = DataOf<typeof find>["list"][number];

export const foundIcons: Record<Found["kind"], LucideIcon> = {
  member: User,
  affiliate: Handshake,
  withdrawal: Banknote,
  deposit: PiggyBank,
  round: Dices,
  game: Gamepad2,
};

export interface Address {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

export function addressOf({ kind, id }: Found): Address {
  switch (kind) {
    case "member":
      return { to: `/members/${id}` };
    case "affiliate":
      return { to: `/affiliates/${id}` };
    case "withdrawal":
      return { to: `/withdrawals/${id}` };
    case "deposit":
      return { to: `/deposits/${id}` };
    case "game":
      return { to: `/games/${id}` };
    case "round":
      return { to: "/rounds", search: Object.fromEntries(new URLSearchParams(id)) };
  }
}
