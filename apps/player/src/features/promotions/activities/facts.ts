/**
 * The four facts of an offer: how much, what for, until when, with which games. They are written
 * from the numbers of the answer; no text here holds a number.
 */
import { plural, t } from "@lingui/core/macro";
import { fromWire } from "@tucano/contract/money.ts";
import { formatShortMoney } from "@tucano/i18n/money.ts";
import { kindName } from "../../../platform/games/game-kinds.ts";
import { formatFigure, formatPercent, formatTime } from "../../../platform/text.ts";
import type { Activity, PlayRules } from "./activities.ts";

interface Facts {
  amount: string;
  requirement: string;
  deadline: string;
  games: string;
}

interface Numbers {
  money: (code: string) => string;
  percent: (code: string) => string;
  count: (code: string) => string;
  /** As on the wire; empty if missing. */
  raw: (code: string) => string;
}

function readNumbers({ numbers }: Pick<Activity, "numbers">): Numbers {
  const values = new Map(numbers.map(({ code, value }) => [code, value]));
  const raw = (code: string) => values.get(code) ?? "0.00";
  return {
    raw,
    money: (code) => formatShortMoney(raw(code)),
    percent: (code) => formatPercent(raw(code)),
    count: (code) => formatFigure(raw(code)),
  };
}

/** "Live casino, Cards: 20%": what counts for less than all of its stake. */
function reducedGames({ weights }: PlayRules): string {
  const percents = [...new Set(weights.map(({ percent }) => percent))].filter((one) => one < 100);
  return percents
    .toSorted((a, b) => b - a)
    .map((percent) => {
      const kinds = weights.filter((weight) => weight.percent === percent);
      const names = kinds.map(({ game_type: kind }) => kindName(kind)).join(", ");
      return `${names}: ${formatPercent(`${percent}.00`)}`;
    })
    .join("; ");
}

function gamesFact(play: PlayRules): string {
  const reduced = reducedGames(play);
  return reduced === "" ? t`All games count in full` : t`All games in full, except ${reduced}`;
}

function claimDays(numbers: Numbers): string {
  return plural(Number(numbers.raw("claim_days")), { one: "# day", other: "# days" });
}

type Writer = (numbers: Numbers, activity: Activity, play: PlayRules) => Omit<Facts, "games">;

const firstRecharge: Writer = (numbers) => {
  const [rate, most, from] = [
    numbers.percent("welcome_rate"),
    numbers.money("welcome_max"),
    numbers.money("welcome_from"),
  ];
  const [smallRate, smallFrom] = [numbers.percent("small_rate"), numbers.money("small_from")];
  const times = numbers.raw("turnover_multiple");
  const days = claimDays(numbers);
  return {
    amount: t`${rate} as a bonus, up to ${most}. From ${smallFrom}: ${smallRate}`,
    requirement: t`Deposit ${from} or more, then bet ${times}× the bonus`,
    deadline: t`Claim within ${days} of the deposit`,
  };
};

const tiers: Writer = (numbers) => {
  const [least, most] = [numbers.percent("bronze_rate_from"), numbers.percent("diamond_rate_to")];
  const from = numbers.money("bronze_from");
  const times = numbers.raw("turnover_multiple");
  return {
    amount: t`${least} to ${most} of all your deposits, as a bonus`,
    requirement: t`${from} deposited in total, then bet ${times}× the bonus`,
    deadline: t`No deadline`,
  };
};

const rebate: Writer = (numbers, { ends_at: end }) => {
  const [rate, most] = [numbers.percent("rate"), numbers.money("reward_max")];
  const from = numbers.money("deposit_from");
  const times = numbers.raw("turnover_multiple_of_deposit");
  const day = end === null ? "" : formatTime(end, "day");
  return {
    amount: t`${rate} of each deposit as a bonus, up to ${most} each`,
    requirement: t`A deposit of ${from} or more, then bet ${times}× the deposit`,
    deadline: end === null ? t`No deadline` : t`Until ${day}`,
  };
};

const invitation: Writer = (numbers) => {
  const [reward, recharge, stake] = [
    numbers.money("reward"),
    numbers.money("recharge_from"),
    numbers.money("stake_from"),
  ];
  const days = claimDays(numbers);
  return {
    amount: t`${reward} in cash for each friend`,
    requirement: t`Your friend deposits ${recharge} and bets ${stake} in total`,
    deadline: t`Claim within ${days} of completing it`,
  };
};

