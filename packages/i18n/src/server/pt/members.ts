import type { membersErrors } from "@tucano/contract/errors/members.ts";

export const membersTexts = {
  "members.invalid_registration": "Corrija os campos indicados no formulário",
  "members.registration_failed": "Não foi possível concluir o cadastro",
  "members.account_invalid":
    "Use de 4 a 20 letras, números, pontos ou sublinhados, começando por uma letra",
  "members.account_taken": "Este nome de usuário já está em uso",
  "members.password_required": "Informe a senha",
  "members.password_too_short": "A senha precisa ter pelo menos 6 caracteres",
  "members.password_too_long": "A senha pode ter no máximo 128 caracteres",
  "members.passwords_differ": "As senhas não são iguais",
  "members.realname_invalid": "Informe seu nome completo",
  "members.phone_invalid": "Informe um número de celular válido",
  "members.phone_taken": "Este celular já está cadastrado",
  "members.withdrawal_password_invalid": "A senha de saque tem 6 dígitos",
  "members.cpf_invalid": "Informe um CPF válido",
  "members.cpf_taken": "Este CPF já está cadastrado",
  "members.birth_date_invalid": "Informe uma data de nascimento válida",
  "members.under_age": "É preciso ter 18 anos ou mais",
  "members.age_not_confirmed": "Confirme que você tem mais de 18 anos.",
  "members.invite_code_unknown": "Este código de convite não existe",
  "members.captcha_required": "Informe o código de verificação",
  "members.captcha_wrong": "Peça um novo código de verificação",
  "members.wrong_credentials": "Conta ou senha incorreta",
  "members.too_many_attempts":
    "Muitas tentativas. Tente de novo em {seconds, plural, one {# segundo} other {# segundos}}.",
  "members.account_frozen": "Sua conta está bloqueada. Fale com o atendimento.",
  "members.account_closed": "Esta conta foi encerrada. Fale com o atendimento.",
  "members.picture_unknown": "Escolha uma das fotos de perfil",
  "members.password_wrong": "Senha incorreta",
  "members.password_not_set":
    "Sua conta ainda não tem senha. Fale com o atendimento para criar uma.",
  "members.new_passwords_differ": "As duas senhas digitadas não são iguais!",
  "members.password_unchanged": "A nova senha não pode ser igual à antiga",
  "members.ticket_invalid": "Confirme sua senha de novo",
  "members.email_invalid": "Informe um e-mail válido",
  "members.email_taken": "Este e-mail está vinculado a outra conta",
  "members.code_wrong": "O código está errado ou venceu. Se precisar, peça um novo.",
  "members.session_unknown": "Esta sessão já terminou",
  "members.totp_required": "Informe o código do seu aplicativo autenticador",
  "members.totp_wrong": "O código do aplicativo autenticador está incorreto",
  "members.totp_on": "Já existe um aplicativo autenticador configurado",
  "members.totp_not_begun": "Comece de novo a configurar o aplicativo autenticador",
  "members.mail_unavailable": "Não conseguimos enviar e-mails agora. Tente mais tarde.",
  "members.sms_unavailable": "Não conseguimos enviar SMS agora. Tente mais tarde.",
} satisfies Record<keyof typeof membersErrors, string>;

export const membersNotices = {
  "members.registered": "Cadastro concluído com sucesso",
  "members.password_changed": "Sua senha foi alterada",
  "members.withdrawal_password_changed": "Sua senha de saque foi alterada",
  "members.email_bound": "Seu e-mail foi vinculado",
} as const;
