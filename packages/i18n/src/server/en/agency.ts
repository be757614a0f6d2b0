/** Texts of the invitation programme, in English. */
import type { agencyErrors } from "@tucano/contract/errors/agency.ts";

export const agencyTexts = {
  "agency.closed": "The invitation programme is not open right now",
  "agency.invalid_subordinate": "Please fix the error in the form",
  "agency.phone_invalid": "Please enter the correct mobile phone number",
  "agency.invite_code_unknown": "This invitation code does not exist",
  "agency.uid_unknown": "There is no user with this UID and this phone number",
  "agency.already_bound": "This user has an inviter already",
  "agency.own_tree": "Nobody can be invited by themselves or by somebody they invited",
  "agency.not_your_invitation":
    "You can register users with your own invitation code, or with that of somebody you invited",
  "agency.wish_unknown": "Nobody of that number asks you",
  "agency.commission_unknown": "We could not find this commission",
  "agency.commission_decided": "This commission was decided before: nothing was changed",
} satisfies Record<keyof typeof agencyErrors, string>;

export const agencyNotices = {
  "agency.subordinate_asked": "The user was asked. They join the team when they accept",
  "agency.subordinate_registered": "The user was registered. What they do counts from {day} on",
} as const;
