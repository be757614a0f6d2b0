import { i18n } from "@lingui/core";
import { Link, useLocation } from "@tanstack/react-router";
import { cx } from "@tucano/ui/cx.ts";
import type { Destination, PlaceGroup } from "./destinations.ts";

/** Of two subjects, one below the other in the address, only one is where the reader is. */
const hasSubjectsBelow = ["/", "/responsible-gaming"];

function isAt({ to, tabs = [] }: Destination, pathname: string): boolean {
  return [to, ...tabs].some(
    (one) =>
      one === pathname || (!hasSubjectsBelow.includes(one) && pathname.startsWith(`${one}/`)),
  );
}

interface PlaceLinksProps {
  group: PlaceGroup;
  /** Icons only: the name is in a tooltip and for screen readers. */
  isNarrow?: boolean;
  /** Two beside each other: the whole menu of a phone in few screens. */
  isGrid?: boolean;
  onChosen?: () => void;
}

export function PlaceLinks({ group, isNarrow = false, isGrid = false, onChosen }: PlaceLinksProps) {
  const name = i18n._(group.label);
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <section aria-label={name}>
      {isNarrow ? (
        <div aria-hidden="true" className="mx-3 mb-2 h-px bg-edge" />
      ) : (
        <h2 className="px-3 pb-1 text-xs font-semibold text-quiet">{name}</h2>
      )}
      <ul className={isGrid ? "grid grid-cols-2 gap-1" : "flex flex-col gap-0.5"}>
        {group.places.map((place) => {
          const { to, label, icon: Icon } = place;
          const isHere = isAt(place, pathname);
          return (
            <li key={to}>
              <Link
                to={to}
                {...(onChosen === undefined ? {} : { onClick: onChosen })}
                {...(isNarrow && { title: i18n._(label) })}
                // The router knows one address of a subject, not its tabs.
                activeOptions={{ exact: true }}
                aria-current={isHere ? "page" : undefined}
                className={cx(
                  "flex min-h-11 items-center gap-3 rounded-tile text-sm font-medium lg:min-h-10",
                  "no-underline transition-colors hover:bg-surface-2 hover:text-text",
                  isHere ? "bg-surface-2 text-text shadow-inner" : "text-quiet",
                  isNarrow ? "justify-center" : "px-3",
                  isGrid && "min-h-12 bg-surface-2/50 py-1 leading-tight",
                )}
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                <span className={cx(isNarrow && "sr-only")}>{i18n._(label)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
