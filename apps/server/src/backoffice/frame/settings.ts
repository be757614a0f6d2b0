/** How somebody likes their tables: kept for each operator, on whatever device they sit. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/access/frame.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Parts } from "../core/context.ts";
import * as repository from "./repository.ts";

type Settings = DataOf<typeof contract.readSettings>;

export async function readSettings(parts: Parts, { operator }: OperatorContext): Promise<Settings> {
  const tables = await repository.readSettings(parts.db, operator.operatorId);
  return { tables: Object.fromEntries(tables) };
}

export async function saveSettings(
  parts: Parts,
  input: InputOf<typeof contract.saveSettings>,
  context: OperatorContext,
): Promise<Settings> {
  const { operatorId } = context.operator;
  await inTransaction(parts.db, (tx) => repository.saveSettings(tx, operatorId, input));
  return readSettings(parts, context);
}
