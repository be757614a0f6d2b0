/** Those who work in the house: what one of them alone may never do. */
import { decideWithdrawals } from "@tucano/contract/backoffice/payments/payments.ts";
import { adjustMember } from "@tucano/contract/backoffice/members/members.ts";
import { approve, readApproval } from "@tucano/contract/backoffice/access/approvals.ts";
import {
  changeOperatorRole,
  disableOperator,
  inviteOperator,
  resetOperator,
  saveRole,
} from "@tucano/contract/backoffice/access/staff.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { CompiledQuery, sql } from "kysely";
import { AUDIT_KEY, proveAudit } from "../../apps/server/src/backoffice/index.ts";
import { connect } from "../../apps/server/src/platform/database/connect.ts";
import { type Attack, forEach, look, tally, times } from "./means/attack.ts";
import {
  accept,
  admin,
  codeAt,
  colleague,
  enter,
  expectData,
  hire,
  type Operator,
  readMe,
} from "./means/people.ts";
import { withdrawer, withdraw } from "./money.ts";

const reason = "An attack";

async function ask(operator: Operator, memberId: number, amount: string): Promise<number> {
  const heard = await operator.visitor.call(
    adjustMember,
    { member_id: memberId, direction: "give", amount, reason },
    { cookie: operator.cookie },
  );
  return expectData(heard, "Asking for money by hand").approval?.approval_id ?? 0;
}

const agree = ({ visitor, cookie }: Operator, approval_id: number, at = visitor) =>
  at.call(approve, { approval_id, note: "Agreed" }, { cookie });

const puppets: Attack = {
  name: "one administrator alone",
  guards:
    "who decides is neither closed, weakened nor let in by one person, nor agrees to a puppet",
  run: async (house) => {
    const seen = look();
    const [boss, other] = [await admin(house), await colleague(house)];
    const { visitor, cookie } = boss;
    const call = { cookie };
    const alone = {
      "closing the other": await visitor.call(
        disableOperator,
        { operator_id: other.id, reason },
        call,
      ),
      "taking the other's factor": await visitor.call(
        resetOperator,
        { operator_id: other.id, what: "second_factor", reason },
        call,
      ),
      "another role for the other": await visitor.call(
        changeOperatorRole,
        { operator_id: other.id, role: "support", reason },
        call,
      ),
      "a puppet administrator": await visitor.call(
        inviteOperator,
        { email: "marionete@tucano.example", name: "Marionete", role: "administrator", reason },
        call,
      ),
      "a role that decides": await visitor.call(
        saveRole,
        {
          role: "titere",
          name: "Titere",
          permissions: ["approvals.decide", "members.adjust"],
          reason,
        },
        call,
      ),
    };
    for (const [name, { status, data }] of Object.entries(alone)) {
      const isWaiting = (data as { approval?: unknown } | null)?.approval != null;
      const { link } = (data ?? {}) as { link?: string | null };
      seen.that(status !== 200 || isWaiting, `${name} works alone`);
      seen.that(link == null, `${name} shows a link`);
    }
    const low = await visitor.call(
      inviteOperator,
      { email: "baixo@tucano.example", name: "Baixo", role: "support", reason },
      call,
    );
    const link = expectData(low, "Inviting").link ?? "";
    const token = /invitation#(\S+)/.exec(link)?.[1];
    if (token !== undefined) {
      const puppet = await accept(
        house.visitor(),
        { email: "baixo@tucano.example", password: other.password },
        token,
      );
      const member = await enter(house);
      const id = await ask(boss, member.memberId, "1000.00");
      const heard = await agree(puppet, id);
      seen.that(heard.status !== 200, "a puppet of support agrees");
    }
    const still = await other.visitor.send("/backoffice/api/session", { cookie: other.cookie });
    seen.that(still.status === 200, `the other's session is answered ${still.status}`);
    return seen.verdict(
      `${Object.keys(alone).length} ways wait for somebody else; a puppet does not agree`,
    );
  },
};

