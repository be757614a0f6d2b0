/** Handing in: pictures come one by one into a draft, and all of them are submitted together. */
import type {
  identityStatus,
  submitIdentity,
  uploadPicture,
} from "@tucano/contract/player/account/identity.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { formatWire } from "@tucano/contract/money.ts";
import { inTransaction, inTurn } from "../platform/database/transaction.ts";
import type { Tx } from "../platform/database/types.ts";
import { toWireInstant } from "../platform/days.ts";
import { DomainError } from "../platform/errors.ts";
import type { MemberContext } from "../platform/http/types.ts";
import { pictureSize, redrawPicture } from "../platform/pictures/pictures.ts";
import { picturesOf } from "@tucano/contract/player/account/identity.ts";
import * as policy from "./policy.ts";
import * as repository from "./repository.ts";
import type { Seal } from "./seal.ts";
import type { IdentityDeps } from "./types.ts";

export interface Parts extends IdentityDeps {
  readonly seal: Seal;
}

type Status = DataOf<typeof identityStatus>;

const HOUR_MS = 3_600_000;
/** The newest, and the last that was decided. */
const LATEST = 2;

export async function showStatus(parts: Parts, memberId: MemberId): Promise<Status> {
  const [[latest = null, before = null], rules] = await Promise.all([
    repository.listOfMember(parts.db, memberId, LATEST),
    parts.market.read("identity"),
  ]);
  const isDraft = latest?.status === "draft";
  const decided = isDraft ? before : latest;
  const pictures = isDraft ? await repository.listKinds(parts.db, latest.submissionId) : [];
  const from = policy.documentsFrom(rules);
  const at = (instant: Date | null | undefined) => (instant ? toWireInstant(instant) : null);
  return {
    level: policy.levelOf(latest, before),
    gate: rules.kycGate,
    documents_from: from === null ? null : formatWire(from),
    is_open: policy.isOpenFor(latest),
    pictures,
    document: decided?.document ?? null,
    submitted_at: at(decided?.submittedAt),
    decided_at: at(decided?.decidedAt),
    rejection: decided?.rejection ?? null,
    kept_years: policy.KEPT_YEARS,
  };
}

export async function takePicture(
  parts: Parts,
  { kind }: InputOf<typeof uploadPicture>,
  context: MemberContext,
): Promise<Status> {
  const { memberId } = context.member;
  // Counted and committed before anything is drawn: also what cannot be drawn is work.
  const submissionId = await inTurn(parts.db, { what: "identity.draft", memberId }, (tx) =>
    openDraft(parts, tx, memberId),
  );
  const jpeg = await redraw(context.takeFile().bytes);
  const sealed = parts.seal.close(jpeg, { submissionId, kind });
  await inTransaction(parts.db, async (tx) => {
    const draft = await repository.lockDraft(tx, memberId);
    if (draft !== submissionId) throw new DomainError("identity.not_open");
    await repository.savePicture(tx, { submissionId, kind, sealed, now: parts.clock.now() });
  });
  return showStatus(parts, memberId);
}

async function openDraft({ clock }: Parts, tx: Tx, memberId: MemberId): Promise<number> {
  const [latest = null] = await repository.listOfMember(tx, memberId, 1);
  if (!policy.isOpenFor(latest)) throw new DomainError("identity.not_open");
  const now = clock.now();
  const submissionId =
    latest?.status === "draft"
      ? latest.submissionId
      : await repository.insertDraft(tx, memberId, now);
  const since = new Date(now.getTime() - HOUR_MS);
  const uploads = await repository.countUpload(tx, submissionId, { now, since });
  if (uploads === null) throw new DomainError("identity.not_open");
  if (uploads > policy.UPLOADS_PER_HOUR) {
    throw new DomainError("identity.too_many_pictures", { retryAfterSeconds: HOUR_MS / 1_000 });
  }
  return submissionId;
}

async function redraw(bytes: Buffer): Promise<Buffer> {
  const size = pictureSize(bytes);
  const isLargeEnough = size !== null && Math.min(size.width, size.height) >= policy.SIDE_MIN_PX;
  const jpeg = isLargeEnough ? await redrawPicture(bytes, { sideMaxPx: policy.SIDE_MAX_PX }) : null;
  if (jpeg === null) throw new DomainError("identity.picture_unreadable");
  return jpeg;
}

export async function submit(
  parts: Parts,
  { document }: InputOf<typeof submitIdentity>,
  { member: { memberId } }: MemberContext,
): Promise<Status> {
  await inTransaction(parts.db, async (tx) => {
    const submissionId = await repository.lockDraft(tx, memberId);
    if (submissionId === null) {
      const [latest = null] = await repository.listOfMember(tx, memberId, 1);
      const isOpen = policy.isOpenFor(latest);
      throw new DomainError(isOpen ? "identity.pictures_missing" : "identity.not_open");
    }
    const present = await repository.listKinds(tx, submissionId);
    if (policy.missingPictures(document, present).length > 0) {
      throw new DomainError("identity.pictures_missing");
    }
    const kinds = picturesOf[document];
    await repository.submit(tx, { submissionId, document, kinds, now: parts.clock.now() });
  });
  return showStatus(parts, memberId);
}
