import type { backofficeErrors } from "@tucano/contract/errors/backoffice.ts";

export const backofficeTexts = {
  "backoffice.wrong_credentials": "E-mail ou senha incorretos",
  "backoffice.wrong_code": "Código incorreto ou já usado",
  "backoffice.sign_in_expired": "Este acesso expirou. Comece de novo",
  "backoffice.too_many_attempts":
    "Muitas tentativas. Tente de novo em {seconds, plural, one {# segundo} other {# segundos}}.",
  "backoffice.not_permitted": "Seu perfil não permite esta ação",
  "backoffice.reason_required": "Informe o motivo, com pelo menos 3 caracteres",
  "backoffice.member_not_found": "Este jogador não existe",
  "backoffice.withdrawal_not_found": "Este saque não existe",
  "backoffice.withdrawal_already_decided": "Este saque não está mais aguardando decisão",
  "backoffice.member_state_conflict": "A situação do jogador não permite esta ação",
} satisfies Record<keyof typeof backofficeErrors, string>;
