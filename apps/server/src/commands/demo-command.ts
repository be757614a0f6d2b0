/**
 * `npm run demo-member`: an account to show the house with. It plays with play money, is counted
 * nowhere, and never pays in or withdraws. Works beside a running server; it is in the audit log.
 */
import { type Machine, runCommand, say } from "../at-the-machine.ts";
import { DEFAULT_LANGUAGE } from "@tucano/i18n/languages.ts";
import { openWallet } from "../ledger/index.ts";
import { createPasswords, makeDemoMember, passwordCosts } from "../members/index.ts";

const PASSWORD_BYTES = 12;
const USAGE = "npm run demo-member -- <account> [password]   without one, a password is made up";

async function execute(machine: Machine, args: readonly string[]): Promise<boolean> {
  const [account, given, ...rest] = args;
  if (account === undefined || rest.length > 0) return false;
  const { config, random, audit, user } = machine;
  const password = given ?? random.token(PASSWORD_BYTES);
  const desk = {
    ...machine,
    ledger: { openWallet },
    passwords: createPasswords({ cost: passwordCosts[config.passwordCost] }),
  };
  const site = URL.parse(config.http.publicUrl)?.hostname ?? "localhost";
  const wish = { account, password, lang: DEFAULT_LANGUAGE, site };
  const memberId = await makeDemoMember(desk, wish, (tx, made) =>
    audit.append(tx, {
      action: "member.make_demo",
      subject: `member:${made}`,
      operator: null,
      ip: null,
      details: { account, machine: user },
    }),
  );
  say(`Demo player ${memberId}: account ${account}, password ${password}`);
  return true;
}

runCommand(process.env, {
  usage: USAGE,
  refusals: {
    "members.invalid_registration": "This cannot be an account:",
    "members.account_invalid": "The account begins with a letter and has letters and digits only.",
    "members.account_taken": "There is such an account already.",
    "members.password_too_short": "The password is too short.",
  },
  execute,
});
