/** What a wallet promises of the protocol itself: signatures, forms and names. */
import { referringTo, transactionOf, whoOf } from "./caller.ts";
import {
  expectMoved,
  expectStatus,
  makeBet,
  mustBe,
  type Promised,
  readBalance,
  unmoved,
} from "./expectations.ts";

const INVALID_SIGNATURE = "RS_ERROR_INVALID_SIGNATURE";

const signature: Promised = {
  promise: "only what was signed is read: none, another's or another text's signature",
  hold: (caller) =>
    unmoved(caller, async () => {
      const body = JSON.stringify(transactionOf(caller, { amount: caller.wallet.stake }));
      const right = caller.signatureOf(body);
      const anew = JSON.stringify(JSON.parse(body), null, 1);
      const wrong = [
        [body, null],
        [body, ""],
        [body, right.slice(0, -8)],
        [body, caller.signatureOf(`${body} `)],
        [anew, right],
      ] as const;
      for (const [text, given] of wrong) {
        const { status } = await caller.callRaw("bet", text, given);
        mustBe(status === INVALID_SIGNATURE, `${String(status)} instead of ${INVALID_SIGNATURE}`);
      }
    }),
};

const exactBytes: Promised = {
  promise: "the signature is of the bytes as they came, blanks and escapes included",
  hold: async (caller) => {
    const request = transactionOf(caller, { amount: 0, meta: { text: "a b é" } });
    const body = JSON.stringify(request, null, 2).replace("é", "\\u00e9");
    const { status } = await caller.callRaw("bet", body, caller.signatureOf(body));
    mustBe(status === "RS_OK", `${String(status)} instead of RS_OK`);
  },
};

const echo: Promised = {
  promise: "answers name the user, the request and the currency",
  hold: async (caller) => {
    const request = transactionOf(caller, { amount: caller.wallet.stake });
    const answer = await expectStatus(caller, "bet", request, "RS_OK");
    for (const name of ["user", "request_uuid", "currency"] as const) {
      const isEchoed = answer[name] === request[name];
      mustBe(isEchoed, `${name} is ${JSON.stringify(answer[name])}`);
    }
  },
};

const info: Promised = {
  promise: "/user/info says which country the player is in",
  hold: async (caller) => {
    const { user, request_uuid } = whoOf(caller);
    const { country } = await expectStatus(caller, "info", { user, request_uuid }, "RS_OK");
    mustBe(/^[A-Z]{2}$/.test(String(country)), `country is ${JSON.stringify(country)}`);
  },
};

const empty: Promised = {
  promise: "optional fields may be null or left out",
  hold: async (caller) => {
    const { stake } = caller.wallet;
    const nothing = {
      supplier_user: null,
      round: null,
      round_closed: null,
      reward_uuid: null,
      bet: null,
      meta: null,
      is_free: null,
    };
    const bet = transactionOf(caller, { ...nothing, amount: stake });
    const before = await readBalance(caller);
    const after = await expectMoved(caller, "bet", bet, [before, -stake]);
    const win = referringTo(caller, bet, { ...nothing, amount: stake });
    await expectMoved(caller, "win", win, [after, stake]);
  },
};

const unknownFields: Promised = {
  promise: "fields and values that nobody has heard of are let through",
  hold: async (caller) => {
    const more = { game_id: 1, next_year: { kind: "NEW", list: [1, null, "x"] }, bet: "NEW" };
    await expectStatus(caller, "bet", transactionOf(caller, { amount: 0, ...more }), "RS_OK");
    await expectStatus(caller, "balance", { ...whoOf(caller), ...more }, "RS_OK");
  },
};

const malformed: Promised = {
  promise: "what is missing or of the wrong type is refused by name and moves nothing",
  hold: (caller) =>
    unmoved(caller, async () => {
      const good = transactionOf(caller, { amount: caller.wallet.stake });
      const { game_code: _game, ...withoutGame } = good;
      const { transaction_uuid: _id, ...withoutId } = good;
      const wrong = [withoutGame, withoutId];
      const ofWrongType = [{ amount: "1000" }, { amount: -1_000 }, { amount: 0.5 }, { user: 1 }];
      for (const request of [...wrong, ...ofWrongType.map((change) => ({ ...good, ...change }))]) {
        const either = ["RS_ERROR_WRONG_SYNTAX", "RS_ERROR_WRONG_TYPES"];
        await expectStatus(caller, "bet", request, ...either);
      }
    }),
};

const names: Promised = {
  promise: "a token, a game and a currency that are not the player's are told apart",
  hold: (caller) =>
    unmoved(caller, async () => {
      const { stake } = caller.wallet;
      const cases = [
        [{ token: "a-token-nobody-has" }, "RS_ERROR_INVALID_TOKEN"],
        [{ game_code: "no-such-game-at-all" }, "RS_ERROR_INVALID_GAME"],
        [{ currency: "ZAR" }, "RS_ERROR_WRONG_CURRENCY"],
      ] as const;
      for (const [change, status] of cases) {
        const bet = transactionOf(caller, { amount: stake, ...change });
        await expectStatus(caller, "bet", bet, status);
      }
    }),
};

const expired: Promised = {
  promise: "a token that is over stakes nothing; wins and rollbacks under it are taken",
  needs: "expiredToken",
  hold: async (caller) => {
    const { stake, expiredToken: token } = caller.wallet;
    const late = transactionOf(caller, { amount: stake, token });
    await unmoved(caller, () => expectStatus(caller, "bet", late, "RS_ERROR_TOKEN_EXPIRED"));
    const { bet, staked } = await makeBet(caller);
    const win = referringTo(caller, bet, { amount: stake, token });
    const won = await expectMoved(caller, "win", win, [staked, stake]);
    await expectMoved(caller, "rollback", referringTo(caller, bet, { token }), [won, stake]);
  },
};

export const protocolPromises: readonly Promised[] = [
  signature,
  exactBytes,
  echo,
  info,
  empty,
  unknownFields,
  malformed,
  names,
  expired,
];
