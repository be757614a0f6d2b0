/** What is somebody else's, and what is nobody's but those who run the house. */
import { createTicket } from "@tucano/contract/player/site/messages.ts";
import { listDeposits } from "@tucano/contract/player/money/cashier.ts";
import { register } from "@tucano/contract/player/account/members.ts";
import { registrationForm } from "../../../apps/server/src/testing/people/people.ts";
import { type Attack, forEach, look, tally } from "../means/attack.ts";
import { allCalls, exampleOf, fieldsOf, isFarewell, permits, send } from "../means/calls.ts";
import type { House } from "../means/house.ts";
import {
  enter,
  enterWith,
  expectData,
  fund,
  hire,
  launchGame,
  type Member,
  play,
  readMe,
  sit,
} from "../means/people.ts";
import type { Heard } from "../means/visitor.ts";

/** Somebody whose every trace can be told from everybody else's. */
async function enterCanary(house: House) {
  const form = registrationForm();
  const account = `zcanario${form.account?.replace(/\D/g, "")}`;
  const member = await enter(house, { ...form, account, realname: "Zuleide Canarinha" });
  return member;
}

/** What is said of the member, and what names something of theirs. */
async function tracesOf(house: House, member: Member): Promise<Record<string, string>> {
  const { visitor, token, form } = member;
  const opened = { category: "deposit" as const, subject: "Canarinha", text: "O canarinho canta" };
  const heard = await visitor.call(createTicket, opened, { token });
  const { ticket_no } = expectData(heard, "A conversation") as { ticket_no: string };
  const deposits = await visitor.call(listDeposits, {}, { token });
  const order_no = expectData(deposits, "Deposits").list[0]?.order_no ?? "";
  const seat = await sit(member);
  const round = await play(seat);
  const round_id = expectData(round, "A round").round_id;
  const cpf = form.cpf ?? "";
  const [session] = await house.stage.query<{ session_id: string }>(
    "SELECT session_id FROM members.session WHERE member_id = $1 LIMIT 1",
    [member.memberId],
  );
  return { ticket_no, order_no, round_id, cpf, session_id: session?.session_id ?? "" };
}

const CANARIES = /canarinh|zcanario/i;

/** When somebody was last seen; and what follows what they played themselves, a little later. */
const MAY_CHANGE = ["updated_at", "total_slot_money", "total_live_money"];

/** Names and both values. */
function differing(before: object, after: object): string[] {
  const later = new Map<string, unknown>(Object.entries(after));
  return Object.entries(before)
    .filter(
      ([name, value]) =>
        !MAY_CHANGE.includes(name) && JSON.stringify(value) !== JSON.stringify(later.get(name)),
    )
    .map(
      ([name, value]) => `${name} ${JSON.stringify(value)} → ${JSON.stringify(later.get(name))}`,
    );
}

