// Protects: a key that hashes is laid over those before while two servers are at different stages,
// and nothing is lost that cannot be hashed again: six digits, recovery codes, the barred list,
// codes underway and counted guesses; afterwards the old key alone finds nothing in the database.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as compliance from "@tucano/contract/backoffice/members/compliance.ts";
import { login, loginByPhone, sendPhoneCode } from "@tucano/contract/player/account/members.ts";
import * as security from "@tucano/contract/player/account/security.ts";
import { renewBarred } from "../src/backoffice/index.ts";
import { hire } from "../src/backoffice/test/staff-bench.ts";
import { renewRecoveryCodes, renewWithdrawalPasswords } from "../src/members/index.ts";
import { codeSentTo } from "../src/testing/messages.ts";
import { codeOf } from "../src/testing/people/operator.ts";
import { registerTestMember } from "../src/testing/people/people.ts";
import { onDatabase, startTestServer, type TestServer } from "../src/testing/server.ts";
import { createAdjustableClock } from "../src/platform/clock.ts";
import { systemRandom } from "../src/platform/random.ts";
import { openKeyFile } from "../src/platform/secrets/rotation.ts";
import { createSecrets, REREAD_MS, type Secrets } from "../src/platform/secrets/secrets.ts";

const LONG_MS = 60_000;
const MINUTE_MS = 60_000;
let server: TestServer;
let other: TestServer;
let otherFolder = "";
beforeAll(async () => {
  server = await startTestServer();
  // A folder of its own: what is replaced comes there later, by a copy.
  otherFolder = mkdtempSync(path.join(os.tmpdir(), "tucano-other-keys-"));
  cpSync(server.secretsFolder, otherFolder, { recursive: true });
  const clock = createAdjustableClock(server.clock.now());
  const database = { url: server.databaseUrl, drop: () => Promise.resolve() };
  other = await onDatabase(database, { secretsFolder: otherFolder, clock });
});
afterAll(async () => {
  await other.close();
  await server.close();
  rmSync(otherFolder, { recursive: true, force: true });
});

const secretsNow = (): Secrets =>
  createSecrets({ folder: server.secretsFolder, random: systemRandom });

function letPass(ms = REREAD_MS): void {
  for (const one of [server, other]) one.clock.advance(ms);
}

/** Twice, so that there is a key beneath the old one; looks after each step. */
async function replaceTwice(
  name: string,
  {
    renew,
    look,
  }: {
    readonly renew: (secrets: Secrets) => Promise<number>;
    readonly look: () => Promise<void>;
  },
): Promise<void> {
  const file = () => openKeyFile(server.secretsFolder, name);
  const step = async (change: () => void) => {
    change();
    letPass();
    await look();
    cpSync(server.secretsFolder, otherFolder, { recursive: true });
    letPass();
    await look();
  };
  for (let round = 0; round < 2; round += 1) {
    await step(() => file().add(systemRandom));
    await step(() => file().use());
    await renew(secretsNow());
    expect(await renew(secretsNow())).toBe(0);
    await look();
    await step(() => file().retire("hashes"));
  }
}

test(
  "digits are right before, while and after, at either server, and wrong ones wrong",
  async () => {
    const members = [await registerTestMember(server), await registerTestMember(other)];
    const isRight = (one: TestServer, digits: string) =>
      Promise.all(
        members.map(({ memberId }) => one.rooms.members.verifyWithdrawalPassword(memberId, digits)),
      );
    await replaceTwice("members-withdrawal-password", {
      renew: (secrets) => renewWithdrawalPasswords({ db: server.db, secrets }),
      look: async () => {
        members.splice(
          2,
          Infinity,
          await registerTestMember(server),
          await registerTestMember(other),
        );
        for (const one of [server, other])
          expect(new Set(await isRight(one, "135790"))).toEqual(new Set(["ok"]));
      },
    });
    expect(new Set(await isRight(other, "999999"))).toEqual(new Set(["wrong"]));
    const { rows } = await sql<{ hash: string }>`
      SELECT withdrawal_password_hash AS hash FROM members.member`.execute(server.db);
    expect(rows.every(({ hash }) => hash.startsWith("3$argon2id$"))).toBe(true);
  },
  LONG_MS,
);

