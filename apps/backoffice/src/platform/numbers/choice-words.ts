/** Numbers of the market and of promises that are one of a few words: what each of them says. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

export type Choices = Readonly<Record<string, MessageDescriptor>>;

const choicesByStep: Readonly<Record<string, Choices>> = {
  kycGate: {
    never: msg`Never`,
    before_withdrawal: msg`Before a withdrawal`,
    before_deposit_and_play: msg`Before depositing and playing`,
  },
  kind: { cash: msg`Cash`, bonus: msg`Bonus`, spins: msg`Spins`, nothing: msg`Nothing` },
  chooseBy: { share: msg`Share`, cost: msg`Cost` },
  samePlace: { bar: msg`Cannot approve`, mark: msg`Is marked` },
};

/** By the last step of a number's path; null: it is not one of these. */
export const choicesOf = (path: string): Choices | null =>
  choicesByStep[path.split(".").at(-1) ?? ""] ?? null;
