import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import type { ReactNode } from "react";
import { QueryState } from "../../platform/api/query-state.tsx";
import { isZero } from "../../platform/money/amounts.ts";
import { QrCode, SaveQrButton, ShareLinks } from "../../platform/sharing/share.tsx";
import { useSite } from "../../platform/shell/site.ts";
import { type Overview, overviewQuery } from "./api.ts";
import { Earnings } from "./earnings.tsx";
import { EarningsChart } from "./earnings-chart.tsx";

function Fact({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <div className="py-2">
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className="tabular flex min-h-11 items-center justify-between gap-3 font-semibold">
        <span className="min-w-0 break-all">{value}</span>
        {children}
      </dd>
    </div>
  );
}

function Facts({ data }: { data: Overview }) {
  return (
    <dl className="divide-y divide-edge">
      <Fact name={t`Invitation code`} value={data.invitation_code}>
        <CopyButton
          look="quiet"
          size="md"
          text={data.invitation_code}
          label={t`Copy code`}
          copiedLabel={t`Copied`}
        />
      </Fact>
      <Fact name={t`My ID`} value={String(data.my_id)}>
        <CopyButton
          look="quiet"
          size="md"
          text={String(data.my_id)}
          label={t`Copy ID`}
          copiedLabel={t`Copied`}
        />
      </Fact>
      <Fact
        name={t`Invited by`}
        value={data.inviter_id === null ? t`Nobody` : t`ID ${data.inviter_id}`}
      />
    </dl>
  );
}

function InviteCard({ data }: { data: Overview }) {
  const site = useSite()?.name ?? "Tucano";
  const link = data.invitation_link;
  return (
    <section aria-labelledby="invite-link" className="card flex flex-col gap-5 p-5">
      <div>
        <h2 id="invite-link" className="text-lg font-semibold">{t`Your invitation`}</h2>
        <p className="text-sm text-quiet">
          {t`Anyone who registers through your link joins your team. Only invite adults.`}
        </p>
      </div>
      <div className="grid gap-5 sm:grid-cols-[auto_1fr] sm:items-center">
        <div className="justify-self-center rounded-card bg-white p-1 sm:order-2 sm:justify-self-end">
          <QrCode text={link} label={t`QR code for your invitation`} className="size-44" />
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <p className="rounded-tile bg-surface-2 px-4 py-3 font-mono text-xs break-all select-all">
            {link}
          </p>
          <CopyButton text={link} label={t`Copy link`} copiedLabel={t`Link copied`} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <ShareLinks
          text={t`I play at ${site}. If you're over 18 and like to play too, here's my invitation:`}
          url={link}
        />
        <SaveQrButton text={link} fileName={`${data.invitation_code}.png`} />
      </div>
      <Facts data={data} />
    </section>
  );
}

function InviteSkeleton() {
  return (
    <div role="status" className="grid gap-4 lg:grid-cols-2">
      <span className="sr-only">{t`Loading`}</span>
      <Skeleton className="h-150 rounded-card" />
      <Skeleton className="h-150 rounded-card" />
    </div>
  );
}

/** Somebody has come, or has brought something. */
function hasTeam({ invite_count: count, reward_total: paid, pending_total: held }: Overview) {
  return count > 0 || !isZero(paid) || !isZero(held);
}

/** Instead of a page of zeroes. */
function NobodyYet() {
  return (
    <section aria-labelledby="agency-team" className="card flex flex-col gap-1 p-5">
      <h2 id="agency-team" className="text-lg font-semibold">{t`People you invited`}</h2>
      <p className="text-sm text-quiet">
        {t`Everyone who registers through your link is listed here, with what they bring.`}
      </p>
    </section>
  );
}

export function Invite() {
  const query = useQuery(overviewQuery);
  return (
    <QueryState query={query} waiting={<InviteSkeleton />}>
      {(data) => (
        <div className="grid items-start gap-4 lg:grid-cols-2 [&>*]:min-w-0">
          {!data.is_open && (
            <div className="lg:col-span-2">
              <Notice>{t`The invitation programme is closed at the moment and earns nothing new.`}</Notice>
            </div>
          )}
          <InviteCard data={data} />
          <div className="flex flex-col gap-4 [&>*]:min-w-0">
            {hasTeam(data) ? (
              <>
                <Earnings data={data} />
                <EarningsChart />
              </>
            ) : (
              <NobodyYet />
            )}
            <p className="px-1 text-sm text-quiet">
              {t`Your team's activity earns you commission, paid after a holding period.`}{" "}
              <Link to="/agency-center/agency-mechanism" className="text-beak-text">
                {t`See rates and examples`}
              </Link>
            </p>
          </div>
        </div>
      )}
    </QueryState>
  );
}
