/**
 * The two kinds of database handle. A function that writes takes `tx` first; a `Db` is not
 * assignable to a `Tx`, so nothing writes outside a transaction by accident.
 */
import type { Kysely, Transaction } from "kysely";

declare const transactionBrand: unique symbol;

/** Reads, and the only place a transaction can be begun. Each room narrows `Schema` to its own. */
// oxlint-disable-next-line no-explicit-any -- Each room casts it to its own tables once.
export type Db = Kysely<any>;

/** An open transaction. */
// oxlint-disable-next-line no-explicit-any -- As above.
export type Tx = Transaction<any> & { readonly [transactionBrand]?: true };
