/** A report's filters, with the days filled in. */
import type { reportDimensions } from "@tucano/contract/backoffice/payments/reports.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { addDays, dayOf } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { ReportFilter } from "../../statistics/index.ts";

const DAYS_DEFAULT = 30;
const DAYS_MAX = 400;
const DAY_MS = 86_400_000;

export interface AskedFilter {
  readonly by: (typeof reportDimensions)[number];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly site?: string | undefined;
  readonly studio?: string | undefined;
  readonly game?: string | undefined;
  readonly agent_id?: MemberId | undefined;
}

const orNull = (value: string | undefined): string | null =>
  value === undefined || value === "" ? null : value;

/** Throws backoffice.report_range. */
export function toFilter(asked: AskedFilter, now: Date): ReportFilter {
  const to = asked.to ?? dayOf(now);
  const from = asked.from ?? addDays(to, 1 - DAYS_DEFAULT);
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1 || days > DAYS_MAX) throw new DomainError("backoffice.report_range");
  return {
    by: asked.by,
    from,
    to,
    site: orNull(asked.site),
    studio: orNull(asked.studio),
    game: orNull(asked.game),
    agentId: asked.agent_id ?? null,
  };
}

/**
 * What is kept of agents is kept by day alone: nobody is shown a figure from which a part of what
 * was asked for has been left out. Throws backoffice.report_combination.
 */
export function requireKept({ by, site, studio, game, agentId }: ReportFilter): void {
  const isOfAgents = by === "agent" || agentId !== null;
  const isApart = site !== null || studio !== null || game !== null;
  if (isOfAgents && (isApart || (by !== "agent" && by !== "day"))) {
    throw new DomainError("backoffice.report_combination");
  }
}
