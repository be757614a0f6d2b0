/** How the back office shows what it shows everywhere: money, moments, states, loading, errors. */
import { Trans, useLingui } from "@lingui/react/macro";
import { type DateStyle, formatInstant } from "@tucano/i18n/dates.ts";
import { formatMoney, formatSignedMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Notice } from "@tucano/ui/notice.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useAsOf } from "../as-of.ts";
import { language } from "../language.ts";

export function Money({ wire, isSigned = false }: { wire: string; isSigned?: boolean }) {
  return (
    <span className="tabular whitespace-nowrap">
      {isSigned ? formatSignedMoney(wire) : formatMoney(wire)}
    </span>
  );
}

/** To the second by default; `moment` where room is scarce. */
export function Moment({ iso, style = "full" }: { iso: string; style?: DateStyle }) {
  return (
    <time dateTime={iso} className="tabular whitespace-nowrap">
      {formatInstant(iso, style, language)}
    </time>
  );
}

/** A day from the wire, without a time. */
export function Day({ day }: { day: string }) {
  return <Moment iso={day} style="day" />;
}

/** The end of an order's number tells orders apart; the whole is in the title and on its page. */
export function OrderNo({ text }: { text: string }) {
  return (
    <span title={text} className="tabular whitespace-nowrap">
      <span aria-hidden="true">…{text.slice(-8)}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

export function Fact({
  label,
  children,
  tone,
}: {
  label: string;
  children: ReactNode;
  tone?: "gold" | "coral";
}) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <dt className="text-xs text-quiet">{label}</dt>
      <dd
        className={cx(
          "text-sm font-medium break-words",
          tone === "coral" && "text-coral-text",
          tone === "gold" && "text-gold-text",
        )}
      >
        {children}
      </dd>
    </div>
  );
}

export function Card({
  title,
  children,
  actions,
}: {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <section className="card flex min-w-0 flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base font-semibold">{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

/** Names the browser's tab, so that one can be found among ten. */
export function useTabName(title: string): void {
  useEffect(() => {
    document.title = `${title} · Tucano`;
  }, [title]);
}

export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  useTabName(title);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <h1 className="min-w-0 text-xl font-semibold wrap-anywhere">{title}</h1>
      <AsOf />
      {children}
    </div>
  );
}

/** Of a page whose lists and figures were read on a standby. */
function AsOf() {
  const moment = useAsOf();
  if (moment === null) return null;
  return (
    <p className="grow text-xs text-quiet">
      <Trans>
        As of <Moment iso={moment} />: what happened since may be missing.
      </Trans>
    </p>
  );
}

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** Loading, error with a way on, or the data. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { t } = useLingui();
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <div className="flex flex-col items-start gap-3">
        <Notice tone="error">{query.error.message}</Notice>
        <Button look="quiet" onClick={() => void query.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  return <SkeletonRows count={6} label={t`Loading`} />;
}

/** An empty list, or an address that leads nowhere: one sentence, and perhaps a way on. */
export function NothingHere({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className="card flex flex-col items-center gap-3 px-5 py-12 text-center">
      <span className="flex size-14 items-center justify-center rounded-full bg-surface-3 text-quiet">
        <Inbox aria-hidden="true" className="size-7" />
      </span>
      <p className="text-sm text-quiet">{text}</p>
      {action}
    </div>
  );
}

/** A table inside a card, up to its edges; with no rows, a word instead of an empty head. */
export function CardTable({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) {
    return (
      <p className="text-sm text-quiet">
        <Trans>None yet.</Trans>
      </p>
    );
  }
  return <div className="-mx-5 overflow-x-auto">{children}</div>;
}

export function Pager({
  page,
  limit,
  total,
  onPage,
}: {
  page: number;
  limit: number;
  total: number;
  onPage: (page: number) => void;
}) {
  const last = Math.max(1, Math.ceil(total / limit));
  if (last === 1) return null;
  return (
    <nav className="flex items-center justify-end gap-3 p-3 text-sm text-quiet">
      <Button look="quiet" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Trans>Previous</Trans>
      </Button>
      <span className="tabular">
        <Trans>
          Page {page} of {last}
        </Trans>
      </span>
      <Button look="quiet" size="sm" disabled={page >= last} onClick={() => onPage(page + 1)}>
        <Trans>Next</Trans>
      </Button>
    </nav>
  );
}

/** Nothing stands here, said to those who hear it, too. */
export function Dash() {
  return (
    <span className="text-quiet">
      <span aria-hidden="true">–</span>
      <span className="sr-only">
        <Trans>None</Trans>
      </span>
    </span>
  );
}
