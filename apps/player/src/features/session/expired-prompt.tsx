import { t } from "@lingui/core/macro";
import { Button } from "@tucano/ui/button.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { useSession } from "../../platform/session/session.ts";
import { openModal } from "../../platform/shell/ui-store.ts";

function close(): void {
  useSession.setState({ isExpiredPromptOpen: false });
}

export function ExpiredPrompt() {
  return (
    <Sheet
      title={t`Session expired`}
      closeLabel={t`Close`}
      onClose={close}
      footer={
        <div className="grid grid-cols-2 gap-2">
          <Button look="quiet" size="lg" onClick={close}>
            {t`Cancel`}
          </Button>
          <Button
            size="lg"
            data-autofocus
            onClick={() => {
              close();
              openModal("login");
            }}
          >
            {t`Log in`}
          </Button>
        </div>
      }
    >
      <p className="text-quiet">{t`Login expired, do you want to log in again`}</p>
    </Sheet>
  );
}
