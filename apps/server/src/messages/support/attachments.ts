/**
 * Files in conversations: handed in one by one, then taken by a message. Pictures are re-encoded,
 * so that nothing is left of where and when they were taken, nor of what else was in the file.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { inTransaction, inTurn } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import type { StoredFile, UploadedFile } from "../../platform/http/requests/uploads.ts";
import { redrawPicture } from "../../platform/pictures/pictures.ts";
import * as repository from "./attachment-repository.ts";
import { ATTACHMENTS_PER_HOUR_MAX, fileNameOf, PICTURE_SIDE_MAX_PX } from "../policy.ts";
import type { AttachedFile, AttachmentKeeper, FileContent, MessagesDeps } from "../types.ts";

export const LEFT_AFTER_MS = 3_600_000;

export async function handIn(
  deps: MessagesDeps,
  keeper: AttachmentKeeper,
  { file, name }: { readonly file: UploadedFile; readonly name: string },
): Promise<AttachedFile> {
  const now = deps.clock.now();
  const refuseTooMany = async (tx: Tx): Promise<void> => {
    const since = new Date(now.getTime() - LEFT_AFTER_MS);
    if ((await repository.countHandedIn(tx, keeper, since)) >= ATTACHMENTS_PER_HOUR_MAX) {
      throw new DomainError("messages.too_many_files");
    }
  };
  // Before it is drawn, for drawing is work; and again when it is kept, for others came meanwhile.
  await inTransaction(deps.db, refuseTooMany);
  const stored = await toStored(file, name);
  const fileId = deps.random.uuid();
  await inTurn(deps.db, { what: "messages.hand_in", memberId: keeper.memberId }, async (tx) => {
    await refuseTooMany(tx);
    await repository.insertAttachment(tx, { ...keeper, ...stored, fileId, now });
  });
  return { fileId, name: stored.name, type: stored.type, sizeBytes: stored.bytes.length };
}

/** A file in a conversation of this member, or (null) of anybody. */
export async function readAttachment(
  { db }: MessagesDeps,
  fileId: string,
  memberId: MemberId | null,
): Promise<FileContent> {
  const found = await repository.findContent(db, fileId);
  const isTheirs = memberId === null || found?.memberId === memberId;
  if (found === null || !isTheirs || found.ticketNo === null) throw notFound();
  return found;
}

function notFound(): DomainError {
  return new DomainError("messages.file_not_found");
}

async function toStored({ type, bytes }: UploadedFile, name: string): Promise<StoredFile> {
  if (type === "application/pdf") return { type, bytes, name: fileNameOf(name, "pdf") };
  const drawn = await redrawPicture(bytes, { sideMaxPx: PICTURE_SIDE_MAX_PX });
  if (drawn === null) throw new DomainError("messages.file_unreadable");
  return { type: "image/jpeg", bytes: drawn, name: fileNameOf(name, "jpg") };
}

/** In the transaction of the message that takes them: all of them, or nothing is said. */
export async function attachFiles(
  tx: Tx,
  fileIds: readonly string[],
  to: AttachmentKeeper & { readonly ticketNo: string; readonly position: number },
): Promise<void> {
  const wanted = new Set(fileIds);
  if (wanted.size === 0) return;
  if ((await repository.attach(tx, [...wanted], to)) !== wanted.size) throw notFound();
}
