import type { identityErrors } from "@tucano/contract/errors/identity.ts";

export const identityTexts = {
  "identity.verification_required":
    "Confirme sua identidade primeiro: em Segurança, envie fotos do seu documento.",
  "identity.picture_unreadable":
    "Não conseguimos abrir esta foto. Tire outra, nítida e com pelo menos 320 pontos de lado.",
  "identity.pictures_missing": "Falta uma foto. Envie todas antes de concluir.",
  "identity.not_open":
    "Agora não é possível enviar fotos: seu envio está em análise ou já foi decidido.",
  "identity.too_many_pictures":
    "Foram muitas fotos em pouco tempo. Tente de novo daqui a uma hora.",
} satisfies Record<keyof typeof identityErrors, string>;