test(
  "recovery codes, codes underway and guesses go through it",
  async () => {
    const enrolled = [await enrol(), await enrol(), await enrol()];
    const codes = enrolled.flatMap(({ member, recoveryCodes }) =>
      recoveryCodes.map((code) => ({ member, code })),
    );
    const guesses: number[] = [];
    const phone = String((await registerTestMember(server)).form.phone);
    let looks = 0;
    await replaceTwice("members-guard", {
      renew: (secrets) => renewRecoveryCodes({ db: server.db, secrets }),
      look: async () => {
        looks += 1;
        const [one, another] = looks % 2 === 0 ? [server, other] : [other, server];
        const next = codes.pop();
        if (next === undefined) throw new Error("There are not enough codes.");
        const { account, password } = next.member;
        const input = { account, password, totp_code: next.code };
        expect((await one.call(login, input)).status).toBe(200);
        expect((await another.call(login, input)).status).toBe(422);
        const wrong = { account: "nobody-such", password: "not the password" };
        guesses.push((await one.call(login, wrong)).status);
        if (looks === 3 || looks === 8) {
          letPass(MINUTE_MS);
          expect((await one.call(sendPhoneCode, { phone })).status).toBe(200);
          expect((await another.call(sendPhoneCode, { phone })).status).toBe(429);
        }
        if (looks === 4 || looks === 9) {
          const code = await codeSentTo(server, `+55${phone}`);
          expect((await another.call(loginByPhone, { phone, code })).status).toBe(200);
        }
      },
    });
    // Ten are free: they were counted together, whoever took them.
    expect(guesses.indexOf(429)).toBe(10);
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM members.recovery_code
      WHERE octet_length(code_hash) = 33 AND get_byte(code_hash, 32) = 3`.execute(server.db);
    expect(rows).toEqual([{ count: codes.length }]);
  },
  LONG_MS,
);

async function enrol() {
  const member = await registerTestMember(server);
  const { token, password } = member;
  const purpose = "second_factor" as const;
  const verified = await server.call(
    security.verifyPassword,
    { password, code: "", purpose },
    member,
  );
  const begun = await server.call(
    security.beginTotp,
    { ticket: verified.body.data.ticket },
    { token },
  );
  const code = await codeOf(server, begun.body.data.secret);
  const confirmed = await server.call(security.confirmTotp, { code }, { token });
  return { member, recoveryCodes: confirmed.body.data.recovery_codes as string[] };
}

test(
  "who must not play is found at either server, whenever they were put on the list",
  async () => {
    const officer = await hire(server, { role: "compliance" });
    const cpfs = ["52998224725"];
    const source = "SIGAP";
    const put = (one: TestServer, cpf: string) =>
      one.call(
        compliance.importBarred,
        { import_id: null, source, cpfs: [cpf], reason: "As the law wants it" },
        officer,
      );
    await put(server, "52998224725");
    await replaceTwice("backoffice-barred", {
      renew: (secrets) => renewBarred({ db: server.db, secrets }),
      look: async () => {
        // Again at the other one, under whichever key it has.
        await put(other, "52998224725");
        for (const one of [server, other]) {
          const found = await one.call(compliance.findExcluded, { cpf: cpfs[0] ?? "" }, officer);
          expect(found.body.data).toMatchObject({ barred: { source } });
        }
      },
    });
    const { rows } = await sql<{ bytes: number }>`
      SELECT octet_length(cpf_hash) AS bytes FROM backoffice.barred_person`.execute(server.db);
    expect(rows).toEqual([{ bytes: 33 }]);
  },
  LONG_MS,
);
