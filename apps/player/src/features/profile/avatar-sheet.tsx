import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { cx } from "@tucano/ui/cx.ts";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { picturesQuery, useChoosePicture } from "./api.ts";

interface AvatarSheetProps {
  memberId: number;
  current: string;
  onClose: () => void;
}

export function AvatarSheet({ memberId, current, onClose }: AvatarSheetProps) {
  const query = useQuery(picturesQuery);
  const choose = useChoosePicture(memberId);
  return (
    <Sheet title={t`Profile photo`} closeLabel={t`Close`} onClose={onClose}>
      <QueryState query={query} waiting={<Skeleton className="h-64" />}>
        {(pictures) => (
          <ul className="grid grid-cols-4 gap-3">
            {[...pictures.female, ...pictures.male].map((url, index) => (
              <li key={url}>
                <button
                  type="button"
                  aria-label={t`Photo ${index + 1}`}
                  aria-pressed={url === current}
                  // Not disabled: whoever has pressed it by keyboard would lose the focus.
                  aria-disabled={choose.isPending || undefined}
                  className={cx(
                    "block aspect-square w-full overflow-hidden rounded-full bg-surface-2",
                    "transition-transform duration-120 active:scale-95 aria-disabled:opacity-50",
                    url === current && "outline-3 outline-beak",
                  )}
                  onClick={() => {
                    if (choose.isPending) return;
                    choose.mutate(url, {
                      onSuccess: onClose,
                      onError: (error) => showToast(error.message, "error"),
                    });
                  }}
                >
                  <img src={url} alt="" width={96} height={96} className="size-full" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Sheet>
  );
}
