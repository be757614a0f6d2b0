/**
 * Accounts as somebody sets them right who sits at the machine: the way out for a house whose only
 * administrator is locked out, or has nobody who could agree. Nothing of it is reached by the web.
 * Links are returned and go to nobody; the log says that it was done here, and by which user.
 */
import { DEFAULT_LANGUAGE } from "@tucano/i18n/languages.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import { type ApprovalsDeps, takeBackOf } from "../core/approvals.ts";
import {
  closeAccount,
  type Desk,
  type DoneBy,
  type Lost,
  openAccount,
  renewLink,
  reopenAccount,
  resetAccount,
  stateOf,
} from "./accounts.ts";
import * as repository from "./repository.ts";

const LIST_MAX = 500;

export interface StaffMachine {
  list(): Promise<readonly { email: string; role: string; state: string }[]>;
  /** Nobody is tied to whom the machine lets in. */
  invite(person: { email: string; role: string; name?: string }): Promise<string>;
  /** A new one-time link for somebody who has no password yet, or none any more. */
  link(email: string): Promise<string>;
  /** Opens the account again, takes password, authenticator and passkeys away. */
  recover(email: string): Promise<string>;
  close(email: string): Promise<void>;
}

export interface StaffMachineDeps
  extends Omit<Desk, "outbox" | "approvals">, Pick<ApprovalsDeps, "clock" | "audit"> {
  readonly db: Db;
  /** Of the operating system. */
  readonly user: string;
}

export function createStaffMachine(deps: StaffMachineDeps): StaffMachine {
  const { db, clock } = deps;
  const desk: Desk = {
    ...deps,
    outbox: { offers: () => false, mail: () => Promise.resolve() },
    approvals: { takeBackOf: (tx, operatorId, by) => takeBackOf(deps, tx, operatorId, by) },
  };
  const by: DoneBy = {
    operator: null,
    ip: null,
    askedBy: null,
    details: { machine: deps.user },
  };
  const lang = DEFAULT_LANGUAGE;
  const find = async (email: string): Promise<repository.StaffRow> => {
    const row = await repository.findStaffByEmail(db, email, clock.now());
    if (row === null) throw new DomainError("backoffice.operator_not_found");
    return row;
  };
  return {
    list: async () => {
      const query = { pattern: null, afterEmail: null, limit: LIST_MAX, now: clock.now() };
      const rows = await repository.listStaff(db, query);
      return rows.map((row) => ({ email: row.email, role: row.role, state: stateOf(row) }));
    },
    invite: async ({ email, role, name = "" }) => {
      const found = await repository.findRole(db, role);
      if (found === null) throw new DomainError("backoffice.role_unknown");
      return inTransaction(db, (tx) => openAccount(desk, tx, { email, role, name, lang }, by));
    },
    link: async (email) => {
      const row = await find(email);
      if (stateOf(row) !== "invited") {
        throw new RangeError(`${row.email} is ${stateOf(row)}: "recover" makes a link for them.`);
      }
      return inTransaction(db, (tx) => renewLink(desk, tx, row, by));
    },
    recover: async (email) => {
      const row = await find(email);
      const resets: readonly Lost[] = ["second_factor", "password"];
      return inTransaction(db, async (tx) => {
        if (stateOf(row) === "disabled") await reopenAccount(desk, tx, row, by);
        const links = [];
        for (const what of resets) {
          links.push(await resetAccount(desk, tx, { row, what, lang }, by));
        }
        return links.find((one) => one !== null) ?? "";
      });
    },
    close: async (email) => {
      const row = await find(email);
      await inTransaction(db, (tx) => closeAccount(desk, tx, row, by));
    },
  };
}
