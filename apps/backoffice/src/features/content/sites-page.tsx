import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Badge } from "@tucano/ui/chip.tsx";
import { FormButton } from "../../platform/act-button.tsx";
import { Page } from "../../platform/tables/page.tsx";
import { Card, Fact, Loaded } from "../../platform/tables/show.tsx";
import { sitesQuery } from "../../platform/subjects/site-field.tsx";
import type { SiteRow } from "./queries.ts";
import { SiteSheet } from "./site-sheet.tsx";

/** All sites of the installation; a new one begins as a copy. */
export function SitesPage() {
  const { t } = useLingui();
  const query = useQuery(sitesQuery);
  return (
    <Page title={t`Sites`}>
      <Loaded query={query}>
        {({ list }) => (
          <div className="grid gap-4 lg:grid-cols-2">
            {list.map((site) => (
              <SiteCard key={site.code} site={site} />
            ))}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function SiteCard({ site }: { site: SiteRow }) {
  const { t } = useLingui();
  const sheet = (label: string, isNew: boolean) => (
    <FormButton
      permission="content.manage"
      label={label}
      look="quiet"
      form={(close) => <SiteSheet site={site} isNew={isNew} onClose={close} />}
    />
  );
  const acts = (
    <span className="flex gap-2">
      {sheet(t`Copy`, true)}
      {sheet(t`Change`, false)}
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
