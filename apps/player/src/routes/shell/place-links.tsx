import { i18n } from "@lingui/core";
import { Link } from "@tanstack/react-router";
import type { Destination } from "./destinations.ts";

interface PlaceLinksProps {
  places: readonly Destination[];
  onChosen?: () => void;
}

export function PlaceLinks({ places, onChosen }: PlaceLinksProps) {
  return (
    <ul className="flex flex-col gap-0.5">
      {places.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <Link
            to={to}
            {...(onChosen === undefined ? {} : { onClick: onChosen })}
            activeOptions={{ exact: to === "/", includeSearch: false }}
            activeProps={{ className: "bg-surface-2 text-text shadow-inner" }}
            inactiveProps={{ className: "text-quiet" }}
            className={
              "flex min-h-11 items-center gap-3 rounded-tile px-3 text-sm font-medium " +
              "no-underline transition-colors hover:bg-surface-2 hover:text-text"
            }
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            {i18n._(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
