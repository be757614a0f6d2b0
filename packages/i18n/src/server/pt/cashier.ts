/** Texts of the cashier's errors and notices, in Portuguese. */
import type { cashierErrors } from "@tucano/contract/errors/cashier.ts";
import type { cashierNotices as englishNotices } from "../en/cashier.ts";

export const cashierTexts = {
  "cashier.method_required": "Selecione uma forma de pagamento",
  "cashier.method_unavailable": "Esta forma de pagamento não está disponível no momento",
  "cashier.amount_below_minimum": "O valor não pode ser menor que o mínimo de R$ {min}",
  "cashier.amount_above_maximum": "O valor não pode ser maior que o máximo de R$ {max}",
  "cashier.daily_limit_reached":
    "Limite diário atingido. Hoje você ainda pode sacar R$ {remaining}",
  "cashier.demo_account":
    "Contas de demonstração usam apenas dinheiro fictício e não movimentam dinheiro real",
  "cashier.account_blocked":
    "Sua conta não pode fazer isso agora. Fale com o atendimento ao cliente",
  "cashier.too_many_open_deposits":
    "Você tem depósitos aguardando pagamento. Pague ou cancele um deles primeiro",
  "cashier.deposit_not_found": "Não encontramos este depósito",
  "cashier.deposit_not_cancellable": "Este depósito não pode mais ser cancelado",
  "cashier.payment_service_unavailable":
    "O serviço de pagamento não respondeu. Nada foi cobrado: tente de novo em instantes",
  "cashier.withdrawal_password_wrong": "A senha de saque está incorreta",
  "cashier.withdrawal_password_locked":
    "Muitas senhas de saque incorretas. Tente mais tarde ou fale com o atendimento ao cliente",
  "cashier.turnover_owed": "Você ainda precisa apostar R$ {missing} antes de poder sacar",
  "cashier.insufficient_funds": "Seu saldo disponível é de R$ {available}",
  "cashier.fee_exceeds_amount": "As tarifas são maiores que o valor. Escolha um valor maior",
  "cashier.destination_required": "Escolha para onde o dinheiro deve ir",
  "cashier.destination_ambiguous": "Informe exatamente uma chave PIX ou uma conta salva",
  "cashier.destination_not_found": "Não encontramos esta chave ou conta salva",
  "cashier.pix_key_invalid": "Esta não é uma chave PIX válida deste tipo",
  "cashier.pix_key_unknown": "Esta chave PIX não está cadastrada em nenhum banco",
  "cashier.not_own_account": "A conta precisa estar no seu próprio nome e CPF",
  "cashier.bank_unknown": "Selecione um banco da lista",
  "cashier.bank_account_invalid": "Confira a agência e o número da conta",
  "cashier.too_many_destinations": "Você atingiu o limite de {max} chaves e contas salvas",
  "cashier.withdrawal_not_found": "Não encontramos este saque",
  "cashier.withdrawal_wrong_state": "O saque já avançou: isso não é mais possível",
  "cashier.reason_required": "Informe o motivo",
} satisfies Record<keyof typeof cashierErrors, string>;

export const cashierNotices = {
  "cashier.withdrawal_submitted":
    "A solicitação de saque foi enviada com sucesso. Aguarde a análise dos administradores.",
  "cashier.deposit_opened": "Seu código PIX está pronto. Pague no aplicativo do seu banco",
  "cashier.destination_saved": "Salvo com sucesso",
  "cashier.note.paid_late": "Seu pagamento chegou depois do vencimento do código e foi creditado",
  "cashier.note.paid_less": "Você pagou menos que o valor do pedido. Creditamos o que foi pago",
  "cashier.note.paid_more": "Você pagou mais que o valor do pedido. Creditamos tudo",
  "cashier.note.refunded_other_holder":
    "O pagamento veio do CPF de outra pessoa e foi devolvido integralmente",
  "cashier.note.refunded_over_limit":
    "O pagamento passou do que pode ser depositado e foi devolvido por inteiro",
  "cashier.note.refunded_account_blocked":
    "Sua conta não pôde receber o pagamento, que foi devolvido integralmente",
  "cashier.note.refund_in_progress": "O pagamento está sendo devolvido para a conta de origem",
} satisfies Record<keyof typeof englishNotices, string>;
