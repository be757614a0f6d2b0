import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "@tucano/ui/button.tsx";
import { NoticesSheet } from "../../../features/notices/notices-sheet.tsx";
import { closeModal } from "../../../platform/shell/ui-store.ts";

export function NoticesModal() {
  return (
    <NoticesSheet
      footer={
        <Link
          to="/information-center/notification"
          className={buttonClass("quiet", "lg", "w-full")}
          onClick={closeModal}
        >
          {t`All notifications`}
        </Link>
      }
    />
  );
}
