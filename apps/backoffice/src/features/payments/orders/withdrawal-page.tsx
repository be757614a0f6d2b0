import { Trans, useLingui } from "@lingui/react/macro";
import { readWithdrawal, revealKey } from "@tucano/contract/backoffice/payments/payments.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { useParams } from "@tanstack/react-router";
import { ask, call } from "../../../platform/api.ts";
import { LatestOrders } from "../../../platform/payments/latest-orders.tsx";
import { MemberLink } from "../../../platform/tables/data-table.tsx";
import {
  MemberBadge,
  useWithdrawalStatusName,
  WithdrawalBadge,
} from "../../../platform/subjects/labels.tsx";
import { MoneyPicture } from "../../../platform/payments/money-picture.tsx";
import { Reveal } from "../../../platform/subjects/reveal.tsx";
import { RiskList } from "../../../platform/payments/risk.tsx";
import { useMay } from "../../../platform/session/session.ts";
import { Card, Fact, Loaded, Moment, Money } from "../../../platform/tables/show.tsx";
import { Page } from "../../../platform/tables/page.tsx";
import { CopyOrderNo } from "./order-parts.tsx";
import { ClaimBar } from "./claim.tsx";
import { Decision } from "./decision.tsx";
import { NextInQueue } from "./next-in-queue.tsx";
import { VerdictList } from "../rules/verdict.tsx";

type Detail = DataOf<typeof readWithdrawal>;

const REFRESH_MS = 15_000;
/** A payout takes seconds; whoever approved it is watching. */
const UNDER_WAY_MS = 2_000;
const underWay = new Set<string>(["approved", "paying"]);

export function WithdrawalPage() {
  const { orderNo } = useParams({ from: "/inside/withdrawals/$orderNo" });
  const query = useQuery({
    ...ask(readWithdrawal, { order_no: orderNo }),
    refetchInterval: ({ state }) =>
      underWay.has(state.data?.withdrawal.status ?? "") ? UNDER_WAY_MS : REFRESH_MS,
  });
  return <Loaded query={query}>{(detail) => <WithdrawalDetail detail={detail} />}</Loaded>;
}

function WithdrawalDetail({ detail }: { detail: Detail }) {
  const { t } = useLingui();
  const { withdrawal, member } = detail;
  return (
    <Page
      title={t`Withdrawal ${withdrawal.order_no}`}
      acts={
        <span className="flex flex-wrap items-center gap-3">
          <WithdrawalBadge status={withdrawal.status} />
          <NextInQueue after={withdrawal.order_no} isDone={!detail.can_decide} />
        </span>
      }
    >
      <div className="grid gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <Order detail={detail} />
          <Card title={t`The player's money`}>
            <MoneyPicture money={detail.money} />
          </Card>
          <LatestOrders of={detail} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Risk risk={detail.risk} memberId={member.member_id} />
          <Card title={t`Automatic approval`}>
            <VerdictList
              verdict={detail.verdict}
              at={detail.verdict_at}
              isWaiting={detail.can_decide}
            />
          </Card>
          <Card title={t`Player`} actions={<MemberBadge status={member.status} />}>
            <dl className="grid grid-cols-2 gap-4">
              <Fact label={t`Account`}>
                <MemberLink member={member} />
              </Fact>
              <Fact label={t`Number`}>{member.member_id}</Fact>
              <Fact label={t`Name`}>{member.realname}</Fact>
              <Fact label="CPF">{member.cpf_masked}</Fact>
              <Fact label={t`Account age`}>
                <Trans>{detail.account_age_days} days</Trans>
              </Fact>
              <Fact label={t`Level`}>VIP {member.level}</Fact>
            </dl>
          </Card>
          <Timeline detail={detail} />
        </div>
      </div>
    </Page>
  );
}

