/** Texts of limits, breaks and self-exclusion, in Turkish. */
import type { complianceErrors } from "@tucano/contract/errors/compliance.ts";
import type { complianceNotices as english } from "../en/compliance.ts";

export const complianceTexts = {
  "compliance.amount_out_of_range": "R$ {min} ile R$ {max} arasında bir limit seçin.",
  "compliance.minutes_out_of_range": "{min} ile {max} dakika arasında bir limit seçin.",
  "compliance.limit_unknown": "Böyle bir limitiniz yok.",
  "compliance.change_unknown": "Bu limit için onaylanacak bir değişiklik yok.",
  "compliance.change_waits": "Limit artışı, talebinizden 24 saat sonra onaylanabilir.",
  "compliance.time_out_not_offered": "Mola süresi {min} ile {max} gün arasında olabilir.",
  "compliance.exclusion_not_offered":
    "Kendini dışlama süresi {min} ile {max} ay arasında veya süresiz olabilir.",
  "compliance.exclusion_not_confirmed": "Onaylamak için {word} yazın. Bu işlem geri alınamaz.",
  "compliance.deposit_limit_reached":
    "{period, select, day {Günlük} week {Haftalık} other {Aylık}} para yatırma limitinizden " +
    "kalan tutar: R$ {left}.",
  "compliance.limits_required":
    "Oynamadan veya para yatırmadan önce Sorumlu oyun sayfasında kayıp ve oyun süresi limitlerinizi belirleyin.",
} satisfies Record<keyof typeof complianceErrors, string>;

export const complianceNotices = {
  "compliance.limit_set": "Limitiniz şu andan itibaren geçerli",
  "compliance.limit_asked":
    "Bu değişikliği 24 saat sonra onaylayabilirsiniz. O zamana kadar eski limit geçerlidir.",
  "compliance.limit_confirmed": "Limitiniz değiştirildi",
  "compliance.break_started": "Molanız başladı. Tüm cihazlarda oturumunuz kapatıldı.",
} satisfies Record<keyof typeof english, string>;
