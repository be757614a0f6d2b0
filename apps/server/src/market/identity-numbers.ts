/** What a market asks to know of a person: documents, age, limits, and lists of barred people. */
import * as z from "zod/mini";
import { kycGates } from "@tucano/contract/player/account/identity.ts";

export const identityNumbers = z.object({
  /** Before what an operator must have confirmed the documents. */
  kycGate: z.enum(kycGates),
  /** With `before_withdrawal`: withdrawals of so much in all wait for documents. */
  documentsFromCentavos: z.int().check(z.minimum(0), z.maximum(100_000_000_000)),
  minAge: z.int().check(z.minimum(18), z.maximum(99)),
  /** Nobody registers without having set such a limit. */
  isLossLimitMandatory: z.boolean(),
  isTimeLimitMandatory: z.boolean(),
  /** Whether who is on a barred list may register, and play on as a member. */
  mayBarredRegister: z.boolean(),
  mayBarredPlay: z.boolean(),
});

type IdentityNumbers = z.output<typeof identityNumbers>;

export const standardIdentity: IdentityNumbers = {
  kycGate: "before_withdrawal",
  documentsFromCentavos: 10_000_000,
  minAge: 18,
  isLossLimitMandatory: false,
  isTimeLimitMandatory: false,
  mayBarredRegister: false,
  mayBarredPlay: false,
};

/** Nobody pays in or plays before it is known who they are, and not without limits of their own. */
export const brBetsIdentity: IdentityNumbers = {
  ...standardIdentity,
  kycGate: "before_deposit_and_play",
  isLossLimitMandatory: true,
  isTimeLimitMandatory: true,
};
