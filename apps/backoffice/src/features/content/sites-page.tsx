import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { useState } from "react";
import { useMay } from "../../platform/session/session.ts";
import { Card, Fact, Loaded, PageHead } from "../../platform/tables/show.tsx";
import { type SiteRow, sitesQuery } from "./queries.ts";
import { SiteSheet } from "./site-sheet.tsx";

/** All sites of the installation; a new one begins as a copy. */
export function SitesPage() {
  const { t } = useLingui();
  const query = useQuery(sitesQuery);
  const [open, setOpen] = useState<{ site: SiteRow; isNew: boolean } | null>(null);
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Sites`} />
      <Loaded query={query}>
        {({ list }) => (
          <div className="grid gap-4 lg:grid-cols-2">
            {list.map((site) => (
              <SiteCard
                key={site.code}
                site={site}
                onEdit={() => setOpen({ site, isNew: false })}
                onCopy={() => setOpen({ site, isNew: true })}
              />
            ))}
          </div>
        )}
      </Loaded>
      {open !== null && <SiteSheet {...open} onClose={() => setOpen(null)} />}
    </div>
  );
}

interface SiteCardProps {
  site: SiteRow;
  onEdit: () => void;
  onCopy: () => void;
}

function SiteCard({ site, onEdit, onCopy }: SiteCardProps) {
  const { t } = useLingui();
  const may = useMay();
  const acts = may("content.manage") && (
    <span className="flex gap-2">
      <Button look="quiet" size="sm" onClick={onCopy}>
        <Trans>Copy</Trans>
      </Button>
      <Button look="quiet" size="sm" onClick={onEdit}>
        <Trans>Change</Trans>
      </Button>
    </span>
  );
  const colours = Object.entries(site.theme.tokens);
  return (
    <Card title={site.name} actions={acts}>
      <dl className="grid grid-cols-2 gap-4">
        <Fact label={t`Code`}>
          {site.code} {site.is_default && <Badge tone="sea">{t`Default`}</Badge>}
        </Fact>
        <Fact label={t`Hosts`}>{site.hosts.join(", ") || t`All that no site names`}</Fact>
        <Fact label={t`Languages in their order`}>{site.languages.join(", ")}</Fact>
        <Fact label={t`Company`}>{site.licence.company ?? t`Demonstration`}</Fact>
      </dl>
      {colours.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label={t`Colours`}>
          {colours.map(([name, colour]) => (
            <li
              key={name}
              title={`${name} ${colour}`}
              className="size-6 rounded-full border border-line"
              style={{ backgroundColor: colour }}
            >
              <span className="sr-only">{`${name} ${colour}`}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
