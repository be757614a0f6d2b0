import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { cx } from "./cx.ts";

export type ToastTone = "info" | "good" | "error";

interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
}

const SHOWN_MS = 4_000;
const MOST_AT_ONCE = 3;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Says something once. Errors stay until they are closed; the rest leaves by itself. */
export function showToast(text: string, tone: ToastTone = "info"): void {
  const others = toasts.filter((toast) => toast.text !== text);
  publish([...others, { id: nextId++, tone, text }].slice(-MOST_AT_ONCE));
}

export function closeToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

const icons = { info: Info, good: CircleCheck, error: CircleAlert };
const colours: Record<ToastTone, string> = {
  info: "text-sea-text",
  good: "text-leaf-text",
  error: "text-coral-text",
};

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const Icon = icons[toast.tone];
  useEffect(() => {
    if (toast.tone === "error") return undefined;
    const timer = setTimeout(() => closeToast(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <li
      className={cx(
        "pointer-events-auto flex w-full items-center gap-3 rounded-card bg-surface-3 py-1 pl-4",
        "shadow-card transition-all duration-200 starting:-translate-y-2 starting:opacity-0",
      )}
    >
      <Icon aria-hidden="true" className={cx("size-5 shrink-0", colours[toast.tone])} />
      <p className="min-w-0 flex-1 py-2 text-sm">{toast.text}</p>
      <button
        type="button"
        aria-label={closeLabel}
        className="inline-flex size-11 items-center justify-center text-quiet hover:text-text"
        onClick={() => closeToast(toast.id)}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </li>
  );
}

const readToasts = (): readonly Toast[] => toasts;

/** Rendered once by the shell. The list is a live region, so each toast is read out. */
export function ToastHost({ closeLabel }: { closeLabel: string }) {
  const list = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readToasts,
    readToasts,
  );
  return (
    <ol
      popover="manual"
      aria-live="polite"
      ref={(element) => {
        // The top layer, so that a toast is seen above an open dialog.
        if (element === null) return;
        if (element.matches(":popover-open")) element.hidePopover();
        if (list.length > 0) element.showPopover();
      }}
      className={cx(
        "pointer-events-none fixed inset-x-3 top-[calc(4rem+env(safe-area-inset-top))] bottom-auto",
        "mx-auto w-auto max-w-md flex-col gap-2 overflow-visible bg-transparent open:flex",
      )}
    >
      {list.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </ol>
  );
}
