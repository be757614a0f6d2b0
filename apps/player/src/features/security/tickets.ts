/**
 * Tickets that a password has bought: kept in this page's memory alone, between the first step of a
 * change and the second. A reload forgets them, and the password is asked again.
 */
import type { TicketPurpose } from "@tucano/contract/player/account/security.ts";

const kept = new Map<TicketPurpose, string>();

export function keepTicket(purpose: TicketPurpose, ticket: string): void {
  kept.set(purpose, ticket);
}

export function findTicket(purpose: TicketPurpose): string | undefined {
  return kept.get(purpose);
}

export function dropTicket(purpose: TicketPurpose): void {
  kept.delete(purpose);
}
