import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { cx } from "@tucano/ui/cx.ts";
import { BadgeCheck, type LucideIcon, ShieldCheck, Zap } from "lucide-react";

interface PromiseCardProps {
  to: "/recharge" | "/fairness" | "/responsible-gaming";
  icon: LucideIcon;
  tone: string;
  title: string;
  text: string;
}

function PromiseCard({ to, icon: Icon, tone, title, text }: PromiseCardProps) {
  return (
    <li>
      <Link
        to={to}
        className="card flex h-full items-start gap-3 p-4 no-underline transition-colors hover:bg-surface-2"
      >
        <span className={`flex size-10 shrink-0 items-center justify-center rounded-full ${tone}`}>
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <span>
          <span className="block text-sm font-semibold">{title}</span>
          <span className="block text-sm text-quiet">{text}</span>
        </span>
      </Link>
    </li>
  );
}

/** What the house can really promise, each with the page that proves it. */
export function Promises({ className }: { className: string }) {
  return (
    <ul aria-label={t`What you can count on`} className={cx("grid gap-2 lg:gap-4", className)}>
      <PromiseCard
        to="/recharge"
        icon={Zap}
        tone="bg-leaf/15 text-leaf-text"
        title={t`Deposit and withdraw by Pix`}
        text={t`Deposits in seconds. Withdrawals with a set deadline.`}
      />
      <PromiseCard
        to="/fairness"
        icon={BadgeCheck}
        tone="bg-sea/15 text-sea-text"
        title={t`Rounds you can verify`}
        text={t`You can recalculate every result in your own browser.`}
      />
      <PromiseCard
        to="/responsible-gaming"
        icon={ShieldCheck}
        tone="bg-gold/15 text-gold-text"
        title={t`Your time, your money`}
        text={t`Clock and net result always in sight while you play.`}
      />
    </ul>
  );
}