const ownApproval: Attack = {
  name: "agreeing to what one asked for",
  guards: "an approver is somebody else, at another address and another device, and agrees once",
  run: async (house) => {
    const seen = look();
    const [boss, other] = [await admin(house), await colleague(house)];
    const member = await enter(house);
    const id = await ask(boss, member.memberId, "250.00");
    const own = await agree(boss, id);
    seen.that(own.status !== 200, "one agrees to one's own request");
    const smuggled = await boss.visitor.post(
      approve.path,
      { approval_id: id, note: "Agreed", decided_by: other.id, operator_id: other.id },
      { cookie: boss.cookie },
    );
    seen.that(smuggled.status !== 200, "one agrees in somebody else's name");
    const servers = await house.servers();
    const race = await forEach(times(30), 30, (index) =>
      agree(other, id, other.visitor.at(servers[index % 4]?.url ?? "")),
    );
    const won = race.filter(({ status }) => status === 200).length;
    const { total_money } = await readMe(member);
    seen.that(won === 1, `${won} of 30 agreements were taken`);
    seen.that(total_money === "250.00", `${total_money} were given`);
    const again = await agree(other, id);
    seen.that(again.status !== 200, "it is agreed to once more");
    const detail = await other.visitor.call(
      readApproval,
      { approval_id: id },
      { cookie: other.cookie },
    );
    const { state } = expectData(detail, "Reading an approval");
    return seen.verdict(
      `own ${own.status}; 30 at once: ${tally(race.map((one) => one.status))}, ${state}, ${total_money} given`,
    );
  },
};

/** As a proxy says where somebody comes from. */
const from = (ip: string) => ({ headers: { "x-forwarded-for": ip } });

const sameAddress: Attack = {
  name: "two accounts at one desk",
  guards: "who sat at one address or device with the asker within the hour does not agree",
  run: async (house) => {
    const seen = look();
    const [boss, helper] = [await admin(house), await hire(house, "administrator")];
    const member = await enter(house);
    const proxied = (await house.behindProxy()).url;
    const heard = await boss.visitor
      .at(proxied)
      .post(
        adjustMember.path,
        { member_id: member.memberId, direction: "give", amount: "90.00", reason },
        { cookie: boss.cookie, ...from("203.0.113.50") },
      );
    const { approval } = expectData<DataOf<typeof adjustMember>>(heard as never, "Asking");
    const tryAt = (ip: string) =>
      helper.visitor
        .at(proxied)
        .post(
          approve.path,
          { approval_id: approval?.approval_id ?? 0, note: "Agreed" },
          { cookie: helper.cookie, ...from(ip) },
        );
    const near = await tryAt("203.0.113.50");
    const hidden = await tryAt("198.51.100.1, 203.0.113.50");
    const moved = await tryAt("203.0.113.51");
    const tries = [near, hidden, moved];
    seen.that(
      tries.every(({ status }) => status !== 200),
      "two accounts at one address agree",
    );
    const { total_money } = await readMe(member);
    seen.that(total_money === "0.00", `${total_money} were given`);
    return seen.verdict(
      `at one address, behind an invented one, then from another: ${tally(tries.map((one) => one.error))}`,
    );
  },
};

