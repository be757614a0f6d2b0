/** Finding members, for operators. */
import { toMemberId } from "@tucano/contract/member-id.ts";
import { normalizePixKey } from "@tucano/contract/player/money/pix-key.ts";
import type { ReadDb } from "../../platform/database/types.ts";
import { toRecord } from "../present.ts";
import { escapeLike } from "../policy.ts";
import { findByText, listNewest, type Place, type SearchedText } from "./search-repository.ts";
import type { MemberRecord, MemberStatus } from "../types.ts";

export interface MemberSearch {
  readonly text: string;
  readonly status?: MemberStatus | null | undefined;
  /** What the page before gave as `next`. Not with a text. */
  readonly after: string | null;
  readonly limit: number;
}

const ID = /^\d{9}$/;
const CPF = /^\d{11}$/;

const withoutAccents = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "");

/** What a text may be; most can be only one thing, and each further one costs an index look-up. */
function readText(text: string): SearchedText {
  const plain = text.trim();
  const digits = plain.replace(/[\s().+-]/g, "");
  return {
    pattern: escapeLike(plain.toLowerCase()),
    namePattern: escapeLike(withoutAccents(plain).toLowerCase()),
    memberId: ID.test(digits) ? toMemberId(Number(digits)) : null,
    cpf: CPF.test(digits) ? digits : null,
    phone: /^\d{10,13}$/.test(digits) ? normalizePixKey("PHONE", plain) : null,
  };
}

const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_(\d{9})$/;

function readPlace(after: string | null): Place | null {
  const [, createdAt, memberId] = PLACE.exec(after ?? "") ?? [];
  return createdAt === undefined ? null : { createdAt, memberId: toMemberId(Number(memberId)) };
}

export interface FoundMembers {
  readonly members: readonly MemberRecord[];
  readonly next: string | null;
}

export async function searchMembers(
  reading: ReadDb,
  { text, status, after, limit }: MemberSearch,
): Promise<FoundMembers> {
  if (text.trim() !== "") {
    const rows = await findByText(reading, readText(text), { status: status ?? null, limit });
    return { members: rows.map(toRecord), next: null };
  }
  const rows = await listNewest(reading, {
    status: status ?? null,
    after: readPlace(after),
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return {
    members: shown.map(toRecord),
    next: hasMore ? `${last.place}_${last.member_id}` : null,
  };
}
