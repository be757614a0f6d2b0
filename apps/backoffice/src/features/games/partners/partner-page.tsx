import { Trans, useLingui } from "@lingui/react/macro";
import { useLingui as useWords } from "@lingui/react";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { listGames } from "@tucano/contract/backoffice/games/games.ts";
import { readPartner, switchPartner } from "@tucano/contract/backoffice/games/studios.ts";
import { Notice } from "@tucano/ui/notice.tsx";
import { ActButton, FormButton } from "../../../platform/act-button.tsx";
import { ask, askList, call } from "../../../platform/api.ts";
import { DataTable } from "../../../platform/tables/data-table.tsx";
import { Page } from "../../../platform/tables/page.tsx";
import { Card, CardTable, Fact, Loaded, Moment } from "../../../platform/tables/show.tsx";
import { GameActs } from "../game-acts.tsx";
import { GameLink, OfferBadge } from "../labels.tsx";
import { type Partner, stopsQuery } from "../queries.ts";
import { ResumeButton, StopButton, StopModeButton } from "../stop-buttons.tsx";
import { PartnerKeys } from "./partner-keys.tsx";
import { PartnerSheet } from "./partner-sheet.tsx";
import {
  modeWords,
  PartnerBadge,
  permissionWords,
  rollbackLabels,
  speakingWords,
} from "./partner-words.tsx";

/** One partner: what is agreed, its keys and ours, its games, and every way to stop it. */
export function PartnerPage() {
  const { code = "" } = useParams({ strict: false });
  return (
    <Loaded query={useQuery(ask(readPartner, { code }))}>
      {(partner) => (
        <Page title={partner.name} acts={<PartnerActs partner={partner} />}>
          {partner.away !== null && <Away away={partner.away} />}
          <Terms partner={partner} />
          {!partner.is_own && <PartnerKeys partner={partner} />}
          <Games code={partner.code} />
        </Page>
      )}
    </Loaded>
  );
}

function Away({ away }: { away: NonNullable<Partner["away"]> }) {
  return (
    <Notice tone="error">
      <p>
        <Trans>Launches failed in a row: {away.failures}.</Trans>{" "}
        <Trans>Bets, wins and rollbacks go on.</Trans>
      </p>
      <p>
        <Moment iso={away.at} />: {away.problem}
      </p>
      {away.until !== null && (
        <p>
          <Trans>It is tried again from</Trans> <Moment iso={away.until} />
        </p>
      )}
    </Notice>
  );
}

function PartnerActs({ partner }: { partner: Partner }) {
  const { code, name, is_own: isOwn } = partner;
  const { t } = useLingui();
  const stops = useQuery(stopsQuery);
  const scopes = stops.data?.list.map(({ scope }) => scope) ?? [];
  return (
    <div className="flex flex-wrap gap-2">
      {!isOwn && (
        <FormButton
          permission="games.studios"
          label={t`Change`}
          look="quiet"
          form={(close) => <PartnerSheet partner={partner} onClose={close} />}
        />
      )}
      {scopes.includes(`studio:${code}`) ? (
        <ResumeButton scope={`studio:${code}`} name={name} />
      ) : (
        <StopButton scope={`studio:${code}`} name={name} label={t`Stop play`} />
      )}
      {!isOwn && <StopModeButton scope={`studio:${code}`} name={name} />}
      {!isOwn && <SwitchButton partner={partner} />}
    </div>
  );
}

function SwitchButton({ partner: { code, name, status } }: { partner: Partner }) {
  const { t } = useLingui();
  const isOn = status === "active";
  return (
    <ActButton
      permission="games.manage"
      label={isOn ? t`Switch off` : t`Switch on`}
      look={isOn ? "danger" : "quiet"}
      title={isOn ? t`Switch off: ${name}` : t`Switch on: ${name}`}
      text={
        isOn ? (
          <Trans>
            No launch, no bet and no frame from now on. Wins and rollbacks are taken as before.
          </Trans>
        ) : (
          <Trans>Its games may be opened and played again, at once.</Trans>
        )
      }
      done={isOn ? t`Switched off: ${name}` : t`Switched on: ${name}`}
      act={(reason) => call(switchPartner, { code, status: isOn ? "disabled" : "active", reason })}
    />
  );
}

function Terms({ partner }: { partner: Partner }) {
  const { t } = useLingui();
  const { _ } = useWords();
  const lines = (texts: readonly string[], empty: string) =>
    texts.length === 0 ? empty : <span className="break-all">{texts.join(" · ")}</span>;
  return (
    <Card title={t`Agreed`}>
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:grid-cols-3">
        <Fact label={t`State`}>
          <PartnerBadge status={partner.status} isAway={partner.away?.until != null} />
        </Fact>
        <Fact label={t`Code`}>{partner.code}</Fact>
        <Fact label={t`Product`}>{partner.product ?? "–"}</Fact>
        <Fact label={t`Address of their API`}>
          <span className="break-all">{partner.base_url ?? "–"}</span>
        </Fact>
        <Fact label={t`Their number for us`}>{partner.operator_id ?? "–"}</Fact>
        <Fact label={t`Our wallet for them`}>
          <code className="break-all">{`${location.origin}${partner.wallet_path}`}</code>
        </Fact>
        <Fact label={t`Origins of frames`}>
          {lines(partner.frame_origins, t`None: no game opens`)}
        </Fact>
        <Fact label={t`Frames may`}>
          {lines(
            partner.frame_permissions.map((one) => _(permissionWords[one])),
            "–",
          )}
        </Fact>
        <Fact label={t`What frames say`}>{_(speakingWords[partner.frame_words])}</Fact>
        <Fact label={t`Their networks`}>{lines(partner.networks, t`Any`)}</Fact>
        <Fact label={t`Calls from elsewhere`}>{_(modeWords[partner.networks_mode])}</Fact>
        <Fact label={t`A win after its rollback`}>
          {_(rollbackLabels[partner.win_after_rollback])}
        </Fact>
        <Fact label={t`With each launch`}>
          <code className="break-all">{launchFields(partner).join(", ") || "–"}</code>
        </Fact>
      </dl>
    </Card>
  );
}

function launchFields(partner: Partner): string[] {
  const { sub_partner_id: subPartner, launch_meta: meta } = partner;
  return [
    partner.sends_deposit_url ? ["deposit_url"] : [],
    subPartner === null ? [] : [`sub_partner_id ${subPartner}`],
    meta === null ? [] : [`meta ${meta}`],
  ].flat();
}

function Games({ code }: { code: string }) {
  const { t } = useLingui();
  const query = useQuery(askList(listGames, { studio: code, limit: 100 }));
  return (
    <Card title={t`Games`}>
      <Loaded query={query}>
        {({ list }) => (
          <CardTable isEmpty={list.length === 0}>
            <DataTable
              rows={list}
              keyOf={(row) => row.game_id}
              columns={[
                { label: t`Game`, cell: (row) => <GameLink game={row} /> },
                { label: t`Code`, cell: (row) => row.code },
                {
                  label: t`State`,
                  cell: (row) => (
                    <OfferBadge status={row.stopped_by === null ? row.status : "stopped"} />
                  ),
                },
                {
                  label: t`Sites`,
                  cell: (row) => (row.sites === null ? t`All` : row.sites.join(", ")),
                },
                { label: t`Act`, cell: (row) => <GameActs row={row} /> },
              ]}
            />
          </CardTable>
        )}
      </Loaded>
    </Card>
  );
}
