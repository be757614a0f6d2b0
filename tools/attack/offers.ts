/** What the house gives: once, to one person, for what was really risked. */
import { randomUUID } from "node:crypto";
import { registerSubordinate } from "@tucano/contract/player/rewards/agency.ts";
import { approve } from "@tucano/contract/backoffice/access/approvals.ts";
import { createPromoCode } from "@tucano/contract/backoffice/members/campaigns.ts";
import { withdrawalOptions } from "@tucano/contract/player/money/cashier.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { spin } from "@tucano/contract/player/games/house-games.ts";
import { register } from "@tucano/contract/player/account/members.ts";
import { redeemPromoCode } from "@tucano/contract/player/rewards/promo-codes.ts";
import {
  checkFirstRecharge,
  claimFirstRecharge,
  claimRechargeRebate,
  claimRechargeTiers,
} from "@tucano/contract/player/rewards/promotions.ts";
import { checkDailyWheel, claimDailyWheel } from "@tucano/contract/player/rewards/wheels.ts";
import { registrationForm } from "../../apps/server/src/testing/people/people.ts";
import { type Attack, forEach, look, tally, times } from "./means/attack.ts";
import type { House } from "./means/house.ts";
import {
  admin,
  colleague,
  enter,
  enterWith,
  expectData,
  fund,
  type Member,
  play,
  readMe,
  sit,
  until,
} from "./means/people.ts";

let codes = 0;

/** Requested by one administrator, approved by the other. */
async function openCode(house: House, limit_total: number): Promise<string> {
  codes += 1;
  const code = `ATAQUE-${codes}`;
  const [boss, other] = [await admin(house), await colleague(house)];
  const wish = {
    code,
    pocket: "bonus" as const,
    amount: "10.00",
    turnover_multiple: 10,
    starts_at: new Date(Date.now() - 60_000).toISOString(),
    ends_at: new Date(Date.now() + 86_400_000).toISOString(),
    limit_total,
    reason: "An attack",
  };
  const asked = await boss.visitor.call(createPromoCode, wish, { cookie: boss.cookie });
  const { approval_id } = expectData(asked, "Asking for a code").approval;
  const agreed = await other.visitor.call(
    approve,
    { approval_id, note: "Agreed" },
    { cookie: other.cookie },
  );
  expectData(agreed, "Agreeing to a code");
  return code;
}

const redeem = ({ visitor, token }: Member, code: string, url?: string) =>
  (url === undefined ? visitor : visitor.at(url)).call(redeemPromoCode, { code }, { token });

const overrun: Attack = {
  name: "a promo code for ten, wanted by forty at once",
  guards: "a limit is reached exactly, and one member is one, however the code is written",
  limitMs: 90_000,
  run: async (house) => {
    const seen = look();
    const servers = await house.servers();
    const code = await openCode(house, 10);
    const members = await forEach(times(40), 4, () => enter(house));
    const heard = await forEach(members, 40, (member, index) =>
      redeem(member, code, servers[index % 4]?.url),
    );
    const won = heard.filter(({ status }) => status === 200).length;
    seen.that(won === 10, `${won} of 40 got a code for ten`);
    const second = await openCode(house, 100);
    const spellings = [second, second.toLowerCase(), ` ${second} `, second.replace("A", "a")];
    const one = await enter(house);
    const again = await forEach(times(40), 40, (index) =>
      redeem(one, spellings[index % 4] ?? second, servers[index % 4]?.url),
    );
    const { stage } = house;
    const [row] = await stage.query<{ count: number }>(
      "SELECT count(*) AS count FROM rewards.reward WHERE member_id = $1",
      [one.memberId],
    );
    seen.that(row?.count === 1, `one member has ${row?.count} rewards`);
    return seen.verdict(
      `40 members at once: ${won} of 10; one member 40 times in 4 spellings: ${tally(again.map((one_) => one_.status))}, ${row?.count} reward`,
    );
  },
};

