/** The go-live list as rules: from facts to what is met, and what is left to do. */
import type { Facts, Found } from "./facts.ts";

export interface Row {
  readonly subject: string;
  readonly isMet: boolean;
  readonly found: string;
  /** What to do while it is not met. */
  readonly advice: string;
}

type Verdict = Pick<Row, "isMet" | "found">;

interface Rule extends Pick<Row, "subject" | "advice"> {
  readonly judge: (facts: Facts) => Verdict;
}

const met = (found: string): Verdict => ({ isMet: true, found });
const open = (found: string): Verdict => ({ isMet: false, found });
const unless = (problem: string | null, found: string): Verdict =>
  problem === null ? met(found) : open(problem);

function known<Value>(fact: Found<Value>, judge: (value: Value) => Verdict): Verdict {
  return "problem" in fact ? open(fact.problem) : judge(fact.value);
}

const CERTIFICATE_DAYS_MIN = 14;
const CLOCK_OFF_MAX_MS = 1_000;
const ARCHIVED_WITHIN_MS = 3_600_000;
const DECIDERS_MIN = 2;
const GIBIBYTE = 2 ** 30;
const FREE_MIN_BYTES = 2 * GIBIBYTE;
const FREE_MIN_SHARE = 0.1;

const MINUTE_MS = 60_000;

const settings: readonly Rule[] = [
  {
    subject: "Production",
    advice: "Set NODE_ENV=production: it refuses play money and everything made for development.",
    judge: ({ settings: { isProduction } }) =>
      isProduction ? met("NODE_ENV=production") : open("NODE_ENV is not production."),
  },
  {
    subject: "Public address",
    advice: "Set PUBLIC_URL to the address that players type: https:// and the host's name.",
    judge: ({ settings: { publicUrl } }) => {
      if (publicUrl === "") return open("PUBLIC_URL is empty.");
      return publicUrl.startsWith("https://") ? met(publicUrl) : open(`${publicUrl} is not https.`);
    },
  },
  {
    subject: "Proxy",
    advice: "Set TRUST_PROXY to the proxy's address or network; else all players share its limits.",
    judge: ({ settings: { hasProxy } }) =>
      hasProxy ? met("TRUST_PROXY is set") : open("TRUST_PROXY is empty."),
  },
  {
    subject: "Database of its own",
    advice: "Set DATABASE_URL: the embedded PostgreSQL has neither standby nor backup.",
    judge: ({ settings: { hasOwnDatabase } }) =>
      hasOwnDatabase ? met("DATABASE_URL is set") : open("DATABASE_URL is empty."),
  },
  {
    subject: "Token for insiders",
    advice: "Set INTERNAL_TOKEN to 24 random characters or more.",
    judge: ({ settings: { hasInternalToken } }) =>
      hasInternalToken ? met("INTERNAL_TOKEN is set") : open("INTERNAL_TOKEN is empty."),
  },
  {
    subject: "Key of the seeds",
    advice: "Set SEED_KEY, kept apart from DATA_DIR and from the database's backups.",
    judge: ({ settings: { hasSeedKey } }) =>
      hasSeedKey ? met("SEED_KEY is set") : open("SEED_KEY is empty: the key lies in DATA_DIR."),
  },
];

