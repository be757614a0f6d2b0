import { t } from "@lingui/core/macro";
import { Link, type LinkProps } from "@tanstack/react-router";
import { IconButton } from "@tucano/ui/button.tsx";
import { ChevronLeft, ChevronRight } from "lucide-react";

interface SectionHeadProps {
  id: string;
  title: string;
  /** One line below the title, where the title alone does not say what is meant. */
  text?: string | undefined;
  /** Where all of them are. */
  more?: LinkProps | undefined;
  total?: number | undefined;
  /** Given where there is more than a wide screen shows: moves the row by a page. */
  onScroll?: ((direction: 1 | -1) => void) | undefined;
}

/** Title of a row of games, with its arrows and the way to all of them. */
export function SectionHead({ id, title, text, more, total, onScroll }: SectionHeadProps) {
  return (
    <div className="mb-2.5 flex min-h-11 items-center gap-2">
      <div className="min-w-0 flex-1">
        <h2 id={id} className="text-base font-semibold lg:text-lg">
          {title}
        </h2>
        {text !== undefined && <p className="text-xs text-quiet lg:text-sm">{text}</p>}
      </div>
      {onScroll !== undefined && (
        <span className="hidden lg:flex">
          <IconButton label={t`Earlier games`} onClick={() => onScroll(-1)}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label={t`More games`} onClick={() => onScroll(1)}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </IconButton>
        </span>
      )}
      {more !== undefined && (
        <Link
          {...more}
          aria-label={t`See all: ${title}`}
          className="inline-flex min-h-11 shrink-0 items-center text-sm font-medium text-beak-text no-underline"
        >
          {total === undefined ? t`See all` : t`See all (${total})`}
        </Link>
      )}
    </div>
  );
}
