/** Why no deposit is possible now, and what to do about it: one screen for each reason. */
import { t } from "@lingui/core/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import {
  CalendarClock,
  FlaskConical,
  Gauge,
  IdCard,
  type LucideIcon,
  ShieldCheck,
  UserRoundCheck,
} from "lucide-react";
import { type NextStep, NextSteps } from "../../platform/shell/next-steps.tsx";
import { StepHeading } from "../../platform/shell/step-heading.tsx";
import { formatTime } from "../../platform/text.ts";
import type { OwnLimit } from "./amounts.ts";

export type Block =
  | { readonly kind: "exclusion" | "time-out"; readonly until: string | null }
  | { readonly kind: "limit"; readonly limit: OwnLimit }
  | { readonly kind: "account" }
  | { readonly kind: "identity" }
  | { readonly kind: "limits-missing" }
  | { readonly kind: "demo" };

interface Words {
  icon: LucideIcon;
  title: string;
  text: string;
  /** The first one is the next step that is most likely wanted. */
  links: readonly NextStep[];
}

const SUPPORT = "/information-center/support";
const RESPONSIBLE = "/responsible-gaming";

function limitWords(limit: OwnLimit): Words {
  const [amount, left] = [formatMoney(limit.amount), formatMoney(limit.left)];
  const until = formatTime(limit.until);
  const reasons = {
    day: t`You set a limit of ${amount} a day, with ${left} left.`,
    week: t`You set a limit of ${amount} a week, with ${left} left.`,
    month: t`You set a limit of ${amount} a month, with ${left} left.`,
  };
  return {
    icon: Gauge,
    title: t`You have reached your deposit limit`,
    text: `${reasons[limit.period]} ${t`It resets on ${until}.`}`,
    links: [
      { to: `${RESPONSIBLE}/limits`, label: t`See my limits` },
      { to: "/game", label: t`See the games` },
    ],
  };
}

function breakWords(kind: "exclusion" | "time-out", until: string | null): Words {
  const time = until === null ? "" : formatTime(until);
  const untilTime = time === "" ? t`It has no end date.` : t`It lasts until ${time}.`;
  return {
    icon: kind === "exclusion" ? ShieldCheck : CalendarClock,
    title: kind === "exclusion" ? t`You are self-excluded` : t`You are on a time-out`,
    text: `${untilTime} ${t`You can't deposit or play until then. You can still withdraw.`}`,
    links: [
      { to: "/withdraw", label: t`Withdraw` },
      { to: RESPONSIBLE, label: t`Responsible gaming` },
    ],
  };
}

function wordsOf(block: Block): Words {
  switch (block.kind) {
    case "limit":
      return limitWords(block.limit);
    case "exclusion":
    case "time-out":
      return breakWords(block.kind, block.until);
    case "account":
      return {
        icon: UserRoundCheck,
        title: t`Your registration needs to be verified first`,
        text: t`You can't deposit until your CPF and account are verified. Support can tell you what's missing, at any hour.`,
        links: [
          { to: SUPPORT, label: t`Talk to support` },
          { to: "/profile", label: t`See my details` },
        ],
      };
    case "identity":
      return {
        icon: IdCard,
        title: t`Verify your identity first`,
        text: t`By law we need to know who deposits and plays. Photos of your ID are enough. A person checks them.`,
        links: [
          { to: "/security-center/identity", label: t`Verify my identity` },
          { to: SUPPORT, label: t`Talk to support` },
        ],
      };
    case "limits-missing":
      return {
        icon: Gauge,
        title: t`Set your limits first`,
        text: t`Before you play or deposit, decide the most you're willing to lose and how long you want to play.`,
        links: [
          { to: `${RESPONSIBLE}/limits`, label: t`Set my limits` },
          { to: SUPPORT, label: t`Talk to support` },
        ],
      };
    case "demo":
      return {
        icon: FlaskConical,
        title: t`This is a demonstration account`,
        text: t`It only plays with play money. To deposit, register your own account.`,
        links: [{ to: "/game", label: t`See the games` }],
      };
  }
}

export function DepositBlocked({ block }: { block: Block }) {
  const { icon: Icon, title, text, links } = wordsOf(block);
  return (
    <div className="flex flex-col items-center gap-4 py-4 text-center">
      <span className="flex size-16 items-center justify-center rounded-full bg-sea/15 text-sea-text">
        <Icon aria-hidden="true" className="size-8" />
      </span>
      <div className="flex max-w-sm flex-col gap-2">
        <StepHeading>{title}</StepHeading>
        <p className="text-sm text-quiet">{text}</p>
      </div>
      <NextSteps links={links} className="flex w-full max-w-sm flex-col gap-2" />
    </div>
  );
}
