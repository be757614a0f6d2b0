import { type ReactNode, useState } from "react";
import { Mark } from "./mark.tsx";

interface EmptyStateProps {
  /** A drawn scene; decoration, so it has no name of its own. */
  image: string;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

/** One drawn scene, one sentence, one next step. Without a network the logo replaces the scene. */
export function EmptyState({ image, title, text, action }: EmptyStateProps) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center gap-2 px-4 py-3 text-center sm:py-8">
      {hasFailed ? (
        <span className="mb-1 flex h-30 items-center sm:h-42">
          <Mark className="h-24 w-auto" />
        </span>
      ) : (
        <img
          src={image}
          alt=""
          width={224}
          height={168}
          className="mb-1 h-30 w-40 object-contain sm:h-42 sm:w-56"
          onError={() => setFailed(true)}
        />
      )}
      <p className="text-base font-semibold">{title}</p>
      {text !== undefined && <div className="text-sm text-quiet">{text}</div>}
      {action !== undefined && (
        <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>
      )}
    </div>
  );
}
