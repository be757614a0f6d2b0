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
  const support = { to: "/information-center/support", label: t`Talk to customer service` };
  switch (options.blocked_by) {
    case "cashier.turnover_owed":
      return {
        title: t`${owed} of bets are missing`,
        text: t`Deposits are played once before a withdrawal. A bonus never holds your cash back.`,
        links: [
          { to: "/promotion/cover", label: t`See what is missing` },
          { to: "/game", label: t`See the games` },
        ],
      };
    case "cashier.daily_limit_reached":
      return {
        title: t`Today's limit is used up`,
        text: t`You can withdraw up to ${daily} a day. It counts anew at midnight in Brasília.`,
        links: [{ to: "/withdrawalRecord", label: t`See my withdrawals` }],
      };
    case "cashier.account_blocked":
      return {
        title: t`Your account has to be checked first`,
        text: t`The money stays yours. Customer service says what is missing, at any hour.`,
        links: [support],
      };
    case "identity.verification_required":
      return {
        title: t`Confirm who you are first`,
        text: t`The money stays yours. Photos of your document are enough; a person looks at them.`,
        links: [{ to: "/security-center/identity", label: t`Confirm my identity` }, support],
      };
    case "cashier.demo_account":
      return {
        title: t`This is a demonstration account`,
        text: t`It plays with play money only, which cannot be paid out.`,
        links: [{ to: "/game", label: t`See the games` }],
      };
    default: {
      const isEmpty = fromWire(options.available) === 0;
      return {
        title: t`There is nothing to withdraw right now.`,
        text: isEmpty
          ? t`The smallest withdrawal is ${min}.`
          : t`The smallest withdrawal is ${min}, and your balance is below it.`,
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
