/** Textos dos erros da carteira, em português. */
import type { walletErrors } from "@tucano/contract/errors/wallet.ts";

export const walletTexts = {
  "wallet.insufficient_funds": "Seu saldo não é suficiente para isso",
  "wallet.account_blocked":
    "Sua conta não pode fazer isso agora. Fale com o atendimento ao cliente",
  "wallet.turnover_owed": "Ainda falta apostar uma parte antes de sacar",
  "wallet.bonus_stake_too_high":
    "Enquanto um bônus está em jogo, uma aposta pode ser de no máximo R$ {max}",
} satisfies Record<keyof typeof walletErrors, string>;
