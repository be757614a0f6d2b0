/** Texts of the wheels' errors and notices, in Malay. */
import type { wheelsErrors } from "@tucano/contract/errors/wheels.ts";
import type { wheelsNotices as english } from "../en/wheels.ts";

export const wheelsTexts = {
  "wheels.no_spins":
    "{wheel, select, daily {Putaran anda hari ini telah habis} other {Putaran anda telah habis}}",
  "wheels.closed": "Roda ditutup buat masa ini",
  "wheels.client_seed_missing": "Seed anda belum dipilih. Buka roda semula",
  "wheels.seed_changed": "Seed anda telah berubah. Buka roda semula",
} satisfies Record<keyof typeof wheelsErrors, string>;

export const wheelsNotices = {
  "wheels.claimed": "Ganjaran berjaya dituntut!",
  "wheels.nothing_won": "Tiada hadiah kali ini",
  "wheels.bonus_waits": "Anda memenangi {prize}. Bonus bermula apabila anda menerimanya.",
  "wheels.paid_soon": "Anda memenangi {prize}. Hadiah masuk ke baki anda dalam beberapa minit",
  "wheels.prize.cash": "Tunai {amount}",
  "wheels.prize.bonus": "Bonus {amount}",
  "wheels.prize.spins": "{spins} putaran tambahan",
  "wheels.prize.nothing": "Tiada hadiah",
} satisfies Record<keyof typeof english, string>;
