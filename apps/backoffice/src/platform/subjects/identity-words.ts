/** The words for identities, where they are decided and where a player is shown. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type {
  IdentityDocument,
  IdentityLevel,
  IdentityRejection,
  PictureKind,
} from "@tucano/contract/player/account/identity.ts";

const levels: Record<IdentityLevel, MessageDescriptor> = {
  none: msg`Nothing handed in`,
  submitted: msg`Waiting`,
  verified: msg`Confirmed`,
  rejected: msg`Turned down`,
};

const documents: Record<IdentityDocument, MessageDescriptor> = {
  rg: msg`Identity card (RG)`,
  cnh: msg`Driving licence (CNH)`,
  rne: msg`Residence card (RNE)`,
  passport: msg`Passport`,
};

const pictures: Record<PictureKind, MessageDescriptor> = {
  front: msg`Front`,
  back: msg`Reverse side`,
  selfie: msg`Person with the document`,
};

const rejections: Record<IdentityRejection, MessageDescriptor> = {
  unreadable: msg`Cannot be read`,
  wrong_document: msg`No document that is accepted`,
  expired: msg`Expired`,
  data_differ: msg`Name, CPF or birth date differ`,
  selfie_differs: msg`Another person in the photo`,
  altered: msg`Looks altered`,
  other: msg`Another reason: customer service explains`,
};

export function useIdentityWords() {
  const { _ } = useLingui();
  return {
    level: (one: IdentityLevel) => _(levels[one]),
    document: (one: IdentityDocument) => _(documents[one]),
    picture: (one: PictureKind) => _(pictures[one]),
    rejection: (one: IdentityRejection) => _(rejections[one]),
  };
}
