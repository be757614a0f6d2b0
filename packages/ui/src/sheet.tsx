import { X } from "lucide-react";
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { createPortal } from "react-dom";
import { IconButton } from "./button.tsx";
import { listenForCloseWish } from "./close-wish.ts";
import { cx } from "./cx.ts";
import { addLayer } from "./sheet-layers.ts";

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

/** A press outside the content is one on the scrim, or on the backdrop where that is shown. */
function usePressOutside(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    const scrim = element?.parentElement;
    const press = (event: MouseEvent) => {
      if (event.target === element || event.target === scrim) close();
    };
    scrim?.addEventListener("mousedown", press);
    return () => scrim?.removeEventListener("mousedown", press);
  }, [dialog]);
}

function useCloseWish(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (dialog.current === null) return undefined;
    return listenForCloseWish(dialog.current, () => close());
  }, [dialog]);
}

/**
 * A modal on the native dialog, above the page and outside it. It is painted first and takes the
 * page below out of reach after that. Mounted means open.
 */
export function Sheet({ title, closeLabel, onClose, isWide, footer, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  usePressOutside(dialog, onClose);
  useCloseWish(dialog, onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const leave = addLayer(element);
    // Over a dialog of a game's own, and over what fills the screen, lies only the top layer.
    if (document.querySelector(":modal") === null) element.show();
    else element.showModal();
    // The browser would choose the close button; a form says where typing begins.
    element.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    return leave;
  }, []);
  return createPortal(
    <div className="sheet-scrim">
      <dialog
        ref={dialog}
        aria-modal="true"
        aria-labelledby={titleId}
        className={cx("sheet", isWide === true && "sheet-wide")}
        onCancel={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <header className="flex items-center justify-between gap-2 py-2 pr-2 pl-5">
          <h2 id={titleId} className="min-w-0 text-lg font-semibold wrap-anywhere">
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        </header>
        <div className="relative min-h-0 flex-auto overflow-y-auto overscroll-contain px-5 pb-6">
          {children}
        </div>
        {footer !== undefined && (
          <footer className="px-5 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))]">
            {footer}
          </footer>
        )}
      </dialog>
    </div>,
    document.body,
  );
}
