import type { sharedRoundsErrors } from "@tucano/contract/errors/shared-rounds.ts";

export const sharedRoundsTexts = {
  "shared_rounds.betting_closed": "Bahisler kapandı. Bahsiniz alınmadı.",
  "shared_rounds.too_many_bets": "Bu turda izin verilen tüm bahisleri yaptınız.",
  "shared_rounds.win_too_high":
    "Bu bahis, ödenen en yüksek tutar olan R$ {win} üzerinde kazandırabilir. En fazla R$ {max} yatırın.",
  "shared_rounds.too_late": "Çok geç: tur çoktan bitmişti.",
  "shared_rounds.chat_closed": "Bu masada sohbet kapalı.",
  "shared_rounds.chat_refused": "Bu mesaj gönderilemez.",
} satisfies Record<keyof typeof sharedRoundsErrors, string>;
