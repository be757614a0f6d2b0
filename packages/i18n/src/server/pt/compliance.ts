/** Textos dos erros de limites, pausas e autoexclusão, em português. */
import type { complianceErrors } from "@tucano/contract/errors/compliance.ts";

export const complianceTexts = {
  "compliance.amount_out_of_range": "Escolha um limite entre R$ {min} e R$ {max}.",
  "compliance.minutes_out_of_range": "Escolha um limite entre {min} e {max} minutos.",
  "compliance.limit_unknown": "Você não tem esse limite.",
  "compliance.change_unknown": "Não há mudança deste limite para confirmar.",
  "compliance.change_waits": "Um limite maior pode ser confirmado 24 horas depois de você o pedir.",
  "compliance.time_out_not_offered": "Uma pausa dura de {min} a {max} dias.",
  "compliance.exclusion_not_offered":
    "Uma autoexclusão dura de {min} a {max} meses, ou é por tempo indeterminado.",
} satisfies Record<keyof typeof complianceErrors, string>;