const largePayout: Attack = {
  name: "a large payout by one person, singly and in a bundle",
  guards: "above the threshold it waits for a second person, however it is asked for",
  run: async (house) => {
    const seen = look();
    const boss = await admin(house);
    const member = await withdrawer(house, "20000.00");
    const sent = await withdraw(member, "20000.00");
    const order_no = (sent.data as { order_no: string } | null)?.order_no ?? "";
    if (order_no === "")
      return seen.verdict(`the house takes no such order: ${sent.status} ${sent.error}`);
    const { visitor, cookie } = boss;
    const bundle = await visitor.call(
      decideWithdrawals,
      { order_nos: [order_no], act: "approve", reason },
      { cookie },
    );
    const single = await visitor.post(
      "/backoffice/api/withdrawals/approve",
      { order_no, note: reason },
      { cookie },
    );
    const [row] = await house.stage.query<{ count: number }>(
      "SELECT count(*) AS count FROM ledger.transfer WHERE reference LIKE $1 AND kind = 'withdrawal.payout'",
      [`%${order_no}%`],
    );
    seen.that(row?.count === 0, "one person alone has paid it out");
    return seen.verdict(
      `in a bundle ${bundle.status}, singly ${single.status} ${single.error}: nothing was paid`,
    );
  },
};

const crossSite: Attack = {
  name: "another site speaks for an operator",
  guards: "what changes something comes from the back office's own pages alone",
  run: async (house) => {
    const seen = look();
    const { visitor, cookie } = await admin(house);
    const member = await enter(house);
    const own = `http://${new URL(house.url).host}`;
    const path = "/backoffice/api/members/freeze";
    const body = { member_id: member.memberId, reason };
    const foreign: readonly Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: `http://sub.${new URL(house.url).host}` },
      { origin: `${own}.evil.example` },
      { origin: own.replace(/\d+$/, "1") },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "cross-site", origin: own },
    ];
    const statuses: number[] = [];
    for (const headers of foreign) {
      const { status } = await visitor.post(path, body, { headers, cookie });
      statuses.push(status);
      seen.that(status === 403, `${JSON.stringify(headers)} is answered ${status}`);
    }
    const types = [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ];
    for (const type of types) {
      const headers = { "content-type": type };
      const { status } = await visitor.post(path, body, { headers, cookie });
      statuses.push(status);
      seen.that(status >= 400 && status < 500, `${type} is answered ${status}`);
    }
    const got = await visitor.send(`${path}?member_id=${member.memberId}&reason=x`, { cookie });
    seen.that(got.status >= 400, `a GET is answered ${got.status}`);
    const me = await member.visitor.post("/api/auth/me", {}, { token: member.token });
    seen.that(me.status === 200, "the member was frozen");
    const lines = await visitor.post("/backoffice/api/sign-in", { email: "x@y.z", password: "x" });
    seen.that(
      lines.headers["access-control-allow-credentials"] === undefined,
      "credentials are shared",
    );
    return seen.verdict(`${statuses.length + 1} ways: ${tally(statuses)}`);
  },
};

const cookieFlags: Attack = {
  name: "the operator's cookie behind a proxy that nobody has named",
  guards: "it never travels without Secure, HttpOnly and SameSite=Strict",
  run: async (house) => {
    const seen = look();
    const operator = await hire(house, "support");
    const step = await operator.visitor.post("/backoffice/api/sign-in", {
      email: operator.email,
      password: operator.password,
    });
    const { ticket } = (step.data ?? {}) as { ticket?: string };
    const code = await codeAt(operator.secret, Date.now() / 1_000 + 30);
    const heard = await operator.visitor.post(
      "/backoffice/api/sign-in/code",
      { ticket, code },
      { headers: { "x-forwarded-for": "203.0.113.9", host: "cassino.example" } },
    );
    const lines = heard.headers["set-cookie"] ?? [];
    for (const line of lines) {
      for (const flag of ["Secure", "HttpOnly", "SameSite=Strict", "Path=/backoffice"]) {
        seen.that(line.includes(flag), `${line.split("=")[0]} lacks ${flag}`);
      }
    }
    seen.that(
      heard.status === 200 && lines.length > 0,
      `signing in is answered ${heard.status} ${heard.error}`,
    );
    return seen.verdict(`${lines.length} cookies through a proxy: all with every flag`);
  },
};

