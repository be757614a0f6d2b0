import { t } from "@lingui/core/macro";
import { Button } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { useEffect, useRef } from "react";
import { useIsOnline } from "../platform/releases/online.ts";
import { scenes } from "../platform/shell/scenes.ts";

/** A page that could not be shown at all: its code did not arrive, or it failed while drawing. */
export function TroublePage() {
  const isOnline = useIsOnline();
  const wasOffline = useRef(!isOnline);
  useEffect(() => {
    if (isOnline && wasOffline.current) location.reload();
  }, [isOnline]);
  return (
    <div className="page">
      <EmptyState
        image={isOnline ? scenes.error : scenes.offline}
        title={isOnline ? t`This page could not be opened.` : t`You are offline.`}
        text={t`Your money and your games are safe on the server.`}
        action={
          isOnline ? (
            <Button onClick={() => location.reload()}>{t`Try again`}</Button>
          ) : (
            <p role="status" className="text-sm text-quiet">
              {t`Continues when you're back online`}
            </p>
          )
        }
      />
    </div>
  );
}
