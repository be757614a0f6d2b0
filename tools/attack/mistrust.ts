/** Two administrators who do not trust each other: what one of them brings about alone. */
import {
  approve,
  reject,
  withdraw as takeBack,
} from "@tucano/contract/backoffice/access/approvals.ts";
import { createCampaign, createPromoCode } from "@tucano/contract/backoffice/members/campaigns.ts";
import { limitStakes } from "@tucano/contract/backoffice/games/games.ts";
import { listNumbers, setNumber } from "@tucano/contract/backoffice/site/market.ts";
import { grantMemberReward } from "@tucano/contract/backoffice/members/member-acts.ts";
import { adjustMember } from "@tucano/contract/backoffice/members/members.ts";
import { approveWithdrawal } from "@tucano/contract/backoffice/payments/payments.ts";
import {
  askForRules,
  listMethods,
  saveTerms,
} from "@tucano/contract/backoffice/payments/payments-desk.ts";
import * as accounts from "@tucano/contract/backoffice/access/staff.ts";
import type { Endpoint, RequestOf } from "@tucano/contract/endpoint.ts";
import { defaultRoles } from "../../apps/server/src/backoffice/core/roles.ts";
import { type Attack, forEach, look, tally } from "./means/attack.ts";
import type { House } from "./means/house.ts";
import { withdraw, withdrawer } from "./money.ts";
import { accept, enter, expectData, hire, type Operator } from "./means/people.ts";
import type { Heard } from "./means/visitor.ts";

const reason = "An attack";

const as =
  ({ visitor, cookie }: Operator) =>
  <E extends Endpoint>(endpoint: E, input: RequestOf<E>) =>
    visitor.call(endpoint, input, { cookie });

/** Under which number it waits; null: it does not. */
function waitingOf({ data }: Heard): number | null {
  const { approval } = (data ?? {}) as { approval?: { approval_id: number } | null };
  return approval?.approval_id ?? null;
}

/** One of its numbers a little higher, or one of its switches the other way round. */
function loosened(value: unknown): unknown {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (value === null || typeof value !== "object") return value;
  const changed = { ...(value as Record<string, unknown>) };
  for (const [name, part] of Object.entries(changed)) {
    const other = name === "isOpen" || Array.isArray(part) ? part : loosened(part);
    if (other === part) continue;
    changed[name] = other;
    return changed;
  }
  return value;
}

type Tries = Record<string, Heard>;

async function weaken(thief: Operator, other: Operator): Promise<Tries> {
  const call = as(thief);
  const operator_id = other.id;
  const finance = defaultRoles.find(({ role }) => role === "finance");
  const without = finance?.permissions.filter((one) => one !== "approvals.decide") ?? [];
  const support = defaultRoles.find(({ role }) => role === "support")?.permissions ?? [];
  const invitation = { name: "Títere", role: "administrator", reason };
  return {
    "closing the other": await call(accounts.disableOperator, { operator_id, reason }),
    "another role": await call(accounts.changeOperatorRole, {
      operator_id,
      role: "content",
      reason,
    }),
    "the other's factor": await call(accounts.resetOperator, {
      operator_id,
      what: "second_factor",
      reason,
    }),
    "a puppet": await call(accounts.inviteOperator, {
      ...invitation,
      email: "titere@tucano.example",
    }),
    "the other's e-mail again": await call(accounts.inviteOperator, {
      ...invitation,
      email: other.email.toUpperCase(),
    }),
    "a right less for finance": await call(accounts.saveRole, {
      role: "finance",
      name: "Finance",
      permissions: without,
      reason,
    }),
    "a right more for support": await call(accounts.saveRole, {
      role: "support",
      name: "Support",
      permissions: [...support, "approvals.decide"],
      reason,
    }),
    "the role of all rights": await call(accounts.saveRole, {
      role: "administrator",
      name: "x",
      permissions: [],
      reason,
    }),
    "a role removed": await call(accounts.removeRole, { role: "compliance", reason }),
  };
}

