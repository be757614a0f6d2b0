import { useState } from "react";

interface WinnerPictureProps {
  image: string | null;
  className: string;
}

/** The game's tile, small; a game that has none leaves calm ground. */
export function WinnerPicture({ image, className }: WinnerPictureProps) {
  const [hasFailed, setFailed] = useState(false);
  const source = image?.replace("tile-480", "tile-240") ?? null;
  return (
    <span className={`block shrink-0 overflow-hidden bg-surface-3 ${className}`}>
      {source !== null && !hasFailed && (
        <img
          src={source}
          alt=""
          width={48}
          height={64}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setFailed(true)}
        />
      )}
    </span>
  );
}
