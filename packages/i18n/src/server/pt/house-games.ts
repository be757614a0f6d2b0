import type { houseGamesErrors } from "@tucano/contract/errors/house-games.ts";

export const houseGamesTexts = {
  "house_games.session_unknown": "Esta sessão de jogo terminou. Abra o jogo de novo.",
  "house_games.game_unknown": "Este jogo não está disponível.",
  "house_games.round_unknown": "Esta rodada não existe.",
  "house_games.stake_not_offered": "Escolha uma das apostas que o jogo oferece.",
  "house_games.choice_not_offered": "Este jogo não oferece essa opção.",
  "house_games.action_not_allowed": "Esse passo não é possível agora.",
  "house_games.insufficient_funds": "Seu saldo não é suficiente para esta aposta.",
  "house_games.player_blocked": "Sua conta não pode jogar no momento.",
  "house_games.limit_reached": "Você atingiu um dos seus limites.",
  "house_games.too_fast": "A rodada anterior acabou de começar. Espere um instante.",
  "house_games.client_seed_missing": "Seu seed ainda não foi escolhido. Abra o jogo de novo.",
  "house_games.seed_changed": "Seus seeds mudaram nesse meio-tempo. Abra o jogo de novo.",
  "house_games.round_unfinished":
    "Uma rodada anterior precisa ser concluída primeiro. Abra o jogo de novo.",
  "house_games.round_void": "Esta rodada foi cancelada; nada foi cobrado.",
  "house_games.wallet_unavailable":
    "Não foi possível acessar seu saldo agora. Tente de novo em instantes.",
} satisfies Record<keyof typeof houseGamesErrors, string>;
