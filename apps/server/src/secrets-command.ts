/**
 * `npm run secrets`: replaces the keys of the house while its servers run. Works beside them, where
 * their DATA_DIR is; each act is in the audit log. What to do when, and for a folder that is copied
 * to several machines: docs/runbooks/secrets.md.
 */
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { composeBeside, type Machine, runCommand, say } from "./at-the-machine.ts";
import { renewBarred, sealOperatorFactors } from "./backoffice/index.ts";
import { sealSeeds as sealHouseSeeds } from "./house-games/index.ts";
import { sealPictures } from "./identity/index.ts";
import { sealWebhookSecrets } from "./integrations/index.ts";
import { renewRecoveryCodes, renewWithdrawalPasswords, sealFactors } from "./members/index.ts";
import { connect } from "./platform/database/connect.ts";
import { replaceFingerprint } from "./platform/database/fingerprints-repository.ts";
import { JOBS_ROLE, RUNTIME_ROLE, setPassword } from "./platform/database/logins.ts";
import { noteRestore } from "./platform/database/restores-repository.ts";
import { inTransaction } from "./platform/database/transaction.ts";
import type { Db } from "./platform/database/types.ts";
import { DECISIVE_TTL_MS } from "./platform/memory/remember.ts";
import {
  type KeyFile,
  openKeyFile,
  type Rotation,
  rotations,
} from "./platform/secrets/rotation.ts";
import { seedBoxOf } from "./platform/secrets/seed-box.ts";
import { createSecrets, REREAD_MS } from "./platform/secrets/secrets.ts";
import { installHouseKeys, retireHouseKeys, sealOwnKeys } from "./rounds/index.ts";
import { sealChains } from "./shared-rounds/index.ts";
import { sealSeeds as sealWheelSeeds } from "./wheels/index.ts";

const LOGINS = "database-logins";
const HOUSE_KEY = "studio-house.pem";
const USAGE = `npm run secrets -- list
npm run secrets -- rotate <name>         a new key, used as soon as every server has read it
npm run secrets -- add <name>            only the first half: accepted, not used
npm run secrets -- use <name> [now]      only the second half
npm run secrets -- retire <name> [now]   makes anew what is stored and takes old keys out;
                                         now: it leaked, so that nobody may wait for it
npm run secrets -- rotate ${LOGINS}   to the first password that DATABASE_URL names
npm run secrets -- after-restore         ends every open round and retires every seed and chain:
                                         players have seen what came after the moment`;

/** Longer than any server goes on with what it has read. */
const READ_BY_ALL_MS = 3 * REREAD_MS;

async function asOwner<Done>(
  { config, databaseUrl }: Machine,
  act: (owner: Db, pool: ReturnType<typeof connect>["pool"]) => Promise<Done>,
): Promise<Done> {
  const url = config.databaseOwnerUrl ?? databaseUrl;
  const connection = connect({ url, poolSize: 1, login: null });
  try {
    return await act(connection.db, connection.pool);
  } finally {
    await connection.close();
  }
}

function note({ db, audit, user }: Machine, name: string, act: string): Promise<void> {
  const details = { act, machine: user };
  const entry = { action: "secrets.change", subject: `secret:${name}`, details } as const;
  return inTransaction(db, (tx) => audit.append(tx, { ...entry, operator: null, ip: null }));
}

function rotationOf(name: string): Rotation {
  const found = rotations[name];
  if (found === undefined) throw new RangeError(`There is no such secret.\n${USAGE}`);
  return found;
}

const secretsFolder = ({ dataDir }: Machine["config"]) => path.join(dataDir, "secrets");

const fileOf = ({ config }: Machine, name: string) => openKeyFile(secretsFolder(config), name);

function list(machine: Machine): void {
  for (const [name, { protects }] of Object.entries(rotations)) {
    if (name === "seeds" && machine.config.seedKeys.length > 0) {
      say(`seeds  ${machine.config.seedKeys.length} in SEED_KEY  ${protects}`);
      continue;
    }
    const { count, changedAt } = fileOf(machine, name);
    say(`${name}  ${count} since ${changedAt.toISOString()}  ${protects}`);
  }
  say(`${LOGINS}  follow from the password in DATABASE_URL`);
}

async function add(machine: Machine, name: string): Promise<void> {
  if (name === "seeds" && machine.config.seedKeys.length > 0) {
    throw new RangeError("SEED_KEY is set: the new key is added there, see the runbook.");
  }
  const file = fileOf(machine, name);
  if (file.count > 1)
    throw new RangeError("It is being replaced already: use the new key, or retire the old one.");
  await note(machine, name, "add");
  file.add(machine.random);
  if (name === HOUSE_KEY) await publishHouseKey(machine);
}

/** As the file is by now. */
const houseKeysOf = ({ config, random }: Machine) =>
  createSecrets({ folder: secretsFolder(config), random }).rsaKeys(path.parse(HOUSE_KEY).name)();

/** Our wallet knows it before anybody signs by it. */
async function publishHouseKey(machine: Machine): Promise<void> {
  const keys = houseKeysOf(machine);
  const now = machine.clock.now();
  await inTransaction(machine.db, (tx) => installHouseKeys(tx, { keys, now }));
  await wait(2 * DECISIVE_TTL_MS);
}

/** Null: there is nobody to wait for. */
function usableFrom(file: KeyFile, { toldMs = 0 }: Rotation, isLeaked: boolean): Date | null {
  return toldMs === 0 || isLeaked ? null : new Date(file.changedAt.getTime() + toldMs);
}

