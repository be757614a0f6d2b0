import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Platform } from "../platform/context.ts";

export interface IntegrationsDeps extends Pick<
  Platform,
  "apart" | "clock" | "config" | "db" | "logger" | "metrics" | "random" | "secrets"
> {
  /** Which of these members are excluded, or on a time-out, at this moment. */
  excludedAmong(memberIds: readonly MemberId[]): Promise<ReadonlySet<MemberId>>;
}