const otherMember: Attack = {
  name: "another member's number, orders and conversations in every call",
  guards:
    "the token decides whose data it is: not a byte of somebody else, nothing of theirs changed",
  limitMs: 120_000,
  run: async (house) => {
    const seen = look();
    const victim = await enterCanary(house);
    await fund(victim, "40.00");
    const traces = await tracesOf(house, victim);
    const before = await readMe(victim);
    let thief = await enterWith(house, "20.00");
    let token = await launchGame(thief);
    const calls = (await allCalls()).filter(
      (one) => one.access !== "operator" && !one.path.startsWith("/backoffice") && !isFarewell(one),
    );
    const statuses: number[] = [];
    for (const endpoint of calls) {
      const own = exampleOf(endpoint);
      const named = Object.fromEntries(
        Object.entries(traces).filter(([name]) => fieldsOf(endpoint).includes(name)),
      );
      const ways = [
        { ...own, ...named, member_id: victim.memberId },
        { ...own, ...named, member_id: [victim.memberId] },
        { ...own, ...named, member_id: String(victim.memberId), uid: victim.memberId },
        { ...own, ...named },
      ];
      const bearer = endpoint.takesPlayToken === true ? token : thief.token;
      const headers = {
        "x-member-id": String(victim.memberId),
        "x-user-id": String(victim.memberId),
      };
      const heard = await forEach(ways, 4, (input) =>
        send(thief.visitor, endpoint, input, { token: bearer, headers }),
      );
      statuses.push(...heard.map(({ status }) => status));
      for (const { text, status } of heard) {
        // A round may be verified by whoever knows its id, and names nobody.
        seen.that(
          !CANARIES.test(text),
          `${endpoint.path} tells of somebody else: ${text.slice(0, 160)}`,
        );
        seen.that(status !== 500, `${endpoint.path} is answered 500`);
      }
      const isForeign = endpoint.access === "member" && fieldsOf(endpoint).includes("member_id");
      const [first] = heard;
      if (isForeign) seen.that(first?.status !== 200, `${endpoint.path} takes another's member_id`);
      if (heard.some(({ status }) => status === 401)) {
        thief = await enterWith(house, "20.00");
        token = await launchGame(thief);
      }
    }
    const changed = differing(before, await readMe(victim));
    seen.that(changed.length === 0, `of the other has changed: ${changed.join(", ")}`);
    return seen.verdict(`${calls.length} calls, ${statuses.length} requests: ${tally(statuses)}`);
  },
};

const officeClosed: Attack = {
  name: "every call of the back office without the right to it",
  guards: "no session 401, a role without the permission 403, whatever is sent along",
  limitMs: 120_000,
  run: async (house) => {
    const seen = look();
    const calls = (await allCalls()).filter(({ access }) => access === "operator");
    const member = await enter(house);
    const low = [await hire(house, "support"), await hire(house, "content")];
    let tried = 0;
    let unread = 0;
    const outsiders: readonly Record<string, string>[] = [
      {},
      { cookie: "tucano_operator=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" },
      { authorization: `Bearer ${member.token}`, cookie: `tucano_operator=${member.token}` },
      { cookie: member.refreshCookie.replace("tucano_refresh", "tucano_operator") },
    ];
    await forEach(calls, 8, async (endpoint) => {
      const isAboutMember = fieldsOf(endpoint).includes("member_id");
      const example = exampleOf(endpoint);
      const input = isAboutMember ? { ...example, member_id: member.memberId } : example;
      for (const headers of outsiders) {
        const { status } = await send(member.visitor, endpoint, input, { headers });
        tried += 1;
        seen.that(status === 401, `${endpoint.path} answers ${status} to a stranger`);
      }
      for (const operator of low) {
        const role = operator.email.split("-")[0] ?? "";
        if (permits(role, endpoint)) continue;
        const { cookie } = operator;
        const { status, data } = await send(operator.visitor, endpoint, input, { cookie });
        tried += 1;
        // An example that is no good input is found out before it is asked who may.
        if (status === 422 || status === 415) unread += 1;
        else seen.that(status === 403, `${endpoint.path} answers ${status} to ${role}`);
        seen.that(data === null, `${endpoint.path} tells ${role} something`);
      }
    });
    seen.that(unread < calls.length / 10, `${unread} requests were no good input`);
    return seen.verdict(
      `${calls.length} calls × strangers and two low roles: ${tried} requests, ${unread} of them no good input`,
    );
  },
};

const downgrade: Attack = {
  name: "a right that was taken away",
  guards: "a closed account's session is dead with the next call",
  run: async (house) => {
    const seen = look();
    const operator = await hire(house, "finance");
    const ask = (): Promise<Heard> =>
      operator.visitor.send("/backoffice/api/session", { cookie: operator.cookie });
    const before = await ask();
    await house.runTool("staff", "close", operator.email);
    const after = await ask();
    seen.that(
      before.status === 200 && after.status === 401,
      `${before.status}, then ${after.status}`,
    );
    return seen.verdict(`before ${before.status}, after being closed ${after.status}`);
  },
};

