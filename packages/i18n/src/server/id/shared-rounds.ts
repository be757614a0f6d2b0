import type { sharedRoundsErrors } from "@tucano/contract/errors/shared-rounds.ts";

export const sharedRoundsTexts = {
  "shared_rounds.betting_closed": "Taruhan sudah ditutup. Taruhan Anda tidak diterima.",
  "shared_rounds.too_many_bets": "Anda sudah memasang semua taruhan yang diizinkan di ronde ini.",
  "shared_rounds.win_too_high":
    "Taruhan ini dapat menang lebih dari R$ {win}, batas pembayaran. Pasang paling banyak R$ {max}.",
  "shared_rounds.too_late": "Terlambat: ronde sudah berakhir.",
  "shared_rounds.chat_closed": "Obrolan di meja ini ditutup.",
  "shared_rounds.chat_refused": "Pesan ini tidak dapat dikirim.",
} satisfies Record<keyof typeof sharedRoundsErrors, string>;
