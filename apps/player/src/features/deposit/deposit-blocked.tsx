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
    day: t`You set a limit of ${amount} a day, and ${left} of it is left.`,
    week: t`You set a limit of ${amount} a week, and ${left} of it is left.`,
    month: t`You set a limit of ${amount} a month, and ${left} of it is left.`,
  };
  return {
    icon: Gauge,
    title: t`You have reached your deposit limit`,
    text: `${reasons[limit.period]} ${t`It counts anew from ${until}.`}`,
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
    title: kind === "exclusion" ? t`You are self-excluded` : t`You are taking a break`,
    text: `${untilTime} ${t`Deposits and play are closed until then. You can still withdraw.`}`,
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
        title: t`Your registration has to be checked first`,
        text: t`Until your CPF and account are confirmed, nothing can be paid in. Customer service says what is missing, at any hour.`,
        links: [
          { to: SUPPORT, label: t`Talk to customer service` },
          { to: "/profile", label: t`See my registration` },
        ],
      };
    case "identity":
      return {
        icon: IdCard,
        title: t`Confirm who you are first`,
        text: t`By law we have to know who pays in and plays. Photos of your document are enough; a person looks at them.`,
        links: [
          { to: "/security-center/identity", label: t`Confirm my identity` },
          { to: SUPPORT, label: t`Talk to customer service` },
        ],
      };
    case "limits-missing":
      return {
        icon: Gauge,
        title: t`Set your limits first`,
        text: t`Before you play or pay in, you say how much you want to lose at most, and for how long you want to play.`,
        links: [
          { to: `${RESPONSIBLE}/limits`, label: t`Set my limits` },
          { to: SUPPORT, label: t`Talk to customer service` },
        ],
      };
    case "demo":
      return {
        icon: FlaskConical,
        title: t`This is a demonstration account`,
        text: t`It plays with play money only. To pay in, create an account of your own.`,
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
