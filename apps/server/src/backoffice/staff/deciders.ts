/** Who can agree to what others ask for, and how well their accounts are kept. */
import type { Db } from "../../platform/database/types.ts";
import { permissionsOf } from "../core/roles.ts";
import { listComingIn } from "./repository.ts";

export interface Decider {
  readonly email: string;
  readonly hasSecondFactor: boolean;
  /** Made with the database, and its password is still the one that it was made with. */
  readonly hasFirstPassword: boolean;
}

export async function listDeciders({ db }: { readonly db: Db }): Promise<readonly Decider[]> {
  const all = await listComingIn(db);
  return all
    .filter(({ role, permissions }) =>
      permissionsOf(role, permissions).includes("approvals.decide"),
    )
    .map(({ email, hasSecondFactor, hasFirstPassword }) => ({
      email,
      hasSecondFactor,
      hasFirstPassword,
    }));
}
