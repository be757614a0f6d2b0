import { readWaiting, type waitingKinds } from "@tucano/contract/backoffice/access/frame.ts";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { ask } from "../../platform/api.ts";

type WaitingKind = (typeof waitingKinds)[number];

const FRESH_MS = 15_000;

/**
 * How much waits on each page. It is asked again when the operator goes to another page, comes back
 * to the window or does something, and not by a clock: that would keep the session of somebody who
 * has left their desk from ending.
 */
export function useWaiting(): (kind: WaitingKind | undefined) => number {
  const { pathname } = useLocation();
  const { data, isStale, refetch } = useQuery({ ...ask(readWaiting, {}), staleTime: FRESH_MS });
  const move = useEffectEvent(() => {
    if (isStale) void refetch();
  });
  useEffect(() => move(), [pathname]);
  return (kind) => data?.list.find((one) => one.kind === kind)?.count ?? 0;
}
