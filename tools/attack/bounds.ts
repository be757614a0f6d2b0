/** Bounds that somebody has set for themselves, or that hold once: asked for at several places. */
import { openDeposit } from "@tucano/contract/player/money/cashier.ts";
import { setLimit } from "@tucano/contract/player/account/compliance.ts";
import { login } from "@tucano/contract/player/account/members.ts";
import { payCharge } from "@tucano/contract/studios/sandbox-psp.ts";
import { changePassword, verifyPassword } from "@tucano/contract/player/account/security.ts";
import { type Attack, forEach, look, tally, times } from "./means/attack.ts";
import type { House } from "./means/house.ts";
import {
  depositStatus,
  enter,
  enterWith,
  expectData,
  type Member,
  readMe,
  type Seat,
  sit,
  until,
} from "./means/people.ts";
import { messageOf, move } from "./studio.ts";

type Limit = Parameters<typeof limitOneself>[1];

async function limitOneself(
  { visitor, token }: Member,
  limit: { measure: "deposit" | "loss" | "stake"; period: "day"; amount: string },
): Promise<void> {
  expectData(await visitor.call(setLimit, limit, { token }), "Setting a limit");
}

async function betEverywhere(house: House, seat: Seat, count: number): Promise<number> {
  const servers = await house.servers();
  const heard = await forEach(times(count), count, (index) =>
    move(
      house,
      "bet",
      messageOf(seat),
      seat.member.visitor.at(servers[index % servers.length]?.url ?? house.url),
    ),
  );
  return heard.filter(({ status }) => status === "RS_OK").length;
}

const playLimits: Attack = {
  name: "limits of one's own, played against at four servers at once",
  guards: "what somebody may stake or lose in a day is reached and never passed",
  limitMs: 120_000,
  run: async (house) => {
    const seen = look();
    const taken: string[] = [];
    for (const measure of ["stake", "loss"] as const) {
      const seat = await sit(await enterWith(house, "60.00"));
      const limit: Limit = { measure, period: "day", amount: "10.00" };
      await limitOneself(seat.member, limit);
      const first = await betEverywhere(house, seat, 40);
      seen.that(first === 10, `${first} bets of 1.00 were taken under a ${measure} of 10.00`);
      await limitOneself(seat.member, { ...limit, amount: "50.00" });
      const more = await betEverywhere(house, seat, 8);
      seen.that(more === 0, `${more} more were taken after asking for a higher ${measure}`);
      taken.push(`${measure} ${first}`);
    }
    return seen.verdict(`40 bets of 1.00 at once under 10.00: ${taken.join(", ")} taken`);
  },
};

const loweredLimit: Attack = {
  name: "a limit lowered while bets are under way",
  guards: "from the answer on the lower one holds, whichever server takes the bet",
  run: async (house) => {
    const seen = look();
    const seat = await sit(await enterWith(house, "100.00"));
    const { member } = seat;
    await limitOneself(member, { measure: "stake", period: "day", amount: "90.00" });
    let isLowered = false;
    const late: string[] = [];
    const bets = forEach(times(80), 8, async (index) => {
      const wasLowered = isLowered;
      const servers = await house.servers();
      const at = member.visitor.at(servers[index % servers.length]?.url ?? house.url);
      const { status } = await move(house, "bet", messageOf(seat), at);
      if (wasLowered) late.push(status);
      if (index === 20) {
        await limitOneself(member, { measure: "stake", period: "day", amount: "5.00" });
        isLowered = true;
      }
    });
    await bets;
    const taken = late.filter((status) => status === "RS_OK").length;
    seen.that(late.length > 0, "no bet came later");
    seen.that(taken === 0, `${taken} of ${late.length} later bets were taken`);
    return seen.verdict(
      `lowered to 5.00 after some 20 of 80 bets; ${late.length} later: ${tally(late)}`,
    );
  },
};

const depositLimit: Attack = {
  name: "a limit of deposits, ordered against at four servers at once",
  guards: "all orders together stay within it, however they are paid",
  run: async (house) => {
    const seen = look();
    const servers = await house.servers();
    const member = await enter(house);
    await limitOneself(member, { measure: "deposit", period: "day", amount: "100.00" });
    const { visitor, token } = member;
    const heard = await forEach(times(16), 16, (index) =>
      visitor
        .at(servers[index % 4]?.url ?? house.url)
        .call(openDeposit, { money: "40.00", payment_id: 1 }, { token }),
    );
    const orders = heard.flatMap(({ data }) => (data === null ? [] : [data.order_no]));
    await forEach(orders, 8, (txid) => visitor.call(payCharge, { txid }));
    for (const order_no of orders) {
      await until(
        "The end of a deposit",
        () => depositStatus(member, order_no),
        (status) => status !== "awaiting" && status !== "paid",
      );
    }
    const { money } = await readMe(member);
    seen.that(Number(money) <= 100, `${money} came in under 100.00 a day`);
    seen.that(orders.length > 0, "no order was taken");
    return seen.verdict(
      `16 orders of 40.00 at once under 100.00: ${orders.length} taken, ${money} on the account`,
    );
  },
};

const ticketOnce: Attack = {
  name: "one ticket of the security centre, used at four servers at once",
  guards: "it is good once",
  run: async (house) => {
    const seen = look();
    const servers = await house.servers();
    const { visitor, token, account, password } = await enter(house);
    const ask = { password, purpose: "change_password" } as const;
    const { ticket } = expectData(await visitor.call(verifyPassword, ask, { token }), "A ticket");
    const wishes = times(20).map((index) => `outra senha ${index}`);
    const heard = await forEach(wishes, 20, (wish, index) =>
      visitor
        .at(servers[index % 4]?.url ?? house.url)
        .call(changePassword, { ticket, password: wish, confirm_password: wish }, { token }),
    );
    const won = wishes.filter((_wish, index) => heard[index]?.status === 200);
    seen.that(won.length === 1, `${won.length} of 20 changes were made`);
    const [kept = ""] = won;
    const right = await house.visitor().call(login, { account, password: kept });
    seen.that(right.status === 200, `the password that was set is answered ${right.status}`);
    return seen.verdict(`20 at once: ${tally(heard.map((one) => one.error || one.status))}`);
  },
};

export const bounds: readonly Attack[] = [playLimits, loweredLimit, depositLimit, ticketOnce];
