import type { saveDestination } from "@tucano/contract/player/money/destinations.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { toWireInstant } from "../../platform/days.ts";
import { findBank } from "./banks.ts";
import type { DestinationRow } from "./destination-repository.ts";

export function presentDestination(row: DestinationRow): DataOf<typeof saveDestination> {
  const bank = row.bank_account === null ? null : findBank(row.bank_account.bankCode);
  return {
    id: row.id,
    kind: row.kind,
    key_type: row.key_type === "BANK" ? null : row.key_type,
    masked: row.key_masked,
    bank_code: bank?.code ?? null,
    bank_name: bank?.name ?? null,
    account_type: row.bank_account?.accountType ?? null,
    account_name: row.account_name,
    created_at: toWireInstant(row.created_at),
  };
}
