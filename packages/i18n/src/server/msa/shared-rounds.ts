import type { sharedRoundsErrors } from "@tucano/contract/errors/shared-rounds.ts";

export const sharedRoundsTexts = {
  "shared_rounds.betting_closed": "Pertaruhan telah ditutup. Pertaruhan anda tidak diterima.",
  "shared_rounds.too_many_bets":
    "Anda telah membuat semua pertaruhan yang dibenarkan dalam pusingan ini.",
  "shared_rounds.win_too_high":
    "Pertaruhan ini boleh menang lebih daripada R$ {win}, had bayaran. Pertaruhkan hingga R$ {max}.",
  "shared_rounds.too_late": "Terlambat: pusingan sudah tamat.",
  "shared_rounds.chat_closed": "Sembang di meja ini ditutup.",
  "shared_rounds.chat_refused": "Mesej ini tidak boleh dihantar.",
} satisfies Record<keyof typeof sharedRoundsErrors, string>;