const oneDevice: Attack = {
  name: "a dozen accounts on one device",
  guards: "what is given once a person is given once a device",
  run: async (house) => {
    const seen = look();
    const code = await openCode(house, 100);
    const visitor = house.visitor();
    let cookie = "";
    const statuses: number[] = [];
    for (const _account of times(12)) {
      const heard = await visitor.call(
        register,
        registrationForm(),
        cookie === "" ? {} : { cookie },
      );
      const { access_token: token } = expectData(heard, "Registering");
      const set = heard.headers["set-cookie"]?.find((line) => line.startsWith("tucano_device="));
      cookie = set?.split(";")[0] ?? cookie;
      const got = await visitor.call(redeemPromoCode, { code }, { token, cookie });
      statuses.push(got.status);
    }
    const won = statuses.filter((status) => status === 200).length;
    seen.that(cookie !== "", "there is no cookie of a device");
    seen.that(won === 1, `${won} of 12 accounts got it`);
    return seen.verdict(`12 accounts: ${tally(statuses)}`);
  },
};

const claimRace: Attack = {
  name: "one reward claimed a hundred times at once",
  guards: "it is paid once, at whichever server it is claimed",
  run: async (house) => {
    const seen = look();
    const member = await enterWith(house, "200.00");
    const { visitor, token } = member;
    await until(
      "The offer",
      () => visitor.call(checkFirstRecharge, {}, { token }),
      ({ data }) => data?.state === "claimable",
      30_000,
    );
    const servers = await house.servers();
    const heard = await forEach(times(100), 50, (index) =>
      visitor.at(servers[index % 4]?.url ?? "").call(claimFirstRecharge, {}, { token }),
    );
    const paid = heard.flatMap(({ data }) =>
      data === null ? [] : [data.list.map((one) => one.reference).join()],
    );
    const [row] = await house.stage.query<{ count: number }>(
      "SELECT count(*) AS count FROM rewards.reward WHERE member_id = $1",
      [member.memberId],
    );
    seen.that(new Set(paid).size === 1, `${new Set(paid).size} different rewards were answered`);
    seen.that(row?.count === 1, `${row?.count} rewards are there`);
    for (const endpoint of [claimRechargeTiers, claimRechargeRebate]) {
      const more = await visitor.call(endpoint, {}, { token });
      seen.that(more.status !== 200, `${endpoint.path} pays for the same deposit`);
    }
    return seen.verdict(
      `100 claims over 4 servers: ${tally(heard.map((one) => one.status))}, ${row?.count} reward; nothing else for that deposit`,
    );
  },
};

type SpinResult = DataOf<typeof claimDailyWheel>;

const wheelRace: Attack = {
  name: "one spin of a wheel wanted fifty times, with a wish",
  guards: "the server draws, once a spin; what a client says of the prize is not heard",
  run: async (house) => {
    const seen = look();
    const { visitor, token } = await enter(house);
    const state = await until(
      "A spin",
      () => visitor.call(checkDailyWheel, {}, { token }),
      ({ data }) => (data?.remainingspins ?? 0) > 0,
      10_000,
    );
    const { fairness, remainingspins } = expectData(state, "The wheel");
    const servers = await house.servers();
    const wish = { client_seed: "attack", commitment: fairness.commitment };
    const forced = { ...wish, prize: "cash", reward: "1000.00", code: "jackpot", result: 0 };
    const heard = await forEach(times(50), 50, (index) =>
      visitor
        .at(servers[index % 4]?.url ?? "")
        .post(claimDailyWheel.path, index % 2 === 0 ? wish : forced, { token }),
    );
    const prizes = heard.flatMap(({ data }) => (data === null ? [] : [(data as SpinResult).prize]));
    const more = prizes.filter(({ kind }) => kind === "spins");
    const spins = more.reduce((sum, { quantity }) => sum + Number(quantity), remainingspins);
    seen.that(prizes.length <= spins, `${prizes.length} prizes for ${spins} spins`);
    const wrong = await visitor.call(
      claimDailyWheel,
      { client_seed: "x", commitment: "0".repeat(64) },
      { token },
    );
    seen.that(wrong.status !== 200, "a seed for another commitment is taken");
    return seen.verdict(
      `50 claims for ${remainingspins} spin over 4 servers: ${tally(heard.map((one) => one.status))}, ${more.length} of them won a spin`,
    );
  },
};

