/** The room's own parts, made once by the door and handed to every command. */
import { auditBooks, type CheckResult, dailyChecks } from "../../ledger/index.ts";
import { createPasswords, passwordCosts, type Passwords } from "../../members/index.ts";
import type { KeyedHash } from "../../platform/secrets/keyed-hash.ts";
import { createSecretBox, type SecretBox } from "../../platform/secrets/secret-box.ts";
import { type Approvals, createApprovals } from "./approvals.ts";
import { type Audit, AUDIT_KEY, auditChain, createAudit } from "./audit.ts";
import { createGuesses, type Guesses } from "./guesses.ts";
import { createIndependence, type Independence } from "./independence.ts";
import type { BackofficeDeps } from "./types.ts";

export interface Parts extends BackofficeDeps {
  readonly audit: Audit;
  readonly approvals: Approvals;
  readonly independence: Independence;
  readonly guesses: Guesses;
  readonly guard: KeyedHash;
  /** Of CPFs that must not play: there are few enough of all CPFs to try each. */
  readonly barredHash: KeyedHash;
  readonly passwords: Passwords;
  readonly secretBox: SecretBox;
  /** Reads the whole journal: at most once at a time, however many operators ask. */
  checkBooks(): Promise<CheckResult[]>;
}

export function createParts(deps: BackofficeDeps): Parts {
  const { secrets, config } = deps;
  const audit = createAudit(deps);
  const guard = secrets.keyedHash("backoffice-guard");
  let checking: Promise<CheckResult[]> | null = null;
  const checkBooks = () =>
    (checking ??= auditBooks(
      deps.db,
      [...dailyChecks(deps.bookChecks), auditChain(secrets.keys(AUDIT_KEY))],
      deps.reads,
    ).finally(() => {
      checking = null;
    }));
  return {
    ...deps,
    audit,
    checkBooks,
    approvals: createApprovals({
      ...deps,
      audit,
      waitingHours: async () => (await deps.market.read("fourEyes")).waitingHours,
    }),
    independence: createIndependence(deps),
    guard,
    guesses: createGuesses({ ...deps, guard }),
    barredHash: secrets.keyedHash("backoffice-barred"),
    passwords: createPasswords({ cost: passwordCosts[config.passwordCost] }),
    secretBox: createSecretBox({
      keys: secrets.keys("backoffice-second-factor"),
      random: deps.random,
    }),
  };
}
