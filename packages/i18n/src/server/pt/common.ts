/** Textos que qualquer chamada pode responder. */
import type { commonErrors } from "@tucano/contract/errors/common.ts";
import type { commonNotices as english } from "../en/common.ts";

export const commonTexts = {
  "common.unauthenticated": "Você não está conectado. Entre na sua conta primeiro.",
  "common.forbidden": "Você não tem permissão para fazer isso.",
  "common.not_found": "Não há nada neste endereço.",
  "common.method_not_allowed": "Este endereço usa outro método.",
  "common.body_too_large": "O pedido é grande demais.",
  "common.unsupported_media_type": "Envie o pedido em JSON.",
  "common.malformed_request": "Não foi possível ler o pedido.",
  "common.invalid_input": "Corrija o erro no formulário",
  "common.idempotency_conflict": "Este pedido já foi enviado com outro conteúdo.",
  "common.too_many_requests": "Muitos pedidos. Espere um momento e tente de novo.",
  "common.overloaded": "Há muito movimento agora. Tente de novo em instantes.",
  "common.unavailable":
    "Não conseguimos acessar nossos registros agora. Tente de novo em instantes.",
  "common.internal": "Algo deu errado do nosso lado. Tente de novo.",
} satisfies Record<keyof typeof commonErrors, string>;

export const commonNotices = {
  "common.success": "Sucesso",
  "field.required": "Preencha este campo.",
  "field.invalid": "Este valor não é válido.",
  "field.wrong_type": "Tipo inválido",
  "field.one_of": "Escolha um destes: {choices}.",
  "field.money": "Digite um valor como 50,00, com no máximo duas casas decimais.",
  "field.too_short": "Digite pelo menos {min} caracteres.",
  "field.too_long": "Digite no máximo {max} caracteres.",
  "field.too_small": "O menor valor é {min}.",
  "field.too_big": "O maior valor é {max}.",
  "field.range":
    "Escolha um primeiro dia que não venha depois do último, com no máximo um ano entre eles.",
  "field.given_twice": "Este valor foi informado duas vezes.",
} satisfies Record<keyof typeof english, string>;
