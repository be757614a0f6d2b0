/** The member's identity: what is required and why, its state, and what to do next. */
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import type { IdentityStatus } from "@tucano/contract/player/account/identity.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import {
  BadgeCheck,
  CircleAlert,
  Clock,
  EyeOff,
  IdCard,
  Lock,
  type LucideIcon,
  CalendarClock,
} from "lucide-react";
import { type NextStep, NextSteps } from "../../platform/shell/next-steps.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { formatTime } from "../../platform/text.ts";
import { identityQuery } from "./api.ts";
import { HandIn } from "./hand-in.tsx";
import { documentName, rejectionText } from "./words.ts";

function whyText({ gate, documents_from: from }: IdentityStatus): string {
  if (gate === "before_deposit_and_play") {
    return t`By law we need to know who plays here. Deposits and games open as soon as your ID is verified.`;
  }
  if (gate === "before_withdrawal" && from !== null) {
    const sum = formatMoney(from);
    return t`Once your withdrawals reach ${sum} in total, we need to be sure that the money goes to you and nobody else.`;
  }
  return t`Nothing depends on it right now. Verify early and you won't have to wait later.`;
}

interface Look {
  icon: LucideIcon;
  colour: string;
  title: string;
  text: string;
  links?: readonly NextStep[];
}

function lookOf(status: IdentityStatus): Look {
  const sent = status.submitted_at === null ? "" : formatTime(status.submitted_at);
  const document = status.document === null ? "" : documentName(status.document);
  const support = { to: "/information-center/support", label: t`Talk to support` };
  switch (status.level) {
    case "verified":
      return {
        icon: BadgeCheck,
        colour: "bg-sea/15 text-sea-text",
        title: t`Your identity is verified`,
        text: t`Document: ${document}. There is nothing more for you to do.`,
        links: [
          { to: "/withdraw", label: t`Withdraw` },
          { to: "/game", label: t`See the games` },
        ],
      };
    case "submitted":
      return {
        icon: Clock,
        colour: "bg-sea/15 text-sea-text",
        title: t`Your photos are under review`,
        text: t`Sent on ${sent}. A person compares them with your account. You'll get the answer in your inbox.`,
        links: [{ to: "/game", label: t`See the games` }, support],
      };
    case "rejected":
      return {
        icon: CircleAlert,
        colour: "bg-coral/15 text-coral-text",
        title: t`We couldn't verify your document`,
        text: rejectionText(status.rejection ?? "other"),
        ...(status.is_open ? {} : { links: [support] }),
      };
    case "none":
      return {
        icon: IdCard,
        colour: "bg-surface-3 text-quiet",
        title: t`Verify your identity`,
        text: whyText(status),
      };
  }
}

function Standing({ status }: { status: IdentityStatus }) {
  const { icon: Icon, colour, title, text, links } = lookOf(status);
  return (
    <section className="card flex flex-col gap-4 p-5">
      <div className="flex items-start gap-4">
        <span
          className={`flex size-12 shrink-0 items-center justify-center rounded-full ${colour}`}
        >
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-lg font-semibold">{title}</h2>
          <p className="text-sm text-quiet">{text}</p>
          {status.level === "rejected" && status.is_open && (
            <p className="text-sm text-quiet">{t`You can send other photos below.`}</p>
          )}
        </div>
      </div>
      {links !== undefined && (
        <NextSteps
          links={links}
          className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(0,1fr))]"
        />
      )}
    </section>
  );
}

function Care({ keptYears }: { keptYears: number }) {
  const points = [
    {
      icon: EyeOff,
      text: t`Only the staff who check documents see the photos, and every viewing is recorded.`,
    },
    {
      icon: Lock,
      text: t`They are stored encrypted, without their location, and never shown on the site.`,
    },
    {
      icon: CalendarClock,
      text: plural(keptYears, {
        one: "By law we keep them for # year after your account closes.",
        other: "By law we keep them for # years after your account closes.",
      }),
    },
  ];
  return (
    <section className="px-1">
      <h2 className="mb-3 text-sm font-semibold text-quiet">{t`How we treat your photos`}</h2>
      <ul className="flex flex-col gap-3">
        {points.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-start gap-3 text-sm text-quiet">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Identity() {
  const query = useQuery(identityQuery);
  return (
    <QueryState query={query} waiting={<SkeletonRows count={5} label={t`Loading`} />}>
      {(status) => (
        <div className="flex flex-col gap-5">
          <Standing status={status} />
          {status.is_open && <HandIn status={status} />}
          <Care keptYears={status.kept_years} />
        </div>
      )}
    </QueryState>
  );
}
