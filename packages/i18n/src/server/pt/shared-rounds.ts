import type { sharedRoundsErrors } from "@tucano/contract/errors/shared-rounds.ts";

export const sharedRoundsTexts = {
  "shared_rounds.betting_closed": "As apostas estão encerradas. Sua aposta não foi aceita.",
  "shared_rounds.too_many_bets": "Você já fez todas as apostas permitidas nesta rodada.",
  "shared_rounds.win_too_high":
    "Esta aposta poderia render mais que R$ {win}, o máximo que pagamos. Aposte até R$ {max}.",
  "shared_rounds.too_late": "Tarde demais: a rodada já havia terminado.",
  "shared_rounds.chat_closed": "O chat está fechado nesta mesa.",
  "shared_rounds.chat_refused": "Esta mensagem não pode ser publicada.",
} satisfies Record<keyof typeof sharedRoundsErrors, string>;
