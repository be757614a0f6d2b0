import { t } from "@lingui/core/macro";
import { Button } from "@tucano/ui/button.tsx";
import { useEffect, useState } from "react";
import type { Game } from "../../platform/games/games.ts";
import { hideBroken } from "../../platform/games/hide-broken.ts";

const CANCEL_AFTER_MS = 3_000;
const RETRY_AFTER_MS = 15_000;

export interface Progress {
  readonly loadedBytes: number;
  readonly totalBytes: number;
}

interface GameLoadingProps {
  game: Game;
  progress: Progress | null;
  onCancel: () => void;
  onRetry: () => void;
}

/** 1 250 000 as "1,3": enough to see that something comes. */
function megabytes(bytes: number): string {
  const tenths = Math.round(bytes / 100_000);
  return `${Math.floor(tenths / 10)},${tenths % 10}`;
}

/** The bar shows bytes that really came. After 3 s one may leave, after 15 s try again. */
export function GameLoading({ game, progress, onCancel, onRetry }: GameLoadingProps) {
  const [waited, setWaited] = useState<"short" | "long" | "too-long">("short");
  useEffect(() => {
    const timers = [
      setTimeout(() => setWaited("long"), CANCEL_AFTER_MS),
      setTimeout(() => setWaited("too-long"), RETRY_AFTER_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  const { loadedBytes, totalBytes } = progress ?? { loadedBytes: 0, totalBytes: 0 };
  const percent = totalBytes === 0 ? 0 : Math.round((loadedBytes / totalBytes) * 100);
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-5 overflow-y-auto bg-ground-deep px-6 py-4 text-center landscape:max-lg:gap-3">
      <img
        src={game.image_small}
        onError={hideBroken}
        alt=""
        width={144}
        height={192}
        className="w-36 rounded-tile shadow-card landscape:max-lg:w-20"
      />
      <div>
        <p className="font-semibold">{t`Opening ${game.name}`}</p>
        <p className="tabular min-h-4 text-xs text-quiet">
          {totalBytes > 0 && t`${megabytes(loadedBytes)} of ${megabytes(totalBytes)} MB`}
        </p>
      </div>
      <div
        role="progressbar"
        aria-label={t`Loading`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 w-56 overflow-hidden rounded-full bg-surface-3"
      >
        <div
          className="beak-fill h-full rounded-full transition-[width] duration-200"
          style={{ width: `${percent}%` }}
        />
      </div>
      {waited === "too-long" && (
        <p
          role="status"
          className="text-sm text-quiet"
        >{t`This is taking longer than it should.`}</p>
      )}
      <div className="flex min-h-11 gap-2">
        {waited !== "short" && (
          <Button look="quiet" onClick={onCancel}>
            {t`Cancel`}
          </Button>
        )}
        {waited === "too-long" && <Button onClick={onRetry}>{t`Try again`}</Button>}
      </div>
    </div>
  );
}
