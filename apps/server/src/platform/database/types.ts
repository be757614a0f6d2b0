/**
 * The kinds of database handle. A function that writes takes `tx` first; a `Db` is not assignable
 * to a `Tx`, so nothing writes outside a transaction by accident. A `ReadDb` is assignable to
 * neither, so nothing that decides is ever handed a standby.
 */
import type { Kysely, QueryExecutorProvider, Transaction } from "kysely";

declare const transactionBrand: unique symbol;
declare const readPoolBrand: unique symbol;

/** Reads, and the only place a transaction can be begun. Each room narrows `Schema` to its own. */
// oxlint-disable-next-line no-explicit-any -- Each room casts it to its own tables once.
export type Db = Kysely<any>;

/** An open transaction. */
// oxlint-disable-next-line no-explicit-any -- As above.
export type Tx = Transaction<any> & { readonly [transactionBrand]?: true };

/** For lists, reports and checks alone: the pool, a transaction, or a standby. */
export type ReadDb = QueryExecutorProvider;

/** Of the standby, if there is one. Only `read-pool.ts` gets anything out of it. */
export interface ReadPool {
  readonly [readPoolBrand]: true;
}
