/** Textos dos erros de limites, pausas e autoexclusão, em português. */
import type { complianceErrors } from "@tucano/contract/errors/compliance.ts";

export const complianceTexts = {
  "compliance.amount_out_of_range": "Escolha um limite entre R$ {min} e R$ {max}.",
  "compliance.minutes_out_of_range": "Escolha um limite entre {min} e {max} minutos.",
  "compliance.limit_unknown": "Você não tem esse limite.",
  "compliance.change_unknown": "Não há mudança deste limite para confirmar.",
  "compliance.change_waits": "Um limite maior pode ser confirmado 24 horas depois do pedido.",
  "compliance.time_out_not_offered": "Uma pausa dura de {min} a {max} dias.",
  "compliance.exclusion_not_offered":
    "Uma autoexclusão dura de {min} a {max} meses, ou é para sempre.",
  "compliance.exclusion_not_confirmed": "Digite {word} para confirmar. Isto não pode ser desfeito.",
  "compliance.deposit_limit_reached":
    "Seu limite de depósito {period, select, day {diário} week {semanal} other {mensal}} deixa R$ {left}.",
  "compliance.limits_required":
    "Antes de jogar ou depositar, defina seus limites de perda e de tempo de jogo, em Jogo responsável.",
} satisfies Record<keyof typeof complianceErrors, string>;

export const complianceNotices = {
  "compliance.limit_set": "Seu limite vale a partir de agora",
  "compliance.limit_asked":
    "Você pode confirmar esta mudança em 24 horas. Até lá vale o limite antigo.",
  "compliance.limit_confirmed": "Seu limite foi alterado",
  "compliance.break_started": "Sua pausa começou. Você saiu da conta em todos os aparelhos.",
} as const;
