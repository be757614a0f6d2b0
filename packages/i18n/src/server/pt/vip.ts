/** Texts of the VIP room's errors and notices, in Portuguese. */
import type { vipErrors } from "@tucano/contract/errors/vip.ts";
import type { vipNotices as englishNotices } from "../en/vip.ts";

export const vipTexts = {
  "vip.upgrade_required": "É preciso subir de nível",
  "vip.not_eligible": "Você não tem direito a esta recompensa",
  "vip.nothing_to_claim": "Não há cashback para resgatar agora",
  "vip.rebate_not_found": "Não há cashback para este dia",
} satisfies Record<keyof typeof vipErrors, string>;

export const vipNotices = {
  "vip.reward_claimed": "Recompensa resgatada com sucesso!",
} satisfies Record<keyof typeof englishNotices, string>;
