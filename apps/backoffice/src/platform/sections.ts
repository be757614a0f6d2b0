/** A page that the sidebar and the command palette lead to, for those who may open it. */
import type { MessageDescriptor } from "@lingui/core";
import type { waitingKinds } from "@tucano/contract/backoffice/access/frame.ts";
import type { Needed } from "@tucano/contract/backoffice/access/permissions.ts";
import type { LucideIcon } from "lucide-react";

export interface Section {
  /** An address of the router's, such as `/members`. */
  readonly to: string;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
  readonly permission: Needed;
  /** What is worked off there: how much of it waits stands beside the label. */
  readonly waiting?: (typeof waitingKinds)[number];
}

export interface SectionGroup {
  readonly label: MessageDescriptor;
  readonly sections: readonly Section[];
}
