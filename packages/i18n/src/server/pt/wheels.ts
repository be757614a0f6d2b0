/** Textos dos erros e avisos das roletas, em português. */
import type { wheelsErrors } from "@tucano/contract/errors/wheels.ts";

export const wheelsTexts = {
  "wheels.no_spins":
    "{wheel, select, daily {Você não tem mais giros hoje} other {Você não tem mais giros}}",
  "wheels.closed": "A roleta está fechada no momento",
  "wheels.client_seed_missing": "Seu seed ainda não foi escolhido. Abra a roleta de novo",
  "wheels.seed_changed": "Seus seeds mudaram nesse meio-tempo. Abra a roleta de novo",
} satisfies Record<keyof typeof wheelsErrors, string>;

export const wheelsNotices = {
  "wheels.claimed": "Prêmio resgatado com sucesso!",
  "wheels.nothing_won": "Não foi desta vez",
  "wheels.bonus_waits": "Você ganhou {prize}. O bônus começa quando você o aceitar.",
  "wheels.paid_soon": "Você ganhou {prize}. O valor estará no seu saldo em alguns minutos",
  "wheels.prize.cash": "{amount} em dinheiro",
  "wheels.prize.bonus": "{amount} de bônus",
  "wheels.prize.spins": "{spins, plural, one {mais # giro} other {mais # giros}}",
  "wheels.prize.nothing": "Sem prêmio",
} as const;