async function loosen(house: House, thief: Operator): Promise<Tries> {
  const call = as(thief);
  const { list } = expectData(await call(listNumbers, {}), "The numbers");
  const tries: Tries = {};
  for (const { key, value } of list) {
    const wish = { key, value: loosened(value), effective_from: null, reason };
    tries[`the numbers of ${key}`] = await call(setNumber, wish as RequestOf<typeof setNumber>);
  }
  const methods = expectData(await call(listMethods, {}), "The methods").list;
  const method = methods.find((one) => one.direction === "withdrawal");
  const { min = "20.00", max = "50000.00" } = method?.terms[0] ?? {};
  const terms = {
    method_id: method?.method_id ?? 0,
    min,
    max,
    daily_max: null,
    fee_basis_points: 9_000,
    fee_fixed: "0.00",
    position: 1,
  };
  tries["fees"] = await call(saveTerms, { ...terms, is_enabled: true, reason });
  const rule = {
    name: "all",
    is_on: true,
    amount_max: "1000000.00",
    account_days_min: 0,
    paid_to_key_min: 0,
    played_percent_min: 0,
    needs_kyc: false,
    per_day_max: 1_000,
    per_day_amount_max: "1000000.00",
  };
  tries["rules that approve"] = await call(askForRules, { rules: [rule], reason });
  const [game] = await house.stage.query<{ id: number }>("SELECT id FROM catalog.game LIMIT 1");
  tries["stakes"] = await call(limitStakes, {
    game_id: game?.id ?? 1,
    min_bet: null,
    max_bet: "1.00",
    reason,
  });
  return tries;
}

async function giveAway(thief: Operator, member_id: number): Promise<Tries> {
  const call = as(thief);
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  const gift = { amount: "500.00", turnover_multiple: 0, reason };
  return {
    money: await call(adjustMember, { member_id, direction: "give", ...gift }),
    "a reward": await call(grantMemberReward, { member_id, pocket: "cash", ...gift }),
    "a campaign": await call(createCampaign, {
      ...gift,
      name: "Presente",
      gift: "cash",
      segment: { member_ids: [member_id] },
      ends_at: soon,
      budget: "500.00",
    }),
    "a code": await call(createPromoCode, {
      ...gift,
      code: `LADRAO${member_id}`,
      pocket: "cash",
      starts_at: new Date().toISOString(),
      ends_at: soon,
      limit_total: null,
    }),
  };
}

/** What one person must not be able to change in the database. */
async function stateOf(house: House, { id }: Operator, memberId: number): Promise<string> {
  const rows = await house.stage.query(
    `SELECT (SELECT row_to_json(o) FROM backoffice.operator o WHERE operator_id = $1) AS operator,
      (SELECT json_agg(r ORDER BY role) FROM backoffice.role r) AS roles,
      (SELECT count(*) FROM market.number) AS numbers,
      (SELECT count(*) FROM cashier.payment_terms) AS terms,
      (SELECT count(*) FROM cashier.approval_rules) AS rules,
      (SELECT count(*) FROM ledger.transfer WHERE member_id = $2) AS transfers,
      (SELECT count(*) FROM rewards.reward WHERE member_id = $2) AS rewards`,
    [id, memberId],
  );
  return JSON.stringify(rows);
}

const alone: Attack = {
  name: "one of two administrators tries everything alone",
  guards: "accounts, roles, numbers, fees and money of the house wait for somebody independent",
  limitMs: 90_000,
  run: async (house) => {
    const seen = look();
    const thief = await hire(house, "administrator");
    const honest = await hire(house, "administrator");
    const { memberId } = await enter(house);
    const before = await stateOf(house, honest, memberId);
    const puppet = await letIn(house, thief);
    const tries = {
      ...(await weaken(thief, honest)),
      ...(await loosen(house, thief)),
      ...(await giveAway(thief, memberId)),
    };
    const waiting: number[] = [];
    for (const [name, heard] of Object.entries(tries)) {
      const id = waitingOf(heard);
      if (id !== null) waiting.push(id);
      seen.that(id !== null || heard.status >= 400, `${name} works alone: ${heard.status}`);
    }
    const other = await enter(house);
    const ofPuppet = waitingOf((await giveAway(puppet, other.memberId))["money"] as Heard) ?? 0;
    const agreed = await forEach([...waiting, ofPuppet], 4, async (approval_id) => [
      await as(thief)(approve, { approval_id, note: "" }),
      await as(puppet)(approve, { approval_id, note: "" }),
    ]);
    const taken = agreed.flat().filter(({ status }) => status === 200).length;
    seen.that(ofPuppet > 0, "the puppet cannot ask");
    seen.that(taken === 0, `${taken} were agreed to by the thief or a puppet`);
    const after = await stateOf(house, honest, memberId);
    seen.that(after === before, `it changed: ${before.slice(0, 200)} → ${after.slice(0, 200)}`);
    const still = await honest.visitor.send("/backoffice/api/session", { cookie: honest.cookie });
    seen.that(still.status === 200, `the other's session is answered ${still.status}`);
    // So that the next one is not told that the same request is open.
    for (const approval_id of waiting) await as(thief)(takeBack, { approval_id });
    return seen.verdict(
      `${Object.keys(tries).length} ways: ${waiting.length} wait, ${tally(agreed.flat().map((one) => one.error))}`,
    );
  },
};

