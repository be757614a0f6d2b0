/** What the counter says, in the two languages of the people who use it. */
import { type Language, toLanguage } from "@tucano/i18n/languages.ts";

export interface PageTexts {
  readonly htmlLang: string;
  readonly title: string;
  readonly lead: string;
  readonly charge: string;
  readonly code: string;
  readonly more: string;
  readonly cpf: string;
  readonly amount: string;
  readonly submit: string;
  readonly paid: string;
  readonly badCpf: string;
  readonly badAmount: string;
  readonly payouts: string;
  readonly decimalMark: "," | ".";
  readonly statuses: Readonly<Record<string, string>>;
}

const pt: PageTexts = {
  htmlLang: "pt-BR",
  title: "Banco de testes",
  lead: "Nenhum dinheiro de verdade. Cole o código PIX e pague como o seu banco faria.",
  charge: "Cobrança",
  code: "PIX copia e cola",
  more: "Outro CPF ou outro valor",
  cpf: "CPF de quem paga (vazio: o da cobrança)",
  amount: "Valor em R$ (vazio: o da cobrança)",
  submit: "Pagar como banco",
  paid: "Pago. Você já pode voltar para o site:",
  badCpf: "Este CPF não é válido.",
  badAmount: "Este valor não é válido.",
  payouts: "Últimos pagamentos enviados",
  decimalMark: ",",
  statuses: {
    ATIVA: "aguardando pagamento",
    CONCLUIDA: "paga",
    PROCESSING: "em andamento",
    SETTLED: "pago",
    REFUSED: "recusado",
  },
};

const en: PageTexts = {
  htmlLang: "en",
  title: "Test bank",
  lead: "No real money. Paste the PIX code and pay it as your bank would.",
  charge: "Charge",
  code: "PIX copy and paste",
  more: "Another CPF or amount",
  cpf: "CPF of the payer (empty: the charge's)",
  amount: "Amount in R$ (empty: the charge's)",
  submit: "Pay as bank",
  paid: "Paid. You can go back to the site:",
  badCpf: "This CPF is not valid.",
  badAmount: "This amount is not valid.",
  payouts: "Latest payouts",
  decimalMark: ".",
  statuses: {
    ATIVA: "waiting for payment",
    CONCLUIDA: "paid",
    PROCESSING: "in progress",
    SETTLED: "paid",
    REFUSED: "refused",
  },
};

/** Portuguese for Portuguese, English for everybody else. */
export function textsOf(lang: string): { lang: Language; texts: PageTexts } {
  const known = toLanguage(lang);
  return { lang: known, texts: known === "pt" ? pt : en };
}
