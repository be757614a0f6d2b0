/**
 * Who may call whom. This is the one list of it; the import checker is made from it.
 *
 * A room of the server calls only rooms on lower floors, through their door (index.ts). What a
 * lower room needs of a higher one it declares as an interface, and composition.ts passes it in.
 * Within a room its wings call down in the same way, without doors.
 */

/** Rooms of apps/server/src, from the top floor to the ground. */
export const serverFloors = [
  ["go-live"],
  ["backoffice"],
  ["affiliates", "recap"],
  ["content", "messages", "orders", "live", "seas", "studio", "integrations", "replays"],
  [
    "promotions",
    "wheels",
    "missions",
    "vip",
    "races",
    "agency",
    "segments",
    "house-games",
    "shared-rounds",
    "rgs",
    "aggregators",
  ],
  ["rewards", "cashier", "rounds", "statistics"],
  ["wallet", "compliance", "catalog", "identity", "free-rounds", "jackpots", "hub88"],
  ["members"],
  ["ledger", "market"],
];

/** Below every floor, open to every room, and without a single door: the tools all of them use. */
export const ground = "platform";

/**
 * Wings: the folders of a room, from top to bottom. A wing imports only wings in rows below its
 * own; those of one row know nothing of each other. What stands beside the door (`policy.ts`,
 * `types.ts`, `repository.ts`) is below all wings; the door, `jobs.ts` and the checks of the books
 * are above them, and nothing in the room imports those. A file beside the door that is neither has
 * a row of its own.
 */
export const serverWings = {
  backoffice: [
    ["areas.ts"],
    ["compliance", "staff"],
    [
      "access",
      "affiliates",
      "approvals",
      "audit",
      "content",
      "frame",
      "games",
      "integrations",
      "members",
      "payments",
      "promotions",
      "reports",
      "support",
    ],
    ["core"],
  ],
  content: [["defaults"]],
  affiliates: [["figures"], ["statements"], ["earning", "postbacks"], ["clicks"], ["programme"]],
  messages: [["mailings"], ["inbox", "support", "winners"], ["push"]],
  studio: [["channels"], ["scenes"]],
  integrations: [["broker", "webhooks"], ["stream"], ["keys"]],
  promotions: [["activities", "others"], ["codes", "recharges", "results"], ["costs"]],
  agency: [["commissions"], ["signals", "tree"]],
  "house-games": [
    ["verification"],
    ["play"],
    ["steps"],
    ["settlement"],
    ["seeds"],
    ["sessions"],
    ["demo"],
  ],
  rgs: [["front", "play"], ["publications"]],
  aggregators: [["matching", "rewards"], ["catalogue"], ["partners.ts"]],
  "shared-rounds": [["desk", "lines"], ["tables"], ["bets", "chains", "talk"]],
  rewards: [["bonus"], ["claims", "requirements"], ["guards"]],
  cashier: [
    ["desk"],
    ["reconciliation", "withdrawals"],
    ["deposits", "destinations"],
    ["terms"],
    ["approval", "psp"],
  ],
  rounds: [
    ["history", "studio-wallet"],
    ["voids"],
    ["round-kinds.ts"],
    ["commands.ts", "instant"],
    ["sessions"],
    ["studios"],
  ],
  statistics: [["reports"], ["money", "returns"], ["play"]],
  members: [
    ["accounts"],
    ["registration", "security"],
    ["sign-in"],
    ["proofs", "tree"],
    ["context.ts"],
    ["guards", "sessions"],
  ],
  ledger: [["executor", "journal", "watch"], ["months"]],
  "sandbox-studio": [["aggregator"], ["conformance"]],
  platform: [
    ["context.ts", "room.ts"],
    ["mail", "push", "realtime"],
    ["facts", "http", "jobs", "passkeys"],
    ["database", "secrets"],
    ["config", "memory", "oidc", "pictures"],
  ],
};

/** Beside the door, and above all wings. */
export const aboveWings = ["index.ts", "jobs.ts", "books-[a-z-]*repository.ts"];

/**
 * Who may read on a standby (ADR 44), of apps/server/src: lists, reports and the checks of the
 * books. Nothing that decides about money is among them, and none of them writes.
 */
export const standbyReaders = [
  "backoffice/reading-for.ts",
  "backoffice/audit/list-audit.ts",
  "backoffice/games/figures.ts",
  "backoffice/members/list-members.ts",
  "backoffice/payments/(deposits|list-withdrawals).ts",
  "backoffice/promotions/count-segment.ts",
  "backoffice/reports/(cohorts|dashboard|export-pages|report).ts",
  "ledger/books.ts",
];

/** By which they read there. */
export const waysToStandby = ["backoffice/reading-for.ts", "platform/database/read-pool.ts"];

/** Where the pool is opened, and looked after. */
export const standbyKeepers = [
  "(at-the-machine|books-command|start-server).ts",
  "health/health-checks.ts",
];

/** Rooms that play a bank or a studio, and know nothing of the house but the ground. */
export const outsiders = ["sandbox-psp", "sandbox-studio"];

/** Each package of ours, and the packages it may import. */
export const packageImports = {
  contract: [],
  client: ["contract"],
  "game-math": ["contract", "i18n"],
  ui: [],
  i18n: [],
  workshop: ["contract"],
};

/** Each app, and the packages it may import. No app imports another. */
export const appImports = {
  server: ["contract", "game-math", "i18n", "workshop"],
  player: ["client", "contract", "game-math", "i18n", "ui"],
  backoffice: ["client", "contract", "i18n", "ui"],
  games: ["client", "contract", "game-math", "i18n", "ui"],
};

/** Apps that run in a browser: nothing of Node, nothing of the server. */
export const browserApps = ["player", "backoffice", "games"];

/** Fewer files than this under the checker: it is blind, and nothing is proved. */
export const leastFilesCruised = 100;
