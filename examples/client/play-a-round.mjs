/**
 * Somebody comes to a house, pays in at its sandbox bank, plays one round and leaves:
 *
 *   node play-a-round.mjs <the house's address> '<a person, as JSON>'
 */
import { argv } from "node:process";
import { connect, isRefused } from "@tucano/client";
import { listOnlinePaymentMethods, openDeposit } from "@tucano/client/calls/cashier";
import { list as listGames } from "@tucano/client/calls/catalog";
import { spin } from "@tucano/client/calls/house-games";
import { me } from "@tucano/client/calls/members";
import { launch, record } from "@tucano/client/calls/rounds";
import { payCharge } from "@tucano/client/calls/sandbox-psp";

/** @param {boolean} isTrue @param {string} what */
function assert(isTrue, what) {
  if (!isTrue) throw new Error(`Not so: ${what}`);
}

const [, , url = "", person = "{}"] = argv;
const house = connect(url);
const captcha = await house.solveCaptcha("register");
const player = await house.register({ ...JSON.parse(person), ...captcha });
assert(player.money === "0.00", "a newcomer has nothing");

// The line is open before the money comes: it is told, not asked for.
let stopListening = () => {};
const credited = new Promise((resolve) => {
  stopListening = house.live().listen("me", (message) => {
    if (message.type === "deposit" && message.status === "credited") resolve(message);
  });
});
const [method] = await house.call(listOnlinePaymentMethods, {});
const wish = { money: "50.00", payment_id: method?.id ?? 0 };
const [order, again] = await Promise.all([
  house.call(openDeposit, wish, { idempotencyKey: "first" }),
  house.call(openDeposit, wish, { idempotencyKey: "first" }),
]);
assert(order.order_no === again.order_no, "one key is one deposit");
await house.call(payCharge, { pix_copy_paste: order.pix_copy_paste ?? "" });
await credited;
stopListening();

const { list: games } = await house.call(listGames, { type: "slots" });
const [chosen] = games;
if (chosen === undefined) throw new Error("There is no game.");
const launched = await house.call(launch, { game_id: chosen.id, mode: "real" });
const game = house.atGame(launched.url);
const opened = await game.open(chosen.code);
assert(opened.balance === "50.00", "the game knows what was paid in");
const wager = { stake: opened.default_stake, round_key: crypto.randomUUID() };
const round = await game.call(spin, wager);
assert((await game.call(spin, wager)).round_id === round.round_id, "one key is one round");
assert((await house.call(me, {})).money === round.balance, "the balance is the round's");
const { list: played } = await house.call(record, { range: "today" });
assert(played[0]?.round_id === round.round_id, "the round is in the records");

const refusal = await house.call(openDeposit, { ...wish, money: "0.01" }).catch((cause) => cause);
assert(isRefused(refusal, "cashier.amount_below_minimum"), "a refusal says why");
await house.signOut();
const stranger = await house.call(me, {}).catch((cause) => cause);
assert(isRefused(stranger, "common.unauthenticated"), "nobody is signed in any more");
console.log(JSON.stringify({ game: chosen.code, stake: round.stake, win: round.win }));