/** What somebody who owns the database might do: each in a transaction that is never committed. */
const TAMPERINGS: Readonly<Record<string, string>> = {
  "another reason": "UPDATE backoffice.audit_entry SET reason = 'none' WHERE entry_id = $1::bigint",
  "another subject":
    "UPDATE backoffice.audit_entry SET subject = 'member:1' WHERE entry_id = $1::bigint",
  "another person":
    "UPDATE backoffice.audit_entry SET operator_email = 'x@y' WHERE entry_id = $1::bigint",
  nobody: "UPDATE backoffice.audit_entry SET operator_id = 0 WHERE entry_id = $1::bigint",
  "another act":
    "UPDATE backoffice.audit_entry SET action = 'member.read2' WHERE entry_id = $1::bigint",
  "another time":
    "UPDATE backoffice.audit_entry SET at = at + interval '1 s' WHERE entry_id = $1::bigint",
  "other details": `UPDATE backoffice.audit_entry SET details = '{"x":1}' WHERE entry_id = $1::bigint`,
  "another address": "UPDATE backoffice.audit_entry SET ip = '9.9.9.9' WHERE entry_id = $1::bigint",
  "an entry less": "DELETE FROM backoffice.audit_entry WHERE entry_id = $1::bigint",
  "no end": "DELETE FROM backoffice.audit_entry WHERE entry_id >= $1::bigint",
  "a new end": `WITH gone AS (DELETE FROM backoffice.audit_entry WHERE entry_id >= $1::bigint)
    UPDATE backoffice.audit_head SET (entry_id, hash) = (SELECT entry_id, hash
      FROM backoffice.audit_entry WHERE entry_id = $1::bigint - 1)`,
  "two in each other's place": `UPDATE backoffice.audit_entry a SET action = b.action,
    subject = b.subject, at = b.at, details = b.details FROM backoffice.audit_entry b
    WHERE (a.entry_id, b.entry_id) IN (($1::bigint, $1::bigint - 1), ($1::bigint - 1, $1::bigint))`,
  "one that never was": `INSERT INTO backoffice.audit_entry SELECT (entry_id * 1000), at, operator_id,
    operator_email, 'x.y', subject, reason, details, ip, previous_hash, sha256(hash)
    FROM backoffice.audit_entry WHERE entry_id = $1::bigint`,
};

class Undone extends Error {}

const tampering: Attack = {
  name: "an owner of the database who changes the audit log",
  guards: "every change, gap, move and cut is found; the app itself may only add",
  run: async (house) => {
    const seen = look();
    // So that there is something to change.
    await ask(await admin(house), (await enter(house)).memberId, "10.00");
    const key = house.secrets.keys(AUDIT_KEY)()[0];
    const connection = connect({ url: house.stage.databaseUrl, poolSize: 1, login: null });
    const whole = await proveAudit(connection.db, { anchor: null, key });
    seen.that(whole.differences.length === 0, `before: ${whole.differences[0]}`);
    let tried = 0;
    for (const [name, statement] of Object.entries(TAMPERINGS)) {
      for (const entry of [2, Math.ceil(whole.entries / 2), whole.entries]) {
        const work = connection.db.transaction().execute(async (tx) => {
          await sql`SET LOCAL session_replication_role = replica`.execute(tx);
          await tx.executeQuery(CompiledQuery.raw(statement, [entry]));
          const { differences } = await proveAudit(tx, { anchor: null, key });
          seen.that(differences.length > 0, `${name} at ${entry} of ${whole.entries} is not found`);
          throw new Undone();
        });
        await work.catch((error: unknown) => {
          if (!(error instanceof Undone)) throw error;
        });
        tried += 1;
      }
    }
    await connection.close();
    return seen.verdict(`${tried} changes by a superuser in ${whole.entries} entries, each found`);
  },
};

export const staff: readonly Attack[] = [
  puppets,
  ownApproval,
  sameAddress,
  largePayout,
  crossSite,
  cookieFlags,
  tampering,
];
