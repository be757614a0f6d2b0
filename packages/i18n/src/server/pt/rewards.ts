/** Textos das recompensas, em português. */
import type { rewardsErrors } from "@tucano/contract/errors/rewards.ts";
import type { rewardsNotices as english } from "../en/rewards.ts";

export const rewardsTexts = {
  "rewards.not_found": "Você não tem direito a receber",
  "rewards.not_yet": "Esta recompensa ainda não pode ser resgatada",
  "rewards.expired": "Esta recompensa expirou",
  "rewards.forfeited": "Esta recompensa foi cancelada. Fale com o atendimento ao cliente",
  "rewards.already_used":
    "Esta recompensa já foi resgatada com o mesmo CPF, aparelho ou conta de pagamento",
  "rewards.deposit_used": "Este depósito já rendeu outra oferta: cada depósito rende uma só",
  "rewards.budget_spent": "O valor desta atividade se esgotou. As regras dizem quando há mais",
  "rewards.account_blocked":
    "Sua conta não pode receber recompensas agora. Fale com o atendimento ao cliente",
  "rewards.already_claimed": "Esta recompensa já foi resgatada",
  "rewards.no_bonus": "Você não tem bônus do qual abrir mão",
  "rewards.bonus_at_play":
    "Uma rodada jogada com seu bônus ainda está aberta. Termine-a e tente de novo",
} satisfies Record<keyof typeof rewardsErrors, string>;

/** Mensagens de sucesso. */
export const rewardsNotices = {
  "rewards.bonus_accepted": "Você aceitou o bônus. Boa sorte!",
  "rewards.bonus_given_up": "Você abriu mão do bônus, e nada mais é devido por ele",
} satisfies Record<keyof typeof english, string>;