const massAssignment: Attack = {
  name: "fields that nobody may set",
  guards: "only declared fields are taken: rights, money and states stay as they are",
  run: async (house) => {
    const seen = look();
    const columns = await house.stage.query<{ name: string }>(
      "SELECT DISTINCT column_name AS name FROM information_schema.columns " +
        "WHERE table_schema IN ('members', 'ledger', 'cashier', 'vip', 'rewards')",
    );
    const extra = Object.fromEntries(columns.map(({ name }) => [name, 1]));
    const dangerous = {
      ...extra,
      is_demo: true,
      status: "active",
      level: 9,
      money: "9999.00",
      cash: 1,
      balance: 1,
      role: "administrator",
      is_admin: true,
      kyc: "confirmed",
      top_id: 1,
      agent_id: 1,
    };
    const plain = await enter(house);
    const form = registrationForm();
    const visitor = house.visitor();
    const own = Object.fromEntries(Object.entries(dangerous).filter(([name]) => !(name in form)));
    const registered = await visitor.post(register.path, { ...own, ...form });
    const statuses = [registered.status];
    if (registered.status === 200) {
      const { user } = registered.data as { user: Record<string, unknown> };
      const like = (await readMe(plain)) as Record<string, unknown>;
      for (const name of [
        "money",
        "level",
        "status",
        "is_demo",
        "top_id",
        "agent_id",
        "total_money",
        "bonus_money",
      ]) {
        seen.that(user[name] === like[name], `${name} was set to ${String(user[name])}`);
      }
    }
    const before = await readMe(plain);
    for (const path of ["/api/member/told", "/api/profilepictures/set", "/api/auth/me"]) {
      const heard = await visitor.post(
        path,
        { ...own, profileurl: "/avatars/none.svg" },
        { token: plain.token },
      );
      statuses.push(heard.status);
    }
    const changed = differing(before, await readMe(plain));
    seen.that(changed.length === 0, `changed: ${changed.join(", ")}`);
    return seen.verdict(`${Object.keys(own).length} columns into 4 forms: ${tally(statuses)}`);
  },
};

const pollution: Attack = {
  name: "one name twice, and names of the prototype",
  guards: "ambiguity is refused, and no object is changed by what a body holds",
  run: async (house) => {
    const seen = look();
    const { visitor, token, account, password } = await enter(house);
    const sign = (body: string) => visitor.post("/api/auth/login2", body);
    const good = `"account":"${account}","password":"${password}"`;
    const refused = [
      await sign(`{${good},"account":"admin"}`),
      await sign(`{"account":"admin",${good}}`),
      await visitor.send(`/api/winners?lang=pt&lang=en&limit=1&limit=2`),
      await visitor.post(`/api/auth/login2?account=admin`, `{${good}}`),
      await sign(`{${good},"__proto__":{"isAdmin":true}}`),
      await sign(`{${good},"constructor":{"prototype":{"isAdmin":true}}}`),
      await sign(`{"\\u005f_proto__":{"x":1},${good}}`),
      await sign(`{"account":["${account}"],"password":"${password}"}`),
      await sign(`{"account":{"$ne":null},"password":"${password}"}`),
    ];
    for (const [index, { status }] of refused.entries()) {
      const isFine = status >= 400 && status < 500;
      seen.that(isFine, `case ${index + 1} is answered ${status}`);
    }
    const query = await visitor.send(
      "/api/winners?__proto__[polluted]=1&constructor[prototype][polluted]=1",
    );
    seen.that(query.status < 500, `a query of prototypes is answered ${query.status}`);
    const after = await visitor.post("/api/auth/me", {}, { token });
    seen.that(
      after.status === 200 && !/polluted|isAdmin/.test(after.text),
      "a prototype was changed",
    );
    return seen.verdict(
      `${refused.length + 1} bodies and queries: ${tally(refused.map((one) => one.status))}`,
    );
  },
};

export const access: readonly Attack[] = [
  otherMember,
  officeClosed,
  downgrade,
  massAssignment,
  pollution,
];
