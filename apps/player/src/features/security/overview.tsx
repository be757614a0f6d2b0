import { t, plural } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, type LinkProps } from "@tanstack/react-router";
import { Badge } from "@tucano/ui/chip.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import {
  ChevronRight,
  CircleUserRound,
  FileUser,
  Fingerprint,
  IdCard,
  KeyRound,
  LockKeyhole,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  Phone,
  Smartphone,
} from "lucide-react";
import type { ReactNode } from "react";
import { QueryState } from "../../platform/api/query-state.tsx";
import { formatTime } from "../../platform/text.ts";
import { linkedQuery, type Overview, overviewQuery, passkeysQuery, sessionsQuery } from "./api.ts";

interface RowProps {
  icon: LucideIcon;
  name: string;
  text: string;
  badge?: ReactNode;
  link?: Pick<LinkProps, "to" | "search">;
}

function RowBody({ icon: Icon, name, text, badge, link }: RowProps) {
  return (
    <>
      <span className="flex size-10 shrink-0 items-center justify-center rounded-tile bg-surface-2">
        <Icon aria-hidden="true" className="size-5 text-quiet" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{name}</span>
          {badge}
        </span>
        <span className="block text-sm text-quiet">{text}</span>
      </span>
      {link !== undefined && (
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-quiet" />
      )}
    </>
  );
}

function Row(props: RowProps) {
  const shape = "flex min-h-18 items-center gap-4 px-4 py-3 text-left";
  return (
    <li>
      {props.link === undefined ? (
        <div className={shape}>
          <RowBody {...props} />
        </div>
      ) : (
        <Link {...props.link} className={`${shape} text-text no-underline hover:bg-surface-2/60`}>
          <RowBody {...props} />
        </Link>
      )}
    </li>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-sm font-semibold text-quiet">{title}</h2>
      <ul className="card divide-y divide-edge overflow-hidden">{children}</ul>
    </section>
  );
}

/** Plain facts: set up, or not. No score, and no alarm. */
function State({ isSet }: { isSet: boolean }) {
  return isSet ? <Badge tone="sea">{t`Active`}</Badge> : <Badge>{t`Not set up`}</Badge>;
}

function Access({ overview }: { overview: Overview }) {
  const { has_password, has_qk_pwd, email, phone } = overview;
  return (
    <Group title={t`Access`}>
      <Row
        icon={KeyRound}
        name={t`Login password`}
        text={has_password ? t`Change it in two steps` : t`Support sends you a link`}
        badge={<State isSet={has_password} />}
        link={{ to: "/security-center/verify-password", search: { which: "login" } }}
      />
      <Row
        icon={LockKeyhole}
        name={t`Withdrawal password`}
        text={t`Six digits you'll need for every withdrawal.`}
        badge={<State isSet={has_qk_pwd} />}
        link={{ to: "/security-center/verify-password", search: { which: "withdrawal" } }}
      />
      <Row
        icon={Mail}
        name={t`E-mail`}
        text={email ?? t`For account alerts and for logging in`}
        badge={<State isSet={email !== null} />}
        link={{ to: "/security-center/bind-email" }}
      />
      <Row
        icon={Phone}
        name={t`Mobile phone`}
        text={t`${phone}: support can change it`}
        badge={<State isSet />}
      />
    </Group>
  );
}

function totpText({ totp_on, totp_since, recovery_codes_left }: Overview): string {
  if (!totp_on) return t`A code from your phone each time you log in`;
  const since = totp_since === null ? "" : formatTime(totp_since, "day");
  const left = plural(recovery_codes_left, {
    one: "# recovery code left",
    other: "# recovery codes left",
  });
  return t`On since ${since}, ${left}`;
}

function Protection({ overview }: { overview: Overview }) {
  const passkeys = useQuery(passkeysQuery).data?.list.length;
  const count = passkeys ?? 0;
  return (
    <Group title={t`Extra protection`}>
      <Row
        icon={Smartphone}
        name={t`Authenticator app`}
        text={totpText(overview)}
        badge={<State isSet={overview.totp_on} />}
        link={{ to: "/security-center/authenticator" }}
      />
      <Row
        icon={Fingerprint}
        name={t`Passkeys`}
        text={
          count === 0
            ? t`Log in with fingerprint, face or screen lock`
            : plural(count, { one: "# passkey", other: "# passkeys" })
        }
        {...(passkeys === undefined ? {} : { badge: <State isSet={count > 0} /> })}
        link={{ to: "/security-center/passkeys" }}
      />
      <Elsewhere />
    </Group>
  );
}

/** Where an account elsewhere logs people in; nothing where none is set up. */
function Elsewhere() {
  const platforms = useQuery(linkedQuery).data?.list ?? [];
  return platforms.map(({ name, linked_at: linkedAt }) => (
    <Row
      key={name}
      icon={CircleUserRound}
      name={name}
      text={t`Log in with another account of yours`}
      badge={<State isSet={linkedAt !== null} />}
      link={{ to: "/security-center/social" }}
    />
  ));
}

function Devices() {
  const count = useQuery(sessionsQuery).data?.list.length;
  return (
    <Group title={t`Where you are logged in`}>
      <Row
        icon={MonitorSmartphone}
        name={t`Devices`}
        text={
          count === undefined
            ? t`See them all and log out any that aren't yours`
            : plural(count, { one: "# device logged in", other: "# devices logged in" })
        }
        link={{ to: "/security-center/sessions" }}
      />
    </Group>
  );
}

export function SecurityOverview() {
  const query = useQuery(overviewQuery);
  return (
    <QueryState query={query} waiting={<SkeletonRows count={7} label={t`Loading`} />}>
      {(overview) => (
        <div className="flex flex-col gap-6">
          <Access overview={overview} />
          <Protection overview={overview} />
          <Devices />
          <Group title={t`Privacy`}>
            <Row
              icon={IdCard}
              name={t`Identity`}
              text={t`Verify your identity with an ID document`}
              link={{ to: "/security-center/identity" }}
            />
            <Row
              icon={FileUser}
              name={t`My data`}
              text={t`Download, correct or delete your data`}
              link={{ to: "/security-center/my-data" }}
            />
          </Group>
          <p className="text-sm text-quiet">
            {t`We never ask for your passwords or codes by phone, message or e-mail.`}
          </p>
        </div>
      )}
    </QueryState>
  );
}
