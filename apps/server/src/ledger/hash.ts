/** The two fingerprints of the ledger: what a command asked, and the chain of a member's rows. */
import { hash } from "node:crypto";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { BoundedMap } from "../platform/memory/bounded-map.ts";

/** Payloads that are the same for many members, such as a game and its stake. */
const remembered = new BoundedMap<string, Buffer>(4_096);
/** Longer ones hold somebody's own ids and never come again. */
const REMEMBERED_LENGTH_MAX = 64;

/** A command's kind and payload: the same request has the same hash, whatever its key order. */
export function hashPayload(kindName: string, payload: unknown): Buffer {
  if (typeof payload === "string" && payload.length <= REMEMBERED_LENGTH_MAX) {
    const key = `${kindName}\0${payload}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const fresh = hashOf(kindName, payload);
    remembered.set(key, fresh);
    return fresh;
  }
  return hashOf(kindName, payload);
}

function hashOf(kindName: string, payload: unknown): Buffer {
  return Buffer.from(sha256(`${kindName}\0${canonical(payload)}`), "latin1");
}

function canonical(value: unknown): string {
  if (typeof value === "bigint") return `${value}n`;
  if (value === undefined) return "undefined";
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value instanceof Date) return `"${value.toISOString()}"`;
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`);
  return `{${entries.join(",")}}`;
}

/**
 * 32 bytes as a string, a character for each ("binary", "latin1"). A Buffer of its own costs more
 * than the hash, and one that is kept keeps the whole slab that it was cut from.
 */
export type BinaryHash = string;

export interface ChainedRow {
  readonly memberId: MemberId;
  readonly seq: number;
  readonly kind: string;
  readonly debit: string;
  readonly credit: string;
  readonly amount: number;
  readonly debitBalanceAfter: number | null;
  readonly creditBalanceAfter: number | null;
  readonly reference: string;
  readonly source: string;
  readonly externalId: string;
  readonly createdAt: Date;
}

/**
 * The hash of a transfer. Every field is written with its length before it, so that no two rows
 * have the same text. The books compute the same in SQL: `chainHashSql` must say what this says.
 */
export function chainHash(previousHash: BinaryHash, row: ChainedRow): BinaryHash {
  const text =
    measured(String(row.memberId)) +
    measured(String(row.seq)) +
    measured(row.kind) +
    measured(row.debit) +
    measured(row.credit) +
    measured(String(row.amount)) +
    measured(String(row.debitBalanceAfter ?? "")) +
    measured(String(row.creditBalanceAfter ?? "")) +
    measured(row.reference) +
    measured(row.source) +
    measured(row.externalId) +
    measured(String(row.createdAt.getTime()));
  const most = HASH_BYTES + text.length * UTF8_BYTES_MAX;
  const bytes = most <= scratch.length ? scratch : Buffer.allocUnsafe(most);
  bytes.write(previousHash, "latin1");
  const written = bytes.write(text, HASH_BYTES, "utf8");
  return sha256(bytes.subarray(0, HASH_BYTES + written));
}

const HASH_BYTES = 32;
/** Of one UTF-16 unit. */
const UTF8_BYTES_MAX = 3;
/** A row's text is put together here; nothing is left in it when the hash is made. */
const scratch = Buffer.allocUnsafe(4_096);

function sha256(data: string | Uint8Array): BinaryHash {
  return hash("sha256", data, "binary");
}

function measured(field: string): string {
  return `${Buffer.byteLength(field)}:${field}`;
}

const chainedColumns = [
  "member_id::text",
  "seq::text",
  "kind",
  "debit",
  "credit",
  "amount::text",
  "coalesce(debit_balance_after::text, '')",
  "coalesce(credit_balance_after::text, '')",
  "reference",
  "source",
  "external_id",
  "((extract(epoch FROM created_at) * 1000)::bigint)::text",
];

/** `chainHash` as an SQL expression over a row of ledger.transfer. */
export const chainHashSql: string = `sha256(previous_hash || convert_to(${chainedColumns
  .map((column) => `octet_length(${column}) || ':' || ${column}`)
  .join(" || ")}, 'UTF8'))`;
