/** What is mutated, and which tests have to notice. The dearest comes first. */
export interface Target {
  readonly file: string;
  /** Tests that need nothing but the code: they run once for each mutant. */
  readonly tests: readonly string[];
  /** The one function that is mutated; left out, the whole file. */
  readonly only?: string;
}

const beside = (file: string): string => file.replace(/\.ts$/, ".test.ts");
const alone = (file: string): Target => ({ file, tests: [beside(file)] });
const server = "apps/server/src";
const contract = "packages/contract/src";
const maths = "packages/game-math/src";
const pockets = [`${server}/wallet/amounts.test.ts`, `${server}/wallet/pockets.test.ts`];
const rounds = [`${maths}/tables/rounds.test.ts`, `${maths}/tables/tables.test.ts`];
const tables = [`${maths}/tables/pay-tables.test.ts`, ...rounds];
const baccarat = `${maths}/cards/baccarat`;

export const targets: readonly Target[] = [
  alone(`${contract}/money.ts`),
  { ...alone(`${contract}/round-events.ts`), only: "winOf" },
  alone(`${contract}/percent.ts`),
  alone(`${server}/ledger/apply.ts`),
  alone(`${server}/ledger/decide.ts`),
  {
    file: `${server}/wallet/adjust-money.ts`,
    tests: [`${server}/wallet/adjust-money.test.ts`, `${server}/wallet/amounts.test.ts`],
  },
  { file: `${server}/wallet/bonus-money.ts`, tests: pockets },
  { file: `${server}/wallet/cashier-money.ts`, tests: pockets },
  { file: `${server}/wallet/game-money.ts`, tests: pockets },
  alone(`${server}/cashier/policy.ts`),
  {
    file: `${server}/compliance/policy.ts`,
    tests: [`${server}/compliance/policy-figures.test.ts`, `${server}/compliance/policy.test.ts`],
  },
  { file: `${maths}/risk/turnover.ts`, tests: [`${maths}/risk/risk.test.ts`] },
  { file: `${maths}/risk/counted.ts`, tests: [`${maths}/risk/risk.test.ts`] },
  alone(`${server}/agency/policy.ts`),
  alone(`${server}/promotions/policy.ts`),
  alone(`${server}/rewards/policy.ts`),
  alone(`${server}/rewards/cover-policy.ts`),
  alone(`${server}/vip/policy.ts`),
  alone(`${server}/wheels/policy.ts`),
  alone(`${server}/orders/policy.ts`),
  alone(`${server}/backoffice/core/policy.ts`),
  alone(`${server}/backoffice/access/policy.ts`),
  alone(`${server}/backoffice/compliance/erasure-policy.ts`),
  {
    file: `${server}/members/policy.ts`,
    tests: [
      `${server}/members/policy-figures.test.ts`,
      `${server}/members/policy.test.ts`,
      `${server}/members/security-policy.test.ts`,
    ],
  },
  alone(`${server}/identity/policy.ts`),
  alone(`${server}/house-games/policy.ts`),
  alone(`${server}/shared-rounds/policy.ts`),
  alone(`${server}/content/policy.ts`),
  alone(`${server}/messages/policy.ts`),
  alone(`${server}/statistics/policy.ts`),
  alone(`${server}/studio/policy.ts`),
  { file: `${maths}/tables/roulette.ts`, tests: tables },
  { file: `${maths}/tables/sic-bo.ts`, tests: rounds },
  { file: `${maths}/tables/dragon-tiger.ts`, tests: tables },
  {
    file: `${baccarat}/game.ts`,
    tests: [`${baccarat}/baccarat.test.ts`, `${baccarat}/rounds.test.ts`],
  },
  alone(`${maths}/wheel.ts`),
  alone(`${maths}/rational.ts`),
];
