/** The states every list and page shares: waiting, refused, offline. Each has a next step. */
import { t } from "@lingui/core/macro";
import { Button } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import type { ReactNode } from "react";
import { isApiError } from "./api-error.ts";
import { scenes } from "./scenes.ts";
import { useWaiting } from "./use-waiting.ts";

interface LoadErrorProps {
  error: unknown;
  onRetry: () => void;
}

export function LoadError({ error, onRetry }: LoadErrorProps) {
  const isOffline = isApiError(error) && error.isOffline;
  const requestId = isApiError(error) ? error.requestId : undefined;
  return (
    <EmptyState
      image={isOffline ? scenes.offline : scenes.error}
      title={isOffline ? t`You are offline.` : t`This could not be loaded.`}
      text={
        <>
          {isApiError(error) && !isOffline ? error.message : t`Check your network and try again.`}
          {requestId !== undefined && (
            <span className="mt-1 block text-xs">{t`Reference: ${requestId}`}</span>
          )}
        </>
      }
      action={<Button onClick={onRetry}>{t`Try again`}</Button>}
    />
  );
}

interface QueryStateProps<Data> {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Data when it is there, even if a later refresh failed; otherwise the fitting other state. */
export function QueryState<Data>({ query, waiting, children }: QueryStateProps<Data>) {
  const isWaiting = useWaiting(query.data === undefined);
  if (query.data !== undefined) return children(query.data);
  if (query.error !== null) {
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  }
  return isWaiting ? waiting : <div className="min-h-[60vh]" />;
}
