import { Trans, useLingui } from "@lingui/react/macro";
import { retireMacro } from "@tucano/contract/backoffice/members/support.ts";
import { Button } from "@tucano/ui/button.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import type { Macro } from "./queries.ts";

export function RetireMacro({ macro }: { macro: Macro }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const retire = useMutation({
    mutationFn: (reason: string) => call(retireMacro, { macro_id: macro.macro_id, reason }),
    onSuccess: () => setIsOpen(false),
    onSettled: () => queries.invalidateQueries({ queryKey: ["macros"] }),
  });
  return (
    <>
      <Button look="danger" size="sm" onClick={() => setIsOpen(true)}>
        <Trans>Remove</Trans>
        <span className="sr-only">{macro.title}</span>
      </Button>
      {isOpen && (
        <ReasonSheet
          title={t`Take “${macro.title}” out of use`}
          submit={t`Remove`}
          look="danger"
          act={retire}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
