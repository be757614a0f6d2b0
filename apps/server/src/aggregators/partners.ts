/** Which partners there are to be asked, and how each is spoken to. */
import { DomainError } from "../platform/errors.ts";
import type { Hub88Client } from "../hub88/index.ts";
import { Hub88Refused, Hub88Unavailable, Hub88Unreadable } from "../hub88/index.ts";
import type { AggregatorsDeps } from "./types.ts";

export interface Partner {
  readonly code: string;
  readonly name: string;
}

/** Those elsewhere: games in this process have nothing to be compared with. */
export async function listPartners({
  rounds,
}: Pick<AggregatorsDeps, "rounds">): Promise<Partner[]> {
  const studios = await rounds.listStudios();
  return studios
    .filter(({ baseUrl, status }) => baseUrl !== null && status === "active")
    .map(({ code, name }) => ({ code, name }));
}

/** Throws common.not_found: nobody elsewhere answers for it. */
export async function requireClient(
  deps: Pick<AggregatorsDeps, "rounds" | "clientOf">,
  partner: string,
): Promise<Hub88Client> {
  const end = await deps.rounds.partnerEnd(partner);
  if (end === null) throw new DomainError("common.not_found");
  return deps.clientOf(end);
}

export const isOfPartner = (error: unknown): error is Error =>
  error instanceof Hub88Refused ||
  error instanceof Hub88Unavailable ||
  error instanceof Hub88Unreadable;
