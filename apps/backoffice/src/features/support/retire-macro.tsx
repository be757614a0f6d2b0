import { useLingui } from "@lingui/react/macro";
import { retireMacro } from "@tucano/contract/backoffice/members/support.ts";
import { ActButton } from "../../platform/act-button.tsx";
import { call } from "../../platform/api.ts";
import type { Macro } from "./queries.ts";

export function RetireMacro({ macro }: { macro: Macro }) {
  const { t } = useLingui();
  const { macro_id, title } = macro;
  return (
    <ActButton
      permission="support.manage"
      label={t`Remove`}
      about={title}
      look="danger"
      title={t`Take “${title}” out of use`}
      submit={t`Remove`}
      act={(reason) => call(retireMacro, { macro_id, reason })}
    />
  );
}
