/** O que sai por e-mail e SMS. Uma linha vazia separa os parágrafos. */
import type { mailTexts as en } from "../en/mail.ts";

export const mailTexts = {
  "mail.signature":
    "Tucano\n\nVocê recebe esta mensagem por causa da sua conta conosco. Nunca pedimos suas " +
    "senhas nem códigos, por telefone ou por mensagem.",
  "mail.email_code.subject": "{code} é o seu código da Tucano",
  "mail.email_code.body":
    "Olá,\n\nseu código para vincular este e-mail é {code}. Ele vale por {minutes, plural, " +
    "one {# minuto} other {# minutos}}.\n\nSe você não pediu este código, não faça nada.",
  "mail.password_link.subject": "Defina sua senha do Tucano",
  "mail.password_link.body":
    "Olá, {account},\n\nneste link você define uma nova senha de entrada:\n\n{link}\n\nEle vale {minutes, plural, one {# minuto} other {# minutos}} e só uma vez. Quando você salvar, todos os aparelhos saem da conta.\n\nSe não foi você quem pediu, não faça nada: sua senha continua a mesma.",
  "mail.security.subject": "Sua conta da Tucano mudou",
  "mail.security.body":
    "Olá, {account},\n\n{change, select, password {sua senha foi alterada e os outros aparelhos " +
    "foram desconectados.} withdrawal_password {sua senha de saque foi alterada.} email {outro " +
    "e-mail foi vinculado à sua conta.} totp_on {um aplicativo autenticador foi configurado na " +
    "sua conta.} totp_off {o aplicativo autenticador da sua conta foi removido.} passkey {uma chave de acesso foi adicionada à sua conta.} other {algo na " +
    "segurança da sua conta foi alterado.}}\n\nSe não foi você, fale já com o atendimento.",
  "sms.login_code":
    "Tucano: {code} é o seu código de acesso, válido por {minutes, plural, one {# minuto} other " +
    "{# minutos}}. Não conte a ninguém.",
} satisfies Record<keyof typeof en, string>;
