/** What the server depends on fails: it says so, and gives nothing away meanwhile. */
import { openDeposit } from "@tucano/contract/player/money/cashier.ts";
import { me } from "@tucano/contract/player/account/members.ts";
import { payCharge } from "@tucano/contract/studios/sandbox-psp.ts";
import { type Attack, forEach, look, tally, times } from "./means/attack.ts";
import {
  depositStatus,
  enter,
  enterWith,
  order,
  play,
  readMe,
  sit,
  until,
} from "./means/people.ts";
import { withdraw, withdrawer } from "./money.ts";
import type { Heard } from "./means/visitor.ts";

/** Where an error comes from, or a statement: nobody's business. */
const TELLS = /at .*\.ts:\d+|node_modules|SELECT |INSERT |ECONNREFUSED|postgres:\/\//;

const bankAway: Attack = {
  name: "a bank that is away, speaks nonsense or forgets to answer",
  guards: "no deposit is promised, nothing is credited unproved, and it goes on when it is back",
  limitMs: 90_000,
  run: async (house) => {
    const seen = look();
    const member = await enter(house);
    const { visitor, token } = member;
    const said: string[] = [];
    for (const mood of ["down", "fault", "garbage", "truncated", "wrong"] as const) {
      house.line.be(mood);
      const heard = await visitor.call(openDeposit, { money: "20.00", payment_id: 1 }, { token });
      said.push(`${mood} ${heard.status}`);
      seen.that(
        heard.status === 503,
        `while ${mood} it is answered ${heard.status} ${heard.error}`,
      );
      seen.that(!TELLS.test(heard.text), `while ${mood} it tells of its inside`);
    }
    house.line.be("fine");
    const { order_no: txid } = await order(member, "30.00");
    house.line.be("wrong");
    await visitor.call(payCharge, { txid });
    const meanwhile = await depositStatus(member, txid);
    seen.that(meanwhile !== "credited", "it is credited on a word that nobody understood");
    house.line.be("fine");
    await until(
      "The deposit",
      () => depositStatus(member, txid),
      (one) => one === "credited",
      75_000,
    );
    const { money } = await readMe(member);
    seen.that(money === "30.00", `${money} are on the account`);
    return seen.verdict(
      `${said.join(", ")}; paid meanwhile and credited when it was back: ${money}`,
    );
  },
};

const databaseAway: Attack = {
  name: "a database that is killed",
  guards: "no call that moves money succeeds, none tells of the inside, and the process lives on",
  limitMs: 120_000,
  run: async (house) => {
    const seen = look();
    const seat = await sit(await enterWith(house, "50.00"));
    const drawer = await withdrawer(house, "40.00");
    const { visitor, token } = seat.member;
    await house.stage.killPostgres();
    const asked: (() => Promise<Heard>)[] = [
      () => play(seat),
      () => withdraw(drawer, "40.00"),
      () => visitor.call(openDeposit, { money: "20.00", payment_id: 1 }, { token }),
      () => visitor.post("/api/auth/login2", { account: seat.member.account, password: "x" }),
      () => visitor.post("/api/dailywheel/claim", {}, { token }),
      () => visitor.post("/api/ftd/claim", {}, { token }),
    ];
    const heard = await forEach(asked, 3, (ask) => ask());
    for (const { status, text } of heard) {
      seen.that(status === 503, `answered ${status} ${text.slice(0, 120)}`);
      seen.that(!TELLS.test(text), `it tells of its inside: ${text.slice(0, 200)}`);
    }
    seen.that(house.main.isRunning, "the process has ended");
    await house.stage.startPostgres();
    const back = await until(
      "The house",
      () => visitor.call(me, {}, { token }),
      ({ status }) => status === 200,
      30_000,
    );
    const again = await forEach(times(3), 1, () => play(seat));
    seen.that(
      again.every(({ status }) => status === 200),
      tally(again.map((one) => one.status)),
    );
    return seen.verdict(
      `away: ${tally(heard.map((one) => one.status))}; back: ${back.status}, rounds ${tally(again.map((one) => one.status))}`,
    );
  },
};

export const failures: readonly Attack[] = [bankAway, databaseAway];
