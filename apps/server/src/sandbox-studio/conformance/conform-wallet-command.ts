/**
 * `npm run conform:wallet`: points a studio's demands at any wallet that speaks this protocol, ours
 * or somebody's. A line for each promise; exits with 1 unless all that were tried were held. It
 * plays for the player it is given: never a real person's account.
 */
import { createPrivateKey, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import type { WalletUnderTest } from "./caller.ts";
import { conform, type Finding } from "./conform.ts";

const USAGE = `npm run conform:wallet -- <url>
    --key <file> --user <user> --token <token> --game <code>

  <url>                     what /user/balance comes after: http://localhost:3000/wallet/v1
  --key <file>              the studio's private RSA key, PEM
  --key-id <id>             sends X-Signature and X-Key-Id; left out: X-Hub88-Signature alone
  --currency <code>         BRL
  --stake <units>           what most bets stake; 100000
  --least <units>           the least that the wallet can move; 1
  --pause <ms>              before each bet, where rounds are held apart; 0
  --win-after-rollback <status>   RS_ERROR_TRANSACTION_DOES_NOT_EXIST
  --other-user, --other-token     somebody else, in the same game
  --expired-token           a token of the same player and game that is over

The player needs ten stakes. Some of them are lost, some are won, and rounds stay open.`;

const options = {
  key: { type: "string" },
  "key-id": { type: "string" },
  user: { type: "string" },
  token: { type: "string" },
  game: { type: "string" },
  currency: { type: "string", default: "BRL" },
  stake: { type: "string", default: "100000" },
  least: { type: "string", default: "1" },
  pause: { type: "string", default: "0" },
  "win-after-rollback": { type: "string", default: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST" },
  "other-user": { type: "string" },
  "other-token": { type: "string" },
  "expired-token": { type: "string" },
} as const;

/** Where npm was called, not where it runs this. */
const here = process.env["INIT_CWD"] ?? ".";

function readKey(file: string): KeyObject {
  const pem = readFileSync(path.resolve(here, file));
  try {
    return createPrivateKey(pem);
  } catch {
    throw new RangeError(`${file} is no private key in PEM, or one with a password.`);
  }
}

/** Null: something is missing. */
function readWallet(args: readonly string[]): WalletUnderTest | null {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [url, ...rest] = positionals;
  const { key, user, token, game, currency } = values;
  const [stake, least] = [Number(values.stake), Number(values.least)];
  const pauseMs = Number(values.pause);
  const areUnits = [stake, least].every((units) => Number.isSafeInteger(units) && units > 0);
  if (url === undefined || rest.length > 0 || !areUnits || !(pauseMs >= 0)) return null;
  if (key === undefined || user === undefined || token === undefined || game === undefined) {
    return null;
  }
  const otherUser = values["other-user"];
  const otherToken = values["other-token"];
  const hasOther = otherUser !== undefined && otherToken !== undefined;
  return {
    url,
    privateKey: readKey(key),
    keyId: values["key-id"],
    user,
    token,
    game,
    currency,
    stake,
    least,
    pauseMs,
    winAfterRollback: values["win-after-rollback"],
    other: hasOther ? { user: otherUser, token: otherToken } : undefined,
    expiredToken: values["expired-token"],
  };
}

const say = (line: string): void => void stdout.write(`${line}\n`);

function tell({ promise, verdict, seen }: Finding): void {
  say(`${verdict.padEnd(9)}  ${promise}${seen === null ? "" : `: ${seen}`}`);
}

async function run(args: readonly string[]): Promise<number> {
  const wallet = readWallet(args);
  if (wallet === null) {
    console.error(USAGE);
    return 2;
  }
  const { findings, isHeld } = await conform(wallet, tell);
  const count = (verdict: Finding["verdict"]): number =>
    findings.filter((finding) => finding.verdict === verdict).length;
  const [held, broken, left] = [count("held"), count("not held"), count("not tried")];
  say(`${held} held, ${broken} not held, ${left} not tried`);
  return isHeld ? 0 : 1;
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 2;
});
