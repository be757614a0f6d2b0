import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import {
  decideQualification,
  readAffiliate,
} from "@tucano/contract/backoffice/affiliates/affiliates.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { ActButton, FormButton } from "../../platform/act-button.tsx";
import { ask, call } from "../../platform/api.ts";
import { ReceiverState } from "../../platform/subjects/receivers.tsx";
import { DataTable, MemberLink } from "../../platform/tables/data-table.tsx";
import { Page } from "../../platform/tables/page.tsx";
import { Card, CardTable, Fact, Loaded, Moment, Money } from "../../platform/tables/show.tsx";
import { AffiliateSheet, type Detail, LinkSheet } from "./affiliate-sheet.tsx";
import { DaysCard, EntriesCard, StatementsCard } from "./figures-cards.tsx";
import { CorrectionSheet, DealSheet, PostbackSheet } from "./money-sheets.tsx";
import { RequestsSheet } from "./requests-sheet.tsx";
import { useAffiliateWords } from "./words.ts";

const page = getRouteApi("/inside/affiliates/$affiliateId");

/** One affiliate from all sides. */
export function AffiliatePage() {
  const { affiliateId } = page.useParams();
  const id = Number(affiliateId);
  return (
    <Loaded query={useQuery(ask(readAffiliate, { affiliate_id: id }))}>
      {(detail) => (
        <Page title={detail.affiliate.company} acts={<Acts detail={detail} />}>
          <Facts detail={detail} />
          <Warnings detail={detail} />
          <Deals detail={detail} />
          <Links detail={detail} />
          <DaysCard affiliateId={id} />
          <StatementsCard affiliateId={id} />
          <EntriesCard affiliateId={id} />
          <Postbacks detail={detail} />
        </Page>
      )}
    </Loaded>
  );
}

function Acts({ detail: { affiliate } }: { detail: Detail }) {
  const { t } = useLingui();
  const affiliateId = affiliate.affiliate_id;
  return (
    <div className="flex flex-wrap gap-2">
      <FormButton
        permission="affiliates.manage"
        label={t`Change`}
        look="quiet"
        form={(close) => <AffiliateSheet affiliate={affiliate} onClose={close} />}
      />
      <FormButton
        permission="affiliates.money"
        label={t`New deal`}
        look="quiet"
        form={(close) => <DealSheet affiliateId={affiliateId} onClose={close} />}
      />
      <FormButton
        permission="affiliates.money"
        label={t`Correction`}
        look="quiet"
        form={(close) => <CorrectionSheet affiliateId={affiliateId} onClose={close} />}
      />
    </div>
  );
}

function Facts({ detail: { affiliate, funnel } }: { detail: Detail }) {
  const { t } = useLingui();
  const { statuses } = useAffiliateWords();
  const [word, tone] = statuses[affiliate.status];
  return (
    <Card title={t`Overview`} actions={<Badge tone={tone}>{word}</Badge>}>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Fact label={t`Clicks`}>{funnel.clicks}</Fact>
        <Fact label={t`Registrations`}>{funnel.registrations}</Fact>
        <Fact label={t`First deposits`}>{funnel.first_deposits}</Fact>
        <Fact label={t`Amounts earned`}>{funnel.qualified}</Fact>
        <Fact label={t`Number`}>{affiliate.affiliate_id}</Fact>
        <Fact label={t`CNPJ or tax number`}>{affiliate.tax_id}</Fact>
        <Fact label={t`Contact`}>{affiliate.contact}</Fact>
        <Fact label={t`E-mail`}>{affiliate.email}</Fact>
        <Fact label={t`Company's Pix key`}>{affiliate.pix_key}</Fact>
      </dl>
    </Card>
  );
}

/** What looks wrong; nothing is shown where nothing does. */
function Warnings({ detail: { affiliate, signals, held } }: { detail: Detail }) {
  const { t } = useLingui();
  const { signals: words, doubts } = useAffiliateWords();
  if (signals.length === 0) return null;
  const affiliate_id = affiliate.affiliate_id;
  const decide = (member_id: number, is_earned: boolean) => (reason: string) =>
    call(decideQualification, { affiliate_id, member_id, is_earned, reason });
  return (
    <Card title={t`To look at, of seven days`}>
      <CardTable isEmpty={false}>
        <DataTable
          rows={signals}
          keyOf={(row) => `${row.kind} ${row.about}`}
          columns={[
            { label: t`Signal`, cell: (row) => words[row.kind] },
            { label: t`About`, cell: (row) => <About signal={row} /> },
            { label: t`Count`, isNumber: true, cell: (row) => row.count },
          ]}
        />
      </CardTable>
      {held.length > 0 && (
        <CardTable isEmpty={false}>
          <DataTable
            rows={held}
            keyOf={(row) => row.member.member_id}
            columns={[
              { label: t`Player`, cell: (row) => <MemberLink member={row.member} /> },
              { label: t`Why`, cell: (row) => doubts[row.reason] ?? row.reason },
              { label: t`Amount`, isNumber: true, cell: (row) => <Money wire={row.amount} /> },
              {
                label: t`Act`,
                cell: ({ member: { member_id, account } }) => (
                  <span className="flex flex-wrap gap-2">
                    <ActButton
                      permission="affiliates.money"
                      label={t`Earned`}
                      about={account}
                      act={decide(member_id, true)}
                    />
                    <ActButton
                      permission="affiliates.money"
                      label={t`Not earned`}
                      about={account}
                      act={decide(member_id, false)}
                    />
                  </span>
                ),
              },
            ]}
          />
        </CardTable>
      )}
    </Card>
  );
}

