/** Texts of the wheels' errors and notices, in Indonesian. */
import type { wheelsErrors } from "@tucano/contract/errors/wheels.ts";
import type { wheelsNotices as english } from "../en/wheels.ts";

export const wheelsTexts = {
  "wheels.no_spins":
    "{wheel, select, daily {Putaran Anda hari ini sudah habis} other {Putaran Anda sudah habis}}",
  "wheels.closed": "Roda sedang ditutup",
  "wheels.client_seed_missing": "Seed Anda belum dipilih. Buka roda lagi",
  "wheels.seed_changed": "Seed Anda sudah berubah. Buka roda lagi",
} satisfies Record<keyof typeof wheelsErrors, string>;

export const wheelsNotices = {
  "wheels.claimed": "Hadiah berhasil diklaim!",
  "wheels.nothing_won": "Belum beruntung kali ini",
  "wheels.bonus_waits": "Anda memenangkan {prize}. Bonus dimulai saat Anda menerimanya.",
  "wheels.paid_soon": "Anda memenangkan {prize}. Hadiah masuk ke saldo Anda dalam beberapa menit",
  "wheels.prize.cash": "Uang tunai {amount}",
  "wheels.prize.bonus": "Bonus {amount}",
  "wheels.prize.spins": "{spins} putaran tambahan",
  "wheels.prize.nothing": "Tidak ada hadiah",
} satisfies Record<keyof typeof english, string>;
