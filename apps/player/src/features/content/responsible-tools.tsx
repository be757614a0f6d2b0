/** What a player can do right now, before the text that explains why. */
import { t } from "@lingui/core/macro";
import { Link, type LinkProps } from "@tanstack/react-router";
import {
  ChartNoAxesColumn,
  ClipboardCheck,
  Coffee,
  DoorClosed,
  Gauge,
  type LucideIcon,
} from "lucide-react";

interface Tool {
  to: NonNullable<LinkProps["to"]>;
  icon: LucideIcon;
  name: string;
  text: string;
}

export function ResponsibleTools() {
  const tools: readonly Tool[] = [
    {
      to: "/responsible-gaming/limits",
      icon: Gauge,
      name: t`Set limits`,
      text: t`For deposits, bets, losses and time.`,
    },
    {
      to: "/responsible-gaming/time-out",
      icon: Coffee,
      name: t`Take a time-out`,
      text: t`A few hours or days without playing.`,
    },
    {
      to: "/responsible-gaming/exclusion",
      icon: DoorClosed,
      name: t`Self-exclude`,
      text: t`For months or forever.`,
    },
    {
      to: "/responsible-gaming/statement",
      icon: ChartNoAxesColumn,
      name: t`See what you played`,
      text: t`Deposits, bets and results over time.`,
    },
    {
      to: "/responsible-gaming/self-test",
      icon: ClipboardCheck,
      name: t`Test yourself`,
      text: t`A few questions, only for you.`,
    },
  ];
  return (
    <nav aria-label={t`Your tools`} className="mb-6">
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {tools.map(({ to, icon: Icon, name, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="card flex h-full min-h-18 items-center gap-4 px-4 py-3 text-text no-underline hover:bg-surface-2"
            >
              <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-sea/15 text-sea-text">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <span className="min-w-0">
                <span className="block text-sm font-semibold">{name}</span>
                <span className="block text-xs text-quiet">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
