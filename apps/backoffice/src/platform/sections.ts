/** A page that the sidebar and the command palette lead to, for those who may open it. */
import type { MessageDescriptor } from "@lingui/core";
import type { Needed } from "@tucano/contract/backoffice/access/permissions.ts";
import type { LucideIcon } from "lucide-react";

export interface Section {
  /** An address of the router's, such as `/members`. */
  readonly to: string;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
  readonly permission: Needed;
}

export interface SectionGroup {
  readonly label: MessageDescriptor;
  readonly sections: readonly Section[];
}
