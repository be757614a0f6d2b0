/** Texts of the messages room's errors and notices, in Portuguese. */
import type { messagesErrors } from "@tucano/contract/errors/messages.ts";
import type { messagesNotices as english } from "../en/messages.ts";

export const messagesTexts = {
  "messages.ticket_not_found": "Não encontramos esta conversa",
  "messages.ticket_closed": "Esta conversa está encerrada. Comece uma nova",
  "messages.too_many_tickets":
    "Você tem {max} conversas em aberto. Continue em uma delas ou encerre uma antes",
  "messages.file_unreadable": "Não conseguimos abrir esta imagem. Envie outra",
  "messages.too_many_files": "Você enviou muitos arquivos há pouco. Tente de novo mais tarde",
  "messages.file_not_found": "Não encontramos este arquivo. Envie-o de novo",
  "messages.too_many_messages": "Você escreveu muito há pouco. Tente de novo mais tarde",
} satisfies Record<keyof typeof messagesErrors, string>;

export const messagesNotices = {
  "messages.ticket_opened": "Recebemos sua mensagem. O atendimento responde 24 horas por dia",
  "messages.notice.deposit_credited.title": "Depósito recebido",
  "messages.notice.deposit_credited.text": "{amount} entraram no seu saldo.",
  "messages.notice.withdrawal_paid.title": "Saque pago",
  "messages.notice.withdrawal_paid.text": "{amount} estão a caminho do seu banco.",
  "messages.notice.team_wish.title": "Convite para entrar em uma equipe",
  "messages.notice.team_wish.text":
    "{account} quer você na equipe. A decisão é sua: nada muda antes de você aceitar.",
  "messages.notice.identity_verified.title": "Identidade confirmada",
  "messages.notice.identity_verified.text":
    "Está tudo certo com seus documentos. Você não precisa fazer mais nada.",
  "messages.notice.identity_rejected.title": "Não foi possível confirmar seus documentos",
  "messages.notice.identity_rejected.text": "Veja o motivo e o que fazer na central de segurança.",
  "messages.notice.withdrawal_rejected.title": "Saque recusado",
  "messages.notice.withdrawal_rejected.text":
    "{amount} voltaram para o seu saldo. O motivo está no seu histórico de saques.",
  "messages.notice.reward_claimable.title": "Uma recompensa espera por você",
  "messages.notice.reward_claimable.text": "Você já pode resgatar {amount}.",
  "messages.notice.ticket_answered.title": "O atendimento respondeu",
  "messages.notice.ticket_answered.text": "Há uma resposta para “{subject}”.",
  "messages.notice.data_request_answered.title": "Resposta sobre seus dados",
  "messages.notice.data_request_answered.text": "Respondemos ao seu pedido sobre os seus dados.",
  "messages.notice.house_message.title": "Mensagem da casa",
  "messages.notice.house_message.text": "Há uma mensagem para você.",
  "messages.notice.terms_announced.title": "Novos termos de uso",
  "messages.notice.terms_announced.text":
    "A partir de {day} valem novos termos de uso, que você já pode ler. Se não concordar, pode deixar de usar o serviço e sacar o seu saldo até lá.",
} as const satisfies Record<keyof typeof english, string>;
