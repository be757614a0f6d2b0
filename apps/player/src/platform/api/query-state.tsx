/** The states every list and page shares: waiting, refused, offline. Each has a next step. */
import { t } from "@lingui/core/macro";
import { Button } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import type { ReactNode } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { scenes } from "../shell/scenes.ts";
import { useWaiting } from "../shell/use-waiting.ts";

interface LoadErrorProps {
  error: unknown;
  onRetry: () => void;
  /** What could not be loaded, in the page's own words; it may say why. */
  failure?: ((reason: string) => string) | undefined;
}

export function LoadError({ error, onRetry, failure }: LoadErrorProps) {
  const isOffline = isApiError(error) && error.isOffline;
  const requestId = isApiError(error) ? error.requestId : undefined;
  const reason = isApiError(error) && !isOffline ? error.message : undefined;
  const title = failure?.(reason ?? "") ?? t`Load Fail`;
  return (
    <EmptyState
      image={isOffline ? scenes.offline : scenes.error}
      title={isOffline ? t`You are offline.` : title}
      text={
        <>
          {reason === undefined && t`Check your network and try again.`}
          {reason !== undefined && !title.includes(reason) && reason}
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
  failure?: LoadErrorProps["failure"];
  children: (data: Data) => ReactNode;
}

/** Data when it is there, even if a later refresh failed; otherwise the fitting other state. */
export function QueryState<Data>({ query, waiting, failure, children }: QueryStateProps<Data>) {
  const isWaiting = useWaiting(query.data === undefined);
  if (query.data !== undefined) return children(query.data);
  if (query.error !== null) {
    const retry = () => void query.refetch();
    return <LoadError error={query.error} onRetry={retry} failure={failure} />;
  }
  return isWaiting ? waiting : <div className="min-h-[60vh]" />;
}
