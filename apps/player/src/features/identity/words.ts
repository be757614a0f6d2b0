import { t } from "@lingui/core/macro";
import type {
  IdentityDocument,
  IdentityRejection,
  PictureKind,
} from "@tucano/contract/player/account/identity.ts";

export function documentName(document: IdentityDocument): string {
  const names = {
    rg: t`Identity card (RG)`,
    cnh: t`Driving licence (CNH)`,
    rne: t`Foreigner's ID (RNE)`,
    passport: t`Passport`,
  };
  return names[document];
}

interface PictureWords {
  name: string;
  hint: string;
}

export function pictureWords(kind: PictureKind, document: IdentityDocument): PictureWords {
  const front = {
    name: document === "passport" ? t`Page with your photo` : t`Front`,
    hint: t`All four corners visible, nothing covered, no reflections.`,
  };
  const words = {
    front,
    back: { name: t`Back side`, hint: t`The side with the numbers, as sharp as the front.` },
    selfie: {
      name: t`You, holding it`,
      hint: t`Your face and the document beside it, both easy to see.`,
    },
  };
  return words[kind];
}

export function rejectionText(rejection: IdentityRejection): string {
  const texts = {
    unreadable: t`The photos are too dark, blurred or cut off to read.`,
    wrong_document: t`The photos do not show a document that we accept.`,
    expired: t`The document has expired.`,
    data_differ: t`The name, CPF or birth date on the document doesn't match your account.`,
    selfie_differs: t`We couldn't confirm that the person in the photo is the one on the document.`,
    altered: t`The photos seem to have been edited.`,
    other: t`We couldn't verify the document. Support can tell you more.`,
  };
  return texts[rejection];
}
