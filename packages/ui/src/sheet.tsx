import { X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "./button.tsx";
import { cx } from "./cx.ts";

interface SheetProps {
  title: string;
  closeLabel: string;
  /** Called on the close button, Escape and a press outside. */
  onClose: () => void;
  isWide?: boolean;
  /** Stays below the scrolling part: the one action of the sheet. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The backdrop belongs to the dialog: a press on the dialog itself is one outside its content. */
function usePressOutside(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  useEffect(() => {
    const element = dialog.current;
    const press = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener("mousedown", press);
    return () => element?.removeEventListener("mousedown", press);
  }, [dialog, onClose]);
}

/** The page behind does not scroll; a scrollbar that took room leaves its room empty. */
function holdPage(): () => void {
  const root = document.documentElement;
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = "stable";
  root.style.overflow = "hidden";
  return () => {
    root.style.overflow = "";
    root.style.scrollbarGutter = "";
  };
}

/**
 * Gives the focus back to what opened the sheet. A sheet that another one follows, and an opener
 * that went away with its own sheet, leave it to the page.
 */
function giveFocusBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}

/**
 * A modal on the native dialog: focus is kept inside, Escape closes, and the page behind is inert,
 * all by the browser. Mounted means open.
 */
export function Sheet({ title, closeLabel, onClose, isWide, footer, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  usePressOutside(dialog, onClose);
  // Before the dialog is taken out of the page: afterwards its focus would be lost.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const opener = document.activeElement;
    // First: opening lays the page out, which it then does once for both.
    const letPageGo = holdPage();
    if (!element.open) element.showModal();
    // The browser would choose the close button; a form says where typing begins.
    element.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    return () => {
      letPageGo();
      element.close();
      giveFocusBack(opener);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={cx("sheet", isWide === true && "sheet-wide")}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className="flex items-center justify-between gap-2 py-2 pr-2 pl-5">
        <h2 id={titleId} className="text-lg font-semibold">
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6">{children}</div>
      {footer !== undefined && (
        <footer className="px-5 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))]">{footer}</footer>
      )}
    </dialog>
  );
}
