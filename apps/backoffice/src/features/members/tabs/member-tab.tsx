import { lazy, Suspense } from "react";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { useLingui } from "@lingui/react/macro";
import type { TabId } from "./tab-ids.ts";
import type { TabProps } from "./tab-props.ts";

type LaterTab = Exclude<TabId, "overview">;

const money = () => import("./money-tabs.tsx");
const play = () => import("./play-tabs.tsx");
const account = () => import("./account-tabs.tsx");
const history = () => import("./history-tabs.tsx");

/** Code and figures of a side come when it is opened. */
const views = {
  timeline: lazy(async () => ({ default: (await history()).TimelineTab })),
  ledger: lazy(async () => ({ default: (await money()).LedgerTab })),
  requirements: lazy(async () => ({ default: (await money()).RequirementsTab })),
  deposits: lazy(async () => ({ default: (await money()).DepositsTab })),
  withdrawals: lazy(async () => ({ default: (await money()).WithdrawalsTab })),
  rounds: lazy(async () => ({ default: (await play()).RoundsTab })),
  rewards: lazy(async () => ({ default: (await play()).RewardsTab })),
  vip: lazy(async () => ({ default: (await account()).VipTab })),
  tree: lazy(async () => ({ default: (await import("./tree-tab.tsx")).TreeTab })),
  sessions: lazy(async () => ({ default: (await history()).SessionsTab })),
  limits: lazy(async () => ({ default: (await account()).LimitsTab })),
  identity: lazy(async () => ({ default: (await import("./identity-tab.tsx")).IdentityTab })),
  tickets: lazy(async () => ({ default: (await history()).TicketsTab })),
  notes: lazy(async () => ({ default: (await history()).NotesTab })),
  ring: lazy(async () => ({ default: (await import("./ring-tab.tsx")).RingTab })),
  signals: lazy(async () => ({ default: (await account()).SignalsTab })),
} satisfies Record<LaterTab, unknown>;

export function MemberTab({ tab, ...asked }: TabProps & { readonly tab: LaterTab }) {
  const { t } = useLingui();
  const View = views[tab];
  return (
    <Suspense fallback={<SkeletonRows count={6} label={t`Loading`} />}>
      <View {...asked} />
    </Suspense>
  );
}
