/** Texts of the promotions room in Portuguese: errors, reasons, activities and their terms. */
import type { promotionsErrors } from "@tucano/contract/errors/promotions.ts";
import type { promotionsNotices as englishNotices } from "../en/promotions.ts";

export const promotionsTexts = {
  "promotions.not_eligible": "Você não tem direito a esta recompensa",
  "promotions.no_eligible_recharge": "Nenhum depósito elegível",
  "promotions.user_unknown": "USUÁRIO NÃO EXISTE",
  "promotions.not_offered": "Nenhuma atividade",
  "promotions.own_limit_reached":
    "Você já recebeu desta atividade o máximo por jogador. As regras dizem quando há mais",
  "promotions.not_for_you": "Esta atividade não é para a sua conta",
  "promotions.code_unknown": "Código promocional inválido",
  "promotions.code_over": "Este código não vale mais",
  "promotions.code_taken": "Você já usou este código",
  "promotions.code_not_for_you": "Este código não é para a sua conta",
} satisfies Record<keyof typeof promotionsErrors, string>;

const ofAmount = "{times, plural, one {o seu valor} other {# vezes o seu valor}}";
const days = "{days, plural, one {# dia} other {# dias}}";

export const promotionsNotices = {
  "promotions.claimed": "Recompensa resgatada com sucesso!",

  "promotions.reason.claimable": "Você já pode resgatar {amount}.",
  "promotions.reason.claimed": "Você resgatou {amount}.",
  "promotions.reason.not_offered": "Esta atividade não está aberta.",
  "promotions.reason.not_meant": "Esta atividade é para outras contas: as regras dizem para quais.",
  "promotions.reason.budget_spent": "O valor desta atividade se esgotou por enquanto.",
  "promotions.reason.own_limit_reached": "A sua parte desta atividade se esgotou por enquanto.",
  "promotions.reason.deposit_used":
    "Um depósito dá direito a uma das ofertas de depósito, e este já deu outra.",
  "promotions.reason.time_over": "O prazo para resgatar esta recompensa terminou.",
  "promotions.reason.forfeited": "Esta recompensa foi cancelada por violação das regras.",
  "promotions.reason.no_recharge": "Você ainda não tem nenhum depósito que conte.",
  "promotions.reason.recharge_too_small": "Seu primeiro depósito foi menor que {required}.",
  "promotions.reason.recharge_missing_today": "Deposite mais {missing} hoje para resgatar.",
  "promotions.reason.no_loss": "Você não teve perda em dinheiro ontem.",
  "promotions.reason.loss_too_small": "A perda de ontem ficou abaixo do mínimo desta atividade.",
  "promotions.reason.nothing_left": "Não há nada para resgatar hoje.",
  "promotions.reason.no_invitee": "Ninguém se cadastrou com o seu convite ainda.",
  "promotions.reason.invitee_progress": "Seu convidado ainda não depositou e apostou o bastante.",
  "promotions.reason.shared_identity":
    "Seu convidado usa o mesmo aparelho ou a mesma conta de pagamento, por isso nada é pago.",
  "promotions.reason.tier_not_reached": "Deposite mais {missing} para chegar à próxima faixa.",

  "promotions.tier.bronze": "Bronze",
  "promotions.tier.silver": "Prata",
  "promotions.tier.gold": "Ouro",
  "promotions.tier.platinum": "Platina",
  "promotions.tier.diamond": "Diamante",

  "promotions.activity.ftd.title": "Primeiro depósito",
  "promotions.activity.ftd.summary":
    "{welcomeRate} do seu primeiro depósito em bônus, até {welcomeMax}",
  "promotions.activity.recharge-tiers.title": "Faixas de depósito",
  "promotions.activity.recharge-tiers.summary": "Até {rate} de tudo o que você deposita, em bônus",
  "promotions.activity.recharge-rebate.title": "Cashback de depósito",
  "promotions.activity.recharge-rebate.summary": "{rate} de cada depósito a partir de {from}",
  "promotions.activity.invitation.title": "Convide amigos",
  "promotions.activity.invitation.summary": "{reward} por amigo que joga com a gente",
  "promotions.activity.daily-relief.title": "Alívio diário de perdas",
  "promotions.activity.daily-relief.summary": "{rate} da perda líquida de ontem de volta",
  "promotions.activity.day7.title": "Sete dias de acesso",
  "promotions.activity.day7.summary": "Sete dias, sete recompensas, até {most} em um dia",
  "promotions.activity.daily-wheel.title": "Roleta diária",
  "promotions.activity.daily-wheel.summary": "Gire por prêmios de até {most}",
  "promotions.activity.lottery-wheel.title": "Roleta da sorte",
  "promotions.activity.lottery-wheel.summary": "Deposite, jogue e gire por até {most}",
  "promotions.activity.rebates.title": "Cashback",
  "promotions.activity.rebates.summary": "De {least} a {most} do que você aposta, todos os dias",
  "promotions.activity.vip.title": "VIP",
  "promotions.activity.vip.summary":
    "{levels, plural, one {# nível} other {# níveis}} com presentes e cashback",

  "promotions.term.for_level_from": "Para quem está no nível VIP {level} ou acima.",
  "promotions.term.for_level_to": "Para quem está até o nível VIP {level}.",
  "promotions.term.for_new":
    "Para contas abertas há menos de {days, plural, one {# dia} other {# dias}}.",
  "promotions.term.for_registered_from": "Para contas abertas em {day} ou depois.",
  "promotions.term.for_registered_to": "Para contas abertas em {day} ou antes.",
  "promotions.term.budget_day": "Todos os participantes juntos recebem no máximo {amount} por dia.",
  "promotions.term.budget_whole":
    "Todos os participantes juntos recebem no máximo {amount} no total.",
  "promotions.term.cheating":
    "Recompensas são canceladas, descontadas ou congeladas em caso de fraude.",
  "promotions.term.bonus_turnover": `O bônus vira dinheiro quando ${ofAmount} tiver sido apostado.`,
  "promotions.term.cash_turnover": `Pode ser sacada quando ${ofAmount} tiver sido apostado.`,
  "promotions.term.claim_days": `Pode ser resgatada por ${days} depois do crédito do depósito.`,
  "promotions.term.ftd_welcome":
    "Um primeiro depósito a partir de {welcomeFrom} dá {welcomeRate} dele em bônus, no máximo " +
    "{welcomeMax}.",
  "promotions.term.ftd_small":
    "Um primeiro depósito a partir de {smallFrom}, mas menor que {welcomeFrom}, dá {smallRate} " +
    "dele em bônus.",
  "promotions.term.ftd_once": "É dada uma vez por pessoa, CPF, aparelho e pagador.",
  "promotions.term.tiers_rule":
    "Tudo o que você já depositou rende uma parte em bônus. Essa parte cresce por igual dentro " +
    "de cada faixa.",
  "promotions.term.tier_bronze": "Bronze, de {from} a {to}: de {rateFrom} a {rateTo}.",
  "promotions.term.tier_silver": "Prata, de {from} a {to}: de {rateFrom} a {rateTo}.",
  "promotions.term.tier_gold": "Ouro, de {from} a {to}: de {rateFrom} a {rateTo}.",
  "promotions.term.tier_platinum": "Platina, de {from} a {to}: de {rateFrom} a {rateTo}.",
  "promotions.term.tier_diamond": "Diamante, de {from} a {to}: de {rateFrom} a {rateTo}.",
  "promotions.term.tiers_each":
    "Cada depósito dá o que o novo total rendeu, menos o que o total anterior já tinha rendido.",
  "promotions.term.rebate_rule":
    "Cada depósito a partir de {from} durante o evento dá {rate} dele em bônus.",
  "promotions.term.rebate_max": "Um depósito dá no máximo {max}.",
  "promotions.term.rebate_turnover":
    "O bônus vira dinheiro quando {times, plural, one {o valor} other {# vezes o valor}} da " +
    "parte do depósito que o rendeu tiver sido apostado.",
  "promotions.term.own_day": "Cada jogador recebe no máximo {amount} por dia.",
  "promotions.term.own_whole": "Cada jogador recebe no máximo {amount} no total.",
  "promotions.term.one_per_deposit":
    "Cada depósito rende uma só das ofertas de depósito: a que for resgatada primeiro.",
  "promotions.term.rebate_until": "Pode ser resgatado até o fim do evento.",
  "promotions.term.invitation_rule":
    "Você recebe {reward} por pessoa que se cadastra com o seu convite, deposita no total " +
    "{recharge} ou mais e aposta no total {stake} ou mais.",
  "promotions.term.invitation_days":
    "Pode ser resgatada por {days, plural, one {# dia} other {# dias}} depois do dia " +
    "em que ambos são alcançados.",
  "promotions.term.invitation_once":
    "Cada pessoa conta uma vez. Quem usa o seu aparelho ou a sua conta de pagamento não conta.",
  "promotions.term.relief_rule":
    "{rate} do que você perdeu em dinheiro em um dia pode ser resgatado no dia seguinte, até a " +
    "meia-noite de São Paulo.",
  "promotions.term.relief_bounds": "A perda deve ser de {from} ou mais; o máximo é {max}.",
  "promotions.term.relief_turnover":
    "Nunca passa de {rate} do que as apostas desse dia contam para o rollover.",
  "promotions.term.relief_net":
    "Os ganhos são descontados da perda. Apostas canceladas e o que foi jogado com bônus não " +
    "contam.",
  "promotions.term.day7_rule":
    "Venha todos os dias: cada dia tem a sua recompensa em bônus, para resgatar naquele dia.",
  "promotions.term.day7_day":
    "Dia {day}: {amount}, que vira dinheiro quando {times, plural, one {o seu valor} " +
    "other {# vezes o seu valor}} tiver sido apostado.",
  "promotions.term.day7_missed": "Depois de um dia perdido, e depois do último, começa de novo.",
  "promotions.term.day7_recharge": "No dia, é preciso depositar {amount} ou mais.",
  "promotions.term.wheel_rule":
    "O prêmio é sorteado no nosso servidor, pelos pesos publicados, e pode ser conferido.",
  "promotions.term.wheel_login":
    "Entrar na conta dá {spins, plural, one {# giro} other {# giros}} por dia.",
  "promotions.term.wheel_recharge": "Cada {amount} depositados em um dia dão um giro.",
  "promotions.term.wheel_turnover": "Cada {amount} apostados em um dia dão um giro.",
  "promotions.term.wheel_max":
    "São no máximo {spins, plural, one {# giro} other {# giros}} por dia.",
  "promotions.term.wheel_prize_cash": "{amount} em dinheiro: {weight} em {total}.",
  "promotions.term.wheel_prize_bonus":
    "{amount} em bônus, a apostar {times, plural, one {# vez} other {# vezes}}: {weight} em " +
    "{total}.",
  "promotions.term.wheel_prize_spins":
    "{spins, plural, one {mais # giro} other {mais # giros}}: {weight} em {total}.",
  "promotions.term.wheel_prize_nothing": "Sem prêmio: {weight} em {total}.",
  "promotions.term.rebates_rule":
    "O que você aposta em um dia rende de {least} a {most} de volta, conforme o tipo de jogo e o " +
    "seu nível VIP.",
  "promotions.term.rebates_least": "O cashback de um dia é pago a partir de {amount}.",
  "promotions.term.rebates_kept": `Pode ser resgatado por ${days}.`,
  "promotions.term.vip_rule":
    "Você alcança um nível quando cumpre o depósito e as apostas que ele pede. Ele nunca se perde.",
  "promotions.term.vip_level":
    "{name}: {recharge} depositados e {betting} apostados. Presentes: {upgrade} pelo nível, " +
    "{weekly} por semana, {monthly} por mês.",
  "promotions.term.vip_weekly": "O presente semanal exige {amount} apostados na semana.",
  "promotions.term.vip_monthly": "O presente mensal exige {amount} apostados no mês.",
  "promotions.term.vip_days": `Um presente pode ser resgatado por ${days}.`,
} satisfies Record<keyof typeof englishNotices, string>;
