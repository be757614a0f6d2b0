import type { roundsErrors } from "@tucano/contract/errors/rounds.ts";

export const roundsTexts = {
  "rounds.game_unavailable":
    "Este jogo está em manutenção. Rodadas abertas ficam guardadas e são concluídas",
  "rounds.real_play_refused": "Esta conta não pode jogar com dinheiro real. Fale com o atendimento",
  "rounds.studio_unreachable": "O servidor do jogo não responde. Tente de novo em instantes",
} satisfies Record<keyof typeof roundsErrors, string>;
