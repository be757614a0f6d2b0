import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { SiteLogo } from "../../platform/shell/site-logo.tsx";
import { type Site, socialLinksQuery, useSite } from "../../platform/shell/site.ts";

const linkClass = "inline-flex min-h-11 items-center text-sm text-quiet hover:text-text";

function SocialLinks() {
  const { data } = useQuery(socialLinksQuery);
  if (data === undefined || data.list.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5">
      {data.list.map((link) => (
        <li key={link.code}>
          <a href={link.url} rel="noopener noreferrer" target="_blank" className={linkClass}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Whom the player deals with: the authorised company, or plainly that this is a demonstration. */
function LicenceText({ site }: { site: Site }) {
  const { licence, contacts } = site;
  const facts = [
    licence.company,
    licence.cnpj === null ? null : `CNPJ ${licence.cnpj}`,
    licence.authorisation,
    licence.address,
  ].filter((fact) => fact !== null);
  const reach = [contacts.email, contacts.phone, contacts.ombudsman].filter((one) => one !== null);
  return (
    <div className="flex max-w-3xl flex-col gap-2 text-xs text-quiet">
      {facts.length > 0 && <p>{facts.join(" · ")}</p>}
      <p>{licence.notice}</p>
      <p>{site.footer.text}</p>
      {reach.length > 0 && (
        <p>
          {reach.join(" · ")} {contacts.hours !== "" && `(${contacts.hours})`}
        </p>
      )}
    </div>
  );
}

export function Footer() {
  const site = useSite();
  return (
    <footer className="bg-ground-deep/60 px-4 pt-8 pb-28 lg:px-6 lg:pb-10">
      <div className="mx-auto flex max-w-[1232px] flex-col gap-5">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <SiteLogo />
          <p className="flex items-center gap-3 text-sm">
            <span
              aria-hidden="true"
              className="flex size-10 shrink-0 items-center justify-center rounded-full border-2 border-coral text-sm font-bold"
            >
              18+
            </span>
            {site?.footer.age_notice ?? t`Adults only. Play responsibly.`}
          </p>
        </div>
        <nav aria-label={t`Information`}>
          <ul className="flex flex-wrap gap-x-5">
            <li>
              <Link to="/responsible-gaming" className={linkClass}>{t`Responsible gaming`}</Link>
            </li>
            <li>
              <Link to="/terms" className={linkClass}>{t`Terms`}</Link>
            </li>
            <li>
              <Link to="/privacy" className={linkClass}>{t`Privacy`}</Link>
            </li>
            <li>
              <Link to="/faq" className={linkClass}>{t`Questions and answers`}</Link>
            </li>
            <li>
              <Link to="/fairness" className={linkClass}>{t`Verify a round`}</Link>
            </li>
          </ul>
        </nav>
        <SocialLinks />
        {site !== undefined && <LicenceText site={site} />}
      </div>
    </footer>
  );
}
