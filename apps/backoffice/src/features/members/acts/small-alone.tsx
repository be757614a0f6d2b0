import { Trans } from "@lingui/react/macro";

/** Which money moves when, before it is asked for. */
export function SmallAlone() {
  return (
    <Trans>
      What your role may move alone moves at once; more does when a second person agrees.
    </Trans>
  );
}
