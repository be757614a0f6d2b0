/** Textos dos erros da carteira, em português. */
import type { walletErrors } from "@tucano/contract/errors/wallet.ts";

export const walletTexts = {
  "wallet.insufficient_funds": "Seu saldo não é suficiente para isso",
  "wallet.account_blocked":
    "Sua conta não pode fazer isso agora. Fale com o atendimento ao cliente",
  "wallet.turnover_owed": "Ainda falta apostar uma parte antes de sacar",
} satisfies Record<keyof typeof walletErrors, string>;
