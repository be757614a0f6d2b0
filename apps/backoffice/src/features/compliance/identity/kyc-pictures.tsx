/** The pictures side by side; a click shows one at full size. */
import { useLingui } from "@lingui/react/macro";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { kycPicture } from "@tucano/contract/backoffice/members/identity.ts";
import type { PictureKind } from "@tucano/contract/player/account/identity.ts";
import { cx } from "@tucano/ui/cx.ts";
import { Notice } from "@tucano/ui/notice.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { useEffect, useState } from "react";
import { callFile } from "../../../platform/api.ts";
import { useIdentityWords } from "../../../platform/subjects/identity-words.ts";

/** The address of a blob, as long as it is shown. */
function useBlobUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (blob === undefined) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return url;
}

/** Kept as long as the page shows it, and no longer; never asked for anew. */
const pictureQuery = (submissionId: number, kind: PictureKind) =>
  queryOptions({
    queryKey: [kycPicture.path, submissionId, kind],
    queryFn: ({ signal }) =>
      callFile(kycPicture, { submission_id: submissionId, kind }, { signal }),
    gcTime: 0,
    staleTime: "static",
    retry: false,
  });

function Picture({ submissionId, kind }: { submissionId: number; kind: PictureKind }) {
  const { t } = useLingui();
  const words = useIdentityWords();
  const query = useQuery(pictureQuery(submissionId, kind));
  const url = useBlobUrl(query.data);
  const [isLarge, setIsLarge] = useState(false);
  const name = words.picture(kind);
  return (
    <figure className={cx("flex min-w-0 flex-col gap-2", isLarge && "md:col-span-full")}>
      <figcaption className="text-sm font-medium">{name}</figcaption>
      {query.error !== null && <Notice tone="error">{query.error.message}</Notice>}
      {url === null ? (
        query.error === null && <Skeleton className="h-56 w-full rounded-tile" />
      ) : (
        <button
          type="button"
          aria-pressed={isLarge}
          aria-label={isLarge ? t`${name}: smaller` : t`${name}: larger`}
          className={cx(
            "overflow-auto rounded-tile bg-surface-2",
            isLarge ? "max-h-[85vh] cursor-zoom-out" : "cursor-zoom-in",
          )}
          onClick={() => setIsLarge(!isLarge)}
        >
          <img
            src={url}
            alt={name}
            className={isLarge ? "max-w-none" : "h-56 w-full object-contain"}
          />
        </button>
      )}
    </figure>
  );
}

export function KycPictures(props: { submissionId: number; kinds: readonly PictureKind[] }) {
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {props.kinds.map((kind) => (
        <Picture key={kind} submissionId={props.submissionId} kind={kind} />
      ))}
    </div>
  );
}
