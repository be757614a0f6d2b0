/** Pictures under AES-256-GCM, each bound to its attempt and kind. */
import type { PictureKind } from "@tucano/contract/player/account/identity.ts";
import { createSecretBox } from "../platform/secrets/secret-box.ts";
import type { IdentityDeps } from "./types.ts";

interface Place {
  readonly submissionId: number;
  readonly kind: PictureKind;
}

export interface Seal {
  close(jpeg: Buffer, place: Place): Buffer;
  open(sealed: Buffer, place: Place): Buffer;
  /** By the key in use; null: it was that one already. */
  anew(sealed: Buffer, place: Place): Buffer | null;
}

export function createSeal({ secrets, random }: Pick<IdentityDeps, "secrets" | "random">): Seal {
  const box = createSecretBox({ keys: secrets.keys("identity-pictures"), random });
  const nameOf = ({ submissionId, kind }: Place) => `identity:${submissionId}:${kind}`;
  return {
    close: (jpeg, place) => box.sealBytes(jpeg, nameOf(place)),
    anew: (sealed, place) => box.sealAnew(sealed, nameOf(place)),
    open: (sealed, place) => box.openBytes(sealed, nameOf(place)),
  };
}
