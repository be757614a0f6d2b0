/** What waits for somebody to work it off: the numbers beside the sections. */
import type * as contract from "@tucano/contract/backoffice/access/frame.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { countToDecide } from "../core/approval-repository.ts";
import type { Command } from "../core/area.ts";

type Kind = DataOf<typeof contract.readWaiting>["list"][number]["kind"];

export const readWaiting: Command<typeof contract.readWaiting> = async (
  parts,
  _input,
  { operator: { operatorId, email, permissions } },
) => {
  const kinds = parts.approvals.decidable(permissions);
  const counts: readonly (readonly [Kind, boolean, () => Promise<number>])[] = [
    [
      "withdrawals",
      permissions.has("withdrawals.decide"),
      async () =>
        (
          await parts.cashier.listWithdrawals({
            status: ["submitted", "in_review"],
            page: 1,
            limit: 1,
          })
        ).total,
    ],
    [
      "approvals",
      permissions.has("approvals.decide"),
      () => countToDecide(parts.db, { operatorId, kinds, now: parts.clock.now() }),
    ],
    [
      "conversations",
      permissions.has("support.answer"),
      async () => (await parts.messages.countWaiting(email)).all,
    ],
    ["rounds", permissions.has("games.void"), async () => (await parts.rounds.listStuck()).length],
    ["identities", permissions.has("compliance.kyc"), () => parts.identity.office.countWaiting()],
  ];
  return {
    list: await Promise.all(
      counts
        .filter(([, mayWorkItOff]) => mayWorkItOff)
        .map(async ([kind, , count]) => ({ kind, count: await count() })),
    ),
  };
};
