/** Texts of the wheels' errors and notices, in Turkish. */
import type { wheelsErrors } from "@tucano/contract/errors/wheels.ts";
import type { wheelsNotices as english } from "../en/wheels.ts";

export const wheelsTexts = {
  "wheels.no_spins":
    "{wheel, select, daily {Bugünlük çevirme hakkınız kalmadı} other {Çevirme hakkınız kalmadı}}",
  "wheels.closed": "Çark şu anda kapalı",
  "wheels.client_seed_missing": "Seed'iniz henüz seçilmedi. Çarkı yeniden açın",
  "wheels.seed_changed": "Seed'leriniz bu arada değişti. Çarkı yeniden açın",
} satisfies Record<keyof typeof wheelsErrors, string>;

export const wheelsNotices = {
  "wheels.claimed": "Ödül başarıyla alındı!",
  "wheels.nothing_won": "Bu sefer ödül çıkmadı",
  "wheels.bonus_waits": "{prize} kazandınız. Bonus, siz kabul edince başlar.",
  "wheels.paid_soon": "Tebrikler, kazandığınız ödül: {prize}. Birkaç dakika içinde bakiyenizde",
  "wheels.prize.cash": "{amount} nakit",
  "wheels.prize.bonus": "{amount} bonus",
  "wheels.prize.spins": "{spins} ek çevirme hakkı",
  "wheels.prize.nothing": "Ödül yok",
} satisfies Record<keyof typeof english, string>;