/** Somebody of customer service, whom one person lets in: who asks for money by right. */
async function letIn(house: House, thief: Operator): Promise<Operator> {
  const email = `titere-${thief.id}@tucano.example`;
  const heard = await as(thief)(accounts.inviteOperator, {
    email,
    name: "Títere",
    role: "support",
    reason,
  });
  const link = expectData(heard, "Inviting").link ?? "";
  const token = /invitation#(\S+)/.exec(link)?.[1] ?? "";
  return accept(house.visitor(), { email, password: thief.password }, token);
}

const squatting: Attack = {
  name: "an administrator who asks for everything first",
  guards: "what waits keeps nobody from asking: whoever refuses needs nobody's consent",
  run: async (house) => {
    const seen = look();
    const [thief, honest] = [
      await hire(house, "administrator"),
      await hire(house, "administrator"),
    ];
    const { list } = expectData(await as(thief)(listNumbers, {}), "The numbers");
    const held = list.find(({ key }) => key === "fourEyes")?.value;
    const ask = (who: Operator, payoutFromCentavos: number) =>
      as(who)(setNumber, {
        key: "fourEyes",
        value: { ...held, payoutFromCentavos },
        effective_from: null,
        reason,
      });
    const first = waitingOf(await ask(thief, 99_000_000)) ?? 0;
    const kept = await ask(honest, 500_000);
    seen.that(kept.error === "backoffice.approval_waiting", `two wait: ${kept.status}`);
    const stolen = await as(honest)(takeBack, { approval_id: first });
    seen.that(stolen.status !== 200, "one takes back what somebody else asks for");
    const refused = await as(honest)(reject, { approval_id: first, reason });
    seen.that(refused.status === 200, `refusing is answered ${refused.status} ${refused.error}`);
    const own = await ask(honest, 500_000);
    const waits = waitingOf(own);
    seen.that(waits !== null, `asking then is answered ${own.status} ${own.error}`);
    if (waits !== null) await as(honest)(takeBack, { approval_id: waits });
    return seen.verdict(`asked first, refused by one, asked again: ${own.status}`);
  },
};

const parts: Attack = {
  name: "a large payout in parts, by one person",
  guards: "what one member is paid within a day counts together",
  limitMs: 90_000,
  run: async (house) => {
    const seen = look();
    const thief = await hire(house, "administrator");
    const member = await withdrawer(house, "16000.00");
    const orders: string[] = [];
    for (const money of ["4000.00", "3999.00", "3998.00", "3997.00"]) {
      const { data } = await withdraw(member, money);
      const { order_no } = (data ?? {}) as { order_no?: string };
      if (order_no !== undefined) orders.push(order_no);
    }
    seen.that(orders.length === 4, `${orders.length} orders were taken`);
    const heard = await forEach(orders, 4, (order_no) =>
      as(thief)(approveWithdrawal, { order_no, note: reason }),
    );
    const done = heard.filter((one) => one.status === 200 && waitingOf(one) === null).length;
    seen.that(done === 2, `${done} of 4 were let go by one person`);
    return seen.verdict(
      `4 × some 4,000.00 at once: ${done} let go, the others wait for somebody else`,
    );
  },
};

export const mistrust: readonly Attack[] = [alone, squatting, parts];