async function use(machine: Machine, name: string, isLeaked: boolean): Promise<void> {
  const file = fileOf(machine, name);
  const fingerprint = file.fingerprintToCome;
  if (fingerprint === null) throw new RangeError("There is no new key: add it first.");
  const from = usableFrom(file, rotationOf(name), isLeaked);
  if (from !== null && machine.clock.now() < from)
    throw new RangeError(`Others have to know the new key: use it from ${from.toISOString()}.`);
  await note(machine, name, isLeaked ? "use, leaked" : "use");
  await asOwner(machine, (owner) => replaceFingerprint(owner, name, fingerprint));
  file.use();
}

async function rotate(machine: Machine, name: string): Promise<void> {
  await add(machine, name);
  await wait(READ_BY_ALL_MS);
  const from = usableFrom(fileOf(machine, name), rotationOf(name), false);
  if (from !== null) {
    say(`The new key is shown to others. Use it from ${from.toISOString()}.`);
    return;
  }
  await use(machine, name, false);
  say("The new key is in use, the old one is still accepted.");
}

async function rotateLogins(machine: Machine): Promise<void> {
  await note(machine, LOGINS, "rotate");
  await asOwner(machine, async (_owner, pool) => {
    for (const login of [RUNTIME_ROLE, JOBS_ROLE] as const)
      await setPassword(pool, machine.databaseUrl, login);
  });
  say("The logins have the first password. Take the others out of DATABASE_URL.");
}

async function makeAnew(machine: Machine, name: string): Promise<number> {
  if (name === "members-guard") return renewRecoveryCodes(machine);
  if (name === "members-withdrawal-password") return renewWithdrawalPasswords(machine);
  if (name === "backoffice-barred") return renewBarred(machine);
  if (name === "backoffice-guard") return 0;
  if (name === "members-second-factor") return sealFactors(machine);
  if (name === "backoffice-second-factor") return sealOperatorFactors(machine);
  if (name === "integrations-webhooks") return sealWebhookSecrets(machine);
  if (name === "rounds-partner-keys") return sealOwnKeys(machine);
  if (name === "identity-pictures")
    return asOwner(machine, (owner) => sealPictures({ ...machine, owner }));
  const seeds = { db: machine.db, seedBox: seedBoxOf(machine) };
  const house = await sealHouseSeeds(seeds);
  return house + (await sealWheelSeeds(seeds)) + (await sealChains(seeds));
}

async function retire(machine: Machine, name: string, isLeaked: boolean): Promise<void> {
  const { neededMs, keeps } = rotationOf(name);
  const isNamed = name === "seeds" && machine.config.seedKeys.length > 0;
  const file = isNamed ? null : fileOf(machine, name);
  if (file?.count === 1) throw new RangeError("There is no old key.");
  if (file !== null && file.fingerprintToCome !== null)
    throw new RangeError("The new key is not in use yet.");
  const from = file === null ? null : new Date(file.changedAt.getTime() + neededMs);
  if (from !== null && !isLeaked && machine.clock.now() < from) {
    throw new RangeError(`The old key is needed until ${from.toISOString()}.`);
  }
  await note(machine, name, isLeaked ? "retire, leaked" : "retire");
  if (isLeaked) await wait(READ_BY_ALL_MS);
  if (keeps !== undefined) say(`Made anew: ${await makeAnew(machine, name)}.`);
  file?.retire(keeps);
  if (name === HOUSE_KEY) {
    const keys = houseKeysOf(machine);
    await inTransaction(machine.db, (tx) => retireHouseKeys(tx, { keys }));
  }
  say(isNamed ? "Take the old key out of SEED_KEY." : "The old key is not accepted any more.");
}

const HOUSE_POOL_SIZE = 5;

/** With all servers stopped. */
async function retireSeeds(machine: Machine): Promise<void> {
  const { databaseUrl: url, clock, audit, user } = machine;
  const connection = connect({ url, poolSize: HOUSE_POOL_SIZE, login: RUNTIME_ROLE });
  try {
    const house = composeBeside({ ...machine, db: connection.db });
    const { seeds, chains } = await house.retireSeeds();
    const counts = { seeds: String(seeds), chains: String(chains) };
    const details = { act: "after-restore", ...counts, machine: user };
    const entry = { action: "secrets.change", subject: "secret:seeds", details } as const;
    await inTransaction(machine.db, async (tx) => {
      await noteRestore(tx, clock.now());
      await audit.append(tx, { ...entry, operator: null, ip: null });
    });
    say(`Retired: ${seeds} seeds, ${chains} chains. New ones follow when they are needed.`);
  } finally {
    await connection.close();
  }
}

async function execute(machine: Machine, args: readonly string[]): Promise<boolean> {
  const [act, name, word, ...rest] = args;
  const isLeaked = word === "now";
  const takesWord = act === "retire" || act === "use";
  if (rest.length > 0 || (word !== undefined && !(takesWord && isLeaked))) return false;
  if (act === "list" && name === undefined) {
    list(machine);
    return true;
  }
  if (act === "after-restore" && name === undefined) {
    await retireSeeds(machine);
    return true;
  }
  if (name === undefined) return false;
  if (act === "rotate" && name === LOGINS) {
    await rotateLogins(machine);
    return true;
  }
  rotationOf(name);
  if (act === "rotate") await rotate(machine, name);
  else if (act === "add") await add(machine, name);
  else if (act === "use") await use(machine, name, isLeaked);
  else if (act === "retire") await retire(machine, name, isLeaked);
  else return false;
  return true;
}

runCommand(process.env, { usage: USAGE, refusals: {}, execute });
