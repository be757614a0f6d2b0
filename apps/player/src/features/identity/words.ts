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
    rne: t`Residence card (RNE)`,
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
    hint: t`All four corners, nothing covered, no reflections.`,
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
    unreadable: t`The photos could not be read: too dark, blurred or cut off.`,
    wrong_document: t`The photos do not show a document that we accept.`,
    expired: t`The document has expired.`,
    data_differ: t`Name, CPF or birth date on the document are not those of your account.`,
    selfie_differs: t`We could not tell that the person in the photo is the one on the document.`,
    altered: t`The photos look as if they had been changed.`,
    other: t`The document could not be confirmed. Customer service tells you more.`,
  };
  return texts[rejection];
}
