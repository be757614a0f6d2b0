/** Saving, showing and forgetting keys and accounts. */
import type * as contract from "@tucano/contract/player/money/destinations.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { normalizeCpf } from "@tucano/contract/player/money/pix-key.ts";
import { inTransaction, inTurn } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import * as repository from "./destination-repository.ts";
import { presentDestination } from "./present-destination.ts";
import { readSaveRequest } from "./save-request.ts";
import { requireOwnTarget } from "./targets.ts";
import type { CashierDeps } from "../types.ts";
import { requireSixDigits, requireWithdrawalPassword } from "../withdrawal-password.ts";

const SAVED_MAX = 10;

type SaveInput = InputOf<typeof contract.saveDestination>;

export async function saveDestination(
  deps: CashierDeps,
  memberId: MemberId,
  input: SaveInput,
): Promise<repository.DestinationRow> {
  requireSixDigits(input.qk_pwd);
  const { target, holderCpf } = readSaveRequest(input);
  const member = await deps.members.find(memberId);
  if (member === null) throw new DomainError("common.not_found");
  if (member.isDemo || member.cpf === null) throw new DomainError("cashier.demo_account");
  const { cpf } = member;
  if (holderCpf !== null && normalizeCpf(holderCpf.text) !== cpf) {
    const code = "cashier.not_own_account";
    throw new DomainError(code, { fields: { [holderCpf.field]: { code } } });
  }
  await requireWithdrawalPassword(deps, memberId, input.qk_pwd);
  await requireOwnTarget(deps, target, cpf);
  const now = deps.clock.now();
  const accountName = input.account_name?.trim() || member.realname;
  return inTurn(deps.db, { what: "cashier.save-destination", memberId }, async (tx) => {
    const row = await repository.saveDestination(tx, { memberId, target, accountName, now });
    const saved = await repository.listDestinations(tx, memberId);
    if (saved.length <= SAVED_MAX) return row;
    throw new DomainError("cashier.too_many_destinations", { params: { max: SAVED_MAX } });
  });
}

export async function listOwnDestinations(
  { db }: CashierDeps,
  memberId: MemberId,
): Promise<DataOf<typeof contract.listDestinations>> {
  return (await repository.listDestinations(db, memberId)).map(presentDestination);
}

/** Asks for the six digits as saving does: nobody else changes where the money may go. */
export async function deleteDestination(
  deps: CashierDeps,
  memberId: MemberId,
  { id, qk_pwd: digits }: InputOf<typeof contract.deleteDestination>,
): Promise<void> {
  requireSixDigits(digits);
  await requireWithdrawalPassword(deps, memberId, digits);
  const now = deps.clock.now();
  const isForgotten = await inTransaction(deps.db, (tx) =>
    repository.forgetDestination(tx, memberId, id, now),
  );
  if (!isForgotten) throw new DomainError("cashier.destination_not_found");
}
