import { Trans, useLingui } from "@lingui/react/macro";
import {
  closeMember,
  endMemberSessions,
  messageMember,
  resetSecondFactor,
  sendPasswordLink,
} from "@tucano/contract/backoffice/members/member-acts.ts";
import { TextField } from "@tucano/ui/text-field.tsx";
import { Ellipsis } from "lucide-react";
import { Menu } from "../../../platform/menu.tsx";
import { useMay } from "../../../platform/session/session.ts";
import { useDraft } from "../../../platform/draft.ts";
import { call } from "../../../platform/api.ts";
import { freezeMember, unfreezeMember } from "@tucano/contract/backoffice/members/members.ts";
import type { MemberStatus } from "../../../platform/subjects/labels.tsx";
import { ActButton, FormButton } from "../../../platform/act-button.tsx";
import { GiveFreeSheet } from "../../../platform/free-rounds/give-free-sheet.tsx";

interface MemberActsProps {
  memberId: number;
  status: MemberStatus;
}

/** What may be done to an account beside moving its money. */
export function MemberActs({ memberId: member_id, status }: MemberActsProps) {
  const { t } = useLingui();
  if (status === "closed") return null;
  return (
    <>
      <MessageButton memberId={member_id} />
      {status === "active" && <FreeRoundsButton memberId={member_id} />}
      {status === "active" && (
        <ActButton
          permission="members.freeze"
          label={t`Freeze player`}
          done={t`The player is frozen and signed out everywhere.`}
          look="danger"
          act={(reason) => call(freezeMember, { member_id, reason })}
        />
      )}
      {status === "frozen" && (
        <ActButton
          permission="members.freeze"
          label={t`Unfreeze player`}
          done={t`The player may come in again.`}
          act={(reason) => call(unfreezeMember, { member_id, reason })}
        />
      )}
      <MoreActs memberId={member_id} />
    </>
  );
}

/** What is done seldom, and only when one is sure who asks. */
function MoreActs({ memberId: member_id }: { memberId: number }) {
  const { t } = useLingui();
  const may = useMay();
  if (!may("members.credentials") && !may("members.close")) return null;
  return (
    <Menu isInRow label={t`More acts`} icon={<Ellipsis aria-hidden="true" className="size-4" />}>
      {() => (
        <>
          <ActButton
            permission="members.credentials"
            label={t`Sign out everywhere`}
            done={t`The player is signed out everywhere.`}
            act={(reason) => call(endMemberSessions, { member_id, reason })}
          />
          <ActButton
            permission="members.credentials"
            label={t`Reset authenticator`}
            text={
              <Trans>
                The next sign-in asks for no code, and all sessions end. Be sure who is asking.
              </Trans>
            }
            done={t`The authenticator is taken away.`}
            act={(reason) => call(resetSecondFactor, { member_id, reason })}
          />
          <ActButton
            permission="members.credentials"
            label={t`Send password link`}
            text={
              <Trans>
                It goes to the bound e-mail address, is good for half an hour and once, and signs
                all devices out when it is used. You never see it. Be sure who is asking.
              </Trans>
            }
            done={t`The link is on its way to the player.`}
            act={(reason) => call(sendPasswordLink, { member_id, reason })}
          />
          <ActButton
            permission="members.close"
            label={t`Close account`}
            text={
              <Trans>
                For good: nobody gets in any more and nothing moves. Pay out what is left first.
              </Trans>
            }
            done={t`The account is closed.`}
            look="danger"
            act={(reason) => call(closeMember, { member_id, reason })}
          />
        </>
      )}
    </Menu>
  );
}

function FreeRoundsButton({ memberId }: { memberId: number }) {
  const { t } = useLingui();
  return (
    <FormButton
      permission="members.rewards"
      label={t`Give free rounds`}
      look="quiet"
      form={(close) => <GiveFreeSheet memberId={memberId} onClose={close} />}
    />
  );
}

const blank = { title: "", text: "" };

function MessageButton({ memberId }: { memberId: number }) {
  const { t } = useLingui();
  const { draft, set, field } = useDraft(blank);
  const sentence = { required: true, minLength: 3 } as const;
  return (
    <ActButton
      permission="members.message"
      label={t`Write a message`}
      title={t`Send to the inbox`}
      done={t`The message is in the player's inbox.`}
      act={(reason) => call(messageMember, { member_id: memberId, ...draft, reason })}
      onDone={() => set(blank)}
    >
      <TextField label={t`Title`} {...sentence} maxLength={100} {...field("title")} />
      <TextField label={t`Message`} {...sentence} maxLength={1_000} {...field("text")} />
    </ActButton>
  );
}
