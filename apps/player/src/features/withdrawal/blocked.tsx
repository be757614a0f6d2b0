/** Why nothing can be withdrawn now, in one sentence, and the step that changes it. */
import { t } from "@lingui/core/macro";
import { fromWire } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { type NextStep, NextSteps } from "../../platform/shell/next-steps.tsx";
import type { WithdrawalOptions } from "./api.ts";

interface Words {
  title: string;
  text: string;
  links: readonly NextStep[];
}

function wordsOf(options: WithdrawalOptions): Words {
  const min = formatMoney(options.min);
  const owed = formatMoney(options.turnover_owed);
  const daily = formatMoney(options.daily_limit);
  const support = { to: "/information-center/support", label: t`Talk to support` };
  switch (options.blocked_by) {
    case "cashier.turnover_owed":
      return {
        title: t`${owed} left to wager`,
        text: t`Deposits have to be wagered once before a withdrawal. A bonus never locks your cash.`,
        links: [
          { to: "/promotion/cover", label: t`See what's missing` },
          { to: "/game", label: t`See the games` },
        ],
      };
    case "cashier.daily_limit_reached":
      return {
        title: t`Today's limit is used up`,
        text: t`You can withdraw up to ${daily} a day. It resets at midnight, Brasília time.`,
        links: [{ to: "/withdrawalRecord", label: t`See my withdrawals` }],
      };
    case "cashier.account_blocked":
      return {
        title: t`Your account needs to be verified first`,
        text: t`The money is still yours. Support can tell you what's missing, at any hour.`,
        links: [support],
      };
    case "identity.verification_required":
      return {
        title: t`Verify your identity first`,
        text: t`The money is still yours. Photos of your ID are enough. A person checks them.`,
        links: [{ to: "/security-center/identity", label: t`Verify my identity` }, support],
      };
    case "cashier.demo_account":
      return {
        title: t`This is a demonstration account`,
        text: t`It only plays with play money, which can't be withdrawn.`,
        links: [{ to: "/game", label: t`See the games` }],
      };
    default: {
      const isEmpty = fromWire(options.available) === 0;
      return {
        title: t`There is nothing to withdraw right now.`,
        text: isEmpty
          ? t`The minimum withdrawal is ${min}.`
          : t`The minimum withdrawal is ${min}, and your balance is below that.`,
        links: [{ to: "/recharge", label: t`Deposit` }],
      };
    }
  }
}

export function Blocked({ options }: { options: WithdrawalOptions }) {
  const { title, text, links } = wordsOf(options);
  return (
    <section className="card flex flex-col gap-4 p-5">
      <div className="flex flex-col gap-1">
        <h2 className="text-lg font-semibold">{title}</h2>
        <p className="text-sm text-quiet">{text}</p>
      </div>
      <NextSteps
        links={links}
        className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(0,1fr))]"
      />
    </section>
  );
}
