import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { closeModal } from "../../platform/shell/ui-store.ts";

export function RiskNote() {
  return (
    <p className="text-xs text-quiet">
      {t`Adults only. Gambling can become a problem: only play with money you can spare.`}{" "}
      <Link to="/responsible-gaming" className="text-beak-text underline" onClick={closeModal}>
        {t`Responsible gaming`}
      </Link>
    </p>
  );
}
