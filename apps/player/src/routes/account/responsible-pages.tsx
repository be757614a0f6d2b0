import { t } from "@lingui/core/macro";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Exclusion } from "../../features/limits/exclusion.tsx";
import { Limits } from "../../features/limits/limits.tsx";
import { SelfTest } from "../../features/limits/self-test.tsx";
import { PlayStatement } from "../../features/limits/statement.tsx";
import { TimeOut } from "../../features/limits/time-out.tsx";
import { Week } from "../../features/limits/week.tsx";
import { ToolNav } from "../../features/limits/tool-nav.tsx";
import { BalanceChart } from "../../features/profile/balance-chart.tsx";
import { PageHead } from "../../platform/shell/page-head.tsx";
import { MembersOnly } from "../../platform/session/sign-in-needed.tsx";

const statementRoute = getRouteApi("/shell/responsible-gaming/statement");

interface PageProps {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}

function Page({ title, isWide, children }: PageProps) {
  return (
    <div className={isWide === true ? "page-calm" : "page-narrow"}>
      <PageHead title={title} />
      <ToolNav />
      {children}
    </div>
  );
}

export function LimitsPage() {
  return (
    <Page title={t`Limits`} isWide>
      <MembersOnly text={t`Log in to set your limits and see how much you've used.`}>
        <Limits />
      </MembersOnly>
    </Page>
  );
}

export function TimeOutPage() {
  return (
    <Page title={t`Take a time-out`}>
      <TimeOut />
    </Page>
  );
}

export function ExclusionPage() {
  return (
    <Page title={t`Self-exclusion`}>
      <Exclusion />
    </Page>
  );
}

export function PlayStatementPage() {
  const search = statementRoute.useSearch();
  return (
    <Page title={t`What I have played`}>
      <MembersOnly text={t`Log in to see what you've bet, won and lost.`}>
        <div className="flex flex-col gap-4">
          <PlayStatement search={search} />
          <BalanceChart />
        </div>
      </MembersOnly>
    </Page>
  );
}

export function WeekPage() {
  return (
    <Page title={t`Your week`}>
      <MembersOnly text={t`Log in to see what you've bet, won and lost.`}>
        <Week />
      </MembersOnly>
    </Page>
  );
}

export function SelfTestPage() {
  return (
    <Page title={t`Self-test`}>
      <SelfTest />
    </Page>
  );
}