function Order({ detail }: { detail: Detail }) {
  const { t } = useLingui();
  const may = useMay();
  const { withdrawal, payment_key: key } = detail;
  return (
    <Card title={t`Order`} actions={<CopyOrderNo orderNo={withdrawal.order_no} />}>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Fact label={t`Amount`}>
          <Money wire={withdrawal.amount} />
        </Fact>
        <Fact label={t`General fee`}>
          <Money wire={withdrawal.general_fee} />
        </Fact>
        <Fact label={t`Mandatory fee`}>
          <Money wire={withdrawal.mandatory_fee} />
        </Fact>
        <Fact label={t`Player receives`}>
          <Money wire={withdrawal.actual_receipt} />
        </Fact>
        <Fact label={t`Pix key`}>
          {key.type} ·{" "}
          <Reveal
            masked={key.masked}
            label={t`Pix key`}
            reveal={(reason) => call(revealKey, { order_no: withdrawal.order_no, reason })}
          />
        </Fact>
        <Fact label={t`Key known since`}>
          {key.since === null ? "–" : <Moment iso={key.since} style="moment" />}
        </Fact>
        <Fact label={t`Asked for`}>
          <Moment iso={withdrawal.application_time} style="moment" />
        </Fact>
        <Fact label={t`Promised by`}>
          <Moment iso={withdrawal.eta_at} style="moment" />
        </Fact>
      </dl>
      <Notes detail={detail} />
      {detail.can_decide && may("withdrawals.decide") && (
        <div className="flex flex-col gap-3">
          <ClaimBar claim={detail.claim} orderNo={withdrawal.order_no} />
          {detail.claim?.is_own !== false && (
            <Decision
              orderNo={withdrawal.order_no}
              amount={withdrawal.amount}
              receives={withdrawal.actual_receipt}
              keyText={`${key.type} ${key.masked}`}
            />
          )}
        </div>
      )}
    </Card>
  );
}

/** What the order's history says beside its figures. */
function Notes({ detail }: { detail: Detail }) {
  const { payment_key: key } = detail;
  return (
    <>
      {key.also_used_by.length > 0 && (
        <Notice tone="error">
          <Trans>The same key is used by:</Trans>{" "}
          {key.also_used_by.map((other, index) => (
            <Fragment key={other.member_id}>
              {index > 0 && ", "}
              <MemberLink member={other} />
            </Fragment>
          ))}
        </Notice>
      )}
      {detail.remark !== null && (
        <Notice>
          <Trans>The player wrote: {detail.remark}</Trans>
        </Notice>
      )}
      {detail.reason !== null && (
        <Notice>
          <Trans>Reason given: {detail.reason}</Trans>
        </Notice>
      )}
    </>
  );
}

function Risk({ risk, memberId }: { risk: Detail["risk"]; memberId: number }) {
  const { t } = useLingui();
  const levels = {
    low: <Badge tone="leaf">{t`Low`}</Badge>,
    medium: <Badge tone="gold">{t`Medium`}</Badge>,
    high: <Badge tone="coral">{t`High`}</Badge>,
  };
  return (
    <Card title={t`Risk`} actions={levels[risk.level]}>
      {risk.notes.length === 0 ? (
        <p className="text-sm text-quiet">
          <Trans>Nothing stands out.</Trans>
        </p>
      ) : (
        <RiskList notes={risk.notes} memberId={memberId} />
      )}
    </Card>
  );
}

function Timeline({ detail }: { detail: Detail }) {
  const { t } = useLingui();
  const nameOf = useWithdrawalStatusName();
  const actors: Record<string, string> = {
    member: t`Player`,
    bank: t`Bank`,
    rule: t`By rule`,
  };
  /** Into the queue it came by itself: there no rule has decided anything. */
  const actorOf = ({ actor, status }: Detail["timeline"][number]) =>
    actor === "rule" && status === "in_review"
      ? ""
      : ` · ${actors[actor] ?? actor.replace(/^operator:/, "")}`;
  return (
    <Card title={t`What happened`}>
      <ol className="flex flex-col gap-3 text-sm">
        {detail.timeline.map((entry) => (
          <li key={`${entry.status}${entry.at}`} className="flex flex-col">
            <span className="font-medium">{nameOf(entry.status)}</span>
            <span className="text-xs text-quiet">
              <Moment iso={entry.at} />
              {actorOf(entry)}
            </span>
            {entry.note !== null && <span className="text-xs text-quiet">{entry.note}</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
