import { t } from "@lingui/core/macro";
import { Link, type LinkProps } from "@tanstack/react-router";
import {
  BadgeCheck,
  Bell,
  BellRing,
  ChartColumn,
  CreditCard,
  Crown,
  Dices,
  Gift,
  Heart,
  History,
  LifeBuoy,
  ListChecks,
  MoonStar,
  Percent,
  ShieldCheck,
  SlidersHorizontal,
  Users,
  type LucideIcon,
} from "lucide-react";

interface Place {
  to: NonNullable<LinkProps["to"]>;
  label: string;
  icon: LucideIcon;
}

function Grid({ title, places }: { title: string; places: readonly Place[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-sm font-semibold text-quiet">{title}</h2>
      <ul className="grid grid-cols-2 gap-2 min-[375px]:grid-cols-3 sm:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]">
        {places.map(({ to, label, icon: Icon }) => (
          <li key={to} className="min-w-0">
            <Link
              to={to}
              className={
                "card flex h-full min-h-24 flex-col items-center justify-center gap-2 px-1 py-3 sm:px-2 " +
                "text-center text-xs leading-tight text-text no-underline transition-colors " +
                "hover:bg-surface-2 sm:text-sm"
              }
            >
              <Icon aria-hidden="true" className="size-6 shrink-0 text-quiet" />
              <span className="max-w-full break-words hyphens-auto">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Every place of a member, one tap away, by what one comes for. */
export function Places() {
  return (
    <div className="flex flex-col gap-6">
      <Grid
        title={t`Security and limits`}
        places={[
          { to: "/security-center", label: t`Security centre`, icon: ShieldCheck },
          { to: "/responsible-gaming/limits", label: t`Limits`, icon: SlidersHorizontal },
          { to: "/responsible-gaming/time-out", label: t`Take a time-out`, icon: MoonStar },
        ]}
      />
      <Grid
        title={t`Money`}
        places={[
          { to: "/transactions", label: t`History`, icon: History },
          { to: "/withdrawal-card", label: t`Pix keys and accounts`, icon: CreditCard },
        ]}
      />
      <Grid
        title={t`Games`}
        places={[
          { to: "/responsible-gaming/statement", label: t`What I have played`, icon: ChartColumn },
          { to: "/favourites", label: t`Favourites`, icon: Heart },
          { to: "/fairness", label: t`Verify a round`, icon: BadgeCheck },
        ]}
      />
      <Grid
        title={t`Rewards`}
        places={[
          { to: "/promotion/activity", label: t`Promotions`, icon: Gift },
          { to: "/promotion/vip", label: t`VIP`, icon: Crown },
          { to: "/promotion/free-rounds", label: t`Free rounds`, icon: Dices },
          { to: "/promotion/rebates", label: t`Rebates`, icon: Percent },
          { to: "/promotion/cover", label: t`Wagering requirements`, icon: ListChecks },
          { to: "/agency-center/invite", label: t`Invite friends`, icon: Users },
        ]}
      />
      <Grid
        title={t`Contact`}
        places={[
          { to: "/information-center/notification", label: t`Messages`, icon: Bell },
          { to: "/information-center/settings", label: t`Notification settings`, icon: BellRing },
          { to: "/information-center/support", label: t`Support`, icon: LifeBuoy },
        ]}
      />
    </div>
  );
}
