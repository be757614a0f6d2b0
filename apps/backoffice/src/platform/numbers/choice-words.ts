/** Numbers of the market and of promises that are one of a few words: what each of them says. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

export type Choices = Readonly<Record<string, MessageDescriptor>>;

/** How something stood, and what became of it. */
const states: Choices = {
  active: msg`Active`,
  all: msg`All`,
  answered: msg`Answered`,
  approved: msg`Approved`,
  assigned: msg`Assigned`,
  cancelled: msg`Cancelled`,
  claimable: msg`Claimable`,
  claimed: msg`Claimed`,
  closed: msg`Closed`,
  denied: msg`Denied`,
  disabled: msg`Disabled`,
  done: msg`Done`,
  draft: msg`Draft`,
  erased: msg`Erased`,
  excluded: msg`Excluded`,
  executed: msg`Carried out`,
  expired: msg`Expired`,
  failed: msg`Failed`,
  forfeited: msg`Forfeited`,
  frozen: msg`Frozen`,
  held: msg`Held`,
  hidden: msg`Hidden`,
  imported: msg`Imported`,
  in_review: msg`In review`,
  invited: msg`Invited`,
  kept: msg`Kept`,
  live: msg`Live`,
  off: msg`Off`,
  on: msg`On`,
  open: msg`Open`,
  ordered: msg`Ordered`,
  paid: msg`Paid`,
  paying: msg`Being paid`,
  pending: msg`Pending`,
  postponed: msg`Postponed`,
  published: msg`Published`,
  refunded: msg`Refunded`,
  rejected: msg`Rejected`,
  returned: msg`Returned`,
  running: msg`Running`,
  scheduled: msg`Scheduled`,
  settled: msg`Settled`,
  shown: msg`Shown`,
  stopped: msg`Stopped`,
  submitted: msg`Submitted`,
  suspense: msg`Without an owner`,
  verified: msg`Confirmed`,
  void: msg`Void`,
  waiting: msg`Waits`,
  withdrawn: msg`Taken back`,
};

export const colourWords = {
  neutral: msg`Grey`,
  leaf: msg`Green`,
  gold: msg`Gold`,
  coral: msg`Red`,
  sea: msg`Blue`,
} satisfies Choices;

const choicesByStep: Readonly<Record<string, Choices>> = {
  kycGate: {
    never: msg`Never`,
    before_withdrawal: msg`Before a withdrawal`,
    before_deposit_and_play: msg`Before depositing and playing`,
  },
  kind: { cash: msg`Cash`, bonus: msg`Bonus`, spins: msg`Spins`, nothing: msg`Nothing` },
  counts: {
    rounds: msg`Rounds`,
    games: msg`Different games`,
    newGames: msg`Games never played before`,
    days: msg`Days of play`,
    twoStep: msg`Two-step sign-in is on`,
    depositLimit: msg`A deposit limit is set`,
  },
  every: { week: msg`Week`, month: msg`Month`, once: msg`Once, over all time` },
  chooseBy: { share: msg`Share`, cost: msg`Cost` },
  colour: colourWords,
  outcome: states,
  person: states,
  phase: states,
  second_factor: states,
  signed_in: states,
  state: states,
  status: states,
  samePlace: { bar: msg`Cannot approve`, mark: msg`Is marked` },
};

/** By the last step of a number's path; null: it is not one of these. */
export const choicesOf = (path: string): Choices | null =>
  choicesByStep[path.split(".").at(-1) ?? ""] ?? null;
