/** The profile photos of our own: flat birds and people of the night garden, drawn as SVG. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Clock } from "../platform/clock.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { Db } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import type { Random } from "../platform/random.ts";
import * as repository from "./repository.ts";

const PICTURES_EACH = 8;

const urls = (kind: "m" | "f") =>
  Array.from({ length: PICTURES_EACH }, (_, index) => `/avatars/${kind}-${index + 1}.svg`);

export const pictures = { male: urls("m"), female: urls("f") } as const;

const all = [...pictures.male, ...pictures.female];

export function drawPicture(random: Random): string {
  return all[random.integer(all.length)] ?? "/avatars/m-1.svg";
}

export async function choosePicture(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  memberId: MemberId,
  profileUrl: string,
): Promise<void> {
  if (!all.includes(profileUrl)) throw new DomainError("members.picture_unknown");
  await inTransaction(db, (tx) =>
    repository.saveProfilePicture(tx, memberId, profileUrl, clock.now()),
  );
}
