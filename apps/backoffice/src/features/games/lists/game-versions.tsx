import { useLingui } from "@lingui/react/macro";
import { listGameVersions } from "@tucano/contract/backoffice/games/partner-games.ts";
import { useQuery } from "@tanstack/react-query";
import { ask } from "../../../platform/api.ts";
import { FactsDiff } from "../../../platform/numbers/facts-diff.tsx";
import { Page } from "../../../platform/tables/page.tsx";
import { Card, Loaded, Moment, NothingHere } from "../../../platform/tables/show.tsx";

interface GameVersionsProps {
  readonly partner: string;
  readonly code: string;
}

/** Everything that a partner ever listed a game as, each beside what it was before. */
export function GameVersions({ partner, code }: GameVersionsProps) {
  const { t } = useLingui();
  const query = useQuery(ask(listGameVersions, { partner, code }));
  return (
    <Loaded query={query}>
      {({ list }) => (
        <Page title={list[0]?.facts["name"] ?? t`Partner's game`}>
          <p className="text-sm text-quiet">
            <code>
              {partner}/{code}
            </code>
          </p>
          {list.length === 0 && <NothingHere text={t`No partner has listed a game like this.`} />}
          {list.map(({ version, seen_at: seenAt, facts }, index) => (
            <Card
              key={version}
              title={t`Version ${version}`}
              actions={<Moment iso={seenAt} style="moment" />}
            >
              <FactsDiff before={list[index + 1]?.facts ?? {}} after={facts} />
            </Card>
          ))}
        </Page>
      )}
    </Loaded>
  );
}
