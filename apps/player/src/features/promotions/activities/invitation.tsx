/** Friends who came by the member's link: how far each is, and the reward for each. */
import { plural, t } from "@lingui/core/macro";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { claimInvitation } from "@tucano/contract/player/rewards/promotions.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useClaim } from "../../../platform/money/claim.ts";
import { InternalLink } from "../../../platform/shell/internal-link.tsx";
import { QueryState } from "../../../platform/api/query-state.tsx";
import { LoadMore } from "../../../platform/records/record-list.tsx";
import { QrCode, SaveQrButton, ShareLinks } from "../../../platform/sharing/share.tsx";
import { formatTime } from "../../../platform/text.ts";
import {
  claimedKeys,
  invitationLinkQuery,
  invitationQuery,
  type InvitationPage,
  type Invitee,
} from "../api.ts";
import { stateName } from "../names.ts";
import { ProgressBars, Requirement } from "../centre/standing-card.tsx";

function InvitationLink() {
  const { data } = useQuery(invitationLinkQuery);
  if (data === undefined) return null;
  // The server names a path when it does not know by which address it is reached.
  const url = new URL(data.invitation_link, location.origin).href;
  const { invitation_code: code } = data;
  return (
    <section className="card flex flex-col gap-4 p-5">
      <h2 className="text-base font-semibold">{t`Your link`}</h2>
      <div className="flex flex-col gap-4 sm:flex-row sm:items-start">
        <QrCode
          text={url}
          label={t`QR code for your invitation`}
          className="w-40 shrink-0 self-center rounded-tile sm:self-start"
        />
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <p className="rounded-tile bg-surface-2 px-4 py-3 font-mono text-sm break-all">{url}</p>
          <p className="text-sm text-quiet">
            {t`Or your code:`} <span className="font-mono font-semibold text-text">{code}</span>
          </p>
          <div className="flex flex-wrap gap-2">
            <CopyButton size="md" text={url} label={t`Copy link`} copiedLabel={t`Link copied`} />
            <SaveQrButton text={url} fileName={`tucano-${code}.png`} />
          </div>
          <ShareLinks text={t`Come and play with me:`} url={url} />
        </div>
      </div>
      <InternalLink
        to="/agency-center/invite"
        className="inline-flex min-h-11 items-center gap-1 self-start text-sm font-semibold text-beak-text no-underline"
      >
        {t`Affiliate centre: commission on what friends play`}
        <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
      </InternalLink>
    </section>
  );
}

function Row({ invitee }: { invitee: Invitee }) {
  const claim = useClaim(claimInvitation, { reload: claimedKeys });
  const { text, tone } = stateName(invitee);
  const amount = formatMoney(invitee.reward_amount);
  const [joined, until] = [
    formatTime(invitee.joined_at, "day"),
    invitee.until === null ? "" : formatTime(invitee.until),
  ];
  return (
    <li className="card flex flex-col gap-3 p-4">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 className="truncate text-sm font-semibold">{invitee.account}</h3>
          <p className="tabular text-xs text-quiet">{t`Joined on ${joined}`}</p>
        </div>
        <Badge tone={tone}>{text}</Badge>
      </div>
      {invitee.state !== "claimed" && <ProgressBars progress={invitee.progress} />}
      {invitee.state === "claimable" && (
        <>
          <p className="text-sm text-quiet">
            <Requirement standing={invitee} /> {until !== "" && t`You can claim it until ${until}.`}
          </p>
          <Button
            isBusy={claim.isPending}
            onClick={() => claim.mutate({ invitee_id: invitee.invitee_id })}
          >
            {t`Claim ${amount}`}
          </Button>
        </>
      )}
      {invitee.state === "claimed" && (
        <p className="tabular text-sm text-quiet">
          {amount} · {invitee.claimed_at !== null && formatTime(invitee.claimed_at)}
        </p>
      )}
      {invitee.state === "not_eligible" && <p className="text-sm text-quiet">{invitee.reason}</p>}
    </li>
  );
}

interface FoundProps {
  pages: readonly InvitationPage[];
  more: ReactNode;
}

function Found({ pages, more }: FoundProps) {
  const [first] = pages;
  if (first === undefined) return null;
  const invitees = pages.flatMap(({ list }) => list);
  const isOffered = first.reason_code !== "not_offered";
  if (invitees.length === 0 && !isOffered) return null;
  const claimed = formatMoney(first.claimed_amount);
  return (
    <>
      {isOffered && <InvitationLink />}
      <section className="flex flex-col gap-3">
        <div className="px-1">
          <h2 className="text-base font-semibold">
            {plural(first.total, { one: "# friend came", other: "# friends came" })}
          </h2>
          <p className="tabular text-sm text-quiet">
            {invitees.length === 0 ? first.reason : t`Claimed so far: ${claimed}`}
          </p>
        </div>
        <ul className="flex flex-col gap-2">
          {invitees.map((invitee) => (
            <Row key={invitee.invitee_id} invitee={invitee} />
          ))}
        </ul>
        {more}
      </section>
    </>
  );
}

/** As high as the link with its picture, and the friends below it. */
function Waiting() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t`Loading`}</span>
      <Skeleton className="h-150 rounded-card sm:h-84" />
      <Skeleton className="h-18 rounded-card" />
    </div>
  );
}

interface InviteesProps {
  /** What comes below the friends, once their number is known. */
  children: ReactNode;
}

export function Invitees({ children }: InviteesProps) {
  const query = useInfiniteQuery(invitationQuery);
  const { data, error, refetch } = query;
  // The link stands above the friends: both come at once, and push nothing along.
  const isComing = useQuery(invitationLinkQuery).isLoading || query.isLoading;
  return (
    <>
      <QueryState
        query={{ data: isComing ? undefined : data, error, refetch }}
        waiting={<Waiting />}
        failure={(reason) => t`Error in invitationactivity list: ${reason}`}
      >
        {({ pages }) => <Found pages={pages} more={<LoadMore query={query} />} />}
      </QueryState>
      {!isComing && children}
    </>
  );
}