function About({ signal: { kind, about } }: { signal: Detail["signals"][number] }) {
  const { doubts } = useAffiliateWords();
  if (kind !== "taken-back") return doubts[about] ?? about;
  return (
    <Link
      to="/deposits/$orderNo"
      params={{ orderNo: about }}
      className="font-medium break-all text-beak-text"
    >
      {about}
    </Link>
  );
}

function Deals({ detail: { deals } }: { detail: Detail }) {
  const { t } = useLingui();
  const { sayCpa, sayShare } = useAffiliateWords();
  return (
    <Card title={t`Deals`}>
      <CardTable isEmpty={deals.length === 0}>
        <DataTable
          rows={deals.toReversed()}
          keyOf={(row) => row.version}
          columns={[
            { label: t`Version`, cell: (row) => row.version },
            { label: t`From month`, cell: (row) => row.month },
            {
              label: t`What is paid`,
              cell: ({ terms: { cpa, share } }) => (
                <span className="flex flex-col gap-1">
                  {cpa !== null && <span>{sayCpa(cpa)}</span>}
                  {share !== null && <span>{sayShare(share)}</span>}
                </span>
              ),
            },
            { label: t`Agreed by`, cell: (row) => `${row.asked_by}, ${row.agreed_by}` },
            { label: t`When`, cell: (row) => <Moment iso={row.created_at} style="day" /> },
          ]}
        />
      </CardTable>
    </Card>
  );
}

function Links({ detail: { affiliate, links } }: { detail: Detail }) {
  const { t } = useLingui();
  const affiliateId = affiliate.affiliate_id;
  return (
    <Card
      title={t`Links`}
      actions={
        <FormButton
          permission="affiliates.manage"
          label={t`New link`}
          look="quiet"
          form={(close) => <LinkSheet affiliateId={affiliateId} link={null} onClose={close} />}
        />
      }
    >
      <CardTable isEmpty={links.length === 0}>
        <DataTable
          rows={links}
          keyOf={(row) => row.link_id}
          columns={[
            { label: t`Name`, cell: (row) => row.name },
            {
              label: t`Address`,
              // Whole, to be passed on: the server knows it only where its public address is set.
              cell: (row) => (
                <code className="break-all">{new URL(row.address, location.href).href}</code>
              ),
            },
            { label: t`Where it stands`, cell: (row) => row.placement },
            { label: t`Clicks`, isNumber: true, cell: (row) => row.funnel.clicks },
            { label: t`Registrations`, isNumber: true, cell: (row) => row.funnel.registrations },
            { label: t`First deposits`, isNumber: true, cell: (row) => row.funnel.first_deposits },
            { label: t`State`, cell: (row) => (row.is_open ? t`Open` : t`Closed`) },
            {
              label: t`Act`,
              cell: (row) => (
                <FormButton
                  permission="affiliates.manage"
                  label={t`Change`}
                  look="quiet"
                  form={(close) => (
                    <LinkSheet affiliateId={affiliateId} link={row} onClose={close} />
                  )}
                />
              ),
            },
          ]}
        />
      </CardTable>
    </Card>
  );
}

function Postbacks({ detail: { affiliate, postbacks } }: { detail: Detail }) {
  const { t } = useLingui();
  const affiliateId = affiliate.affiliate_id;
  const sheet = (postback: Detail["postbacks"][number] | null) => (close: () => void) => (
    <PostbackSheet affiliateId={affiliateId} postback={postback} onClose={close} />
  );
  return (
    <Card
      title={t`Postbacks`}
      actions={
        <FormButton
          permission="affiliates.manage"
          label={t`New postback`}
          look="quiet"
          form={sheet(null)}
        />
      }
    >
      <CardTable isEmpty={postbacks.length === 0}>
        <DataTable
          rows={postbacks}
          keyOf={(row) => row.postback_id}
          columns={[
            { label: t`Address`, cell: (row) => <code className="break-all">{row.template}</code> },
            { label: t`Kinds of events`, cell: (row) => row.kinds.join(", ") },
            { label: t`State`, cell: (row) => <ReceiverState row={row} /> },
            {
              label: t`Act`,
              cell: (row) => (
                <span className="flex flex-wrap gap-2">
                  <FormButton
                    permission="affiliates.read"
                    label={t`Requests`}
                    look="quiet"
                    form={(close) => <RequestsSheet postback={row} onClose={close} />}
                  />
                  <FormButton
                    permission="affiliates.manage"
                    label={t`Change`}
                    look="quiet"
                    form={sheet(row)}
                  />
                </span>
              ),
            },
          ]}
        />
      </CardTable>
    </Card>
  );
}
