/** One attempt: opened with a reason, compared with the player's data, and decided. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { openKyc } from "@tucano/contract/backoffice/members/identity.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { useState } from "react";
import { call } from "../../../platform/api.ts";
import { IdentityBadge, IdentityHistory } from "../../../platform/subjects/identity-history.tsx";
import { useIdentityWords } from "../../../platform/subjects/identity-words.ts";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { Card, Fact, Loaded, Moment, PageHead } from "../../../platform/tables/show.tsx";
import { Subject } from "../../../platform/subjects/subject.tsx";
import { KycDecision } from "./kyc-decision.tsx";
import { KycPictures } from "./kyc-pictures.tsx";
import { type KycDetail, kycQuery } from "./kyc-queries.ts";

/** As it is printed on documents, which it is compared with. */
const writeCpf = (digits: string) =>
  digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, "$1.$2.$3-$4");

type Opened = DataOf<typeof openKyc>;

const page = getRouteApi("/inside/compliance/identities/$submissionId");

export function KycDetailPage() {
  const { t } = useLingui();
  const submissionId = Number(page.useParams().submissionId);
  const query = useQuery(kycQuery(submissionId));
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Identity ${submissionId}`} />
      <Loaded query={query}>{(detail) => <Detail key={submissionId} detail={detail} />}</Loaded>
    </div>
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
        <Moment iso={detail.submitted_at} />
      </Fact>
      <Fact label={t`Document`}>{words.document(detail.document)}</Fact>
      <Fact label={t`Name`}>{detail.member.realname}</Fact>
      <Fact label="CPF">{opened === null ? detail.cpf_masked : writeCpf(opened.cpf)}</Fact>
      <Fact label={t`Birth date`}>
        {opened === null ? "–" : <Moment iso={`${opened.birth_date}T12:00:00-03:00`} style="day" />}
      </Fact>
    </dl>
  );
}

function Detail({ detail }: { detail: KycDetail }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isAsking, setIsAsking] = useState(false);
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
            <Button disabled={isTaken} onClick={() => setIsAsking(true)}>
              <Trans>Open the pictures</Trans>
            </Button>
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
      {isAsking && (
        <OpenSheet
          submissionId={detail.submission_id}
          onOpened={(found) => {
            setOpened(found);
            setIsAsking(false);
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

interface OpenSheetProps {
  submissionId: number;
  onOpened: (opened: Opened) => void;
  onClose: () => void;
}

function OpenSheet({ submissionId, onOpened, onClose }: OpenSheetProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const open = useMutation({
    mutationFn: (reason: string) => call(openKyc, { submission_id: submissionId, reason }),
    onSuccess: onOpened,
    // Somebody else may have it: what the page says of that is asked again.
    onError: () => client.invalidateQueries({ queryKey: ["kyc"] }),
  });
  return (
    <ReasonSheet
      title={t`Open the pictures`}
      text={
        <Trans>
          For ten minutes the photos, the CPF and the birth date are shown to you alone. It is
          written down.
        </Trans>
      }
      submit={t`Open the pictures`}
      act={open}
      onClose={onClose}
    />
  );
}
