/** Numbers of the market as tests set them, without a second person. */
import type { Market, NumberKey, Version } from "../market/index.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { Db } from "../platform/database/types.ts";

export interface NumbersHouse {
  readonly db: Db;
  readonly rooms: { readonly market: Market };
}

/** False: that moment is too soon, or something else was set for it. */
export async function setNumbers<Key extends NumberKey>(
  { db, rooms }: NumbersHouse,
  key: Key,
  version: Version<Key>,
): Promise<boolean> {
  const setting = await inTransaction(db, (tx) => rooms.market.set(tx, key, version));
  return setting instanceof Date;
}
