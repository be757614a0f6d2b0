import { Trans, useLingui } from "@lingui/react/macro";
import { freezeMembers } from "@tucano/contract/backoffice/members/ring.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { ActButton } from "../../../platform/act-button.tsx";
import { call } from "../../../platform/api.ts";

interface FreezeChosenProps {
  members: readonly { readonly member_id: number }[];
  onDone: () => void;
}

/** Several players at once, for one reason. */
export function FreezeChosen({ members, onDone }: FreezeChosenProps) {
  const { t } = useLingui();
  const count = members.length;
  const said = ({ list, approval }: DataOf<typeof freezeMembers>) => {
    if (approval !== null) return undefined;
    const done = list.filter(({ outcome }) => outcome === "done").length;
    return t`Frozen and signed out: ${done} of ${count}.`;
  };
  return (
    <ActButton
      permission="members.freeze"
      label={t`Freeze them`}
      title={t`Freeze ${count} accounts`}
      text={
        <Trans>
          No play, no payments, signed out everywhere. Each can be unfrozen on its own page. Many at
          once wait for a second person.
        </Trans>
      }
      readyReasons={[
        t`Several accounts in one hand`,
        t`Bonus taken by several accounts of one person`,
        t`Payments by somebody else`,
        t`Account taken over`,
      ]}
      look="danger"
      isDisabled={count === 0}
      act={(reason) =>
        call(freezeMembers, { member_ids: members.map(({ member_id }) => member_id), reason })
      }
      done={said}
      onDone={onDone}
    />
  );
}
