import { Trans, useLingui } from "@lingui/react/macro";
import {
  closeMember,
  endMemberSessions,
  messageMember,
  resetSecondFactor,
  sendPasswordLink,
} from "@tucano/contract/backoffice/members/member-acts.ts";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useState } from "react";
import { call } from "../../../platform/api.ts";
import { ActButton } from "./act-button.tsx";

/** What may be done to an account beside freezing it and moving money. */
export function MemberActs({ memberId, isClosed }: { memberId: number; isClosed: boolean }) {
  const { t } = useLingui();
  return (
    <>
      {!isClosed && <MessageButton memberId={memberId} />}
      {!isClosed && (
        <ActButton
          permission="members.credentials"
          label={t`Sign out everywhere`}
          title={t`Sign out everywhere`}
          done={t`The player is signed out everywhere.`}
          act={(reason) => call(endMemberSessions, { member_id: memberId, reason })}
        />
      )}
      {!isClosed && (
        <ActButton
          permission="members.credentials"
          label={t`Reset authenticator`}
          title={t`Reset authenticator`}
          text={
            <Trans>
              The next sign-in asks for no code, and all sessions end. Be sure who is asking.
            </Trans>
          }
          done={t`The authenticator is taken away.`}
          act={(reason) => call(resetSecondFactor, { member_id: memberId, reason })}
        />
      )}
      {!isClosed && (
        <ActButton
          permission="members.credentials"
          label={t`Send password link`}
          title={t`Send password link`}
          text={
            <Trans>
              It goes to the bound e-mail address, is good for half an hour and once, and signs all
              devices out when it is used. You never see it. Be sure who is asking.
            </Trans>
          }
          done={t`The link is on its way to the player.`}
          act={(reason) => call(sendPasswordLink, { member_id: memberId, reason })}
        />
      )}
      {!isClosed && (
        <ActButton
          permission="members.close"
          label={t`Close account`}
          title={t`Close account`}
          text={
            <Trans>
              For good: nobody gets in any more and nothing moves. Pay out what is left first.
            </Trans>
          }
          done={t`The account is closed.`}
          look="danger"
          act={(reason) => call(closeMember, { member_id: memberId, reason })}
        />
      )}
    </>
  );
}

function MessageButton({ memberId }: { memberId: number }) {
  const { t } = useLingui();
  const [title, setTitle] = useState("");
  const [text, setText] = useState("");
  return (
    <ActButton
      permission="members.message"
      label={t`Write a message`}
      title={t`Send to the inbox`}
      done={t`The message is in the player's inbox.`}
      act={async (reason) => {
        await call(messageMember, { member_id: memberId, title, text, reason });
        setTitle("");
        setText("");
      }}
    >
      <TextField
        label={t`Title`}
        required
        minLength={3}
        maxLength={100}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        label={t`Message`}
        required
        minLength={3}
        maxLength={1_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </ActButton>
  );
}
