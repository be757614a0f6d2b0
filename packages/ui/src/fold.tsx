import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface FoldProps {
  head: ReactNode;
  /** How the line that opens it is laid out. */
  headClass: string;
  className?: string;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A line that opens to what lies under it; its mark turns. */
export function Fold({ head, headClass, className, isOpen, onToggle, children }: FoldProps) {
  return (
    <details
      className={cx("group", className)}
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary
        className={cx("flex list-none items-center [&::-webkit-details-marker]:hidden", headClass)}
      >
        {head}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
