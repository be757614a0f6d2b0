/** Texts of the invitation programme, in Portuguese. */
import type { agencyErrors } from "@tucano/contract/errors/agency.ts";

export const agencyTexts = {
  "agency.closed": "O programa de indicações não está aberto no momento",
  "agency.invalid_subordinate": "Corrija o erro no formulário",
  "agency.phone_invalid": "Digite um número de celular válido",
  "agency.invite_code_unknown": "Este código de convite não existe",
  "agency.uid_unknown": "Não existe usuário com este UID e este telefone",
  "agency.already_bound": "Este usuário já foi convidado por outra pessoa",
  "agency.own_tree": "Ninguém pode ser convidado por si mesmo ou por alguém que convidou",
  "agency.not_your_invitation":
    "Você pode cadastrar usuários com o seu código de convite ou com o de quem você convidou",
  "agency.wish_unknown": "Ninguém com este número está convidando você",
  "agency.commission_unknown": "Não encontramos esta comissão",
  "agency.commission_decided": "Esta comissão já foi decidida: nada foi alterado",
} satisfies Record<keyof typeof agencyErrors, string>;

export const agencyNotices = {
  "agency.subordinate_asked": "Enviamos o pedido. O usuário entra na equipe quando aceitar",
  "agency.subordinate_registered":
    "O usuário foi cadastrado. O que ele fizer conta a partir de {day}",
} as const;
