import { Trans, useLingui } from "@lingui/react/macro";
import {
  type personalFields,
  readMember,
  revealMember,
} from "@tucano/contract/backoffice/members/members.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { Notice } from "@tucano/ui/notice.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { LatestOrders } from "../../platform/payments/latest-orders.tsx";
import { Page } from "../../platform/tables/page.tsx";
import { ask, call } from "../../platform/api.ts";
import { MemberBadge } from "../../platform/subjects/labels.tsx";
import { MoneyPicture } from "../../platform/payments/money-picture.tsx";
import { Card, Day, Fact, Loaded, Moment } from "../../platform/tables/show.tsx";
import { Reveal } from "../../platform/subjects/reveal.tsx";
import { AdjustButton } from "./acts/adjust-button.tsx";
import { MemberActs } from "./acts/member-acts.tsx";
import { PutTagButton, TagBadges } from "./acts/tags.tsx";
import { MemberTab } from "./tabs/member-tab.tsx";
import { TabList } from "./tabs/tab-list.tsx";

type Detail = DataOf<typeof readMember>;

const page = getRouteApi("/inside/members/$memberId");

export function MemberPage() {
  const { memberId } = page.useParams();
  const query = useQuery(ask(readMember, { member_id: Number(memberId) }));
  return <Loaded query={query}>{(detail) => <MemberDetail detail={detail} />}</Loaded>;
}

/** On a phone they go by in one line, so that what is looked at is not a screen below. */
const actsLook = cx(
  "flex flex-wrap items-center gap-3",
  "max-md:-mx-4 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4 max-md:py-1",
  "max-md:w-dvw max-md:*:shrink-0",
);

function MemberDetail({ detail }: { detail: Detail }) {
  const { tab = "overview", cursor } = page.useSearch();
  const { member } = detail;
  const id = member.member_id;
  return (
    <Page
      title={member.account}
      acts={
        <div className={actsLook}>
          <MemberBadge status={member.status} />
          <TagBadges tags={detail.tags} />
          <PutTagButton members={[member]} />
          <AdjustButton memberId={id} />
          <MemberActs memberId={id} status={member.status} />
        </div>
      }
    >
      {detail.status_reason !== null && <Notice>{detail.status_reason}</Notice>}
      <TabList chosen={tab} />
      {tab === "overview" ? (
        <Overview detail={detail} />
      ) : (
        <MemberTab key={`${id}-${tab}`} tab={tab} member_id={id} {...(cursor && { cursor })} />
      )}
    </Page>
  );
}

function Overview({ detail }: { detail: Detail }) {
  const { t } = useLingui();
  const { member } = detail;
  const id = member.member_id;
  return (
    <div className="flex flex-col gap-5">
      <Card title={t`Player`}>
        <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
          <Fact label={t`Number`}>{member.member_id}</Fact>
          <Fact label={t`Name`}>{member.realname}</Fact>
          <Personal memberId={id} field="cpf" label="CPF" masked={member.cpf_masked} />
          <Fact label={t`Birth date`}>
            <Day day={detail.birth_date} />
          </Fact>
          <Personal memberId={id} field="phone" label={t`Phone`} masked={member.phone_masked} />
          <Personal
            memberId={id}
            field="email"
            label={t`E-mail`}
            masked={detail.email_masked ?? ""}
          />
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
      <LatestOrders of={detail} />
    </div>
  );
}

/** One piece of personal data, masked until somebody says why they need it. */
function Personal({ memberId, field, label, masked }: PersonalProps) {
  return (
    <Fact label={label}>
      <Reveal
        masked={masked}
        label={label}
        reveal={(reason) => call(revealMember, { member_id: memberId, field, reason })}
      />
    </Fact>
  );
}

interface PersonalProps {
  memberId: number;
  field: (typeof personalFields)[number];
  label: string;
  masked: string;
}
