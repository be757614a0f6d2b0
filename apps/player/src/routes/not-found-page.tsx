import { t } from "@lingui/core/macro";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { chipClass } from "@tucano/ui/chip.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useTitle } from "../platform/shell/page-head.tsx";
import { scenes } from "../platform/shell/scenes.ts";

/** Offers a search for a game, using the words of the lost address. */
function SearchInstead() {
  const navigate = useNavigate();
  return (
    <form
      role="search"
      className="mx-auto flex max-w-sm items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const q = new FormData(event.currentTarget).get("q");
        void navigate({
          to: "/searchGames",
          search: typeof q === "string" && q !== "" ? { q } : {},
        });
      }}
    >
      <TextField name="q" type="search" label={t`Search games`} className="flex-1" />
      <Button type="submit" look="quiet" className="min-h-12">
        {t`Search`}
      </Button>
    </form>
  );
}

export function NotFoundPage() {
  const path = useLocation({ select: (location) => location.pathname });
  useTitle(t`Page not found`);
  return (
    <div className="page">
      <h1 className="sr-only">{t`Page not found`}</h1>
      <EmptyState
        image={scenes.lost}
        title={t`This page flew away.`}
        text={
          <>
            {t`The address may be old or mistyped.`}
            <span className="mt-1 block text-xs break-all">{path}</span>
          </>
        }
        action={<Link to="/" className={buttonClass("primary")}>{t`Go to the home page`}</Link>}
      />
      <SearchInstead />
      <nav aria-label={t`Other places`} className="mt-5">
        <ul className="flex flex-wrap justify-center gap-2">
          <li>
            <Link to="/game" className={chipClass(false)}>{t`All games`}</Link>
          </li>
          <li>
            <Link to="/recharge" className={chipClass(false)}>{t`Deposit`}</Link>
          </li>
          <li>
            <Link to="/profile" className={chipClass(false)}>{t`Profile`}</Link>
          </li>
          <li>
            <Link to="/faq" className={chipClass(false)}>{t`Questions and answers`}</Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}
