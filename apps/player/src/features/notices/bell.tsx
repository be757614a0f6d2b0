/** The bell in the header: how many notices wait, and the way to them. */
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { IconButton } from "@tucano/ui/button.tsx";
import { Bell as BellIcon } from "lucide-react";
import { openModal } from "../../platform/shell/ui-store.ts";
import { newestQuery } from "./api.ts";

const MOST_SHOWN = 99;

export function Bell() {
  const unread = useQuery(newestQuery).data?.unread ?? 0;
  const name =
    unread === 0
      ? t`Notifications`
      : plural(unread, { one: "Notifications: # unread", other: "Notifications: # unread" });
  return (
    <IconButton
      label={name}
      aria-haspopup="dialog"
      className="relative"
      onClick={() => openModal("notices")}
    >
      <BellIcon aria-hidden="true" className="size-5" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className={
            "tabular absolute top-1 right-0.5 flex h-4.5 min-w-4.5 items-center justify-center " +
            "rounded-full bg-beak px-1 text-[11px] leading-none font-bold text-on-beak"
          }
        >
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </IconButton>
  );
}