const hedging: Attack = {
  name: "both sides of a table, and bets that hardly lose",
  guards: "what risks nothing works off nothing of what a deposit owes",
  run: async (house) => {
    const seen = look();
    const covered: Readonly<Record<string, readonly object[]>> = {
      "roleta-europeia": [
        { chips: { red: 1, black: 1 } },
        { chips: { even: 1, odd: 1 } },
        { chips: { low: 1, high: 1 } },
      ],
      "sic-bo": [{ chips: { big: 1, small: 1 } }],
      "dragao-e-tigre": [{ chips: { dragon: 1, tiger: 1 } }],
      dados: [
        { side: "over", target: 250 },
        { side: "under", target: 9_700 },
      ],
    };
    const member = await enterWith(house, "100.00");
    const { visitor, token } = member;
    const owed = async (): Promise<string> =>
      expectData(await visitor.call(withdrawalOptions, {}, { token }), "What is owed")
        .turnover_owed;
    const before = await owed();
    const played: string[] = [];
    for (const [game, choices] of Object.entries(covered)) {
      const { playToken, stake } = await sit(member, game);
      for (const choice of choices) {
        const units = "chips" in choice ? Object.keys(choice.chips as object).length : 1;
        const wish = { stake: (Number(stake) * units).toFixed(2), round_key: randomUUID(), choice };
        const { status, error } = await visitor.call(spin, wish, { token: playToken });
        played.push(status === 200 ? "played" : error);
      }
    }
    const after = await owed();
    // What risks something does count, or nothing was proved.
    await play(await sit(member));
    seen.that((await owed()) !== after, "a bet that risks something counts for nothing as well");
    seen.that(played.includes("played"), `nothing could be played: ${played.join(", ")}`);
    seen.that(after === before, `${before} were owed, now ${after}`);
    return seen.verdict(
      `${played.length} covered bets: ${tally(played)}; owed ${before} before and ${after} after`,
    );
  },
};

const unasked: Attack = {
  name: "tying a stranger to oneself",
  guards: "who knows somebody's number and phone can ask, and no more",
  run: async (house) => {
    const seen = look();
    const [taker, stranger] = [await enter(house), await enter(house)];
    const { invite_code } = await readMe(taker);
    const wish = { phone: stranger.form.phone, invite_code, uid: stranger.memberId };
    const heard = await taker.visitor.call(registerSubordinate, wish, { token: taker.token });
    const { top_id } = await readMe(stranger);
    seen.that(top_id === null, `the stranger is below ${top_id}`);
    const answered = await taker.visitor.post(
      "/api/agency/subordinate/answer",
      { inviter_id: taker.memberId, accept: true, member_id: stranger.memberId },
      { token: taker.token },
    );
    seen.that(answered.status !== 200, "the asker answers for the stranger");
    seen.that((await readMe(stranger)).top_id === null, "the stranger was tied");
    return seen.verdict(
      `asking: ${heard.data?.state ?? heard.error}; answering for the other: ${answered.status}; not tied`,
    );
  },
};

const turnover: Attack = {
  name: "a deposit that leaves again without play",
  guards: "what was paid in is staked before it may be withdrawn",
  run: async (house) => {
    const seen = look();
    const member = await enter(house);
    await fund(member, "500.00");
    const { visitor, token, form } = member;
    const input = {
      money: "500.00",
      qk_pwd: form.qk_pwd ?? "",
      payment_type: "CPF",
      cpf_id: form.cpf,
    };
    const heard = await forEach(times(10), 10, () =>
      visitor.post("/api/drawing", input, { token }),
    );
    seen.that(
      heard.every(({ status }) => status !== 200),
      "it was taken",
    );
    return seen.verdict(`10 orders: ${tally(heard.map((one) => one.error))}`);
  },
};

export const offers: readonly Attack[] = [
  overrun,
  oneDevice,
  claimRace,
  wheelRace,
  hedging,
  unasked,
  turnover,
];
