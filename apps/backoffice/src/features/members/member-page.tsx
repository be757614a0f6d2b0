import { Trans, useLingui } from "@lingui/react/macro";
import {
  freezeMember,
  type readMember,
  unfreezeMember,
} from "@tucano/contract/backoffice/members.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { call } from "../../platform/api.ts";
import { DepositTable } from "../../platform/deposit-table.tsx";
import { MemberBadge } from "../../platform/labels.tsx";
import { MoneyPicture } from "../../platform/money-picture.tsx";
import { Card, CardTable, Fact, Loaded, Moment, PageHead } from "../../platform/show.tsx";
import { WithdrawalTable } from "../../platform/withdrawal-table.tsx";
import { memberQuery } from "./queries.ts";

type Detail = DataOf<typeof readMember>;

export function MemberPage() {
  const { memberId } = useParams({ from: "/inside/members/$memberId" });
  const query = useQuery(memberQuery(Number(memberId)));
  return <Loaded query={query}>{(detail) => <MemberDetail detail={detail} />}</Loaded>;
}

function MemberDetail({ detail }: { detail: Detail }) {
  const { t } = useLingui();
  const { member } = detail;
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={member.account}>
        <div className="flex items-center gap-3">
          <MemberBadge status={member.status} />
          <FreezeButton memberId={member.member_id} status={member.status} />
        </div>
      </PageHead>
      {detail.status_reason !== null && <Notice>{detail.status_reason}</Notice>}
      <Card title={t`Player`}>
        <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
          <Fact label={t`Number`}>{member.member_id}</Fact>
          <Fact label={t`Name`}>{member.realname}</Fact>
          <Fact label="CPF">{member.cpf_masked}</Fact>
          <Fact label={t`Birth date`}>
            <Moment iso={`${detail.birth_date}T12:00:00-03:00`} style="day" />
          </Fact>
          <Fact label={t`Phone`}>{member.phone}</Fact>
          <Fact label={t`E-mail`}>{detail.email ?? "–"}</Fact>
          <Fact label={t`Registered`}>
            <Moment iso={member.created_at} style="moment" />
          </Fact>
          <Fact label={t`Registered from`}>{detail.register_ip}</Fact>
          <Fact label={t`Last seen`}>
            {detail.last_seen_at === null ? (
              "–"
            ) : (
              <Moment iso={detail.last_seen_at} style="moment" />
            )}
          </Fact>
          <Fact label={t`Account age`}>
            <Trans>{detail.account_age_days} days</Trans>
          </Fact>
          <Fact label={t`Level`}>VIP {member.level}</Fact>
        </dl>
      </Card>
      <Card title={t`Money`}>
        <MoneyPicture money={detail.money} />
      </Card>
      <Card title={t`Latest deposits`}>
        <CardTable isEmpty={detail.recent_deposits.length === 0}>
          <DepositTable rows={detail.recent_deposits} withMember={false} />
        </CardTable>
      </Card>
      <Card title={t`Latest withdrawals`}>
        <CardTable isEmpty={detail.recent_withdrawals.length === 0}>
          <WithdrawalTable rows={detail.recent_withdrawals} withMember={false} />
        </CardTable>
      </Card>
    </div>
  );
}

function FreezeButton({
  memberId,
  status,
}: {
  memberId: number;
  status: Detail["member"]["status"];
}) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState("");
  const queries = useQueryClient();
  const isFrozen = status === "frozen";
  const change = useMutation({
    mutationFn: () =>
      call(isFrozen ? unfreezeMember : freezeMember, { member_id: memberId, reason }),
    onSuccess: () => {
      showToast(
        isFrozen
          ? t`The player may come in again.`
          : t`The player is frozen and signed out everywhere.`,
        "good",
      );
      setIsOpen(false);
      setReason("");
    },
    onSettled: () => queries.invalidateQueries(),
  });
  if (status !== "active" && !isFrozen) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  const title = isFrozen ? t`Unfreeze player` : t`Freeze player`;
  return (
    <>
      <Button look={isFrozen ? "quiet" : "danger"} size="sm" onClick={() => setIsOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <Sheet title={title} closeLabel={t`Close`} onClose={() => setIsOpen(false)}>
          <form className="flex flex-col gap-4" onSubmit={submit}>
            <TextField
              label={t`Reason`}
              required
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            {change.isError && <Notice tone="error">{change.error.message}</Notice>}
            <Button
              type="submit"
              size="lg"
              look={isFrozen ? "primary" : "danger"}
              isBusy={change.isPending}
            >
              {title}
            </Button>
          </form>
        </Sheet>
      )}
    </>
  );
}
