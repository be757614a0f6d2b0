/** One attempt: opened with a reason, compared with the player's data, and decided. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { openKyc, readKyc } from "@tucano/contract/backoffice/members/identity.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { Notice } from "@tucano/ui/notice.tsx";
import { useState } from "react";
import { ActButton } from "../../../platform/act-button.tsx";
import { Page } from "../../../platform/tables/page.tsx";
import { ask, call } from "../../../platform/api.ts";
import { IdentityBadge, IdentityHistory } from "../../../platform/subjects/identity-history.tsx";
import { useIdentityWords } from "../../../platform/subjects/identity-words.ts";
import { Card, Day, Fact, Loaded, Moment } from "../../../platform/tables/show.tsx";
import { Subject } from "../../../platform/subjects/subject.tsx";
import { KycDecision } from "./kyc-decision.tsx";
import { KycPictures } from "./kyc-pictures.tsx";

/** As it is printed on documents, which it is compared with. */
const writeCpf = (digits: string) =>
  digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, "$1.$2.$3-$4");

type KycDetail = DataOf<typeof readKyc>;
type Opened = DataOf<typeof openKyc>;

const page = getRouteApi("/inside/compliance/identities/$submissionId");

export function KycDetailPage() {
  const { t } = useLingui();
  const submissionId = Number(page.useParams().submissionId);
  const query = useQuery(ask(readKyc, { submission_id: submissionId }));
  return (
    <Page title={t`Identity ${submissionId}`}>
      <Loaded query={query}>{(detail) => <Detail key={submissionId} detail={detail} />}</Loaded>
    </Page>
  );
}

function Facts({ detail, opened }: { detail: KycDetail; opened: Opened | null }) {
  const { t } = useLingui();
  const words = useIdentityWords();
  return (
    <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
      <Fact label={t`Player`}>
        <Subject subject={`member:${detail.member.member_id}`} />
      </Fact>
      <Fact label={t`Account`}>{detail.member.account}</Fact>
      <Fact label={t`State`}>
        <IdentityBadge level={detail.status} />
      </Fact>
      <Fact label={t`Handed in`}>
        <Moment iso={detail.submitted_at} style="moment" />
      </Fact>
      <Fact label={t`Document`}>{words.document(detail.document)}</Fact>
      <Fact label={t`Name`}>{detail.member.realname}</Fact>
      <Fact label="CPF">{opened === null ? detail.cpf_masked : writeCpf(opened.cpf)}</Fact>
      <Fact label={t`Birth date`}>{opened === null ? "–" : <Day day={opened.birth_date} />}</Fact>
    </dl>
  );
}

function Detail({ detail }: { detail: KycDetail }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened | null>(null);
  const isTaken = detail.claim !== null && !detail.claim.is_own;
  return (
    <>
      <Card title={t`Compare`}>
        <Facts detail={detail} opened={opened} />
        {isTaken && (
          <Notice>
            <Trans>{detail.claim?.by} looks at these pictures just now.</Trans>
          </Notice>
        )}
        {opened === null ? (
          <div>
            <ActButton
              permission="compliance.kyc"
              label={t`Open the pictures`}
              look="primary"
              size="md"
              isDisabled={isTaken}
              text={
                <Trans>
                  For ten minutes the photos, the CPF and the birth date are shown to you alone. It
                  is written down.
                </Trans>
              }
              act={(reason) => call(openKyc, { submission_id: detail.submission_id, reason })}
              onDone={setOpened}
            />
          </div>
        ) : (
          <>
            <KycPictures submissionId={detail.submission_id} kinds={opened.pictures} />
            <p className="text-sm text-quiet">
              <Trans>Open until</Trans> <Moment iso={opened.until} />
            </p>
            {detail.status === "submitted" && (
              <KycDecision submissionId={detail.submission_id} onDecided={() => setOpened(null)} />
            )}
          </>
        )}
      </Card>
      <Card title={t`All attempts`}>
        <IdentityHistory history={detail.history} />
      </Card>
    </>
  );
}
