import { gameTargets } from "./game-targets.ts";
import type { Target } from "./target.ts";

const beside = (file: string): string => file.replace(/\.ts$/, ".test.ts");
const alone = (file: string): Target => ({ file, tests: [beside(file)] });
const server = "apps/server/src";
const player = "apps/player/src";
const office = "apps/backoffice/src";
const contract = "packages/contract/src";
const pockets = [`${server}/wallet/amounts.test.ts`, `${server}/wallet/pockets.test.ts`];
export const targets: readonly Target[] = [
  alone(`${contract}/money.ts`),
  { ...alone(`${contract}/events/round-events.ts`), only: "winOf" },
  { ...alone(`${contract}/studios/studio-wallet.ts`), only: "creditCentavos" },
  alone(`${contract}/percent.ts`),
  {
    file: `${contract}/player/money/pix-key.ts`,
    tests: [`${server}/cashier/destinations/pix-key.test.ts`],
  },
  {
    file: `${contract}/player/money/br-code.ts`,
    tests: [`${server}/cashier/deposits/br-code.test.ts`],
  },
  alone(`${server}/ledger/executor/apply.ts`),
  alone(`${server}/ledger/executor/decide.ts`),
  {
    file: `${server}/wallet/adjust-money.ts`,
    tests: [`${server}/wallet/adjust-money.test.ts`, `${server}/wallet/amounts.test.ts`],
  },
  { file: `${server}/wallet/bonus-money.ts`, tests: pockets },
  { file: `${server}/wallet/cashier-money.ts`, tests: pockets },
  alone(`${server}/wallet/free-money.ts`),
  { file: `${server}/wallet/game-money.ts`, tests: pockets },
  alone(`${server}/cashier/policy.ts`),
  alone(`${server}/cashier/bank-policy.ts`),
  alone(`${server}/cashier/approval/approval-rules.ts`),
  alone(`${server}/cashier/patience.ts`),
  alone(`${server}/backoffice/payments/risk.ts`),
  {
    file: `${server}/compliance/policy.ts`,
    tests: [`${server}/compliance/policy-figures.test.ts`, `${server}/compliance/policy.test.ts`],
  },
  alone(`${server}/agency/policy.ts`),
  alone(`${server}/promotions/policy.ts`),
  alone(`${server}/rewards/policy.ts`),
  alone(`${server}/free-rounds/policy.ts`),
  alone(`${server}/jackpots/policy.ts`),
  alone(`${server}/segments/policy.ts`),
  alone(`${server}/rewards/requirements/cover-policy.ts`),
  alone(`${server}/vip/policy.ts`),
  alone(`${server}/wheels/policy.ts`),
  alone(`${server}/races/policy.ts`),
  alone(`${server}/missions/policy.ts`),
  alone(`${server}/orders/policy.ts`),
  alone(`${server}/go-live/policy.ts`),
  alone(`${server}/backoffice/core/policy.ts`),
  alone(`${server}/backoffice/access/policy.ts`),
  alone(`${server}/backoffice/compliance/erasure-policy.ts`),
  {
    file: `${server}/members/policy.ts`,
    tests: [
      `${server}/members/policy-figures.test.ts`,
      `${server}/members/policy.test.ts`,
      `${server}/members/security/security-policy.test.ts`,
    ],
  },
  alone(`${server}/identity/policy.ts`),
  alone(`${server}/house-games/policy.ts`),
  alone(`${server}/shared-rounds/policy.ts`),
  alone(`${server}/content/policy.ts`),
  alone(`${server}/messages/policy.ts`),
  alone(`${server}/statistics/policy.ts`),
  alone(`${server}/studio/policy.ts`),
  alone(`${server}/integrations/policy.ts`),
  alone(`${server}/integrations/webhooks/policy.ts`),
  alone(`${server}/affiliates/policy.ts`),
  alone(`${server}/rgs/front/front-policy.ts`),
  alone(`${server}/rounds/studios/partner-policy.ts`),
  alone(`${player}/features/app/install-policy.ts`),
  alone(`${player}/features/app/reality-policy.ts`),
  alone(`${player}/features/app/update-policy.ts`),
  alone(`${player}/features/deposit/amounts.ts`),
  alone(`${player}/features/deposit/offers.ts`),
  alone(`${player}/features/limits/minutes.ts`),
  alone(`${player}/features/promotions/activities/tier-example.ts`),
  alone(`${player}/features/reminder/policy.ts`),
  alone(`${player}/features/session/register-rules.ts`),
  alone(`${player}/features/vip/rates.ts`),
  alone(`${player}/platform/money/amounts.ts`),
  alone(`${player}/worker/policy.ts`),
  alone(`${office}/features/compliance/flat-numbers.ts`),
  alone(`${office}/platform/numbers/number-units.ts`),
  ...gameTargets,
];
