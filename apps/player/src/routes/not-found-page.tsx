import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { scenes } from "../platform/scenes.ts";

export function NotFoundPage() {
  return (
    <div className="page">
      <h1 className="sr-only">{t`Page not found`}</h1>
      <EmptyState
        image={scenes.lost}
        title={t`This page flew away.`}
        text={t`The address may be old or mistyped.`}
        action={
          <>
            <Link to="/" className={buttonClass("primary")}>{t`Go to the home page`}</Link>
            <Link to="/searchGames" className={buttonClass("quiet")}>{t`Search games`}</Link>
          </>
        }
      />
    </div>
  );
}
