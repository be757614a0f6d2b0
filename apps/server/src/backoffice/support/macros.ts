/** Ready answers: written once, in the languages of the players, and used often. */
import type * as contract from "@tucano/contract/backoffice/members/support.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Command } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { differing, toFacts } from "../core/facts.ts";
import * as repository from "./repository.ts";
import type { MacroRow } from "./repository.ts";

type Macro = DataOf<typeof contract.saveMacro>;

const present = (row: MacroRow): Macro => ({
  macro_id: row.macro_id,
  title: row.title,
  category: row.category,
  texts: row.texts,
  updated_by: row.updated_by,
  updated_at: toWireInstant(row.updated_at),
});

const factsOf = ({ title, category, texts }: Pick<MacroRow, "title" | "category" | "texts">) =>
  toFacts({ title, category, texts });

export async function listMacros(parts: Parts): Promise<DataOf<typeof contract.listMacros>> {
  return { list: (await repository.listMacros(parts.db)).map(present) };
}

export async function saveMacro(
  parts: Parts,
  { macro_id: macroId, title, category, texts: given, reason }: InputOf<typeof contract.saveMacro>,
  { operator, ip }: OperatorContext,
): Promise<Macro> {
  const filled = Object.fromEntries(Object.entries(given).filter(([, words]) => words !== ""));
  const texts = { ...filled, pt: given.pt };
  const written = {
    title,
    category,
    texts,
    updated_by: operator.email,
    updated_at: parts.clock.now(),
  };
  const saved = await inTransaction(parts.db, async (tx): Promise<MacroRow> => {
    const found = macroId === undefined ? null : await repository.lockMacro(tx, macroId);
    if (macroId !== undefined && found === null) {
      throw new DomainError("backoffice.macro_not_found");
    }
    const id = found?.macro_id ?? (await repository.insertMacro(tx, written));
    const row = { ...written, macro_id: id };
    if (found !== null) await repository.updateMacro(tx, row);
    const before = found === null ? {} : factsOf(found);
    await parts.audit.append(tx, {
      action: "macro.save",
      subject: `macro:${id}`,
      operator,
      ip,
      reason,
      ...differing(before, factsOf(row)),
    });
    return row;
  });
  return present(saved);
}

export const retireMacro: Command<typeof contract.retireMacro> = async (
  parts,
  { macro_id: macroId, reason },
  { operator, ip },
) => {
  await inTransaction(parts.db, async (tx) => {
    const found = await repository.lockMacro(tx, macroId);
    if (found === null) throw new DomainError("backoffice.macro_not_found");
    await repository.retireMacro(tx, { macroId, by: operator.email, now: parts.clock.now() });
    await parts.audit.append(tx, {
      action: "macro.retire",
      subject: `macro:${macroId}`,
      operator,
      ip,
      reason,
      before: factsOf(found),
      after: {},
    });
  });
  return { macro_id: macroId };
};
