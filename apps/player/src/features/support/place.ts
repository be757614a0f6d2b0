/** Where in customer service an address leads. */
import { oneOf, present, textParam } from "../../platform/shell/search-params.ts";
import { ticketCategories } from "./categories.ts";

/** What the server would refuse is not asked for. */
const ticketNo = (value: unknown): string | undefined =>
  typeof value === "string" && /^S[0-9A-Z]{12}$/.test(value) ? value : undefined;

export const supportPlace = (search: Record<string, unknown>) =>
  present({
    ticket: ticketNo(search["ticket"]),
    ask: oneOf(search["ask"], ticketCategories),
    order: textParam(search["order"], 40),
  });
