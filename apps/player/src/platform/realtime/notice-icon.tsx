/** What a message of the inbox looks like at a glance. */
import { t } from "@lingui/core/macro";
import { cx } from "@tucano/ui/cx.ts";
import {
  ArrowDownToLine,
  BadgeCheck,
  CalendarDays,
  CircleAlert,
  Gift,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  ScrollText,
  Trophy,
  UsersRound,
  Wallet,
} from "lucide-react";
import type { Notice } from "./notices.ts";

const looks: Record<Notice["code"], { icon: LucideIcon; colour: string }> = {
  deposit_credited: { icon: ArrowDownToLine, colour: "bg-leaf/15 text-leaf-text" },
  withdrawal_paid: { icon: Wallet, colour: "bg-sea/15 text-sea-text" },
  identity_verified: { icon: BadgeCheck, colour: "bg-sea/15 text-sea-text" },
  identity_rejected: { icon: CircleAlert, colour: "bg-coral/15 text-coral-text" },
  withdrawal_rejected: { icon: CircleAlert, colour: "bg-coral/15 text-coral-text" },
  reward_claimable: { icon: Gift, colour: "bg-beak/15 text-beak-text" },
  free_rounds_given: { icon: Gift, colour: "bg-beak/15 text-beak-text" },
  jackpot_won: { icon: Trophy, colour: "bg-gold/15 text-gold-text" },
  weekly_recap: { icon: CalendarDays, colour: "bg-sea/15 text-sea-text" },
  house_message: { icon: Megaphone, colour: "bg-beak/15 text-beak-text" },
  data_request_answered: { icon: ScrollText, colour: "bg-sea/15 text-sea-text" },
  terms_announced: { icon: ScrollText, colour: "bg-gold/15 text-gold-text" },
  team_wish: { icon: UsersRound, colour: "bg-beak/15 text-beak-text" },
  ticket_answered: { icon: MessageCircle, colour: "bg-sea/15 text-sea-text" },
};

export function NoticeIcon({ code }: { code: Notice["code"] }) {
  const { icon: Icon, colour } = looks[code];
  return (
    <span className={cx("flex size-10 shrink-0 items-center justify-center rounded-full", colour)}>
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}

export function UnreadDot({ className }: { className?: string }) {
  return (
    <span className={cx("size-2 shrink-0 rounded-full bg-beak", className)}>
      <span className="sr-only">{t`Unread`}</span>
    </span>
  );
}