const outside: readonly Rule[] = [
  {
    subject: "The house answers there",
    advice: "Start the servers, and lead the public address to them and to nobody else.",
    judge: ({ isAnswered }) =>
      known(isAnswered, (isOurs) =>
        isOurs ? met("this very house") : open("Another house answers at PUBLIC_URL."),
      ),
  },
  {
    subject: "Certificate",
    advice: "Renew the certificate, and see to it that the proxy does so by itself.",
    judge: ({ certificateDaysLeft }) =>
      known(certificateDaysLeft, (days) => {
        const found = `trusted, ${days} days left`;
        return days >= CERTIFICATE_DAYS_MIN ? met(found) : open(found);
      }),
  },
  {
    subject: "Bank",
    advice: "Set PSP=http, PSP_BASE_URL, PSP_CLIENT_ID, PSP_CLIENT_SECRET and PSP_PIX_KEY.",
    judge: ({ settings: { isRealBank } }) =>
      isRealBank ? met("PSP=http") : open("PSP=sandbox, where everybody pays with play money."),
  },
  {
    subject: "Payouts",
    advice: "Set PSP_PAYOUTS, or payouts of a bank in PSP_BANKS: else nobody pays withdrawals.",
    judge: ({ settings: { hasPayouts } }) =>
      hasPayouts ? met("a bank pays out") : open("No bank pays out."),
  },
  {
    subject: "Certificate at the bank",
    advice: "Have the bank take a new certificate, set PSP_TLS_CERT and PSP_TLS_KEY, and restart.",
    judge: ({ bankCertificateDaysLeft }) =>
      known(bankCertificateDaysLeft, (days) => {
        if (days === null) return met("none: no bank has one of ours");
        return days >= CERTIFICATE_DAYS_MIN
          ? met(`${days} days left`)
          : open(`It ends in ${days} days.`);
      }),
  },
  {
    subject: "Bank's notifications",
    advice:
      "Check the credentials with the bank; a server registers its address within a minute, " +
      "unless another house on the same Pix key does so, too (docs/integrations/pix.md).",
    judge: ({ webhooks }) =>
      known(webhooks, (all) => {
        const astray = all.filter(({ state }) => state !== "here");
        return astray.length === 0
          ? met(all.map(({ bank, host }) => `${bank}: come to ${host}`).join(", "))
          : open(astray.map(({ bank, state, host }) => `${bank}: ${state}${at(host)}`).join(", "));
      }),
  },
  {
    subject: "E-mail",
    advice: "Set SMTP_URL and MAIL_FROM: passwords are set and codes are sent by e-mail.",
    judge: ({ settings: { hasSmtp }, smtp }) =>
      hasSmtp
        ? known(smtp, () => met("the server takes our mail"))
        : open("SMTP_URL is empty: no e-mail leaves."),
  },
];

const at = (host: string | null) => (host === null ? "" : `, to ${host}`);

const database: readonly Rule[] = [
  {
    subject: "Durable",
    advice: "Set what is named for the server, the database and the role, and reload PostgreSQL.",
    judge: (facts) => known(facts.database, ({ lax }) => unless(lax, "commits wait for the disk")),
  },
  {
    subject: "Powerless login",
    advice: "Take the named rights away from the server's login.",
    judge: (facts) =>
      known(facts.database, ({ mighty }) => unless(mighty, "the server's login owns nothing")),
  },
  {
    subject: "No round again",
    advice:
      "Retire every seed and chain from before the restore: npm run secrets -- after-restore.",
    judge: (facts) =>
      known(facts.database, ({ repeating }) => unless(repeating, "no restore is left unfinished")),
  },
  {
    subject: "Migrations",
    advice: "Run them: npm run migrate.",
    judge: (facts) =>
      known(facts.database, ({ missingMigrations: missing }) =>
        unless(missing.length === 0 ? null : `Not run: ${missing.join(", ")}.`, "all have run"),
      ),
  },
  {
    subject: "Secrets",
    advice: "Copy DATA_DIR/secrets from a server that runs, or from the backup (docs/servers.md).",
    judge: ({ secrets }) =>
      known(secrets, (count) =>
        count > 0
          ? met(`${count} are those that the database was used with`)
          : open("The database was never used with any."),
      ),
  },
  {
    subject: "Standby",
    advice:
      "Set up a synchronous standby and synchronous_standby_names: without one, what the primary's " +
      "disk takes with it is lost (docs/servers.md).",
    judge: (facts) =>
      known(facts.database, ({ wantedStandbys, connectedStandbys }) => {
        if (wantedStandbys === "") return open("No commit waits for a standby.");
        const found = `${connectedStandbys} connected, wanted: ${wantedStandbys}`;
        return connectedStandbys > 0 ? met(found) : open(found);
      }),
  },
  {
    subject: "Archive",
    advice:
      "Archive the write-ahead log (archive_mode, archive_command), beside full backups, which the " +
      "database cannot speak for: try a restore.",
    judge: (facts) => known(facts.database, ({ archive }) => judgeArchive(archive)),
  },
  {
    subject: "Clock",
    advice: "Keep the clocks of all machines by NTP.",
    judge: (facts) =>
      known(facts.database, ({ clockAheadMs }) => {
        const found = `${Math.round(clockAheadMs)} ms ahead of the database's`;
        return Math.abs(clockAheadMs) <= CLOCK_OFF_MAX_MS ? met(found) : open(found);
      }),
  },
];

function judgeArchive({ isOn, lastDoneAgoMs, isFailing }: ArchiveOf): Verdict {
  if (!isOn) return open("archive_mode is off: no moment between two backups can be restored.");
  if (lastDoneAgoMs === null) return open("Nothing has been archived yet.");
  const found = `last archived ${Math.round(lastDoneAgoMs / MINUTE_MS)} minutes ago`;
  if (isFailing) return open(`${found}, and failing since`);
  return lastDoneAgoMs <= ARCHIVED_WITHIN_MS ? met(found) : open(found);
}

