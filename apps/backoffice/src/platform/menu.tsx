import { buttonClass } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";

interface MenuProps {
  label: string;
  icon: ReactNode;
  /** In a row of buttons: on a phone it opens at the row's left, where none leaves the window. */
  isInRow?: boolean;
  /** Stays while it is hidden: a sheet that an act in it has opened outlives it. */
  children: (close: () => void) => ReactNode;
}

/** A small panel under a button. Escape and a press elsewhere close it; focus goes back. */
export function Menu({ label, icon, isInRow = false, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const buttonId = `${panelId}-button`;
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setIsOpen(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setIsOpen(false);
      document.getElementById(buttonId)?.focus();
    };
    document.addEventListener("pointerdown", press);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("keydown", key);
    };
  }, [isOpen, buttonId]);
  const close = () => {
    setIsOpen(false);
    document.getElementById(buttonId)?.focus();
  };
  return (
    <div ref={frame} className={isInRow ? "md:relative" : "relative"}>
      <button
        id={buttonId}
        type="button"
        // Its label lies within it even where only ears need it: not beside a row that scrolls.
        className={cx(buttonClass("quiet", "sm"), "relative")}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {icon}
        <span className="max-md:sr-only">{label}</span>
      </button>
      <div
        id={panelId}
        role="group"
        aria-label={label}
        hidden={!isOpen}
        className={cx(
          "absolute z-20 mt-1 flex max-h-96 w-64 flex-col gap-1 overflow-y-auto rounded-tile",
          "bg-surface-3 p-2 shadow-card",
          isInRow ? "max-md:left-0 md:right-0" : "right-0",
        )}
      >
        {children(close)}
      </div>
    </div>
  );
}
