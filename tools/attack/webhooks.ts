/** What others tell the house: the bank's notifications and the messages of studios. */
import { generateKeyPairSync, randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { signBody } from "../../apps/server/src/rounds/index.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { logout } from "@tucano/contract/player/account/members.ts";
import { payCharge } from "@tucano/contract/studios/sandbox-psp.ts";
import { walletPaths } from "@tucano/contract/studios/studio-wallet.ts";
import { type Attack, forEach, look, tally, times } from "./means/attack.ts";
import type { House } from "./means/house.ts";
import {
  depositStatus,
  enterWith,
  enter,
  expectData,
  order,
  readMe,
  type Seat,
  sit,
  until,
} from "./means/people.ts";
import { messageOf, move, readMoved, sendSigned, type Signed, studioKey } from "./studio.ts";

const webhookPath = ({ secrets }: House): string =>
  `/psp/pix/${secrets.keys("psp-webhook")()[0]}/pix`;

const replay: Attack = {
  name: "the bank's notification again and again",
  guards: "one payment is credited once, however often and by whichever server it is told",
  run: async (house) => {
    const seen = look();
    const member = await enter(house);
    const { order_no: txid } = await order(member, "35.00");
    const paid = expectData(await member.visitor.call(payCharge, { txid }), "Paying");
    const entry = { endToEndId: paid.end_to_end_id, txid, valor: "35.00" };
    const servers = await house.servers();
    const bank = house.visitor();
    const answers = await forEach(times(300), 50, (index) =>
      bank.at(servers[index % 4]?.url ?? "").post(webhookPath(house), { pix: [entry, entry] }),
    );
    await until(
      "The deposit",
      () => depositStatus(member, txid),
      (one) => one === "credited",
    );
    const refunds = await forEach(times(20), 10, () =>
      bank.post(webhookPath(house), { pix: [{ ...entry, devolucoes: [{ status: "DEVOLVIDO" }] }] }),
    );
    const all = [...answers, ...refunds];
    seen.that(
      all.every(({ status }) => status === 200),
      tally(all.map((one) => one.status)),
    );
    const { money } = await readMe(member);
    seen.that(money === "35.00", `${money} were credited`);
    return seen.verdict(
      `300 copies, 50 at once over 4 servers, 20 with refunds: ${money} credited`,
    );
  },
};

const forged: Attack = {
  name: "forged notifications of the bank",
  guards: "who does not know the secret is not heard, and what is told is asked for at the bank",
  run: async (house) => {
    const seen = look();
    const member = await enter(house);
    const { order_no: txid } = await order(member, "45.00");
    const stranger = house.visitor();
    const secret = house.secrets.keys("psp-webhook")()[0];
    const entry = { endToEndId: `E${"0".repeat(27)}FORG`, txid, valor: "45.00" };
    const wrong = ["", "x", secret.slice(1), `${secret}x`, secret.toUpperCase(), "%00", "../pix"];
    const strangers = await forEach(wrong, 4, (one) =>
      stranger.post(`/psp/pix/${one}/pix`, { pix: [entry] }),
    );
    for (const [index, { status }] of strangers.entries()) {
      seen.that(status >= 400 && status < 500, `secret "${wrong[index]}" is answered ${status}`);
    }
    const bodies = [
      '{"pix":[],"pix":[{"endToEndId":"E1"}]}',
      '{"pix":{"endToEndId":"E1"}}',
      '{"pix":[{"endToEndId":"E1\'; DROP TABLE cashier.receipt;--"}]}',
      '{"pix":[{"endToEndId":"../../x"}]}',
      "[]",
      "null",
      '{"pix":',
      '{"__proto__":{"pix":[]},"pix":[{"endToEndId":7}]}',
    ];
    const odd = await forEach(bodies, 4, (body) => stranger.post(webhookPath(house), body));
    for (const [index, { status }] of odd.entries()) {
      seen.that(status >= 400 && status < 500, `${bodies[index]} is answered ${status}`);
    }
    const believed = await stranger.post(webhookPath(house), { pix: [entry] });
    await member.visitor.post("/api/auth/me", {}, { token: member.token });
    const status = await depositStatus(member, txid);
    const { money } = await readMe(member);
    seen.that(status !== "credited" && money === "0.00", `${status}, ${money} without a payment`);
    return seen.verdict(
      `${wrong.length} wrong secrets, ${bodies.length} odd bodies, one payment that the bank does ` +
        `not know (${believed.status}): ${money} credited`,
    );
  },
};

const forgedStudio: Attack = {
  name: "forged messages of a studio",
  guards: "only the very bytes that the studio signed are read, and nothing is answered by 500",
  run: async (house) => {
    const seen = look();
    const seat = await sit(await enterWith(house, "30.00"));
    const { visitor } = seat.member;
    const body = JSON.stringify(messageOf(seat));
    const key = studioKey(house);
    const right = signBody(body, key);
    const stranger = generateKeyPairSync("rsa", { modulusLength: 2_048 }).privateKey;
    const flipped = Buffer.from(body);
    flipped[20] = (flipped[20] ?? 0) ^ 1;
    const forgeries: Signed[] = [
      ...[null, "", right.slice(0, -4), `${right}AAAA`, "not base64!", "A".repeat(5_000)].map(
        (signature) => ({ body, signature }),
      ),
      { body, signature: signBody(body, stranger) },
      { body: flipped, signature: right },
      { body: JSON.stringify(JSON.parse(body), null, 1), signature: right },
      { body: `${body} `, signature: right },
      { body, signature: right, keyId: null },
      { body, signature: right, keyId: "house-2" },
      { body, signature: right, keyId: "../../studio-house" },
      { body: gzipSync(body), signature: right, headers: { "content-encoding": "gzip" } },
      { body: "not gzip", signature: right, headers: { "content-encoding": "gzip" } },
      { body: "x".repeat(17_000), signature: right },
    ];
    const answers = await forEach(forgeries, 4, (one) => sendSigned(visitor, walletPaths.bet, one));
    for (const [index, heard] of answers.entries()) {
      const { status } = readMoved(heard);
      const isRefused = heard.status < 500 && status !== "RS_OK" && heard.status !== 0;
      seen.that(isRefused, `forgery ${index + 1} is answered ${heard.status} ${status}`);
    }
    const { money } = await readMe(seat.member);
    seen.that(money === "30.00", `the balance is ${money}`);
    return seen.verdict(
      `${forgeries.length} forgeries: ${tally(answers.map((one) => `${one.status} ${readMoved(one).status}`))}`,
    );
  },
};

/** All orders of these. */
function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    ordersOf([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}

type Step = "bet" | "win" | "rollback";

const STAKED = 200;
const WON = 350;

/**
 * A bet that its rollback came before moves nothing, then or later, nor does its win. One that was
 * taken is given back by the rollback; a win that was paid before stays, and people look at it.
 */
function expectedOf(steps: readonly Step[]): number {
  const [bet, win, rollback] = [
    steps.indexOf("bet"),
    steps.indexOf("win"),
    steps.indexOf("rollback"),
  ];
  const isSettled = bet < win && win < rollback;
  return isSettled ? WON : 0;
}

const reordered: Attack = {
  name: "bet, win and rollback in every order, each twice at once",
  guards: "money ends where the rules put it, whatever comes first",
  run: async (house) => {
    const seen = look();
    const seat = await sit(await enterWith(house, "200.00"));
    const orders = ordersOf<Step>(["bet", "win", "rollback", "rollback"]);
    const statuses: string[] = [];
    for (const steps of orders) {
      const before = centavosOf((await readMe(seat.member)).money);
      statuses.push(...(await walk(house, seat, steps)));
      const change = centavosOf((await readMe(seat.member)).money) - before;
      const expected = expectedOf(steps);
      const words = steps.join(", ");
      seen.that(change === expected, `${words} moved ${change} centavos instead of ${expected}`);
    }
    return seen.verdict(`${orders.length} orders of four messages: ${tally(statuses)}`);
  },
};

const centavosOf = (wire: string): number => Number(wire.replace(".", ""));

/** Of one round, whose bet may never come to be. */
async function walk(house: House, seat: Seat, steps: readonly Step[]): Promise<string[]> {
  const bet = messageOf(seat, { centavos: STAKED, round_closed: false });
  const about = { round: bet.round, reference_transaction_uuid: bet.transaction_uuid };
  const messages = {
    bet,
    win: messageOf(seat, { centavos: WON, ...about }),
    rollback: messageOf(seat, about),
  };
  const statuses: string[] = [];
  for (const step of steps) {
    const send = () => move(house, step, messages[step], seat.member.visitor);
    const both = await Promise.all([send(), send()]);
    statuses.push(...both.map(({ status }) => status));
  }
  return statuses;
}

const otherPayload: Attack = {
  name: "one transaction id with another content",
  guards: "the same id with another amount, round or member is a conflict and moves nothing",
  run: async (house) => {
    const seen = look();
    const [seat, other] = [
      await sit(await enterWith(house, "50.00")),
      await sit(await enterWith(house, "50.00")),
    ];
    const bet = messageOf(seat);
    await move(house, "bet", bet, seat.member.visitor);
    const foreign = messageOf(other, { transaction_uuid: bet.transaction_uuid });
    const changed = [
      { ...bet, amount: bet.amount + 1_000 },
      { ...bet, amount: bet.amount - 1_000 },
      { ...bet, round: randomUUID() },
      { ...bet, game_code: "boteco-777" },
      foreign,
      { ...bet, user: foreign.user },
      { ...bet, transaction_uuid: bet.transaction_uuid.toUpperCase(), amount: bet.amount * 2 },
    ];
    const answers = await forEach(changed, 7, (one) =>
      move(house, "bet", one, seat.member.visitor),
    );
    for (const [index, { status }] of answers.entries()) {
      seen.that(status !== "RS_OK", `change ${index + 1} is taken`);
    }
    const again = await move(house, "bet", bet, seat.member.visitor);
    seen.that(again.status === "RS_OK", `the same once more is ${again.status}`);
    const balances = [await readMe(seat.member), await readMe(other.member)].map(
      (one) => one.money,
    );
    seen.that(balances.join() === "49.00,50.00", `the balances are ${balances.join(" and ")}`);
    return seen.verdict(`${changed.length} changes: ${tally(answers.map((one) => one.status))}`);
  },
};

const gameToken: Attack = {
  name: "a game's token of another game, member or ended session",
  guards: "no bet by it, while wins and rollbacks of what was staked still arrive",
  run: async (house) => {
    const seen = look();
    const seat = await sit(await enterWith(house, "60.00"));
    const other = await sit(await enterWith(house, "60.00"));
    const { member } = seat;
    const stolen = [
      messageOf(seat, { token: other.playToken }),
      messageOf(seat, { game_code: "boteco-777" }),
      messageOf(seat, { token: member.token }),
      messageOf(seat, { token: `${seat.playToken}x` }),
    ];
    for (const [index, message] of stolen.entries()) {
      const { status } = await move(house, "bet", message, member.visitor);
      seen.that(status !== "RS_OK", `bet ${index + 1} by a foreign token is taken`);
    }
    const open = messageOf(seat, { round_closed: false });
    await move(house, "bet", open, member.visitor);
    await member.visitor.call(logout, {}, { token: member.token });
    const { round, transaction_uuid: reference_transaction_uuid } = open;
    const late = await until(
      "The end of the game's token",
      () => move(house, "bet", messageOf(seat), member.visitor),
      ({ status }) => status !== "RS_OK",
      3_000,
    );
    const again = messageOf(seat, { centavos: 300, round, reference_transaction_uuid });
    const won = await move(house, "win", again, member.visitor);
    seen.that(won.status === "RS_OK", `a win after logging out is ${won.status}`);
    const launched = await member.visitor.call(launch, { game_id: 1 }, { token: member.token });
    seen.that(launched.status === 401, `a launch after logging out is ${launched.status}`);
    return seen.verdict(
      `4 foreign tokens refused; after logging out a bet is ${late.status}, a win ${won.status}`,
    );
  },
};

export const webhooks: readonly Attack[] = [
  replay,
  forged,
  forgedStudio,
  reordered,
  otherPayload,
  gameToken,
];