type ArchiveOf = Extract<Facts["database"], { value: unknown }>["value"]["archive"];

const people: readonly Rule[] = [
  {
    subject: "Two who decide",
    advice: "Invite a second person who may decide: npm run staff -- invite <e-mail> <role>.",
    judge: ({ deciders }) =>
      known(deciders, (all) => {
        const found = all.map(({ email }) => email).join(", ") || "nobody";
        return all.length >= DECIDERS_MIN ? met(found) : open(`Only ${found}.`);
      }),
  },
  {
    subject: "Second factors",
    advice: "Those who are named sign in at /backoffice once, and scan the code.",
    judge: ({ deciders }) =>
      known(deciders, (all) =>
        named(
          all.filter((one) => !one.hasSecondFactor),
          "all have one",
        ),
      ),
  },
  {
    subject: "First password",
    advice: "Change it at /backoffice, under the own account, and take ADMIN_PASSWORD away.",
    judge: ({ deciders }) =>
      known(deciders, (all) =>
        named(
          all.filter((one) => one.hasFirstPassword),
          "was changed",
        ),
      ),
  },
];

const named = (left: readonly { readonly email: string }[], found: string): Verdict =>
  unless(
    left.length === 0 ? null : `Not yet: ${left.map(({ email }) => email).join(", ")}.`,
    found,
  );

const promises: readonly Rule[] = [
  {
    subject: "Market's numbers",
    advice: "Go through the numbers at /backoffice, Market, and set what is yours.",
    judge: ({ numbers }) =>
      known(numbers, ({ set, all }) =>
        set > 0
          ? met(`${set} of ${all} set by operators`)
          : open("All are those that the product came with."),
      ),
  },
  {
    subject: "Legal pages",
    advice: "Write who you are into them and publish: /backoffice, Texts.",
    judge: ({ unpublishedPages }) =>
      known(unpublishedPages, (pages) =>
        unless(
          pages.length === 0 ? null : `Still as the product came: ${pages.join(", ")}.`,
          "published by operators",
        ),
      ),
  },
  {
    subject: "Hosts",
    advice: "Enter the public host at /backoffice, Sites.",
    judge: ({ settings: { publicUrl }, hosts }) =>
      known(hosts, (all) => {
        const host = URL.parse(publicUrl)?.hostname ?? "";
        return all.includes(host) ? met(all.join(", ")) : open(`"${host}" is no host of a site.`);
      }),
  },
  {
    subject: "Tables' salts",
    advice: "Run a process with the role games; then npm run salts says what to enter.",
    judge: ({ tables }) =>
      known(tables, ({ all, announced, saltsMissing }) => {
        if (announced < all) return open(`${all - announced} of ${all} tables announced nothing.`);
        return saltsMissing === 0
          ? met(`announced at all ${all} tables`)
          : open(`${saltsMissing} tables wait for what their event brought.`);
      }),
  },
];

const books: readonly Rule[] = [
  {
    subject: "Books",
    advice: "Open to nobody before npm run books is clean.",
    judge: ({ differences }) =>
      known(differences, ({ books: count }) =>
        count === 0 ? met("clean") : open(`${count} differences`),
      ),
  },
  {
    subject: "Audit log",
    advice: "npm run audit names the entries; find out who wrote to the database by hand.",
    judge: ({ differences }) =>
      known(differences, ({ audit: count }) =>
        count === 0 ? met("whole") : open(`${count} differences`),
      ),
  },
  {
    subject: "Readers",
    advice: "Run a process with the role worker; npm run readers shows how far each has got.",
    judge: ({ areReadersBehind }) =>
      known(areReadersBehind, (isBehind) =>
        isBehind ? open("Some are more than two minutes behind.") : met("none is behind"),
      ),
  },
  {
    subject: "Disk",
    advice: "Make room where DATA_DIR lies, or make the volume larger.",
    judge: ({ disk }) =>
      known(disk, ({ freeBytes, allBytes }) => {
        const share = freeBytes / allBytes;
        const found = `${Math.floor(freeBytes / GIBIBYTE)} GiB free, ${Math.floor(share * 100)} %`;
        const isEnough = freeBytes >= FREE_MIN_BYTES && share >= FREE_MIN_SHARE;
        return isEnough ? met(found) : open(found);
      }),
  },
];

const rules = [...settings, ...outside, ...database, ...people, ...promises, ...books];

export function judge(facts: Facts): readonly Row[] {
  return rules.map(({ subject, advice, judge: rule }) => ({ subject, advice, ...rule(facts) }));
}