const relief: Writer = (numbers) => {
  const [rate, most, from] = [
    numbers.percent("rate"),
    numbers.money("reward_max"),
    numbers.money("loss_from"),
  ];
  const times = numbers.raw("turnover_multiple");
  return {
    amount: t`${rate} of yesterday's loss in cash, up to ${most}`,
    requirement: t`A loss of ${from} or more. Bet ${times}× what you get`,
    deadline: t`The next day, until midnight`,
  };
};

const sevenDays: Writer = (numbers) => {
  const days = [1, 2, 3, 4, 5, 6, 7];
  const amounts = days.map((day) => fromWire(numbers.raw(`day_${day}`)));
  const most = Math.max(...amounts);
  const best = numbers.money(`day_${amounts.findIndex((amount) => amount === most) + 1}`);
  const multiples = days.map((day) => Number(numbers.raw(`day_${day}_turnover_multiple`)));
  const times = Math.max(...multiples);
  const from = numbers.money("deposit_from");
  const isFree = /^[0.]+$/.test(numbers.raw("deposit_from"));
  return {
    amount: t`A bonus each day, up to ${best}`,
    requirement: isFree
      ? t`Log in every day, then bet ${times}× the bonus`
      : t`Log in and deposit ${from} that day, then bet ${times}× the bonus`,
    deadline: t`Each reward on its own day`,
  };
};

/** The highest prize and its chance, from the same list the draw goes by. */
function bestPrize(numbers: Numbers, activity: Activity) {
  const prizes = activity.numbers
    .filter(({ code, unit }) => unit === "BRL" && code.endsWith("_amount"))
    .map(({ code, value }) => ({ code: code.replace(/_amount$/, ""), value }));
  const best = prizes.toSorted((a, b) => fromWire(b.value) - fromWire(a.value))[0];
  return {
    amount: formatShortMoney(best?.value ?? "0.00"),
    weight: numbers.count(`${best?.code ?? ""}_weight`),
    total: numbers.count("total_weight"),
  };
}

const wheel: Writer = (numbers, activity) => {
  const { amount, weight, total } = bestPrize(numbers, activity);
  const [recharge, stake] = [
    numbers.money("recharge_per_spin"),
    numbers.money("turnover_per_spin"),
  ];
  const logins = Number(numbers.raw("spins_per_login"));
  const isByMoney = !/^[0.]+$/.test(numbers.raw("recharge_per_spin"));
  return {
    amount: t`Up to ${amount}. Chance of that: ${weight} in ${total}`,
    requirement: isByMoney
      ? t`A spin for each ${recharge} deposited or ${stake} bet`
      : plural(logins, { one: "Log in: # spin a day", other: "Log in: # spins a day" }),
    deadline: t`Use each spin the same day or the next`,
  };
};

const rebates: Writer = (numbers) => {
  const [least, most] = [numbers.percent("rate_least"), numbers.percent("rate_most")];
  const days = plural(Number(numbers.raw("kept_days")), { one: "# day", other: "# days" });
  const times = numbers.raw("turnover_multiple");
  return {
    amount: t`${least} to ${most} of what you bet, in cash`,
    requirement: t`Just play. Bet ${times}× what you get`,
    deadline: t`Claim within ${days}`,
  };
};

const vip: Writer = (numbers) => {
  const [recharge, stake] = [
    numbers.money("level_1_recharge_from"),
    numbers.money("level_1_betting_from"),
  ];
  const days = claimDays(numbers);
  return {
    amount: t`Gifts by level, week and month`,
    requirement: t`First level: ${recharge} deposited and ${stake} bet in total`,
    deadline: t`Claim each gift within ${days}`,
  };
};

const writers: Record<Activity["code"], Writer> = {
  ftd: firstRecharge,
  "recharge-tiers": tiers,
  "recharge-rebate": rebate,
  invitation,
  "daily-relief": relief,
  day7: sevenDays,
  "daily-wheel": wheel,
  "lottery-wheel": wheel,
  rebates,
  vip,
};

function gamesOf(code: Activity["code"], play: PlayRules): string {
  if (code === "rebates") return t`All games, each type at its own rate`;
  if (code === "daily-wheel") return t`No bet needed to spin`;
  return gamesFact(play);
}

export function factsOf(activity: Activity, play: PlayRules): Facts {
  return {
    ...writers[activity.code](readNumbers(activity), activity, play),
    games: gamesOf(activity.code, play),
  };
}
