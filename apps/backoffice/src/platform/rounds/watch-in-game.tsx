import { Trans } from "@lingui/react/macro";
import { Button } from "@tucano/ui/button.tsx";
import { type ReactNode, useState } from "react";

/** By the game's own client, in a frame that is opened when somebody wants to look. */
export function WatchInGame({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <div className="h-[min(70vh,640px)] *:rounded-tile">{children}</div>;
  return (
    <Button look="quiet" className="self-start" onClick={() => setOpen(true)}>
      <Trans>Watch it in the game</Trans>
    </Button>
  );
}
