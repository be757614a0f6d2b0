import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, type LinkProps } from "@tanstack/react-router";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import {
  ArrowDownToLine,
  BadgeCheck,
  ChevronRight,
  CreditCard,
  Heart,
  History,
  LogOut,
  Pencil,
  ShieldCheck,
  Wallet,
  type LucideIcon,
} from "lucide-react";
import { useState } from "react";
import { type Member, useMember } from "../../platform/member.ts";
import { formatTime } from "../../platform/text.ts";
import { openModal, useUi } from "../../platform/ui-store.ts";
import { myPictureQuery, useLogout } from "./api.ts";
import { AvatarSheet } from "./avatar-sheet.tsx";

function Identity({ member }: { member: Member }) {
  const [isChoosing, setChoosing] = useState(false);
  const picture = useQuery(myPictureQuery(member.id)).data?.profileurl ?? member.profileurl;
  const since = formatTime(member.created_at, "day");
  return (
    <section className="flex items-center gap-4" aria-label={t`Account`}>
      <button
        type="button"
        aria-label={t`Change profile photo`}
        className="relative size-20 shrink-0 rounded-full bg-surface-2"
        onClick={() => setChoosing(true)}
      >
        <img src={picture} alt="" width={80} height={80} className="size-full rounded-full" />
        <span className="beak-fill absolute right-0 bottom-0 flex size-7 items-center justify-center rounded-full">
          <Pencil aria-hidden="true" className="size-3.5" />
        </span>
      </button>
      <div className="min-w-0">
        <h2 className="truncate text-lg font-semibold">{member.account}</h2>
        <p className="truncate text-sm text-quiet">{member.realname}</p>
        <p className="tabular truncate text-xs text-quiet">
          CPF {member.cpf} · {t`since ${since}`}
        </p>
      </div>
      {isChoosing && (
        <AvatarSheet memberId={member.id} current={picture} onClose={() => setChoosing(false)} />
      )}
    </section>
  );
}

function Money({ member }: { member: Member }) {
  const isHidden = useUi((state) => state.isBalanceHidden);
  const show = (wire: string) => (isHidden ? "R$ ••••••" : formatMoney(wire));
  return (
    <section className="card p-5" aria-label={t`Balance`}>
      <button type="button" className="text-left" onClick={() => openModal("balance")}>
        <span className="block text-sm text-quiet">{t`Cash`}</span>
        <span className="tabular block text-2xl font-bold">{show(member.money)}</span>
      </button>
      <dl className="mt-3 grid grid-cols-3 gap-3 text-sm">
        <Small name={t`Bonus`} value={show(member.bonus_money)} />
        <Small name={t`Locked`} value={show(member.locked_money)} />
        <Small name={t`To be played`} value={show(member.ml_money)} />
      </dl>
      <div className="mt-5 grid grid-cols-2 gap-2">
        <Link to="/withdraw" className={buttonClass("quiet", "lg")}>
          <Wallet aria-hidden="true" className="size-5" />
          {t`Withdraw`}
        </Link>
        <Link to="/recharge" className={buttonClass("primary", "lg")}>
          <ArrowDownToLine aria-hidden="true" className="size-5" />
          {t`Deposit`}
        </Link>
      </div>
    </section>
  );
}

function Small({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="truncate text-xs text-quiet">{name}</dt>
      <dd className="tabular truncate font-semibold">{value}</dd>
    </div>
  );
}

interface Entry {
  to: NonNullable<LinkProps["to"]>;
  label: string;
  icon: LucideIcon;
}

function Entries({ label, entries }: { label: string; entries: readonly Entry[] }) {
  return (
    <nav aria-label={label}>
      <h2 className="mb-2 text-sm font-semibold text-quiet">{label}</h2>
      <ul className="card divide-y divide-edge">
        {entries.map(({ to, label: name, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-14 items-center gap-3 px-4 no-underline">
              <Icon aria-hidden="true" className="size-5 text-quiet" />
              <span className="flex-1">{name}</span>
              <ChevronRight aria-hidden="true" className="size-4 text-quiet" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MemberNumber({ member }: { member: Member }) {
  return (
    <div className="flex items-center justify-between gap-3 text-sm text-quiet">
      <span>
        {t`Member ID`} <span className="tabular font-medium text-text">{member.id}</span>
      </span>
      <CopyButton
        look="ghost"
        size="sm"
        text={String(member.id)}
        label={t`Copy`}
        copiedLabel={t`Copied`}
      />
    </div>
  );
}

export function Profile() {
  const member = useMember();
  const logout = useLogout();
  if (member === undefined) return <SkeletonRows count={5} label={t`Loading`} />;
  return (
    <div className="flex flex-col gap-6">
      <Identity member={member} />
      <Money member={member} />
      <Entries
        label={t`Money`}
        entries={[
          { to: "/rechargeRecord", label: t`Deposit records`, icon: ArrowDownToLine },
          { to: "/withdrawalRecord", label: t`Withdrawal records`, icon: Wallet },
          { to: "/withdrawal-card", label: t`PIX keys and accounts`, icon: CreditCard },
        ]}
      />
      <Entries
        label={t`Games`}
        entries={[
          { to: "/records", label: t`Game records`, icon: History },
          { to: "/favourites", label: t`Favourites`, icon: Heart },
          { to: "/fairness", label: t`Verify a round`, icon: BadgeCheck },
          { to: "/responsible-gaming", label: t`Responsible gaming`, icon: ShieldCheck },
        ]}
      />
      <MemberNumber member={member} />
      <Button look="quiet" size="lg" isBusy={logout.isPending} onClick={() => logout.mutate()}>
        <LogOut aria-hidden="true" className="size-5" />
        {t`Log out`}
      </Button>
    </div>
  );
}
