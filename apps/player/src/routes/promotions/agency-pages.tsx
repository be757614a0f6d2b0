import { t } from "@lingui/core/macro";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Commissions } from "../../features/agency/commissions.tsx";
import { Invite } from "../../features/agency/invite.tsx";
import { Mechanism } from "../../features/agency/mechanism.tsx";
import { InvitationRecord } from "../../features/agency/record.tsx";
import { RegisterSubordinate } from "../../features/agency/register-subordinate.tsx";
import { AgencyTabs } from "../../features/agency/tabs.tsx";
import { Team } from "../../features/agency/team.tsx";
import { Wishes } from "../../features/agency/wishes.tsx";
import { today } from "../../platform/clock.ts";
import { PageHead } from "../../platform/shell/page-head.tsx";
import { addDays, type PeriodSearch } from "../../platform/records/period.ts";
import { MembersOnly } from "../../platform/session/sign-in-needed.tsx";

const teamRoute = getRouteApi("/shell/agency-center/agent");
const recordRoute = getRouteApi("/shell/agency-center/invitation-record");
const rewardRoute = getRouteApi("/shell/agency-center/reward");

interface RoomProps {
  title: string;
  /** What signing in would show. */
  text: string;
  isWide?: boolean;
  children: ReactNode;
}

function Room({ title, text, isWide = false, children }: RoomProps) {
  return (
    <div className="page">
      <div className={`max-lg:px-1 ${isWide ? "" : "max-w-[720px]"}`}>
        <PageHead title={title} />
        <AgencyTabs />
        <MembersOnly text={text}>{children}</MembersOnly>
      </div>
    </div>
  );
}

/** A month by default, because commissions come by weeks, too. */
function monthUnless({ range, from, to }: PeriodSearch): PeriodSearch {
  if (range !== undefined) return { range };
  if (from !== undefined && to !== undefined) return { from, to };
  return { from: addDays(today(), -29), to: today() };
}

export function InvitePage() {
  return (
    <Room
      title={t`Invite friends`}
      text={t`Log in to see your link, your QR code and what your invitations earn.`}
      isWide
    >
      <Wishes />
      <Invite />
    </Room>
  );
}

export function TeamPage() {
  const { level } = teamRoute.useSearch();
  return (
    <Room title={t`My team`} text={t`Log in to see who came through your link.`}>
      <Team level={level} />
    </Room>
  );
}

export function InvitationRecordPage() {
  const search = recordRoute.useSearch();
  return (
    <Room
      title={t`Invitations`}
      text={t`Log in to see who registered through your link, and when.`}
    >
      <InvitationRecord search={monthUnless(search)} />
    </Room>
  );
}

export function CommissionsPage() {
  const { kind, ...period } = rewardRoute.useSearch();
  return (
    <Room
      title={t`Commissions`}
      text={t`Log in to see what your team has earned you, line by line.`}
    >
      <Commissions search={monthUnless(period)} kind={kind} />
    </Room>
  );
}

export function MechanismPage() {
  return (
    <Room
      title={t`How it pays`}
      text={t`Log in to see the invitation programme's rates, with examples.`}
    >
      <Mechanism />
    </Room>
  );
}

export function RegisterSubordinatePage() {
  return (
    <Room
      title={t`Add a referral`}
      text={t`Log in to add someone who registered without your link.`}
    >
      <RegisterSubordinate />
    </Room>
  );
}
