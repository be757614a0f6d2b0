import { t } from "@lingui/core/macro";
import { Button } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { Spinner } from "@tucano/ui/spinner.tsx";
import { ApiError } from "@tucano/client/api-error.ts";
import { LoadError } from "../../platform/api/query-state.tsx";
import { scenes } from "../../platform/shell/scenes.ts";

const refused = new ApiError({
  status: 503,
  message: "",
  requestId: "req-7KX2M9QH",
});

export function GalleryStates() {
  return (
    <div className="flex flex-col gap-4">
      <Notice>{t`News about deposits, withdrawals and rewards appears here.`}</Notice>
      <Notice tone="good">{t`Your deposit has arrived.`}</Notice>
      <Notice tone="error">{t`That didn't work. Try again.`}</Notice>
      <SkeletonRows count={2} label={t`Loading`} />
      <Spinner className="size-8 text-quiet" />
      <div className="grid gap-2 sm:grid-cols-2">
        <EmptyState
          image={scenes.inbox}
          title={t`Nothing new here.`}
          text={t`News about deposits, withdrawals and rewards appears here.`}
          action={<Button look="quiet">{t`Search games`}</Button>}
        />
        <LoadError error={refused} onRetry={() => undefined} />
      </div>
    </div>
  );
}
